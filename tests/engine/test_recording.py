"""Recordings: read, written, checked, replayed."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest

from specviz.engine import recording as recordings
from specviz.engine.recording import (
    Guess,
    GuessRound,
    RawBytes,
    Recording,
    RecordingError,
    check,
    head_tokens,
    overrun_matches,
    read,
    to_session,
    token_names,
    write,
)
from specviz.engine.rounds import Status
from tests.recordings import KINDS, greedy, medusa, sampling

SCHEMA = json.loads(
    (Path(recordings.__file__).parent / "recording.schema.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("make", KINDS)
def test_what_is_written_reads_the_same(make: Callable[[], Recording]) -> None:
    written = write(make())
    assert read(written) == make()
    assert read(written.encode()) == make()
    assert write(read(written)) == written
    assert read(written).notes == ()


@pytest.mark.parametrize("make", KINDS)
def test_what_is_written_satisfies_the_schema(make: Callable[[], Recording]) -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    jsonschema.Draft202012Validator(SCHEMA).validate(json.loads(write(make())))


@pytest.mark.parametrize("make", KINDS)
def test_a_replay_counts_what_was_recorded(make: Callable[[], Recording]) -> None:
    recording = make()
    session = to_session(recording)
    names = token_names(recording.tokens)
    assert [step.accepted for step in session.rounds] == [s.accepted for s in recording.rounds]
    assert session.emitted == tuple(names[token] for token in recording.output)
    assert session.calls == len(recording.rounds)


def test_the_three_recordings_have_the_counts_they_were_made_for() -> None:
    assert [(s.accepted, s.bonus) for s in greedy().rounds] == [(2, 4), (0, 5), (1, None)]
    assert [(s.accepted, s.bonus) for s in sampling().rounds] == [(1, 2), (1, 4), (1, None)]
    assert [(s.accepted, s.bonus) for s in medusa().rounds] == [(2, 5), (0, 1), (1, None)]


def test_the_first_token_of_medusa_is_not_a_call() -> None:
    session = to_session(medusa())
    assert session.calls == 3
    assert session.tokens_per_call == 5 / 3
    assert medusa().output == medusa().baseline[1:]


def test_a_medusa_replay_drafts_one_path_down_to_a_leaf() -> None:
    drafts = [step.draft for step in to_session(medusa()).rounds]
    assert drafts == [(" cat", " sat"), (" cat", " sat"), (" dog", " sat")]


def test_the_accepted_path_of_a_tree() -> None:
    assert [step.path for step in medusa().rounds] == [(0, 1, 3), (0,), (0, 2)]  # type: ignore[union-attr]


def test_heads_as_token_strings() -> None:
    assert head_tokens(medusa())[0] == ((" cat", " dog"), (" sat",))
    assert head_tokens(greedy()) == ()


def test_token_strings_are_printable_and_different() -> None:
    names = token_names({6: RawBytes(b"\xf0\x9f"), 7: "", 8: "a", 9: "a", 10: "a‹#9›"})
    assert names == {6: "‹f0 9f›", 7: "‹#7›", 8: "a", 9: "a‹#9›", 10: "a‹#9›‹#10›"}


def test_two_ids_with_the_same_text_stay_two_tokens() -> None:
    step = GuessRound((Guess(1),), (8,))
    session = to_session(replace(greedy(), rounds=(step,)))
    assert session.accepted == 0


def test_overrun_guesses_that_would_have_matched() -> None:
    assert overrun_matches(greedy()) == 1  # guess 9 was the first choice, guess 6 has no list
    assert overrun_matches(sampling()) == 1  # u 0.1 is below 0.8
    assert overrun_matches(medusa()) == 0
    assert overrun_matches(replace(greedy(), rounds=())) == 0
    assert overrun_matches(replace(greedy(), rounds=greedy().rounds[:1])) == 0


def test_a_longer_baseline_is_no_difference() -> None:
    assert check(replace(greedy(), baseline=(*greedy().baseline, 9, 9))) == ()


NOTES: list[tuple[Recording, str]] = [
    (
        replace(greedy(), baseline=(1, 2, 3, 5, 1)),
        "The output differs from plain greedy decoding at token 2",
    ),
    (
        replace(greedy(), baseline=(1, 2)),
        "The output has 5 tokens, but plain greedy decoding 2",
    ),
    (
        replace(
            greedy(),
            rounds=(replace(greedy().rounds[0], bonus_top=((3, 0.9),)), *greedy().rounds[1:]),
        ),
        "rounds[0].bonus_top has another first choice than the emitted token 4",
    ),
    (
        replace(greedy(), rounds=(GuessRound((Guess(1, target_top=((2, 0.9),)),), (1, 2)),)),
        "rounds[0].guesses[0].target_top has another first choice than the emitted token 1",
    ),
    (
        replace(
            medusa(),
            rounds=(
                replace(medusa().rounds[0], nodes=medusa().rounds[1].nodes),  # type: ignore[union-attr]
            ),
        ),
        "rounds[0].nodes[0].target_top has another first choice than the emitted token 2",
    ),
]


@pytest.mark.parametrize(("recording", "note"), NOTES)
def test_a_difference_is_reported(recording: Recording, note: str) -> None:
    assert check(recording) == (note,)


def _drawn(guess: Guess, source: str | None = "residual") -> Recording:
    """A sampling recording of one round whose only guess was rejected."""
    return replace(sampling(), rounds=(GuessRound((guess,), (2,), source=source),))


REJECTED = Guess(3, 0.5, 0.25, u=0.75, accept_p=0.5, verdict=Status.REJECTED)
DRAWS: list[tuple[Recording, tuple[str, ...]]] = [
    (_drawn(REJECTED), ()),
    (_drawn(replace(REJECTED, u=None, draft_p=None)), ()),
    (_drawn(replace(REJECTED, accept_p=None)), ()),
    (
        _drawn(replace(REJECTED, u=0.25)),
        ("rounds[0].guesses[0].u is 0.25, which does not make it rejected",),
    ),
    (
        _drawn(replace(REJECTED, accept_p=0.6)),
        ("rounds[0].guesses[0].accept_p is 0.6, but min(1, p/q) is 0.5",),
    ),
    (
        _drawn(replace(REJECTED, verdict=None)),
        ("rounds[0].guesses[0].verdict is null, but the ids give rejected",),
    ),
    (_drawn(REJECTED, "target"), ("rounds[0].source is target, but must be residual",)),
    (_drawn(REJECTED, None), ("rounds[0].source is null, but must be residual",)),
    (
        replace(
            sampling(),
            rounds=(
                GuessRound(
                    (Guess(2, 0.5, 0.25, u=0.75, accept_p=0.5, verdict=Status.ACCEPTED),), (2,)
                ),
            ),
        ),
        ("rounds[0].guesses[0].u is 0.75, which does not make it accepted",),
    ),
]


@pytest.mark.parametrize(("recording", "notes"), DRAWS)
def test_draws_are_checked(recording: Recording, notes: tuple[str, ...]) -> None:
    assert check(recording) == notes


def test_counts_in_a_file_are_computed_again() -> None:
    document = json.loads(write(greedy()))
    document["rounds"][0]["accepted"] = 1
    document["rounds"][1]["bonus"] = None
    recording = read(json.dumps(document))
    assert recording == greedy()
    assert recording.notes == (
        "rounds[0].accepted is 1, but the ids give 2",
        "rounds[1].bonus is none, but the emitted ids give 5",
    )


def test_a_wrong_path_is_reported() -> None:
    document = json.loads(write(medusa()))
    document["rounds"][0]["path"] = [0, 2]
    assert read(json.dumps(document)).notes == (
        "rounds[0].path is not the path of the emitted tokens",
    )


def test_many_differences_are_summed_up() -> None:
    document = json.loads(write(greedy()))
    document["rounds"] = [document["rounds"][1] | {"accepted": 0, "bonus": 4}] * 30
    document["baseline"] = [5] * 30
    notes = read(json.dumps(document)).notes
    assert len(notes) == 21
    assert notes[-1] == "and 10 more differences"


def test_writing_what_breaks_the_format_is_refused() -> None:
    with pytest.raises(RecordingError, match=r"^recorded\.date is \"yesterday\", not a date"):
        write(replace(greedy(), recorded=replace(greedy().recorded, date="yesterday")))


def test_unknown_keys_are_ignored() -> None:
    document = json.loads(write(greedy())) | {"comment": "ours"}
    assert read(json.dumps(document)) == greedy()
