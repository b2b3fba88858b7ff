"""From a setup to the session it describes."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from specviz.engine.drafters import noisy, prompt_lookup, second_text
from specviz.engine.inputs.setup import MOST_CHARACTERS, Setup, Source
from specviz.engine.notation import format_drafts, parse_drafts
from specviz.engine.session import Drafter, Session, replay
from specviz.engine.tokens import tokenize

D = TypeVar("D", bound=Any)
_LABELS = {"text": "target text", "draft": "guesses", "second": "second text", "prompt": "prompt"}


@dataclass(frozen=True, slots=True)
class Played:
    """A session and what is to be said about how its setup was read."""

    session: Session
    notes: tuple[str, ...]


def play(setup: Setup) -> Played:
    """Play the session of a setup.

    Args:
        setup: any setup; texts longer than 20,000 characters are used up to there.

    Returns:
        The session, and one sentence for everything that was cut or left unused.

    Example:
        >>> play(Setup()).session.calls
        3
    """
    setup, notes = cut(setup)
    target = tokenize(setup.text, setup.split)
    if setup.drafter is not Source.TYPED:
        return Played(replay(target, _drafter(setup)), notes)
    parsed = parse_drafts(setup.draft, target, setup.split)
    session = replay(target, parsed.drafts)
    return Played(session, notes + parsed.notes + unused_lines(len(parsed.drafts), session.calls))


def typed(setup: Setup) -> Setup:
    """The same session with its guesses written out, so that each can be edited."""
    session = play(setup).session
    drafts = [step.draft for step in session.rounds]
    while drafts and not drafts[-1]:
        drafts.pop()
    draft = format_drafts(drafts, session.target, setup.split)
    return replace(setup, drafter=Source.TYPED, draft=draft)


def cut(setup: Setup) -> tuple[Setup, tuple[str, ...]]:
    """A setup with every text cut to its first 20,000 characters, and what is to be said of it.

    Example:
        >>> len(cut(Setup(text="a" * 30_000))[0].text)
        20000
    """
    return cut_texts(setup, _LABELS)


def cut_texts(inputs: D, labels: Mapping[str, str]) -> tuple[D, tuple[str, ...]]:
    """The inputs of any page with some texts cut to their first 20,000 characters.

    Args:
        inputs: a dataclass.
        labels: the name of every text to cut, and what it is called on the page.

    Returns:
        The inputs, and one sentence for each text that was cut.
    """
    sizes = {name: len(getattr(inputs, name)) for name in labels}
    long = [name for name, size in sizes.items() if size > MOST_CHARACTERS]
    if not long:
        return inputs, ()
    notes = tuple(
        f"The {labels[name]}: only the first {MOST_CHARACTERS:,} of {sizes[name]:,} characters "
        "are used; type a shorter text to use all of it."
        for name in long
    )
    shorter = {name: getattr(inputs, name)[:MOST_CHARACTERS] for name in long}
    return replace(inputs, **shorter), notes


def _drafter(setup: Setup) -> Drafter:
    if setup.drafter is Source.LOOKUP:
        return prompt_lookup(setup.length, prompt=tokenize(setup.prompt, setup.split))
    if setup.drafter is Source.NOISY:
        return noisy(setup.length, setup.match, setup.seed)
    return second_text(setup.length, tokenize(setup.second, setup.split))


def unused_lines(lines: int, calls: int) -> tuple[str, ...]:
    """What is to be said when there are more or fewer typed lines than rounds."""
    if lines > calls > 0:
        unused = _numbers("Line", calls + 1, lines)
        verb = "is" if lines == calls + 1 else "are"
        return (f"{unused} {verb} not used: the target text ended in round {calls}.",)
    if calls and not lines:
        return ("No guesses are typed: the whole text was decoded one token a call.",)
    if lines < calls:
        rest = _numbers("Round", lines + 1, calls)
        return (f"{rest} had no typed guesses: the rest was decoded one token a call.",)
    return ()


def _numbers(noun: str, first: int, last: int) -> str:
    """The words “Line 3”, “Lines 3 and 4” or “Lines 3 to 9”."""
    if first == last:
        return f"{noun} {first}"
    return f"{noun}s {first} {'and' if last == first + 1 else 'to'} {last}"
