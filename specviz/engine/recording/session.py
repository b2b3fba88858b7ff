"""Recording -> what the engine replays: sessions, heads, token strings. No tokenizer needed."""

from collections.abc import Mapping
from itertools import takewhile

from specviz.engine.recording.round_types import Guess, GuessRound, HeadsRound
from specviz.engine.recording.types import RawBytes, Recording
from specviz.engine.session import Session, replay
from specviz.engine.text.raw_bytes import token_text


def token_names(tokens: Mapping[int, str | RawBytes]) -> dict[int, str]:
    """The token string of every id of ``Recording.tokens``, all of them different.

    A token that is not text on its own is written as its bytes, ``‹e2 82›`` (see raw_bytes.py).
    An empty text, or one that a smaller id has already, gets its id behind it: ``a‹#17›``.

    Example:
        >>> token_names({7: " cat", 8: RawBytes(bytes([0xE2, 0x82])), 9: " cat"})
        {7: ' cat', 8: '‹e2 82›', 9: ' cat‹#9›'}
    """
    names: dict[int, str] = {}
    taken = {""}
    for token, text in sorted(tokens.items()):
        name = token_text(text.data) if isinstance(text, RawBytes) else text
        while name in taken:
            name += f"‹#{token}›"
        taken.add(name)
        names[token] = name
    return names


def to_session(recording: Recording) -> Session:
    """Replay a recording: its output is the target, its guesses are the drafts.

    ``first_token`` is part of the prompt and not of the target. Of a Medusa round the draft is
    one root-to-leaf path of its tree: the accepted path, then the first child down to a leaf.
    Calls, emitted tokens and tokens per call are the tree's own; drafted tokens and the
    acceptance rate are not, as they have no meaning for a tree.

    Returns:
        A session with one round for each recorded round, with equal accepted counts.
    """
    names = token_names(recording.tokens)
    drafts = [[names[token] for token in _draft(step)] for step in recording.rounds]
    return replay([names[token] for token in recording.output], drafts)


def head_tokens(recording: Recording) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """What each head offers, as token strings: [round][head][rank]; for medusa recordings.

    With ``recording.settings.choices`` this is what the Medusa engine builds its trees from.
    """
    names = token_names(recording.tokens)
    return tuple(
        tuple(tuple(names[token] for token, _ in head) for head in step.heads)
        for step in recording.rounds
        if isinstance(step, HeadsRound)
    )


def overrun_matches(recording: Recording) -> int:
    """Guesses past the end of the output that the big model would have accepted.

    The output ends at a limit or an end-of-text token, and a guess may stand past it. Engines
    that count before trimming count such guesses too; see metrics.py.
    """
    step = recording.rounds[-1] if recording.rounds else None
    if not isinstance(step, GuessRound) or step.bonus is not None:
        return 0
    return sum(1 for _ in takewhile(_would_match, step.guesses[step.accepted :]))


def _would_match(guess: Guess) -> bool:
    """Whether the big model would have accepted a guess, from its draw or its first choice."""
    if guess.u is not None and guess.accept_p is not None:
        return guess.u <= guess.accept_p
    return guess.verdict is None and guess.id in [token for token, _ in guess.target_top[:1]]


def _draft(step: GuessRound | HeadsRound) -> tuple[int, ...]:
    """The ids of the guesses; for a tree those of one root-to-leaf path."""
    if isinstance(step, GuessRound):
        return tuple(guess.id for guess in step.guesses)
    nodes = {choice: node for node, choice in enumerate(step.choices, start=1)}
    path = list(step.path[1:])
    choice = step.choices[path[-1] - 1] if path else ()
    while True:
        child = next((c for c in step.choices if c[:-1] == choice), None)
        if child is None:
            return tuple(step.token(node) for node in path)
        choice = child
        path.append(nodes[child])
