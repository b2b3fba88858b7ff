"""Every word of the product is defined, once, and can be shown."""

import pytest

from specviz.view.glossary import glossary, term

WORDS = (
    "target",
    "draft",
    "guess",
    "verify",
    "accepted",
    "rejected",
    "bonus",
    "discarded",
    "overrun",
    "round",
    "call",
    "tokens per call",
    "acceptance rate",
    "draft length",
    "head",
    "candidate",
    "candidate tree",
    "path",
    "tree attention",
)


@pytest.mark.parametrize("word", WORDS)
def test_a_word_is_defined_in_a_sentence_or_two(word: str) -> None:
    meaning = glossary()[word]
    assert meaning.endswith(".")
    assert 20 < len(meaning) < 400


def test_a_term_tells_its_meaning_to_everyone() -> None:
    html = term("call", "Big-model <calls>")
    assert 'tabindex="0"' in html
    assert f'data-tip="{glossary()["call"]}"' in html
    assert html.endswith(">Big-model &lt;calls&gt;</span>")
    assert ">round</span>" in term("round")


def test_an_unknown_word_is_an_error() -> None:
    with pytest.raises(KeyError):
        term("synonym")
