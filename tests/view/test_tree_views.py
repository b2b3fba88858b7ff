"""The three pictures of a candidate tree, as a reader of the page would notice them."""

from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specviz.engine import build_tree, verify_tree
from specviz.engine.tree.choices import MC_SIM_7B_63, chain, full_product
from specviz.view.tree.figures import tree_figures
from specviz.view.tree.layout import MOST_DRAWN, drawn, layout
from specviz.view.tree.marks import MOST_PATHS, short
from specviz.view.tree.mask_svg import MOST_ROWS, mask_svg
from specviz.view.tree.paths_html import paths_html
from specviz.view.tree.sentences import (
    explain_tree,
    mask_figure,
    mask_words,
    say_tree,
    undrawn,
)
from specviz.view.tree.svg import tree_svg
from tests.strategies_tree import choice_lists, head_rounds, targets

TARGET = ["the", "cat", "sat", "on", "the", "mat"]
HEADS = [["a", "the"], ["cat", "dog"], ["ran"]]


def round_of(heads=HEADS, choices=None, start=0, target=TARGET, root=""):
    choices = full_product([2, 2, 1]) if choices is None else choices
    return verify_tree(target, start, build_tree(heads, choices, root=root))


def big_round():
    heads = [[f"w{rank}{head}" for rank in range(10)] for head in range(4)]
    heads[0][2], heads[1][0] = "the", "cat"
    return round_of(heads, MC_SIM_7B_63)


def parts(markup, css):
    """The elements that carry a class, in order."""
    found = ET.fromstring(markup).iter()
    return [part for part in found if css in part.get("class", "").split()]


def text_of(part):
    return " ".join("".join(part.itertext()).split())


def token_of(node):
    return text_of(next(part for part in node if part.get("class") == "token"))


def test_the_tree_shows_every_node_with_its_token():
    nodes = [node for node in parts(tree_svg(round_of()), "node") if node.get("data-node")]
    assert [node.get("data-node") for node in nodes] == [str(node) for node in range(11)]
    assert [token_of(node) for node in nodes] == [
        *("prompt", "a", "the", "cat", "dog", "cat", "dog", "ran", "ran", "ran", "ran")
    ]


def test_the_accepted_path_is_marked_and_so_are_the_edges_that_lead_along_it():
    picture = tree_svg(round_of())
    assert [node.get("data-node") for node in parts(picture, "accepted") if node.tag == "g"] == [
        *("2", "5")
    ]
    edges = parts(picture, "edge")
    assert [edge.get("class") for edge in edges[-3:]] == ["edge accepted"] * 2 + ["edge bonus"]
    assert len(edges) == 11


def test_state_is_told_by_a_sign_and_a_word_too():
    nodes = {node.get("data-node"): node for node in parts(tree_svg(round_of()), "node")}
    assert nodes["5"].get("aria-label") == "Node 5: “cat”, candidate 1 of head 2, accepted"
    assert "✓" in text_of(nodes["5"])
    assert nodes["1"].get("aria-label").endswith("rejected")
    assert "✗" in text_of(nodes["1"])
    assert nodes["3"].get("class") == "node discarded"
    assert nodes["0"].get("aria-label") == "Root prompt, already right"


def test_the_bonus_hangs_on_the_last_accepted_node():
    (bonus,) = (part for part in parts(tree_svg(round_of()), "bonus") if part.tag == "g")
    assert token_of(bonus) == "sat"
    assert "root of the next tree" in text_of(bonus)
    places = layout(round_of())
    assert places.bonus == (3, places.places[5][1])


def test_past_the_end_there_is_no_bonus_and_nodes_are_overrun():
    step = round_of([["mat"], ["and"]], chain(2), start=5, root="the")
    picture = tree_svg(step)
    assert parts(picture, "bonus") == []
    assert [node.get("data-node") for node in parts(picture, "overrun") if node.tag == "g"] == ["2"]
    assert "∅" in text_of(parts(picture, "overrun")[1])


def test_columns_say_which_head_guesses_which_token_of_the_text():
    picture = tree_svg(round_of(start=3, root="sat"))
    assert [text_of(part) for part in parts(picture, "heading")] == [
        *("root", "head 1", "head 2", "head 3")
    ]
    assert [text_of(part) for part in parts(picture, "place")] == [
        *("token 3", "token 4", "token 5", "token 6")
    ]
    assert text_of(parts(tree_svg(round_of()), "place")[0]) == "before the text"


