"""Garbage is collected when nobody is there and something was done, and only then."""

from specviz.server.left import watch


def test_when_everybody_has_left_and_after_a_visit_that_nobody_saw() -> None:
    there = [False, True, True, False, False, False, True, False]
    work = [0, 5, 6, 7, 7, 8, 9, 9]  # what was done by each look; somebody was there before 5
    now = 0
    collected: list[int] = []
    watching = watch(lambda: there[now], lambda: work[now], lambda: collected.append(now), 0)
    for now in range(len(there)):  # noqa: B007 (the functions above look at it)
        watching.send(None)
    watching.close()
    assert collected == [3, 5, 7]


def test_collecting_is_no_work() -> None:
    done = 1
    collected: list[int] = []

    def collect() -> None:
        nonlocal done
        done += 1
        collected.append(done)

    watching = watch(lambda: False, lambda: done, collect, 0)
    watching.send(None)
    done += 1
    for _ in range(3):
        watching.send(None)
    watching.close()
    assert len(collected) == 1
