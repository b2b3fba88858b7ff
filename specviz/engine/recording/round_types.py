"""What a recorded round holds: what was guessed, what both models thought, what came out."""

from dataclasses import dataclass

from specviz.engine.rounds import Status

Top = tuple[tuple[int, float], ...]
"""The most likely tokens at one position: (token id, probability), most likely first."""


@dataclass(frozen=True, slots=True)
class Guess:
    """One guess of a draft and what both models thought of it.

    Attributes:
        id: the guessed token.
        draft_p: q, the draft's probability of it; None where it has none (prompt lookup).
        target_p: p, the big model's probability of it, given the guesses before it.
        draft_top: the draft's most likely tokens here.
        target_top: the big model's; the first is its own greedy choice.
        u: sampling only: the uniform draw; None where the guess was never tested.
        accept_p: sampling only: min(1, p/q); None where the guess was never tested.
        verdict: sampling only: what became of the guess.
    """

    id: int
    draft_p: float | None = None
    target_p: float | None = None
    draft_top: Top = ()
    target_top: Top = ()
    u: float | None = None
    accept_p: float | None = None
    verdict: Status | None = None


@dataclass(frozen=True, slots=True)
class GuessRound:
    """One call over one draft, greedy or sampling.

    Attributes:
        guesses: the draft, in order; may be empty (plain decoding).
        emitted: ids this call added to the output: the accepted guesses, then the bonus.
        bonus_top: where the bonus stands: the big model's most likely tokens, or (sampling)
            the distribution the bonus was drawn from.
        source: sampling only: "residual" or "target", what the bonus was drawn from.
        residual_mass: sampling only: the sum of max(0, p - q) at the rejected guess.

    Example:
        >>> step = GuessRound(guesses=(Guess(5), Guess(6), Guess(7)), emitted=(5, 9))
        >>> step.accepted, step.bonus
        (1, 9)
    """

    guesses: tuple[Guess, ...]
    emitted: tuple[int, ...]
    bonus_top: Top = ()
    source: str | None = None
    residual_mass: float | None = None

    @property
    def accepted(self) -> int:
        """Leading guesses that were emitted."""
        count = 0
        for guess, token in zip(self.guesses, self.emitted, strict=False):
            if guess.id != token:
                break
            count += 1
        return count

    @property
    def bonus(self) -> int | None:
        """The big model's own token; None when an accepted guess ended the output."""
        return self.emitted[-1] if len(self.emitted) > self.accepted else None


@dataclass(frozen=True, slots=True)
class Node:
    """What the big model computed at one node of a candidate tree.

    Attributes:
        target_p: its probability of this node's token at the parent; None for the root.
        target_top: its most likely tokens after this node; the first is its own choice.
    """

    target_p: float | None = None
    target_top: Top = ()


@dataclass(frozen=True, slots=True)
class HeadsRound:
    """One call over one Medusa tree.

    Node 0 is the root, the bonus of the round before (in round 1: the recording's
    ``first_token``); it was emitted there and is not emitted again. Node i + 1 is choice i.

    Attributes:
        choices: the tree: paths of 0-based ranks, sorted by (length, then order).
        heads: what each head offers; head 0 guesses the token after the root.
        nodes: one entry a node, the root first.
        emitted: ids this call added: the accepted path without the root, then the bonus.

    Example:
        >>> step = HeadsRound(choices=((0,), (1,), (1, 0)), heads=(((5, 0.6), (6, 0.3)),
        ...                   ((7, 0.9),)), nodes=(Node(),) * 4, emitted=(6, 7, 8))
        >>> step.path, step.accepted, step.bonus
        ((0, 2, 3), 2, 8)
    """

    choices: tuple[tuple[int, ...], ...]
    heads: tuple[Top, ...]
    nodes: tuple[Node, ...]
    emitted: tuple[int, ...]

    def token(self, node: int) -> int:
        """The token id of a node, 1 <= node <= len(choices); the root's is not this round's."""
        choice = self.choices[node - 1]
        return self.heads[len(choice) - 1][choice[-1]][0]

    @property
    def path(self) -> tuple[int, ...]:
        """Node ids from the root down to the last accepted candidate."""
        nodes = {choice: node for node, choice in enumerate(self.choices, start=1)}
        path = [0]
        choice: tuple[int, ...] = ()
        for depth, emitted in enumerate(self.emitted[: len(self.heads)]):
            ranks = (rank for rank, (token, _) in enumerate(self.heads[depth]) if token == emitted)
            found = next((rank for rank in ranks if (*choice, rank) in nodes), None)
            if found is None:
                break
            choice = (*choice, found)
            path.append(nodes[choice])
        return tuple(path)

    @property
    def accepted(self) -> int:
        """Candidates on the accepted path; the root is not one of them."""
        return len(self.path) - 1

    @property
    def bonus(self) -> int | None:
        """The big model's choice after the path; None when the path ended the output."""
        return self.emitted[-1] if len(self.emitted) > self.accepted else None
