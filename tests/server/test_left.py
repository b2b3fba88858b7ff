"""Garbage is collected once each time that everybody has left, and only then."""

from specviz.server.left import watch


def test_once_each_time_that_everybody_has_left() -> None:
    there = [False, True, True, False, False, True, False, True]
    collected_at: list[int] = []
    looks = iter(enumerate(there))
    look = 0

    def somebody() -> bool:
        nonlocal look
        look, now = next(looks)
        return now

    watching = watch(somebody, lambda: collected_at.append(look), 0)
    for _ in there:
        watching.send(None)
    watching.close()
    assert collected_at == [3, 6]
