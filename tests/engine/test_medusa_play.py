"""The session of some inputs, the chain beside it, and edits of one round."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.engine import TreeSession, build_tree, replay, verify_tree
from specviz.engine.tree import play as medusa_play
from specviz.engine.tree.build import Heads
from specviz.engine.tree.choices import MC_SIM_7B_63, chain
from specviz.engine.tree.edits import edit_heads, edit_text, line_of_heads, typed_heads
from specviz.engine.tree.head_drafter import ranked_heads
from specviz.engine.tree.heads_notation import parse_heads
from specviz.engine.tree.inputs import HeadSource, MedusaInputs, Shape
from specviz.engine.tree.play import MOST_LOOKED_AT, play_medusa
from specviz.engine.tree.played import heads_by_position
from specviz.engine.tree.session import HeadDrafter

TYPED = MedusaInputs()
RANKED = MedusaInputs(
    text="one two three one two four one two five", source=HeadSource.RANKED, width=3
)
LINES = st.text(st.sampled_from("ab|, \n"), max_size=40)
SHAPES = st.sampled_from(list(Shape))


def emitted(session: TreeSession) -> list[tuple[str, ...]]:
    return [step.emitted for step in session.rounds]


def test_the_worked_example_by_hand() -> None:
    played = play_medusa(TYPED)
    assert emitted(played.session) == [
        ("the", "cat", "sat", "on"),
        ("the", "mat", "and"),
        ("slept",),
    ]
    # At 2 the chain uses what line 1 said about the tokens from there on: sat, then nothing.
    assert emitted(played.chain) == [
        ("the", "cat"),
        ("sat", "on"),
        ("the",),
        ("mat", "and"),
        ("slept",),
    ]
    assert played.notes == ()


@given(LINES, st.text("ab ", max_size=12), SHAPES)
def test_a_session_emits_its_target_and_ends(heads: str, text: str, shape: Shape) -> None:
    played = play_medusa(replace(TYPED, text=text, heads=heads, shape=shape))
    assert played.session.emitted == played.chain.emitted == tuple(text.split())
    assert len(played.heads) == played.session.calls


@given(LINES, st.text("ab ", max_size=12))
def test_a_chain_counts_as_the_step_through_page(heads: str, text: str) -> None:
    played = play_medusa(replace(TYPED, text=text, heads=heads, shape=Shape.CHAIN))
    drafts = [first_candidates(line) for line in parse_heads(heads)[0]]
    plain = replay(text.split(), drafts)
    assert played.session.totals == plain.totals
    assert played.chain == played.session


def first_candidates(heads: tuple[tuple[str, ...], ...]) -> list[str]:
    """The first candidate of each head, up to a head that offers none."""
    firsts: list[str] = []
    for head in heads:
        if not head:
            break
        firsts.append(head[0])
    return firsts


@given(st.integers(0, 99), st.sampled_from([Shape.PRODUCT, Shape.ALL, Shape.SPARSE]))
def test_at_the_same_place_a_tree_accepts_at_least_what_the_chain_does(
    seed: int, shape: Shape
) -> None:
    played = play_medusa(replace(RANKED, seed=seed, shape=shape))
    target = played.session.target
    for step, heads in zip(played.session.rounds, played.heads, strict=True):
        straight = verify_tree(target, step.start, build_tree(heads, chain(3)))
        assert straight.accepted <= step.accepted


def test_the_published_shape_with_few_candidates_says_what_is_absent() -> None:
    played = play_medusa(replace(TYPED, shape=Shape.SPARSE))
    absent = 63 - len(played.session.rounds[0].draft)
    assert played.notes == (
        "The tree's shape has 63 choices, but the heads of round 1 offer fewer candidates than "
        f"it asks for: {absent} of its choices make no node there.",
    )
    full = play_medusa(
        replace(RANKED, text="a b c d e f g h i j k l", width=10, shape=Shape.SPARSE)
    )
    assert full.session.rounds[0].tree.choices == MC_SIM_7B_63
    assert full.notes == ()


def test_lines_and_rounds_that_do_not_meet_are_named() -> None:
    extra = play_medusa(replace(TYPED, heads=TYPED.heads + "\nx"))
    assert extra.notes == ("Line 4 is not used: the target text ended in round 3.",)
    few = play_medusa(replace(TYPED, heads="the"))
    assert few.notes[0].startswith("Rounds 2 to 7 had no typed guesses")


def test_a_product_that_is_too_large_is_cut_in_words() -> None:
    played = play_medusa(replace(RANKED, width=10, shape=Shape.ALL))
    assert played.notes[0].startswith("The full product has 11,111 nodes, root included")
    assert len(played.session.rounds[0].tree.candidates) <= 4096


def test_a_text_too_long_for_a_large_tree_is_cut_in_words() -> None:
    text = "a " * 500
    played = play_medusa(replace(TYPED, text=text, heads="", shape=Shape.PRODUCT, widths="15 15 4"))
    most = MOST_LOOKED_AT // (15 + 15 * 15 + 15 * 15 * 4)
    assert len(played.session.target) == most
    assert f"Only the first {most} of 500 target tokens are used" in played.notes[0]


def test_texts_are_used_up_to_20_000_characters() -> None:
    played = play_medusa(replace(TYPED, heads="a" * 30_000))
    assert played.notes[0].startswith("The heads: only the first 20,000 of 30,000 characters")


def test_repeated_choices_and_candidates_are_named() -> None:
    played = play_medusa(replace(TYPED, shape=Shape.CUSTOM, choices="0\n0", heads="the, the"))
    assert "Line 1, head 1 offers a candidate twice: it counts once." in played.notes
    assert "Repeated choices count once: 0 (line 2)." in played.notes


def test_no_heads_at_any_position() -> None:
    assert heads_by_position({})(["a"], 0) == ()
    assert heads_by_position({0: [["a"]]})(["a", "b", "c"], 2) == ()


@pytest.mark.parametrize("inputs", [TYPED, RANKED], ids=["typed", "ranked"])
def test_written_out_heads_play_the_same(inputs: MedusaInputs) -> None:
    again = typed_heads(inputs)
    assert again.source is HeadSource.TYPED
    assert play_medusa(again).session == play_medusa(inputs).session


def test_an_edited_round_and_an_edited_rest() -> None:
    edited = edit_heads(TYPED, 1, "a\nthe")
    assert edited.heads.splitlines()[1] == "a the"
    assert edit_heads(TYPED, 4, "").heads.splitlines()[3:] == ["", "[]"]
    assert edit_text(TYPED, 4, "a log").text == "the cat sat on a log"


def test_editing_ranked_heads_writes_them_out() -> None:
    edited = edit_heads(RANKED, 0, "one, two")
    assert edited.source is HeadSource.TYPED
    assert edited.heads.splitlines()[0] == "one, two"


def test_the_line_of_a_round() -> None:
    assert line_of_heads(TYPED, (), 0) == "the, a, one | dog, cat | sat, ran"
    assert line_of_heads(TYPED, (), 9) == ""
    heads = play_medusa(RANKED).heads
    assert parse_heads(line_of_heads(RANKED, heads, 0))[0] == (heads[0],)


def test_heads_are_drawn_once_for_the_tree_and_the_chain(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def counted(*args: Any) -> HeadDrafter:
        draft = ranked_heads(*args)

        def ask(target: Sequence[str], start: int) -> Heads:
            asked.append(start)
            return draft(target, start)

        return ask

    monkeypatch.setattr(medusa_play, "ranked_heads", counted)
    played = play_medusa(replace(RANKED, accuracy="0 0", shape=Shape.CHAIN))
    assert played.chain == played.session
    assert asked == [step.start for step in played.session.rounds]
