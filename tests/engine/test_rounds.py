import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.engine import Round, Status, verify
from tests.engine import reference
from tests.strategies import TARGETS, WORDS

TARGET = ["the", "cat", "sat", "on", "the", "mat", "and", "slept"]


@pytest.mark.parametrize(
    ("start", "draft", "accepted", "bonus"),
    [
        (0, "the cat dog", 2, "sat"),
        (3, "on the moon", 2, "mat"),
        (6, "and slept forever", 2, None),
        (0, "the cat sat", 3, "on"),
        (0, "dog cat sat", 0, "the"),
        (0, "", 0, "the"),
        (7, "", 0, "slept"),
        (7, "slept", 1, None),
        (7, "woke up", 0, "slept"),
        (6, "and woke", 1, "slept"),
    ],
)
def test_verify_by_hand(start: int, draft: str, accepted: int, bonus: str | None) -> None:
    assert verify(TARGET, start, draft.split()) == Round(
        start, tuple(draft.split()), accepted, bonus
    )


@pytest.mark.parametrize(
    ("start", "draft", "statuses"),
    [
        (0, "the cat dog ran", "accepted accepted rejected discarded"),
        (0, "the cat sat", "accepted accepted accepted"),
        (0, "dog cat", "rejected discarded"),
        (6, "and slept forever and ever", "accepted accepted overrun overrun overrun"),
        (7, "woke up", "rejected discarded"),
        (0, "", ""),
    ],
)
def test_statuses_by_hand(start: int, draft: str, statuses: str) -> None:
    assert verify(TARGET, start, draft.split()).statuses == tuple(map(Status, statuses.split()))


@pytest.mark.parametrize(
    ("start", "draft", "is_correction"),
    [(0, "the dog", True), (0, "the cat", False), (0, "", False), (6, "and slept up", False)],
)
def test_a_bonus_corrects_only_after_a_rejected_guess(
    start: int, draft: str, is_correction: bool
) -> None:
    assert verify(TARGET, start, draft.split()).is_correction is is_correction


@pytest.mark.parametrize("start", [8, 9, -1])
def test_there_is_no_round_without_a_target_token(start: int) -> None:
    with pytest.raises(ValueError, match=f"no target token at position {start}: .* 8 tokens"):
        verify(TARGET, start, ["the"])


@given(TARGETS.filter(bool), st.lists(WORDS, max_size=8), st.data())
def test_verify_agrees_with_the_reference(
    target: list[str], draft: list[str], data: st.DataObject
) -> None:
    start = data.draw(st.integers(0, len(target) - 1))
    step = verify(target, start, draft)
    assert step.accepted == reference.accepted(target, start, draft)
    assert list(step.statuses) == reference.statuses(target, start, draft)
    assert step.emitted == tuple(target[start : step.end])
    assert 1 <= len(step.emitted) <= len(draft) + 1
    assert step.is_correction == (Status.REJECTED in step.statuses)
