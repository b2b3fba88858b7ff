"""Prompt lookup: the text so far is its own draft model."""

from collections.abc import Sequence

from specviz.engine.drafting import Tokens, check_length, remembering_last, room
from specviz.engine.session import Drafter


def lookup(context: Sequence[str], length: int, max_ngram: int = 3) -> Tokens:
    """Guess by prompt lookup: what followed the last few tokens when they occurred before.

    The last ``max_ngram`` tokens are looked for first, then one token fewer, down to one. The
    first earlier occurrence counts, not the latest one. This is what
    ``PromptLookupCandidateGenerator`` of Hugging Face Transformers does
    (src/transformers/generation/candidate_generator.py), where the draft is also cut before an
    end-of-text token.

    Args:
        context: every token up to here: the prompt, then what was emitted.
        length: guesses wanted, 1 to 16; there are fewer when the context ends first.
        max_ngram: the longest n-gram to look for, at least 1.

    Returns:
        The guesses; none when not even the last token occurred before.

    Raises:
        ValueError: the length or ``max_ngram`` is out of range.

    Example:
        >>> lookup("the cat sat on the".split(), length=2)
        ('cat', 'sat')
    """
    _check(length, max_ngram)
    context = tuple(context)
    size = len(context)
    for ngram in range(min(max_ngram, size - 1), 0, -1):
        recent = context[size - ngram :]
        for end in range(ngram, size):
            if context[end - ngram : end] == recent:
                return context[end : end + length]
    return ()


def prompt_lookup(length: int, *, prompt: Sequence[str] = (), max_ngram: int = 3) -> Drafter:
    """A drafter that guesses by prompt lookup, as ``lookup`` does.

    It remembers where each n-gram of a text stands first, so that a round costs the same however
    long the text is.

    Args:
        length: guesses a round, 1 to 16.
        prompt: tokens before the target; they are searched too.
        max_ngram: the longest n-gram to look for, at least 1.

    Returns:
        The drafter.

    Raises:
        ValueError: the length or ``max_ngram`` is out of range.

    Example:
        >>> prompt_lookup(2)("the cat sat on the cat sat up".split(), 5)
        ('cat', 'sat')
    """
    _check(length, max_ngram)
    before = tuple(prompt)
    first_ends = remembering_last(lambda target: _first_ends(before + target, max_ngram))

    def draft(target: Sequence[str], start: int) -> Tokens:
        tokens, firsts = first_ends(target)
        now = len(before) + start
        for ngram in range(min(max_ngram, now), 0, -1):
            end = firsts[tokens[now - ngram : now]]
            if end < now:
                return tokens[end : min(end + room(length, target, start), now)]
        return ()

    return draft


def _check(length: int, max_ngram: int) -> None:
    check_length(length)
    if max_ngram < 1:
        raise ValueError(f"the longest n-gram is {max_ngram}: choose 1 or more")


def _first_ends(tokens: Tokens, max_ngram: int) -> tuple[Tokens, dict[Tokens, int]]:
    """The tokens, and for each n-gram in them the position after its first occurrence.

    A first occurrence stays the first however far the text has been emitted, so this one index
    serves every round and never tells a draft what is still to come.
    """
    firsts: dict[Tokens, int] = {}
    for end in range(1, len(tokens) + 1):
        for ngram in range(1, min(max_ngram, end) + 1):
            firsts.setdefault(tokens[end - ngram : end], end)
    return tokens, firsts
