import json

import pytest

from specviz.engine.sampling.rules import Rule
from specviz.engine.simulate import simulate_emitted
from specviz.engine.theory.formulas import best_length, expected_tokens, speedup
from specviz.engine.theory.published import load_published
from specviz.engine.theory.sticky import sticky_acceptance
from specviz.view.sampling.landing_chart import landing_chart
from specviz.view.sampling.overlap_chart import ACCEPTED, REJECTED, RESAMPLED, overlap_chart
from specviz.view.speed.assumption_chart import EACH, ONE, assumption_chart
from specviz.view.speed.charts import speedup_chart, tokens_chart
from specviz.view.speed.layers import Dot
from specviz.view.speed.published_charts import alike_chart, ranges_chart

TOKENS, P, Q = ("sat", "slept", " "), (0.5, 0.3, 0.2), (0.2, 0.3, 0.5)
DOTS = (Dot(2, 2.4, 0.1), Dot(3, 2.0, 0.0, "this session"))
FIGURES = load_published()
ALIKE = tuple(figure for figure in FIGURES if figure.group)
PAPERS = tuple(figure for figure in FIGURES if not figure.group)
COUNTS = tuple((rule, simulate_emitted(P, Q, rule, 20_000, seed=1)) for rule in Rule)

CHARTS = {
    "overlap": lambda dark: overlap_chart(TOKENS, P, Q, dark),
    "landing": lambda dark: landing_chart(TOKENS, P, COUNTS, dark),
    "tokens": lambda dark: tokens_chart(0.8, 4, DOTS, dark),
    "speedup": lambda dark: speedup_chart(0.8, 4, 0.1, 1.0, DOTS, dark),
    "assumption": lambda dark: assumption_chart((0.9, 0.4), 0.65, DOTS, dark),
    "alike": lambda dark: alike_chart(ALIKE, 2.67, dark),
    "ranges": lambda dark: ranges_chart(PAPERS, dark),
}


def rows(spec):
    """Every row of data in a chart, whichever layer it belongs to."""
    found = [*spec.get("datasets", {}).values(), spec.get("data", {}).get("values", [])]
    found += [rows(layer) for layer in spec.get("layer", [])]
    return [row for part in found for row in part]


def strings(spec):
    """Everything that is read on a chart."""
    return json.dumps(spec, ensure_ascii=False)


@pytest.mark.parametrize("chart", CHARTS.values(), ids=CHARTS)
def test_a_chart_is_finished_and_differs_only_in_colour_between_light_and_dark(chart):
    light, dark = chart(False), chart(True)
    assert rows(light) == rows(dark)
    assert strings(light) != strings(dark)
    assert light["description"]
    assert "http" not in strings(light).replace(light["$schema"], "").replace("https://arxiv", "")


@pytest.mark.parametrize("chart", CHARTS.values(), ids=CHARTS)
def test_every_axis_has_a_title_in_words_and_every_chart_has_tooltips(chart):
    text = strings(chart(False))
    assert '"tooltip"' in text
    assert '"title": "g"' not in text
    assert any(
        words in text for words in ("Probability", "Share of", "Tokens per call", "Speed-up")
    )


def test_the_two_bars_of_a_token_share_their_overlap_and_keep_their_own_mass():
    data = rows(overlap_chart(TOKENS, P, Q, False))
    mass = {(row["token"], row["model"], row["part"]): row["mass"] for row in data}
    assert mass["sat", "p", ACCEPTED] == mass["sat", "q", ACCEPTED] == 0.2
    assert mass["sat", "p", RESAMPLED] == pytest.approx(0.3)
    assert ("sat", "q", REJECTED) not in mass
    assert mass["␣", "q", REJECTED] == pytest.approx(0.3)
    resampled = sum(m for (_, _, part), m in mass.items() if part == RESAMPLED)
    rejected = sum(m for (_, _, part), m in mass.items() if part == REJECTED)
    assert resampled == pytest.approx(rejected)


def test_the_overlap_caption_states_alpha():
    assert (
        "α = 70.0% of all guesses are accepted."
        in overlap_chart(TOKENS, P, Q, False)["description"]
    )


