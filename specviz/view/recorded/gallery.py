"""The gallery of recordings: what was asked, who guessed, and how it went."""

from collections.abc import Iterable
from html import escape
from urllib.parse import urlencode

from specviz.engine.recording import Recording
from specviz.engine.recording.opened import Opened
from specviz.view.counters import percent, ratio
from specviz.view.text import count

_LONGEST = 110
_LONGEST_PROMPT = 1_200


def gallery_html(recordings: Iterable[Opened], chosen: str = "") -> str:
    """Every recording as a card that is a link to it.

    Args:
        recordings: what there is, in order.
        chosen: the name of the one on screen, if any.
    """
    cards = "".join(_card(opened, opened.name == chosen) for opened in recordings)
    return f'<ul class="gallery">{cards}</ul>'


def about_html(recording: Recording) -> str:
    """What a recording is of: the prompt, the models, the settings, and what its numbers are."""
    prompt = brief(recording.prompt.text, _LONGEST_PROMPT)
    title = recording.title or "A recorded session"
    facts = "".join(
        f"<div><dt>{name}</dt><dd>{escape(value)}</dd></div>" for name, value in _facts(recording)
    )
    return (
        f'<div class="about"><h2>{escape(brief(title, 200))}</h2>'
        f'<p class="asked"><b>Prompt</b> <bdi>{escape(prompt)}</bdi></p>'
        f"{_summary(recording)}"
        f'<dl class="facts">{facts}</dl></div>'
    )


def brief(text: str, most: int = _LONGEST) -> str:
    """A text of at most so many characters, with an ellipsis where it was cut.

    Example:
        >>> brief("abcdef", 4)
        'abc…'
    """
    return text if len(text) <= most else text[: most - 1] + "…"


def size(parameters: int) -> str:
    """A number of parameters as people say it.

    Example:
        >>> size(134_515_008), size(1_700_000_000)
        ('135M', '1.7B')
    """
    return f"{parameters / 1e9:.3g}B" if parameters >= 1e9 else f"{parameters / 1e6:.0f}M"


def model_words(recording: Recording) -> str:
    """The model and where it ran, in a few words."""
    model, device = recording.model, recording.recorded.device
    large = f", {size(model.parameters)} parameters" if model.parameters else ""
    return f"{model.name}{large}{f', on {device}' if device else ''}"


def _card(opened: Opened, is_chosen: bool) -> str:
    recording, session = opened.recording, opened.session
    rate = f"<b>{percent(session.acceptance_rate)}</b> accepted"
    if opened.trees:  # a rate over alternatives says nothing
        rate = f"<b>{session.accepted / max(1, session.calls):.2f}</b> accepted a call"
    current = ' aria-current="true"' if is_chosen else ""
    link = escape(f"?{urlencode({'recording': opened.name})}", quote=True)
    choose = escape(opened.name, quote=True)
    per_call = f"<b>{ratio(session.tokens_per_call)}</b> tokens per call"
    return (
        f'<li><a class="card" href="{link}" data-choose="{choose}"{current}>'
        f"<b>{escape(brief(recording.title or opened.name, 90))}</b>"
        f"<q><bdi>{escape(brief(recording.prompt.text))}</bdi></q>"
        f'<small class="drafter">{escape(brief(_drafter(recording), 90))}</small>'
        f'<span class="figures"><span>{per_call}</span>'
        f"<span>{rate}</span>"
        f"<span><b>{session.calls:,}</b> {'call' if session.calls == 1 else 'calls'}</span>"
        "</span></a></li>"
    )


def _summary(recording: Recording) -> str:
    return f"<p>{escape(brief(recording.summary, 500))}</p>" if recording.summary else ""


def _drafter(recording: Recording) -> str:
    drafter = recording.drafter
    return f"{drafter.type}: {drafter.name}" if drafter.name else drafter.type


def _facts(recording: Recording) -> list[tuple[str, str]]:
    settings, recorded = recording.settings, recording.recorded
    facts = [
        ("Model", f"{model_words(recording)} ({recording.model.licence})"),
        ("Drafter", _drafter(recording)),
        ("How", _how(recording)),
        (
            "Recorded",
            " · ".join([recorded.date, *(f"{name} {v}" for name, v in recorded.versions)]),
        ),
    ]
    if settings.seed is not None:
        facts[2] = ("How", f"{facts[2][1]}, seed {settings.seed}")
    return [(name, brief(value, 300)) for name, value in facts]


def _how(recording: Recording) -> str:
    settings = recording.settings
    if settings.choices:
        return f"greedy, a tree of {count(len(settings.choices), 'candidate')} a round"
    length = (
        f", up to {count(settings.draft_length, 'guess', 'guesses')} a round"
        if settings.draft_length
        else ""
    )
    if settings.temperature > 0:
        return f"sampling at temperature {settings.temperature:g}{length}"
    return f"greedy: the output equals plain decoding{length}"
