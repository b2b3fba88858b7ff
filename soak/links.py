"""Links that nobody made on purpose: every page, known and unknown settings, any value."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from random import Random
from typing import Any
from urllib.parse import quote, quote_plus

from soak.nasty import NUMBERS, text
from specviz.engine.inputs.game import Attempt
from specviz.engine.inputs.links import pack
from specviz.engine.inputs.setup import Setup, Source
from specviz.engine.recording.shipped import names
from specviz.engine.sampling.inputs import RUNS, SamplingInputs
from specviz.engine.theory.inputs import SpeedInputs
from specviz.engine.tokens import Split
from specviz.engine.tree.inputs import HeadSource, MedusaInputs, Shape


@dataclass(frozen=True, slots=True)
class Link:
    """A link: the page's path without its slash, the query without "?", and what follows the #."""

    page: str
    query: str
    hash: str = ""

    def __str__(self) -> str:
        mark = "#" if self.hash else ""
        return f"/{self.page}?{self.query}{mark}{self.hash}"


def _names(kind: Any) -> list[str]:
    return [field.name for field in fields(kind)]


PAGES: dict[str, list[str]] = {
    "": _names(Setup),
    "medusa": _names(MedusaInputs),
    "real": ["recording"],
    "sampling": _names(SamplingInputs),
    "speed": [*_names(SpeedInputs), *(f"session_{name}" for name in _names(Setup))],
    "tour": ["stop"],
    "game": _names(Attempt),
    "glossary": ["term"],
}
_EVERYWHERE = ["round", "predict", "projector", "embed", "embed_options", "s", "lang"]
_CHOICES: dict[str, tuple[object, ...]] = {
    "split": tuple(Split),
    "drafter": tuple(Source),
    "source": tuple(HeadSource),
    "shape": tuple(Shape),
    "rounds": RUNS,
    "recording": names(),
    "mark": ("session", "nothing", *names()),
    "race_mark": (True, False),
    "predict": ("true",),
    "projector": ("true",),
    "embed": ("true",),
    "over": (0, 1),
}
_WHOLE = ("length", "seed", "width", "g", "tokens", "stop", "game", "round")
_PARTS = ("match", "a", "c", "eps", "delta", "stickiness", "target_temperature", "v")


def link(random: Random) -> Link:
    """A fuzzed link."""
    if random.random() < 0.06:
        return long_link(random)
    page = random.choice(list(PAGES))
    known = PAGES[page] + _EVERYWHERE
    count = random.choice((0, 1, 2, 3, 6, 12, len(known)))
    pairs = [_pair(random, known) for _ in range(count)]
    query = "&".join(pairs * random.choice((1, 1, 1, 2)))
    if random.random() < 0.15:
        query += random.choice(_GARBAGE)
    return Link(page, query)


def long_link(random: Random) -> Link:
    """A link whose settings should follow the #, and do not."""
    page = random.choice(("", "medusa", "sampling", "speed", "game"))
    return Link(page, f"long=1&round={random.choice((0, 1, 2, 99))}", f"s={broken_pack(random)}")


def broken_pack(random: Random) -> str:
    """Packed settings: whole with hostile values, cut, changed, or no such thing at all."""
    whole = pack({name: text(random) for name in PAGES[random.choice(list(PAGES))]})
    place = random.randrange(len(whole))
    return random.choice(
        (
            whole,
            whole[:place],
            whole[:place] + random.choice("AZ_-%<") + whole[place + 1 :],
            pack({"text": {"deep": [[]]}, "seed": [1], "length": None, "constructor": 1}),
            quote(text(random))[:2_000],
            "A" * 250_000,
            "",
        )
    )


def _pair(random: Random, known: list[str]) -> str:
    name = random.choice(known) if random.random() < 0.85 else text(random)[:300]
    value = _value(random, name.removeprefix("session_"))
    if name not in known and random.random() < 0.2:
        return _encode(random, name)  # a name without a value
    return f"{_encode(random, name)}={_encode(random, value)}"


def _value(random: Random, name: str) -> str:
    if random.random() < 0.6:
        if name in _CHOICES:
            return str(random.choice(_CHOICES[name]))
        if name in _WHOLE:
            return str(random.choice((0, 1, 2, 5, 8, 16, 999_999)))
        if name in _PARTS:
            return str(random.choice((0, 0.001, 0.5, 1, 0.999999, 3)))
    return random.choice(NUMBERS) if random.random() < 0.3 else text(random)


_ENCODERS: tuple[Callable[[str], str], ...] = (
    quote_plus,
    quote,
    lambda value: quote(value, safe="<>'\"(){}[]|\\^`$;,/?:@!*"),  # as careless programs do
    lambda value: quote(value.encode("utf-16", "replace")),
    lambda value: quote(quote(value)),
)


def _encode(random: Random, value: str) -> str:
    return random.choice(_ENCODERS if random.random() < 0.4 else _ENCODERS[:2])(value)


_GARBAGE = (
    "%", "%%%", "%zz=%", "%00=%00", "&text=%FF%FE%80", "&text=%ED%A0%80%ED%BF%BF", "&&&;;;==&=&",
    "&draft=%C0%AF%F8%88", "?text=a?b", "&__proto__=1&constructor=2", "&text=a&text=b&text",
    "&round=1&round=2", "&[]=1&text[]=x", "&x=" + "A" * 150_000, "&" + "a=1&" * 3_000,
)  # fmt: skip
