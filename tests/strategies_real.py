"""Strategies for texts as a language model's tokenizer meets them."""

import copy
import sys
import unicodedata

from hypothesis import strategies as st

NO_ENTRY = "\x04\x06\x13\x14\x16\x1d"
"""The characters that SmolLM2 has no base byte for."""

_KNOWN = [
    char
    for char in map(chr, range(0x20000))
    if unicodedata.category(char) not in ("Cn", "Cs") and char not in NO_ENTRY
]
"""Assigned characters; of those a tokenizer with other Unicode tables may know the same."""

any_text = st.text(st.characters(max_codepoint=sys.maxunicode))
"""Every text that Python can hold, halves of surrogate pairs included."""

known_text = st.lists(
    st.one_of(
        st.text(st.sampled_from(_KNOWN), max_size=12),
        st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=12),
        st.sampled_from(["'s", "'ll", "'", " ", "  ", "\n", "\t", "\u00a0", "42", "½", "_", "the"]),
    ),
    max_size=20,
).map("".join)
"""Mixed scripts, signs, spaces, English endings and numbers."""

hostile_value = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from([2**31, 10**400, -1, 0.5, 1e308, "", "\ud800", "x" * 600, "e2", [], {}, [[]]]),
    st.floats(allow_nan=True),
    st.text(max_size=8),
    st.recursive(st.integers(0, 9), lambda inner: st.lists(inner, max_size=3), max_leaves=5),
)
"""What a damaged or malicious recording may hold anywhere."""


def places(value: object) -> list[tuple[dict[str, object] | list[object], str | int]]:
    """Every (container, key) of a JSON value, containers before what they hold."""
    found: list[tuple[dict[str, object] | list[object], str | int]] = []
    if isinstance(value, dict | list):
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        for key in keys:
            found.append((value, key))
            found += places(value[key])
    return found


@st.composite
def mutated(draw: st.DrawFn, document: object) -> object:
    """A JSON document with one to three of its values replaced, removed, copied or swapped."""
    for _ in range(draw(st.integers(1, 3))):
        spots = places(document)
        container, key = draw(st.sampled_from(spots))
        other, twin = draw(st.sampled_from(spots))
        change = draw(st.sampled_from(["replace", "remove", "copy", "repeat"]))
        if change == "replace":
            container[key] = draw(hostile_value)  # type: ignore[index]
        elif change == "copy":
            container[key] = copy.deepcopy(other[twin])  # type: ignore[index]
        elif change == "repeat" and isinstance(container, list):
            container.insert(key, copy.deepcopy(container[key]))  # type: ignore[index, arg-type]
        else:
            del container[key]  # type: ignore[arg-type]
        if not places(document):
            break
    return document