def test_before_the_verdict_every_candidate_is_pending():
    step = round_of()
    for picture in (tree_svg(step, verified=False), paths_html(step, verified=False)):
        assert parts(picture, "pending")
        for state in ("accepted", "rejected", "discarded", "bonus", "won"):
            assert parts(picture, state) == []
    assert "accepted" not in mask_svg(step, verified=False)
    assert ", won" not in tree_figures(step, verified=False)


def test_no_two_boxes_cover_each_other():
    for step in (round_of(), big_round(), round_of([["x"], ["y"]])):
        places = layout(step)
        taken = [*places.places.values(), places.bonus]
        assert len(set(taken)) == len(taken)
        assert max(row for _, row in taken) < places.rows
        assert max(column for column, _ in taken) < places.columns


@settings(deadline=None, max_examples=50)
@given(targets.filter(bool), head_rounds.filter(bool), choice_lists())
def test_any_tree_is_drawn_without_boxes_covering_each_other(target, heads, choices):
    step = verify_tree(target, 0, build_tree(heads[0], choices))
    places = layout(step)
    taken = [*places.places.values(), *([places.bonus] if places.bonus else [])]
    assert len(set(taken)) == len(taken)
    assert max(row for _, row in taken) < places.rows
    ET.fromstring(tree_figures(step))


def test_the_mask_shows_what_each_row_sees():
    rows = parts(mask_svg(round_of()), "row")
    assert len(rows) == 11
    assert rows[7].get("aria-label") == "Row 7 sees 0, 1, 3, 7"
    cells = [next(p for p in row if p.get("class") == "seen").get("d").count("z") for row in rows]
    assert cells == [1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]
    assert text_of(parts(mask_svg(round_of()), "cached")[0]) == "cached text"


def test_the_mask_counts_its_cells_beside_the_full_square():
    assert mask_figure(big_round()) == "207 of 4,096 cells"
    assert "207 of 4,096 cells" in tree_figures(big_round())
    # 18 paths of 3 nodes, 22 of 4 and 2 of 5
    words = "one call over 64 tokens answers what 42 calls over 152 tokens would"
    assert words in mask_words(big_round())
    assert "causal mask" in mask_words(round_of(choices=chain(2)))


def test_the_list_says_how_far_each_path_matched_and_which_won():
    items = parts(paths_html(round_of()), "path")
    verdicts = [text_of(parts(ET.tostring(item), "verdict")[0]) for item in items]
    assert verdicts == [
        *("1 of 3 matched", "2 of 3 matched, won", "0 of 3 matched", "0 of 3 matched")
    ]
    assert [item.get("class") for item in items] == ["path", "path won", "path", "path"]
    assert text_of(parts(ET.tostring(items[1]), "steps")[0]) == "✓the✓cat✗ran+1sat"


def test_when_nothing_matches_no_path_wins():
    markup = paths_html(round_of([["x"], ["y"]], chain(2)))
    assert parts(markup, "won") == []
    assert text_of(parts(markup, "verdict")[0]) == "0 of 2 matched"


def test_choosing_a_node_lights_the_way_to_it_in_all_three_pictures():
    lit = [part for part in ET.fromstring(tree_figures(round_of())).iter() if "n7" in links(part)]
    assert {part.get("data-node") for part in lit if part.get("class").startswith("node")} == {
        *("0", "1", "3", "7")
    }
    assert [part.get("data-node") for part in lit if part.get("class").startswith("row")] == ["7"]
    assert [part.get("data-node") for part in lit if part.get("class") == "column"] == [
        *("0", "1", "3", "7")
    ]
    assert [part.get("data-path") for part in lit if part.get("class") == "path"] == ["3"]


def test_choosing_a_path_lights_its_nodes_rows_and_its_line():
    lit = [part for part in ET.fromstring(tree_figures(round_of())).iter() if "p1" in links(part)]
    for kind in ("node", "row", "column"):
        nodes = [p.get("data-node") for p in lit if p.get("class").split()[0] == kind]
        assert nodes == ["0", "2", "5", "9"]
    assert [part.get("data-path") for part in lit if part.get("class") == "path won"] == ["1"]


def links(part):
    return part.get("data-in", "").split()


def test_whatever_can_be_chosen_can_be_reached_and_has_a_name():
    found = list(ET.fromstring(tree_figures(round_of())).iter())
    picks = [part for part in found if part.get("data-pick")]
    assert len(picks) == 11 + 11 + 4
    for part in picks:
        assert (part.get("tabindex"), part.get("role")) == ("0", "button")
        assert part.get("aria-label")
        assert any(part.get("data-pick") in links(other) for other in found)


