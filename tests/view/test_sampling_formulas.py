"""The numbers written out in formulas, and that typed text cannot become mathematics."""

import re

import pytest

from specviz.engine.sampling.presets import load_presets
from specviz.engine.sampling.rules import Rule, excess, expected_acceptance
from specviz.view.sampling.formulas import (
    distance_formula,
    emitted_formula,
    example_token,
    name,
    residual_formula,
    temperature_formula,
)
from specviz.view.sampling.landing_words import landing_table

PRESETS = pytest.mark.parametrize("preset", load_presets(), ids=lambda preset: preset.name)


def numbers(formula):
    return [float(found) for found in re.findall(r"\d+\.\d+", formula)]


@PRESETS
def test_what_is_accepted_and_what_is_resampled_make_p(preset):
    words = preset.vocabulary
    p, q = words.distributions(preset.target_temperature, preset.draft_temperature)
    x = example_token(p, q)
    accepted, resampled, whole = numbers(emitted_formula(words.tokens, p, q, x))
    assert accepted + resampled == pytest.approx(whole, abs=0.0011)
    assert whole == pytest.approx(p[x], abs=0.0006)


@PRESETS
def test_the_residual_is_the_quotient_of_the_numbers_beside_it(preset):
    words = preset.vocabulary
    p, q = words.distributions(preset.target_temperature, preset.draft_temperature)
    formula = residual_formula(words.tokens, p, q, example_token(p, q))
    if expected_acceptance(p, q) == 1 or not any(excess(p, q)):
        assert "never needed" in formula
        return
    mine, theirs, rejected, share = numbers(formula)
    assert (mine - theirs) / rejected == pytest.approx(share, abs=0.01)


@pytest.mark.parametrize("temperature", [0.0, 0.5, 1.0, 2.0])
def test_a_temperature_is_written_out(temperature):
    formula = temperature_formula("p", ["a", "b"], [3.0, 1.0], temperature, 0)
    share = {0.0: 1.0, 0.5: 0.9, 1.0: 0.75, 2.0: 0.634}[temperature]
    assert f"{share:.3f}" in formula
    assert (f"^{{1/{temperature:g}}}" in formula) == (temperature not in (0.0, 1.0))


@pytest.mark.parametrize(
    "token", ["$x$", "\\href{a}{b}", "![](http://x)", "a b", "ß", "", "a" * 13]
)
def test_typed_text_that_is_not_plain_becomes_a_numbered_symbol(token):
    assert name(token, 2) == "x_{3}"


def test_a_distance_of_many_tokens_fits_a_phone():
    formula = distance_formula([0.5, 0.25, 0.25], [5, 5, 0])
    assert formula.count("|") == 4  # the symbols', and one term
    assert formula.endswith(r"0.2500 \end{aligned}")


def test_each_rule_has_its_distance_and_its_limit():
    p, q = (0.75, 0.25), (0.25, 0.75)
    counts = ((Rule.SPECULATIVE, (74, 26)), (Rule.RESAMPLE_TARGET, (60, 40)))
    right, wrong = landing_table(p, q, counts).splitlines()[2:]
    assert right == "| speculative sampling | 0.0100 | 0.0000 | 0 of 2 |"
    # 0.25 accepted as a, and of the rejected half 3/4: 0.625, which is 0.125 from p.
    assert wrong == "| resample from p | 0.1500 | 0.1250 | 2 of 2 |"
