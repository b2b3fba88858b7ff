"""The two steps of byte-level BPE that know no vocabulary: cut a text in pieces, merge ids."""

import re
from collections.abc import Iterator, Mapping
from heapq import heapify, heappop, heappush
from itertools import pairwise
from unicodedata import category

_SPACE = "\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"
_PIECE = re.compile(
    r"'(?:[stmd]|re|ve|ll)"  # the English endings 's 't 'm 'd 're 've 'll
    r"| ?[^\W_]+"  # letters, with the space before them
    rf"| ?(?:_|[^\w{_SPACE}])+"  # signs, likewise
    rf"|[{_SPACE}]+(?![^{_SPACE}])"  # white space, all but the last before a word
    rf"|[{_SPACE}]+"
)


def pieces(text: str) -> Iterator[str]:
    """Cut a text where no token may cross: every number sign alone, then GPT-2's pattern.

    Source: tokenizer.json of SmolLM2 (pre_tokenizer: Digits, then ByteLevel), and encoder.py of
    openai/gpt-2. White space is Unicode's White_Space, which differs from ``str.isspace``.

    Example:
        >>> list(pieces("I'm 12  years old!"))
        ['I', "'m", ' ', '1', '2', ' ', ' years', ' old', '!']
    """
    for stretch in _stretches(text):
        yield from _PIECE.findall(stretch)


def _stretches(text: str) -> Iterator[str]:
    """Each number sign (Unicode category N) alone, and the text between them."""
    start = 0
    for index, char in enumerate(text):
        if category(char)[0] == "N":
            yield text[start:index]
            yield char
            start = index + 1
    yield text[start:]


def merge(ids: list[int], merges: Mapping[tuple[int, int], int]) -> list[int]:
    """Merge neighbours until no pair is left to merge, lowest merged id first, then leftmost.

    Takes about n log n steps for n ids, so that one word of 100,000 letters does not stall.

    Args:
        ids: the ids of one piece; -1 stands for nothing and merges with nothing.
        merges: pair of ids -> merged id; ids are in the order the merges were learnt.

    Source: Sennrich et al. 2016, "Neural Machine Translation of Rare Words with Subword Units",
    algorithm 1.

    Example:
        >>> merge([1, 1, 2], {(1, 2): 3, (1, 3): 4})
        [4]
    """
    size = len(ids)
    ids = [*ids, -1]  # a place past the end, so that every id has neighbours
    after = [*range(1, size + 1), size]
    before = [size, *range(size)]
    heap = [(merges[pair], left) for left, pair in enumerate(pairwise(ids)) if pair in merges]
    heapify(heap)
    while heap:
        merged, left = heappop(heap)
        right = after[left]
        if merges.get((ids[left], ids[right])) != merged:
            continue  # one of the two has been merged with another neighbour meanwhile
        ids[left], ids[right] = merged, -1
        after[left] = after[right]
        before[after[right]] = left
        for place in (before[left], left):
            pair = (ids[place], ids[after[place]])
            if pair in merges:
                heappush(heap, (merges[pair], place))
    return [token for token in ids if token != -1]
