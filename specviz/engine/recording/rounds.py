"""The rounds of a recording: JSON -> dataclasses, with every count computed again."""

from collections.abc import Container
from dataclasses import dataclass, field

from specviz.engine.recording.fields import Field
from specviz.engine.recording.round_types import Guess, GuessRound, HeadsRound, Node
from specviz.engine.rounds import Status

_MAX_GUESSES = 256
_MAX_HEADS = 16
_SOURCES = ("residual", "target")

Choices = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class RoundReader:
    """Reads rounds one after the other.

    Attributes:
        known: the ids that ``tokens`` names.
        notes: collects where a count in the file differs from what its ids give.
    """

    known: Container[int]
    notes: list[str] = field(default_factory=list)

    def guess_round(self, at: Field, sampled: bool, last: bool) -> GuessRound:
        """One round of a greedy or sampling recording."""
        guesses = at["guesses"].items(_MAX_GUESSES)
        step = GuessRound(
            guesses=tuple([self._guess(guess, sampled) for guess in guesses]),
            emitted=at["emitted"].token_list(self.known, _MAX_GUESSES + 1, least=1),
            bonus_top=at["bonus_top"].top(self.known) if at.has("bonus_top") else (),
            source=_source(at["source"]) if sampled else None,
            residual_mass=_probability(at, "residual_mass") if sampled else None,
        )
        made = "1 guess was" if len(guesses) == 1 else f"{len(guesses)} guesses were"
        accepted = step.accepted
        self._accepted(at, accepted, len(guesses), f"only {made} made")
        self._ending(at, step.emitted, accepted, last)
        return step

    def heads_round(self, at: Field, choices: Choices, last: bool) -> HeadsRound:
        """One round of a medusa recording."""
        heads = at["heads"].items(_MAX_HEADS, least=1)
        nodes = at["nodes"].items(len(choices) + 1, least=len(choices) + 1)
        step = HeadsRound(
            choices=choices,
            heads=tuple([head.top(self.known, most=256) for head in heads]),
            nodes=tuple([self._node(node) for node in nodes]),
            emitted=at["emitted"].token_list(self.known, _MAX_HEADS + 1, least=1),
        )
        _wide_enough(at["heads"], step)
        path, depth = step.path, len(choices[-1])
        self._accepted(at, len(path) - 1, depth, f"the tree is only {depth} deep")
        given = at["path"].items(_MAX_HEADS + 1, least=1)
        if tuple([node.whole(0, len(choices)) for node in given]) != path:
            self.notes.append(f"{at.place}.path is not the path of the emitted tokens")
        self._ending(at, step.emitted, len(path) - 1, last)
        return step

    def _guess(self, at: Field, sampled: bool) -> Guess:
        return Guess(
            id=at["id"].token(self.known),
            draft_p=_probability(at, "draft_p"),
            target_p=_probability(at, "target_p"),
            draft_top=at["draft_top"].top(self.known) if at.has("draft_top") else (),
            target_top=at["target_top"].top(self.known) if at.has("target_top") else (),
            u=_probability(at, "u") if sampled else None,
            accept_p=_probability(at, "accept_p") if sampled else None,
            verdict=_verdict(at["verdict"]) if sampled and at.tells("verdict") else None,
        )

    def _node(self, at: Field) -> Node:
        top = at["target_top"].top(self.known) if at.has("target_top") else ()
        return Node(_probability(at, "target_p"), top)

    def _accepted(self, at: Field, accepted: int, most: int, why: str) -> None:
        """Compare the file's ``accepted`` with what the ids give."""
        given = at["accepted"].whole(0, 10**6)
        if given > most:
            raise at["accepted"].error(f"is {given} but {why}")
        if given != accepted:
            self.notes.append(f"{at.place}.accepted is {given}, but the ids give {accepted}")

    def _ending(self, at: Field, emitted: tuple[int, ...], accepted: int, last: bool) -> None:
        """Compare ``emitted`` and ``bonus`` with what was accepted."""
        if len(emitted) > accepted + 1:
            problem = f"has {len(emitted)} tokens, but {accepted} accepted and the bonus make"
            raise at["emitted"].error(f"{problem} {accepted + 1}")
        if len(emitted) == accepted and not last:
            raise at["emitted"].error("has no bonus, which only the last round may lack")
        bonus = emitted[-1] if len(emitted) > accepted else None
        given = None if at["bonus"].value is None else at["bonus"].token(self.known)
        if given != bonus:
            words = ["none" if token is None else token for token in (given, bonus)]
            self.notes.append(
                f"{at.place}.bonus is {words[0]}, but the emitted ids give {words[1]}"
            )


def _probability(at: Field, key: str) -> float | None:
    return at[key].number(0, 1) if at.tells(key) else None


def _source(at: Field) -> str | None:
    if at.value is not None and at.value not in _SOURCES:
        raise at.must('"residual", "target" or null')
    return None if at.value is None else at.text()


def _verdict(at: Field) -> Status:
    if at.value not in list(Status):
        raise at.must('"accepted", "rejected", "discarded" or "overrun"')
    return Status(at.value)


def _wide_enough(at: Field, step: HeadsRound) -> None:
    """Each head must offer what the tree uses of it."""
    for depth in range(max(map(len, step.choices))):
        used = 1 + max(choice[depth] for choice in step.choices if len(choice) > depth)
        offered = len(step.heads[depth]) if depth < len(step.heads) else 0
        if offered < used:
            which = f"{used} tokens that the tree uses of head {depth + 1}"
            raise at.error(f"offers {offered} of the {which}")
