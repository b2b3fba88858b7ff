"""Three small recordings, made by hand, one of each kind."""

from specviz.engine.recording import (
    Drafter,
    Guess,
    GuessRound,
    HeadsRound,
    Kind,
    Model,
    Node,
    Prompt,
    RawBytes,
    Recorded,
    Recording,
    Settings,
    Tokenizer,
)
from specviz.engine.rounds import Status

TOKENS: dict[int, str | RawBytes] = {
    1: "the",
    2: " cat",
    3: " dog",
    4: " sat",
    5: " on",
    6: RawBytes(b"\xf0\x9f"),
    7: "",
    8: "the",
    9: " mat",
}

DETAILS = (("top-1", (0.5, 0.25)), ("n", 3.0), ("layers", "3, 5"))


def _recording(kind: Kind, settings: Settings, **rest: object) -> Recording:
    fields = {
        "kind": kind,
        "model": Model("Tiny", "Apache-2.0", "made by hand", 135_000_000),
        "drafter": Drafter("prompt-lookup", "3-grams", "MIT", DETAILS),
        "tokenizer": Tokenizer("Tiny BPE", "Apache-2.0", 10),
        "settings": settings,
        "prompt": Prompt("Where did the cat sit?", (1, 2), "chat"),
        "recorded": Recorded("2026-11-29", "CPU", (("torch", "2.13.0"),)),
        "tokens": TOKENS,
        "title": "The cat",
        "summary": "A cat sits.",
        **rest,
    }
    return Recording(**fields)  # type: ignore[arg-type]


def greedy() -> Recording:
    """Accepts 2 of 3, decodes one plainly, then ends inside a draft of 3, all of it right."""
    cat = Guess(2, 0.6, 0.7, ((2, 0.6), (3, 0.2)), ((2, 0.7),))
    rounds = (
        GuessRound(
            (Guess(1, None, 0.9, (), ((1, 0.9), (8, 0.1))), cat, Guess(3, 0.3, 0.1)),
            (1, 2, 4),
            ((4, 0.8), (3, 0.1)),
        ),
        GuessRound((), (5,), ((5, 1.0),)),
        GuessRound((Guess(1), Guess(9, 0.5, 0.5, (), ((9, 0.5),)), Guess(6)), (1,)),
    )
    settings = Settings(0.0, 3, (), None, 5)
    return _recording(Kind.GREEDY, settings, baseline=(1, 2, 4, 5, 1, 9), rounds=rounds)


def sampling() -> Recording:
    """Accepts 1 of 3 and resamples, accepts 1 of 1 and draws from the target, ends in a draft."""
    rejected = Guess(3, 0.5, 0.25, (), (), 0.75, 0.5, Status.REJECTED)
    accepted = Guess(1, 0.5, 0.9, (), (), 0.9, 1.0, Status.ACCEPTED)
    rounds = (
        GuessRound(
            (accepted, rejected, Guess(4, verdict=Status.DISCARDED)),
            (1, 2),
            ((2, 1.0),),
            "residual",
            0.25,
        ),
        GuessRound((accepted,), (1, 4), ((4, 0.5), (5, 0.5)), "target"),
        GuessRound(
            (accepted, Guess(9, 0.5, 0.4, (), (), 0.1, 0.8, Status.OVERRUN)),
            (1,),
        ),
    )
    settings = Settings(0.7, 3, (), 11, 5)
    return _recording(Kind.SAMPLING, settings, baseline=(1, 2), rounds=rounds)


def medusa() -> Recording:
    """Two heads, four choices: accepts a path of two, then nothing, then ends inside the tree."""
    choices = ((0,), (1,), (0, 0), (1, 0))
    top = ((2, 0.5), (3, 0.4))
    rounds = (
        _tree(choices, top, ((4, 0.9),), (2, 4, 5), (0, 1, 3)),
        _tree(choices, top, ((4, 0.9),), (1,), (0,)),
        _tree(choices, top, ((4, 0.9),), (3,), (0, 2)),
    )
    settings = Settings(0.0, None, choices)
    baseline = (1, 2, 4, 5, 1, 3)
    return _recording(Kind.MEDUSA, settings, baseline=baseline, rounds=rounds, first_token=1)


def _tree(
    choices: tuple[tuple[int, ...], ...],
    first: tuple[tuple[int, float], ...],
    second: tuple[tuple[int, float], ...],
    emitted: tuple[int, ...],
    path: tuple[int, ...],
) -> HeadsRound:
    """A round whose big model chose just what was emitted."""
    tops = dict(zip(path, emitted, strict=False))
    nodes = [Node(None, ((tops[node], 0.9),) if node in tops else ()) for node in range(5)]
    return HeadsRound(choices, (first, second), tuple(nodes), emitted)


KINDS = (greedy, sampling, medusa)
