"""The built-in examples: each shows what it says."""

from pathlib import Path

import pytest

from specviz.engine import Session, Status
from specviz.engine.inputs import examples as module
from specviz.engine.inputs.examples import examples
from specviz.engine.inputs.play import play
from specviz.engine.inputs.setup import Setup


def session(title: str) -> Session:
    """The session of the example whose title starts so."""
    (found,) = [each for each in examples() if each.title.startswith(title)]
    return play(found.setup).session


def statuses(played: Session) -> set[Status]:
    return {status for step in played.rounds for status in step.statuses}


def test_there_are_at_least_eight_and_each_teaches_one_thing() -> None:
    assert len(examples()) >= 8
    assert len({each.title for each in examples()}) == len(examples())
    for each in examples():
        assert each.teaches.endswith(".")
        assert play(each.setup).notes == ()


def test_the_first_is_the_worked_example() -> None:
    assert examples()[0].setup == Setup()


def test_everything_accepted() -> None:
    played = session("Everything accepted")
    assert statuses(played) == {Status.ACCEPTED}
    assert played.tokens_per_call == 4


def test_nothing_accepted() -> None:
    played = session("Nothing accepted")
    assert played.accepted == 0
    assert played.tokens_per_call == 1


def test_long_drafts_wasted() -> None:
    played = session("Long drafts")
    discarded = sum(step.statuses.count(Status.DISCARDED) for step in played.rounds)
    assert discarded > played.accepted


def test_a_perfect_draft_reaches_draft_length_plus_one() -> None:
    played = session("A perfect draft")
    assert {len(step.emitted) for step in played.rounds} == {5}


def test_prompt_lookup_shines_on_repetitive_code() -> None:
    played = session("Repetitive code")
    assert played.tokens_per_call is not None
    assert played.tokens_per_call > 1.5


def test_a_last_round_without_bonus() -> None:
    played = session("A last round")
    assert played.calls == 2
    assert played.rounds[-1].bonus is None
    assert Status.OVERRUN in statuses(played)


def test_a_round_without_guesses() -> None:
    assert session("A round without").rounds[1].draft == ()


def test_another_language_and_emoji() -> None:
    assert "👩\u200d🚀" in session("Another language").target


def test_a_second_text() -> None:
    assert {Status.ACCEPTED, Status.REJECTED} <= statuses(session("A draft model"))


def test_a_setting_that_cannot_be_used_names_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "bad.toml").write_text(
        'title = "t"\nteaches = "x"\nlength = 99\n', "utf-8"
    )
    monkeypatch.setattr(module, "_ASSETS", tmp_path)
    with pytest.raises(ValueError, match=r"bad\.toml: length=99 was ignored"):
        examples.__wrapped__()
