import gc
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from specviz.engine import Session, replay
from tests.engine import reference
from tests.strategies import DRAFT_LISTS, TARGETS

TARGET = ["the", "cat", "sat", "on", "the", "mat", "and", "slept"]
DRAFTS = [["the", "cat", "dog"], ["on", "the", "moon"], ["and", "slept", "forever"]]
CASE_FILES = Path(__file__).parents[1] / "cases"
CASES = json.loads((CASE_FILES / "transformers_assisted.json").read_text())["cases"]


def counts(session: Session) -> list[tuple[int, int, int]]:
    return [
        (step.accepted, int(step.bonus is not None), len(step.emitted)) for step in session.rounds
    ]


def test_worked_example() -> None:
    session = replay(TARGET, DRAFTS)
    assert counts(session) == [(2, 1, 3), (2, 1, 3), (2, 0, 2)]
    assert session.emitted == tuple(TARGET)
    assert session.calls == 3
    assert session.tokens_per_call == 8 / 3
    assert session.accepted == 6
    assert session.drafted == 9
    assert session.acceptance_rate == 6 / 9
    assert session.saved_calls == 5
    assert session.running_tokens_per_call == (3.0, 3.0, 8 / 3)


def test_an_empty_target_has_no_rounds() -> None:
    session = replay([], DRAFTS)
    assert session == Session((), ())
    assert session.tokens_per_call is None
    assert session.acceptance_rate is None
    assert session.running_tokens_per_call == ()
    assert session.saved_calls == 0


@pytest.mark.parametrize(
    ("draft", "expected"),
    [([], (0, 1, 1)), (["the"], (1, 0, 1)), (["a"], (0, 1, 1)), (["the"] * 9, (1, 0, 1))],
)
def test_a_target_of_one_token(draft: list[str], expected: tuple[int, int, int]) -> None:
    assert counts(replay(["the"], [draft])) == [expected]


def test_a_draft_longer_than_the_target_is_kept_whole() -> None:
    session = replay(["the", "cat"], [["the", "cat", "sat", "on"]])
    assert session.drafted == 4
    assert session.acceptance_rate == 0.5
    assert counts(session) == [(2, 0, 2)]


def test_drafts_after_the_end_are_not_played() -> None:
    assert replay(TARGET, [*DRAFTS, ["more"]]) == replay(TARGET, DRAFTS)


def test_without_drafts_left_the_rest_is_decoded_one_token_a_call() -> None:
    assert counts(replay(TARGET, DRAFTS[:1])) == [(2, 1, 3), *[(0, 1, 1)] * 5]


def test_drafts_may_come_from_a_function_or_an_iterator() -> None:
    def perfect(target: Any, start: int) -> Any:
        return target[start : start + 2]

    assert counts(replay(TARGET, perfect)) == [(2, 1, 3), (2, 1, 3), (2, 0, 2)]
    assert replay(iter(TARGET), iter(DRAFTS)) == replay(TARGET, DRAFTS)


@pytest.mark.parametrize("enabled", [True, False])
def test_the_garbage_collector_is_left_as_it_was(enabled: bool) -> None:
    def failing(target: Any, start: int) -> Any:
        raise RuntimeError("no draft")

    was_enabled = gc.isenabled()
    try:
        (gc.enable if enabled else gc.disable)()
        replay(TARGET, DRAFTS)
        with pytest.raises(RuntimeError, match="no draft"):
            replay(TARGET, failing)
        assert gc.isenabled() is enabled
    finally:
        (gc.enable if was_enabled else gc.disable)()


def test_up_to_keeps_the_first_rounds() -> None:
    session = replay(TARGET, DRAFTS)
    assert session.up_to(0).rounds == ()
    assert session.up_to(2).emitted == tuple(TARGET[:6])
    assert session.up_to(3) == session


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['method']} {case['prompt']}")
def test_rounds_of_transformers_are_counted_alike(case: dict[str, Any]) -> None:
    session = replay(case["target_tokens"], [step["guesses"] for step in case["rounds"]])
    # At its length limit Transformers lets a last matching guess count as its own token; there
    # is no bonus then, and the guess is accepted by our rules.
    played = [(step.accepted - (step.bonus is None), step.emitted) for step in session.rounds]
    assert played == [(step["accepted"], tuple(step["emitted"])) for step in case["rounds"]]
    assert session.calls == case["calls"]


@given(TARGETS, DRAFT_LISTS)
def test_what_is_emitted_is_the_target(target: list[str], drafts: list[list[str]]) -> None:
    assert replay(target, drafts).emitted == tuple(target)


@given(TARGETS, DRAFT_LISTS)
def test_replay_agrees_with_the_reference(target: list[str], drafts: list[list[str]]) -> None:
    played = [(step.accepted, list(step.emitted)) for step in replay(target, drafts).rounds]
    assert played == reference.rounds(target, drafts)


@given(TARGETS, DRAFT_LISTS)
def test_every_round_emits_and_only_the_last_may_lack_a_bonus(
    target: list[str], drafts: list[list[str]]
) -> None:
    rounds = replay(target, drafts).rounds
    assert all(1 <= len(step.emitted) <= len(step.draft) + 1 for step in rounds)
    assert all(step.bonus is not None for step in rounds[:-1])
    assert all(step.end == later.start for step, later in pairwise(rounds))


@given(TARGETS)
def test_without_drafts_every_token_costs_a_call(target: list[str]) -> None:
    session = replay(target)
    assert session.calls == len(target)
    assert session.saved_calls == 0


@given(TARGETS.filter(bool), DRAFT_LISTS)
def test_the_totals_agree_with_each_other(target: list[str], drafts: list[list[str]]) -> None:
    session = replay(target, drafts)
    assert session.tokens_per_call == len(target) / session.calls
    assert session.tokens_per_call == session.running_tokens_per_call[-1]
    assert session.calls + session.saved_calls == len(target)
    assert session.accepted <= session.drafted
