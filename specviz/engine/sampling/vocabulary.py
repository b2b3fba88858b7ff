"""A small vocabulary with the target's and the draft's weights, as typed into a table."""

import math
from collections.abc import Iterable
from dataclasses import dataclass

from specviz.engine.sampling.distribution import temper

SMALLEST, LARGEST = 2, 12
HEAVIEST = 1_000_000.0
LONGEST_TOKEN = 24


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Tokens with one weight each from the target and from the draft.

    Example:
        >>> pair = Vocabulary(("cat", "dog"), target=(3.0, 1.0), draft=(1.0, 1.0))
        >>> pair.distributions()
        ((0.75, 0.25), (0.5, 0.5))
    """

    tokens: tuple[str, ...]
    target: tuple[float, ...]
    draft: tuple[float, ...]

    def distributions(
        self, target_temperature: float = 1.0, draft_temperature: float = 1.0
    ) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """P and q at the given temperatures.

        Distributions that differ by rounding alone (weights 0.1, 0.2 against 1, 2) come out
        equal, so that no residual is made of rounding errors.

        Raises:
            ValueError: a temperature is negative, or a column has no weight above 0.
        """
        p = temper(self.target, target_temperature)
        q = temper(self.draft, draft_temperature)
        same = all(math.isclose(a, b, rel_tol=1e-12) for a, b in zip(p, q, strict=True))
        return p, p if same else q


@dataclass(frozen=True, slots=True)
class Table:
    """What a typed table gives.

    Attributes:
        vocabulary: the usable rows, or None when they do not make a vocabulary.
        problems: one sentence for each row left out and for what is wrong with the whole.
    """

    vocabulary: Vocabulary | None
    problems: tuple[str, ...]


def parse_table(rows: Iterable[tuple[object, object, object]]) -> Table:
    """Read rows of (token, target weight, draft weight) as a table editor gives them.

    Rows left empty are skipped. A bad row is left out and gets one sentence; the rest is used.

    Args:
        rows: any objects; weights may be numbers or text.

    Returns:
        The vocabulary, if 2 to 12 rows are usable and both columns have a weight above 0.

    Example:
        >>> parse_table([("cat", 3, 1), ("dog", -1, 1), ("cow", 1, 1)]).problems
        ('Row 2 (dog): the target weight -1 is negative; type a number of 0 or more.',)
    """
    kept: dict[str, tuple[float, float]] = {}
    problems: list[str] = []
    for number, (name, target, draft) in enumerate(rows, start=1):
        if _is_blank(name) and _is_blank(target) and _is_blank(draft):
            continue
        try:
            token = _token(name, kept)
            kept[token] = (_weight("target", target), _weight("draft", draft))
        except ValueError as problem:
            label = "" if _is_blank(name) else f" ({_shown(name)})"
            problems.append(f"Row {number}{label}: {problem}")
    whole = _whole(tuple(kept.values()))
    if whole:
        return Table(None, (*problems, whole))
    targets, drafts = zip(*kept.values(), strict=True)
    return Table(Vocabulary(tuple(kept), targets, drafts), tuple(problems))


def _token(name: object, kept: Iterable[str]) -> str:
    if _is_blank(name):
        raise ValueError("it has no token; type a word in the first column.")
    token = str(name).strip()
    if len(token) > LONGEST_TOKEN:
        raise ValueError(f"the token is too long; use at most {LONGEST_TOKEN} characters.")
    if token in kept:
        raise ValueError("this token is already in the table; give each token one row.")
    if len(tuple(kept)) == LARGEST:
        raise ValueError(f"the table is full; use at most {LARGEST} tokens.")
    return token


def _weight(column: str, value: object) -> float:
    if _is_blank(value):
        raise ValueError(f"the {column} weight is missing; type a number of 0 or more.")
    try:
        weight = float(str(value))
    except ValueError:
        weight = math.nan
    if math.isnan(weight):
        raise ValueError(
            f"the {column} weight {_shown(value)} is not a number; type a number of 0 or more."
        )
    if weight < 0:
        raise ValueError(
            f"the {column} weight {_shown(value)} is negative; type a number of 0 or more."
        )
    if weight > HEAVIEST:
        raise ValueError(f"the {column} weight is too large; type at most {HEAVIEST:,.0f}.")
    return weight


def _whole(weights: tuple[tuple[float, float], ...]) -> str:
    """What is wrong with the usable rows taken together; empty when nothing is."""
    if len(weights) < SMALLEST:
        return f"The table needs at least {SMALLEST} usable rows; add a token with two weights."
    if not any(target for target, _ in weights):
        return "Every target weight is 0; give at least one token a target weight above 0."
    if not any(draft for _, draft in weights):
        return "Every draft weight is 0; give at least one token a draft weight above 0."
    return ""


def _is_blank(value: object) -> bool:
    """Whether a cell is empty: white space, None, or the NaN that table editors use for it."""
    if isinstance(value, str):
        return not value.strip()
    return value is None or str(value) in ("nan", "<NA>")


def _shown(value: object) -> str:
    """A cell's text, short enough for a sentence."""
    text = str(value).strip()
    return text if len(text) <= LONGEST_TOKEN else text[: LONGEST_TOKEN - 1] + "…"
