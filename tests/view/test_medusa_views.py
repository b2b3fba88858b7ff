"""The frames of the Medusa page, the comparison and typical acceptance, without a browser."""

import re
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from specviz.engine import Split, TreeSession, build_tree, replay_tree, verify_tree
from specviz.engine.tree.choices import MC_SIM_7B_63, chain, full_product
from specviz.engine.tree.head_drafter import ranked_heads
from specviz.engine.tree.inputs import MedusaInputs
from specviz.engine.tree.play import play_medusa
from specviz.view.tree.compare import compare_table, compare_words
from specviz.view.tree.lane import tree_lane
from specviz.view.tree.reel import tree_reel, tree_span
from specviz.view.tree.typical_chart import typical_chart, typical_words

PLAYED = play_medusa(MedusaInputs())
LONG = replay_tree([f"w{i % 9}" for i in range(400)], ranked_heads([0.5] * 4, 10), MC_SIM_7B_63)


TAGS = {"div", "span", "ol", "ul", "li", "p", "dl", "dt", "dd", "b", "i", "small", "bdi"}
TAGS |= {"figure", "figcaption", "svg", "g", "rect", "path", "text", "title"}


def reel_of(session: TreeSession) -> tuple[str, ...]:
    return tree_reel(session, Split.WORDS, tree_span(session, 0), "name").frames


def test_the_accepted_path_stands_in_the_lane_and_in_all_pictures() -> None:
    frame = reel_of(PLAYED.session)[1]
    lane = re.findall(r'class="token">(\w+)<', frame)
    assert lane == ["the", "cat", "sat", "on"]
    assert re.findall(r'class="node accepted" data-node="(\d+)"', frame) == ["1", "5", "12"]
    assert re.findall(r'class="row accepted" data-node="(\d+)"', frame) == ["1", "5", "12"]
    assert frame.count('class="path won"') == 1


def test_the_first_frame_keeps_the_verdict() -> None:
    frame = reel_of(PLAYED.session)[0]
    assert "Nothing is emitted yet" in frame
    assert "accepted" not in re.sub(r'data-tip="[^"]*"|<dl.*?</dl>', "", frame)


def test_the_last_frame_has_no_bonus_and_an_overrun() -> None:
    lane = tree_lane(PLAYED.session.rounds[-1])
    assert "+1 bonus" not in lane
    assert "past the end" in lane


def test_the_rank_of_an_accepted_candidate_is_told() -> None:
    tree = build_tree([[f"w{i}" for i in range(22)]], full_product([22]))
    signs = [tree_lane(verify_tree([f"w{i}"], 0, tree)) for i in (0, 1, 2, 10, 20)]
    assert [re.findall(r"✓ head 1, (\w+)", sign)[0] for sign in signs] == [
        "1st",
        "2nd",
        "3rd",
        "11th",
        "21st",
    ]


def test_large_trees_travel_in_smaller_windows() -> None:
    assert len(tree_span(LONG, 1)) == 2000 // 60
    huge = replay_tree(LONG.target, ranked_heads([0.5] * 3, 10), full_product([10, 10, 10]))
    assert len(tree_span(huge, 100)) == 8
    assert 100 in tree_span(huge, 100)
    assert sum(map(len, reel_of(LONG))) < 4_000_000


def test_an_empty_target_says_what_to_do() -> None:
    (frame,) = reel_of(replay_tree([], [], []))
    assert "The target text is empty: type some words" in frame


@given(st.text(max_size=8), st.sampled_from(["<script>", '"><img src=x>', "'onload=x", "&lt;"]))
def test_whatever_is_typed_becomes_text(text: str, hostile: str) -> None:
    token = text + hostile
    session = replay_tree([token, text + "x"], [[[token, hostile]]], [[0], [1]])
    for frame in reel_of(session):
        assert not re.search(r"<(script|img)|\sonload=|\"><img", frame.replace("&quot;", ""))
        assert set(re.findall(r"<(\w+)", frame)) <= TAGS


def test_the_comparison_by_hand() -> None:
    words = compare_words(PLAYED.session, PLAYED.chain)
    assert words == (
        "The tree emits 2.67 tokens a call, the chain 1.60: 3 calls against 5. The tree makes the "
        "big model look at 63 candidates in all, the chain at 12. Each call saved costs 25.5 more "
        "candidates to verify."
    )
    table = compare_table(PLAYED.session, PLAYED.chain)
    cells = re.findall(r"<td[^>]*>(?:<span>)?([\d.,]+)", table)
    assert cells == [
        "3",
        "2.67",
        "21.00",
        "63",
        "5",
        "1.60",
        "2.40",
        "12",
        "8",
        "1.00",
        "0.00",
        "0",
    ]


def test_what_a_call_saved_costs_is_said_only_where_calls_are_saved() -> None:
    heads = [[["a", "x"], ["b", "y"]], []]
    worse, straight = replay_tree("abc", heads, [[1]]), replay_tree("abc", heads, chain(2))
    assert compare_words(worse, straight).endswith("beside the chain save no call.")
    frugal, wasteful = (
        replay_tree("abc", [[["a"]], [["c"]]], [[0]]),
        replay_tree("abc", [["xy"]] * 3, [[0], [1]]),
    )
    assert compare_words(frugal, wasteful).endswith("no more candidates than the chain.")
    assert compare_words(straight, straight).endswith("the chain at 2.")


def test_an_empty_comparison_divides_by_nothing() -> None:
    empty = replay_tree([], [], [])
    assert "width: 0.0%" in compare_table(empty, empty)


def test_typical_acceptance_in_words_and_bars() -> None:
    children = (("sat", 0.5), ("ran", 0.45), ("lay", 0.05))
    assert "“sat” and “ran” are accepted" in typical_words(children, 0.09, 0.3)
    assert "“sat” is accepted" in typical_words((("sat", 1.0),), 0.09, 0.3)
    assert "own token" in typical_words((("sat", 1.0),), 1.0, 1.0)
    chart = typical_chart(children, 0.09, 0.3, False)
    rows = chart["datasets"][chart["data"]["name"]]
    assert [row["verdict"] for row in rows] == ["✓ accepted", "✓ accepted", "✗ rejected"]


def test_every_link_between_the_pictures_leads_somewhere() -> None:
    frame = reel_of(play_medusa(replace(MedusaInputs(), widths="2 2")).session)[1]
    picks = set(re.findall(r'data-pick="(\w+)"', frame))
    links = {name for group in re.findall(r'data-in="([^"]*)"', frame) for name in group.split()}
    assert picks
    assert picks <= links