def test_tokens_are_shown_as_text_never_as_markup():
    bad = "<script>alert('\"&')</script>"
    step = round_of([[bad], ["cat"]], chain(2), target=[bad, "<b>"], root="<img src=x>")
    for picture in (tree_figures(step), tree_figures(step, verified=False)):
        assert {part.tag for part in ET.fromstring(picture).iter()} <= {
            *("div", "figure", "figcaption", "b", "span", "svg", "text", "rect", "path", "g"),
            *("title", "ol", "li", "i", "bdi", "p"),
        }
        assert "<script" not in picture
        assert "<img" not in picture
    nodes = parts(tree_svg(step), "node")
    assert token_of(nodes[1]) == "<script>a…"
    assert bad in text_of(nodes[1])


@settings(deadline=None, max_examples=50)
@given(st.lists(st.text(min_size=1), min_size=3, max_size=3))
def test_any_text_makes_pictures_that_can_be_parsed(tokens):
    root, first, second = tokens
    step = round_of([[first, second], [second]], full_product([2, 1]), target=tokens, root=root)

    class Tags(HTMLParser):
        def handle_starttag(self, tag, attrs):
            assert tag not in ("script", "img", "a", "style")
            assert not [name for name, _ in attrs if name.startswith("on")]

    markup = tree_figures(step)
    Tags().feed(markup)
    ET.fromstring(markup)


@pytest.mark.parametrize(
    ("token", "width", "shown"),
    [
        ("cat", 3, "cat"),
        ("cats", 3, "ca…"),
        ("日本語", 6, "日本語"),
        ("日本語文", 6, "日本…"),
        ("\n", 3, "↵"),
        ("a\x00b", 3, "a·b"),
        ("&&&&", 3, "&amp;&amp;…"),
        ("e\u0301a", 2, "e\u0301a"),
    ],
)
def test_a_long_token_is_cut_to_the_columns_it_may_take(token, width, shown):
    assert short(token, width) == shown


def test_the_large_preset_is_drawn_whole():
    step = big_round()
    assert undrawn(step) == ""
    assert len([n for n in parts(tree_svg(step), "node") if n.get("data-node")]) == 64
    assert len(parts(mask_svg(step), "row")) == 64
    assert len(parts(paths_html(step), "path")) == 42


def test_a_huge_tree_is_drawn_in_part_with_its_accepted_path_and_says_so():
    heads = [
        [f"x{rank}" for rank in range(9)] + ["the"],
        [f"y{rank}" for rank in range(9)] + ["cat"],
    ]
    step = round_of([*heads, heads[0], heads[0]], full_product([10, 10, 10, 10]))
    assert step.path == (0, 10, 110)
    nodes = [n.get("data-node") for n in parts(tree_svg(step), "node") if n.get("data-node")]
    assert len(nodes) == MOST_DRAWN
    assert {"0", "10", "110"} <= set(nodes)
    assert len(parts(mask_svg(step), "row")) == MOST_ROWS
    assert len(parts(paths_html(step), "path")) == MOST_PATHS
    assert "more paths" in paths_html(step)
    assert "The tree has 4,096 nodes" in undrawn(step)
    assert "The tree has 4,096 nodes" in tree_figures(step)
    assert len(tree_figures(step)) < 400_000
    kept = set(drawn(step))
    assert all(node == 0 or step.tree.parents[node] in kept for node in kept)


def test_sentences_name_the_tokens_on_screen():
    assert explain_tree(round_of()) == (
        "The longest match is “the” and “cat”: 2 accepted and the bonus “sat”, 3 tokens from one "
        "call that looked at 10 candidates on 4 paths."
    )
    assert explain_tree(round_of([["x"]], chain(1))) == (
        "No candidate of head 1 matches: nothing accepted and the bonus “the” alone, 1 token from "
        "one call that looked at 1 candidate on 1 path."
    )
    assert "no bonus, since the target text has ended" in explain_tree(
        round_of([["mat"]], chain(1), start=5)
    )
    assert explain_tree(round_of([])).endswith("This is standard decoding.")


def test_screen_readers_get_one_sentence_a_round():
    assert say_tree(3, round_of()) == (
        "Round 3: 10 candidates on 4 paths; accepted the cat; bonus sat; emitted 3."
    )
    assert say_tree(1, round_of([])) == (
        "Round 1: no candidates; accepted nothing; bonus the; emitted 1."
    )


def test_a_root_alone_is_a_picture_too():
    markup = tree_figures(round_of([], root="so"))
    assert [token_of(node) for node in parts(markup, "node")] == ["so", "the"]
    assert "Path 1: the root alone" in markup
