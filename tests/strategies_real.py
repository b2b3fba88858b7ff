"""Strategies for texts as a language model's tokenizer meets them."""

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
