"""Every hypothesis strategy of the tests: what a user might type, and what comes of it."""

from hypothesis import strategies as st

from specviz.engine.text.graphemes import graphemes

# Few words, so that guesses often match by chance.
WORDS = st.sampled_from(["the", "cat", "sat", "on"])
TARGETS = st.lists(WORDS, max_size=12)
DRAFT_LISTS = st.lists(st.lists(WORDS, max_size=5), max_size=8)
DRAFT_LENGTHS = st.integers(1, 16)
PROBABILITIES = st.floats(0, 1)
SEEDS = st.integers(0, 2**32)

# Signs that mean something in a notation, and signs that mean something elsewhere.
SIGNS = "[]\\;,|nrts<&$*_`'\""


def words(forbidden: str = "") -> st.SearchStrategy[str]:
    """Any word that ``str.split`` can give, without the forbidden characters."""
    characters = st.sampled_from(SIGNS) | st.characters(codec="utf-8")
    allowed = characters.filter(lambda char: not char.isspace() and char not in forbidden)
    return st.text(allowed, min_size=1, max_size=6)


# Scripts in which one perceived character is often several code points.
ALPHABETS = (
    "ab 1,[]\\",
    "\r\n\t\u2028\u200b\ufeff\u00ad",
    "\U0001f44d\U0001f44d\U0001f3fd\U0001f469\u200d\u2764\ufe0f\U0001f468\u2194\u2642",
    "\U0001f1e9\U0001f1ea\U0001f1eb\U0001f1f7\U0001f3f4\U000e0067\U000e007f",
    "\u1100\u1161\u11a8\uac00\uac01\ua960\ud7b0\ud7cb",
    "e\u0301\u0308\u20dd\u200c\u200d",
    "\u0915\u094d\u0937\u093f\u093c\u0902\u0930\u200d",
    "\u0995\u09cd\u09a4\u09bf\u09df\u0b95\u0bcd\u0bc6",
    "\u0628\u064e\u0651\u0644\u0627\u05d0\u05b8",
    "\u0e19\u0e49\u0e33\u0ea5\u0eb3\uff76\uff9e\u304b\u3099",
)
MIXED_TEXTS = st.lists(
    st.sampled_from(ALPHABETS).flatmap(lambda alphabet: st.text(alphabet, max_size=6)), max_size=4
).map("".join)
TEXTS = MIXED_TEXTS | st.text(st.characters(codec="utf-8"))
PERCEIVED_CHARACTERS = MIXED_TEXTS.map(lambda text: tuple(graphemes(text)))


def drafts(tokens: st.SearchStrategy[str]) -> st.SearchStrategy[list[tuple[str, ...]]]:
    """Drafts of any tokens, empty ones among them."""
    return st.lists(st.lists(tokens, max_size=4).map(tuple), max_size=4)


def head_rounds(
    tokens: st.SearchStrategy[str],
) -> st.SearchStrategy[tuple[tuple[tuple[str, ...], ...], ...]]:
    """Rounds of heads of distinct candidates, empty heads and rounds among them."""
    heads = st.lists(tokens, max_size=3, unique=True).map(tuple)
    return st.lists(st.lists(heads, max_size=3).map(tuple), max_size=3).map(tuple)
