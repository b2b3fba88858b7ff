"""Whatever is typed: a usable page, shown as it is, nothing executed and nothing lost."""

import pytest
from playwright.sync_api import expect

from specviz.view.text import visible
from tests.browser.app import App

GUESSES, TARGET = "Draft guesses, one line a round", "Target text"
HOSTILE = {
    "script": "<script>window.__pwned=1</script>",
    "image": "<img/src=x/onerror=window.__pwned=1>",
    "attribute": "\"'><b/id=pwned/onmouseover=window.__pwned=1>",
    "entities": "&lt;b&gt; &amp; < & >",
    "markdown": "**bold** [a](javascript:window.__pwned=1) `code` # ~~s~~ :material/link: :red[x]",
    "latex": r"$x^2$ $$\frac{1}{2}$$ \(y\)",
    "right to left": "שלום עולם مرحبا \u202eevil\u202c",
    "zero width": "a\u200bb \u200d \ufeff e\u0301 \u0301",
    "formula": "=HYPERLINK(1) +1 @x",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_hostile_tokens_are_shown_as_they_are(app: App, text: str) -> None:
    tokens = text.split()
    app.open()
    app.write(TARGET, text)
    app.write(GUESSES, f"[{text} {text}]")
    app.at(1, of=1)
    chips = app.page.locator(".player .chip.accepted .token")
    expect(chips).to_have_count(len(tokens))
    assert chips.evaluate_all("es => es.map(e => e.textContent)") == [visible(t) for t in tokens]
    expect(app.table.locator("tbody tr")).to_have_count(1)
    expect(app.strip).to_have_text(" ".join(tokens))
    expect(app.field(TARGET)).to_have_value(text)
    app.share_link()
    app.no_script_ran()


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_second_text_and_prompt_are_only_text(app: App, text: str) -> None:
    app.open(text="a b", drafter="second-text", second=text)
    expect(app.page.locator(".player .chip.rejected .token")).to_have_text(visible(text.split()[0]))
    expect(app.field("The draft model's own text")).to_have_value(text)
    app.no_script_ran()


def test_an_empty_target_says_what_to_do(app: App) -> None:
    app.open()
    app.write(TARGET, "")
    expect(app.explain).to_contain_text("The target text is empty: type some words")
    app.at(0, of=0)
    app.write(TARGET, "the cat")
    app.at(0, of=1)


def test_empty_guesses_are_standard_decoding(app: App) -> None:
    app.open()
    app.write(GUESSES, "")
    app.at(1, of=8)
    expect(app.notes).to_contain_text("No guesses are typed")


def test_only_commas_are_rounds_without_guesses(app: App) -> None:
    app.open()
    app.write(GUESSES, ",,,\n, ,")
    app.at(1, of=8)
    expect(app.notes.first).to_contain_text("Lines 1, 2 have only commas")


def test_100_000_pasted_characters_are_cut_in_words_and_kept_in_the_field(app: App) -> None:
    pasted = "word " * 20_000
    app.open()
    app.write(TARGET, pasted)
    expect(app.label).to_have_text("Round 1 of 4000")
    expect(app.notes.first).to_contain_text(
        "The target text: only the first 20,000 of 100,000 characters are used"
    )
    expect(app.field(TARGET)).to_have_value(pasted)
    app.step("last")
    app.at(4000, of=4000)
    expect(app.explain).to_contain_text("No guesses")


def test_100_000_characters_of_guesses(app: App) -> None:
    app.open()
    app.write(GUESSES, "x, " * 33_334)
    expect(app.notes.first).to_contain_text("The guesses: only the first 20,000 of 100,002")
    app.at(1, of=8)
    expect(app.page.locator(".player .more")).to_contain_text("more positions")