def test_a_token_neither_model_wants_still_has_its_place():
    data = rows(overlap_chart(("a", "b"), (1.0, 0.0), (1.0, 0.0), False))
    assert {row["token"] for row in data} == {"a", "b"}


def test_only_the_wrong_ways_are_crossed_out():
    data = [row for row in rows(landing_chart(TOKENS, P, COUNTS, False)) if "where" in row]
    outside = {row["rule"].split(":")[0] for row in data if row["where"] == "outside the band"}
    assert outside == {"accept every guess", "resample from p"}


def test_the_distance_is_a_number_in_the_legend():
    counts = ((Rule.ACCEPT_ALL, (20, 30, 50)),)
    data = rows(landing_chart(TOKENS, P, counts, False))
    assert {row["rule"] for row in data if "rule" in row} == {"accept every guess: distance 0.3000"}


def test_the_chosen_point_and_the_best_are_marked():
    data = rows(speedup_chart(0.8, 4, 0.1, 1.0, (), False))
    marked = {row["text"]: (row["g"], row["y"]) for row in data if "text" in row}
    best = best_length(0.8, 0.1, 1.0)
    assert marked["2.40×"] == (4, pytest.approx(speedup(0.8, 4, 0.1, 1.0)))
    assert marked[f"best g = {best.length}"] == (best.length, pytest.approx(best.speedup))


def test_a_draft_too_dear_is_said_to_lose():
    spec = speedup_chart(0.3, 5, 0.5, 1.0, (), False)
    assert "No draft length beats standard decoding." in spec["description"]


def test_a_free_draft_is_said_to_gain_with_any_length():
    assert "or longer" in speedup_chart(1.0, 5, 0.0, 1.0, (), False)["description"]


def test_the_curve_of_the_chosen_acceptance_is_the_formula():
    data = rows(tokens_chart(0.75, 4, (), False))
    curve = {row["g"]: row["y"] for row in data if row.get("a") == "a = 0.75"}
    assert curve == {g: pytest.approx(expected_tokens(0.75, g)) for g in range(17)}


def test_measured_points_are_divided_by_what_a_round_costs():
    data = rows(speedup_chart(0.8, 4, 0.5, 1.0, DOTS, False))
    dots = {row["label"]: row for row in data if "label" in row}
    assert dots["simulation"]["y"] == pytest.approx(2.4 / 2)
    assert dots["simulation"]["high"] == pytest.approx(2.6 / 2)
    assert dots["this session"]["y"] == pytest.approx(2.0 / 2.5)


@pytest.mark.parametrize("a", [0.0, 1.0])
@pytest.mark.parametrize("g", [0, 1, 64])
def test_the_ends_of_every_slider_still_make_charts(a, g):
    assert (
        f": {expected_tokens(a, g):.2f} tokens per call."
        in tokens_chart(a, g, (), True)["description"]
    )
    assert rows(speedup_chart(a, g, 0.0, 3.0, (), True))


def test_the_simple_formula_is_seen_to_miss_when_verdicts_stick():
    spec = assumption_chart(sticky_acceptance([0.7] * 5, 0.5), 0.7, (), False)
    data = rows(spec)
    last = {row["formula"]: row["y"] for row in data if row["g"] == 5}
    assert last[EACH] > last[ONE] + 0.5
    assert f"misses by {last[EACH] - last[ONE]:.2f}" in spec["description"]
    assert "the simple one fits" in assumption_chart((0.7,) * 5, 0.7, (), False)["description"]


def test_every_published_figure_is_drawn_with_its_source():
    drawn = {
        (row["method"], row["source"])
        for row in rows(ranges_chart(PAPERS, False))
        if "method" in row
    }
    assert drawn == {(figure.method, figure.source) for figure in PAPERS}
    assert "each paper states" in ranges_chart(PAPERS, False)["description"]


def test_the_session_stands_among_the_figures_measured_alike_only_if_it_has_a_value():
    assert "this session: 2.67" in strings(alike_chart(ALIKE, 2.67, False))
    assert "this session" not in strings(alike_chart(ALIKE, None, False))


def test_the_same_chart_is_not_built_twice():
    assert tokens_chart(0.8, 4, DOTS, False) is tokens_chart(0.8, 4, DOTS, False)
