"""You are the draft model: hidden texts, the rounds a player typed, and the drafts to beat."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from specviz.engine.drafters import MAX_DRAFT_LENGTH, noisy, prompt_lookup
from specviz.engine.inputs.fields import read_fields, text, whole
from specviz.engine.inputs.setup import MOST_CHARACTERS
from specviz.engine.notation import parse_drafts
from specviz.engine.session import Drafter, Session, replay
from specviz.engine.tokens import tokenize

_FOLDER = Path(__file__).parents[3] / "assets" / "game"
RIVAL_LENGTH = 4
RIVAL_MATCH = 0.5


@dataclass(frozen=True, slots=True)
class Game:
    """A text to guess.

    Attributes:
        title: its name; it tells nothing that is asked.
        prompt: what the big model was asked for.
        why: what makes it easy or hard.
        text: what the big model says, in words.
    """

    title: str
    prompt: str
    why: str
    text: str

    @property
    def target(self) -> tuple[str, ...]:
        """The words of the text."""
        return tokenize(self.text)


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a player has done: all of it travels in a link, and nothing of the text does.

    Attributes:
        game: the number of the text, from 1.
        typed: the player's guesses, one line a round.
        over: 1 when the player gave up.

    Example:
        >>> Attempt(game=3, typed="good evening").changed()
        {'game': 3, 'typed': 'good evening'}
    """

    game: int = 1
    typed: str = ""
    over: int = 0

    def changed(self) -> dict[str, object]:
        """The parts that differ from a fresh attempt at the first text."""
        parts = {"game": (self.game, 1), "typed": (self.typed, ""), "over": (self.over, 0)}
        return {name: value for name, (value, fresh) in parts.items() if value != fresh}


@cache
def games() -> tuple[Game, ...]:
    """Every text, the easiest first, in the order of the file names."""
    files = sorted(_FOLDER.glob("*.toml"))
    return tuple(Game(**tomllib.loads(file.read_text(encoding="utf-8"))) for file in files)


def read_attempt(values: Mapping[str, object]) -> tuple[Attempt, tuple[str, ...]]:
    """Read an attempt from a link, keeping what is usable.

    Example:
        >>> read_attempt({"game": "99"})[1]
        ('game=99 was ignored: type a whole number from 1 to 5.',)
    """
    readers = {"game": whole(1, len(games())), "typed": _typed, "over": whole(0, 1)}
    good, notes = read_fields(readers, values)
    return Attempt(**good), notes


def with_line(attempt: Attempt, line: str) -> Attempt:
    r"""The attempt after one round more.

    Args:
        attempt: the rounds typed so far.
        line: the guesses; nothing typed is a round without guesses.

    Example:
        >>> with_line(Attempt(typed="the wheel"), " ").typed
        'the wheel\n[]'
    """
    line = " ".join(line.split()) or "[]"
    typed = f"{attempt.typed}\n{line}" if attempt.typed else line
    return replace(attempt, typed=typed)


def rounds_of(attempt: Attempt) -> Session:
    """The rounds that a player has typed; after giving up, also those that finish the text.

    A round takes the first 16 guesses. Where a text has no capital letters, those typed are read
    as small ones, since phones begin a line with one.

    Returns:
        A session whose target is the whole text; its rounds may stop before the end.

    Example:
        >>> rounds_of(Attempt(typed="the wheel goes round")).rounds[0].accepted
        3
    """
    game = games()[attempt.game - 1]
    typed = attempt.typed.lower() if game.text.islower() else attempt.typed
    drafts = parse_drafts(typed, game.target).drafts
    session = replay(game.target, [draft[:MAX_DRAFT_LENGTH] for draft in drafts])
    return session if attempt.over else session.up_to(len(drafts))


def is_finished(session: Session) -> bool:
    """Whether every token of the target has been emitted."""
    return bool(session.rounds) and session.rounds[-1].end == len(session.target)


def rivals(game: int, tokens: int) -> dict[str, Session]:
    """How automatic drafters do on the beginning of a text.

    Args:
        game: the number of the text, from 1; it is also the noisy draft's seed.
        tokens: how much of the text counts, from its beginning.

    Returns:
        Prompt lookup and a noisy draft, each with 4 guesses a round and the same guesses for
        every ``tokens``, as sessions over just these tokens.

    Example:
        >>> [session.calls for session in rivals(1, 9).values()]
        [7, 6]
    """
    target = games()[game - 1].target
    drafters = {
        "Prompt lookup": prompt_lookup(RIVAL_LENGTH),
        "A noisy draft": noisy(RIVAL_LENGTH, RIVAL_MATCH, game),
    }
    return {name: _beginning(target, tokens, drafter) for name, drafter in drafters.items()}


def _typed(value: object) -> str:
    return text(value)[:MOST_CHARACTERS]


def _beginning(target: tuple[str, ...], tokens: int, drafter: Drafter) -> Session:
    """The drafter knows its text in full, so that what it guesses does not change as it grows."""
    return replay(target[:tokens], lambda _, start: drafter(target, start)[: tokens - start])
