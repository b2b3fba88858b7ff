"""Things that nobody should type, link or upload, and that somebody will."""

from random import Random

PWN = "window.__pwned=1"
ATTACKS = (
    f"<img src=x onerror='{PWN}'>",
    f"<script>{PWN}</script>",
    f"<svg onload={PWN}>",
    f"</textarea><script>{PWN}</script>",
    f"'\"><iframe srcdoc='<script>parent.{PWN}</script>'></iframe>",
    f"[click](javascript:{PWN}) ![x](javascript:{PWN})",
    f"</style></svg></td><img src=x onerror={PWN}>",
    f"$\\href{{javascript:{PWN}}}{{x}}$ :red[x] :material/bomb: **b** `c`",
    "{{7*7}} ${7*7} %s %(x)s {0.__class__} {} \\N{BELL}",
)
SIGNS = (
    "\0",
    "\x1b[31m",
    "\r\n",
    "\v\f",
    "\u2028\u2029",
    "\u202e\u202d\u2066",  # right-to-left overrides
    "\u200b\u200d\u2060\ufeff",  # of no width
    "e\u0301" + "\u0300" * 40,
    "👩‍👩‍👧‍👦🏳️‍🌈🇩🇪",
    "\U0010ffff\uffff\ufffd",
    "﷽ש‎ا",
    "𝔘𝔫𝔦ſ",
    "\\", "\\;", "\\n\\", "|", "| | |", ",,,", "[", "[[[]", "]", "[]", '"', "'", ";", "%", "&", "#",
)  # fmt: skip
NUMBERS = (
    "nan", "-nan", "inf", "-inf", "1e999", "-1", "-0", "0", "0.0", "1e-400", "1_000", "٣", "²",
    "9" * 25, "9" * 5_000, "-" + "9" * 30, "0x10", "1.5", "1e3", "+5", " 7 ", "00012", "", "None",
    "True", "1,5", "1/3", "1e308", "5e-324", "1.0000000000000002", "2147483648", str(2**64),
)  # fmt: skip
WORDS = ("the", "cat", "sat", "on", "mat", "and", "slept", "rained,", "(again)", "12:30.")


def text(random: Random) -> str:
    """A text: attacks, odd signs, numbers and plain words in any mixture; often empty or huge."""
    kind = random.random()
    if kind < 0.05:
        return ""
    if kind < 0.15:
        return huge(random)
    pool = random.choice((ATTACKS, SIGNS, NUMBERS, WORDS, ATTACKS + SIGNS + NUMBERS + WORDS))
    pieces = random.choices(pool, k=random.choice((1, 1, 2, 5, 30)))
    return random.choice(("", " ", ", ", "\n", " | ")).join(pieces)


def huge(random: Random) -> str:
    """A text of 3,000 to 60,000 characters."""
    unit = random.choice(("a", "a ", "a, ", "a\n", "[", "a | ", "0 ", "\u0301", "🏳️‍🌈", *ATTACKS))
    if random.random() < 0.3:
        unit = " ".join(random.choices(WORDS, k=40)) + random.choice((" ", "\n"))
    size = random.choice((3_000, 21_000, 60_000))
    return (unit * (size // len(unit) + 1))[:size]


def junk(random: Random, size: int) -> bytes:
    """Bytes without any meaning."""
    return random.randbytes(size)
