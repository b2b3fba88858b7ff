"""One session under each engine's definitions, by hand."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.engine import Session, replay
from specviz.engine.metrics import DEFINITIONS, Tally, count, measure
from specviz.engine.metrics.positions import acceptance_by_position
from specviz.engine.recording import overrun_matches, to_session
from tests.recordings import greedy, medusa

TARGET = ["the", "cat", "sat", "on", "the", "mat", "and", "slept"]
WORKED = replay(TARGET, [["the", "cat", "dog"], ["on", "the", "moon"], ["and", "slept", "forever"]])


def values(counts: Tally) -> dict[str, float | None]:
    """Value by engine and name."""
    return {f"{m.definition.engine}: {m.definition.name}": m.value for m in measure(counts)}


def test_the_worked_example() -> None:
    # 3 calls; 9 guesses of which 2 + 2 + 2 are accepted; bonus in rounds 1 and 2: 8 tokens.
    assert values(count(WORKED)) == {
        "specviz: tokens per call": 8 / 3,
        "Transformers: n_matches, mean of a call": 5 / 3,
        "vLLM: mean acceptance length": 1 + 6 / 3,
        "vLLM: draft acceptance rate": 6 / 9,
        "SGLang: spec_accept_length": 8 / 3,
        "SGLang: spec_accept_rate": 6 / 9,
        "TensorRT-LLM: acceptance length": 8 / 3,
        "llama.cpp: draft acceptance rate": 6 / 9,
        "Medusa: compression ratio": 9 / 2,
        "EAGLE: compression ratio (the papers' τ)": 9 / 3,
        "Spec-Bench: mean accepted tokens": 9 / 3,
    }


def test_a_perfect_draft_cut_at_six_tokens() -> None:
    """The limit cuts 4 tokens of the second round off; vLLM counts them all the same."""
    perfect = replay(["a", "b", "c", "d", "e", "f"], [list("abcd"), list("fghi")])
    counts = count(perfect, overrun_matches=3)
    assert (counts.calls, counts.untrimmed_accepted, counts.drafted) == (2, 8, 8)
    found = values(counts)
    assert found["vLLM: mean acceptance length"] == 5.0
    assert found["vLLM: draft acceptance rate"] == 1.0
    assert found["specviz: tokens per call"] == 3.0
    assert found["SGLang: spec_accept_length"] == 3.0
    assert found["TensorRT-LLM: acceptance length"] == 3.0
    assert found["Transformers: n_matches, mean of a call"] == 2.0
    assert found["EAGLE: compression ratio (the papers' τ)"] == 5.0
    assert found["Medusa: compression ratio"] == 10.0


def test_rounds_without_guesses_count_for_some_only() -> None:
    # 4 calls for 5 tokens; two rounds have guesses: 1 of 2 accepted, then 0 of 1.
    counts = count(replay(["a", "b", "c", "d", "e"], [["a", "x"], [], ["x"], []]))
    found = values(counts)
    assert (counts.calls, counts.drafts, counts.emitted_in_drafts) == (4, 2, 3)
    assert found["specviz: tokens per call"] == 5 / 4
    assert found["vLLM: mean acceptance length"] == 1 + 1 / 2
    assert found["TensorRT-LLM: acceptance length"] == 3 / 2
    assert found["SGLang: spec_accept_rate"] == 1 / (4 * 2)
    assert found["llama.cpp: draft acceptance rate"] == 1 / 3


def test_the_prompts_token_counts_for_sglang_only() -> None:
    without, with_first = values(count(WORKED)), values(count(WORKED, first_token=True))
    changed = {name for name in without if without[name] != with_first[name]}
    assert changed == {"SGLang: spec_accept_length"}
    assert with_first["SGLang: spec_accept_length"] == 9 / 3


def test_a_rate_is_undefined_for_a_tree_and_says_why() -> None:
    counts = count(to_session(medusa()), first_token=True, is_tree=True)
    undefined = {m.definition.name: m.reason for m in measure(counts) if m.value is None}
    assert set(undefined) == {
        "n_matches, mean of a call",
        "draft acceptance rate",
        "spec_accept_rate",
    }
    assert all(reason.startswith("undefined for a tree: ") for reason in undefined.values())
    # Three calls; 2 + 0 + 1 accepted; the output ends before the third bonus.
    assert values(counts)["EAGLE: compression ratio (the papers' τ)"] == 6 / 3
    assert values(counts)["specviz: tokens per call"] == 5 / 3


@pytest.mark.parametrize("session", [replay([]), replay(["a"])])
def test_nothing_to_divide_by_is_undefined_not_zero(session: Session) -> None:
    for found in measure(count(session)):
        assert (found.value is None) == (found.reason == "undefined: nothing to divide by")
    assert values(count(session))["vLLM: mean acceptance length"] is None
    assert values(count(session))["Medusa: compression ratio"] is None


@pytest.mark.parametrize("matches", [-1, 2])
def test_more_overrun_matches_than_overrun_guesses(matches: int) -> None:
    with pytest.raises(ValueError, match=f"{matches} overrun matches, but 1 guesses are overrun"):
        count(WORKED, overrun_matches=matches)


def test_a_recording_knows_its_overrun_matches() -> None:
    # Accepted 2 + 0 + 1, then guess 9 would have matched; 6 guesses in 2 rounds that had any.
    counts = count(to_session(greedy()), overrun_matches=overrun_matches(greedy()))
    assert values(counts)["vLLM: draft acceptance rate"] == 4 / 6
    assert values(counts)["vLLM: mean acceptance length"] == 1 + 4 / 2


def test_transformers_matches_are_those_it_counted_itself() -> None:
    file = Path(__file__).parent.parent / "cases" / "transformers_assisted.json"
    cases = json.loads(file.read_text(encoding="utf-8"))["cases"]
    assert cases
    for case in cases:
        target = [str(token) for token in case["target_tokens"]]
        drafts = [[str(token) for token in step["guesses"]] for step in case["rounds"]]
        matches = sum(step["accepted"] for step in case["rounds"])
        found = values(count(replay(target, drafts)))
        assert found["Transformers: n_matches, mean of a call"] == matches / case["calls"]


def test_every_definition_names_its_source_and_what_it_leaves_out() -> None:
    for definition in DEFINITIONS:
        assert all([definition.engine, definition.name, definition.formula, definition.file])
        assert definition.leaves_out.endswith(".")
        assert "\n" not in definition.formula
        assert ("/" in definition.repository) == (definition.engine != "specviz")
    names = [(definition.engine, definition.name) for definition in DEFINITIONS]
    assert len(set(names)) == len(names)


letters = st.lists(st.sampled_from("ab"), max_size=4)


@given(st.lists(st.sampled_from("ab"), min_size=1, max_size=12), st.lists(letters, max_size=6))
def test_definitions_keep_their_order(target: list[str], drafts: list[list[str]]) -> None:
    session = replay(target, drafts)
    counts = count(session)
    found = values(counts)
    eagle, ours = found["EAGLE: compression ratio (the papers' τ)"], session.tokens_per_call
    assert eagle is not None
    assert ours is not None
    assert eagle >= ours  # untrimmed counts never fall below the delivered ones
    assert found["llama.cpp: draft acceptance rate"] == session.acceptance_rate
    assert replace(counts, overrun_matches=1).untrimmed_tokens == counts.untrimmed_tokens + 1


def test_acceptance_by_position() -> None:
    # accepted accepted rejected | (none) | accepted rejected discarded | accepted (end)
    drafts = [["a", "b", "x"], [], ["e", "x", "g"], ["g", "h"]]
    session = replay(["a", "b", "c", "d", "e", "f", "g"], drafts)
    first, second, third = acceptance_by_position(session)
    assert (first.rounds, first.tested, first.accepted) == (3, 3, 3)
    assert (second.rounds, second.tested, second.accepted) == (3, 2, 1)
    assert (third.rounds, third.tested, third.accepted) == (3, 1, 0)
    assert (second.unconditional, second.conditional) == (1 / 3, 1 / 2)
    assert (third.unconditional, third.conditional) == (0, 0)


def test_a_position_never_tested_has_no_conditional_rate() -> None:
    first, second = acceptance_by_position(replay(["a", "b"], [["x", "y"]]))
    assert (first.conditional, second.conditional) == (0, None)
    assert second.unconditional == 0
    assert acceptance_by_position(replay(["a"])) == ()


@given(st.lists(st.sampled_from("ab"), max_size=12), st.lists(letters, max_size=6))
def test_positions_add_up_to_the_session(target: list[str], drafts: list[list[str]]) -> None:
    session = replay(target, drafts)
    positions = acceptance_by_position(session)
    assert sum(place.accepted for place in positions) == session.accepted
    rates = [place.unconditional for place in positions]
    assert rates == sorted(rates, reverse=True)
