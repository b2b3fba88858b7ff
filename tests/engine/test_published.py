import pytest

from specviz.engine.theory.published import FILE, load_published

ROW = """
[[figure]]
method = "M"
setting = "s"
source = "{source}"
url = "https://example.org"
speedup = {speedup}
"""


def test_every_figure_has_a_source_a_link_and_a_setting():
    figures = load_published()
    assert len(figures) == 14
    for figure in figures:
        assert figure.source
        assert figure.setting
        assert figure.url.startswith("https://")


def test_the_figures_a_class_is_shown():
    stated = {(figure.group, figure.method): figure for figure in load_published()}
    assert stated["", "Medusa-1"].speedup == "over 2.2×"
    assert stated["", "EAGLE-2"].speedup == "3.05–4.26×"
    assert stated["", "EAGLE-3"].speedup == "up to 6.5×"
    eagle3 = stated["Spec-Bench", "EAGLE-3"]
    assert (eagle3.tokens_per_call, eagle3.low, eagle3.high) == (5.71, 3.02, 3.02)


def test_tokens_per_call_are_only_stated_where_they_were_measured_alike():
    for figure in load_published():
        assert (figure.tokens_per_call is not None) == (figure.group == "Spec-Bench")


def test_like_for_like_more_tokens_per_call_can_still_be_slower():
    alike = {figure.method: figure for figure in load_published() if figure.group}
    lookup, draft = alike["Prompt lookup"], alike["Draft model"]
    assert lookup.tokens_per_call < draft.tokens_per_call
    assert lookup.low > draft.low
    assert all(figure.tokens_per_call > figure.high for figure in alike.values())


@pytest.mark.parametrize(
    ("source", "speedup", "sentence"),
    [
        ("", [1.0, 2.0], "M: a published figure needs a source"),
        ("x", [2.0, 1.0], r"M: speedup must be \[low, high\]"),
        ("x", [0.0, 1.0], "M: speedup must be"),
        ("x", 2.0, "M: speedup must be"),
    ],
)
def test_a_row_without_source_or_sense_is_refused(tmp_path, source, speedup, sentence):
    file = tmp_path / FILE.name
    file.write_text(ROW.format(source=source, speedup=speedup), encoding="utf-8")
    with pytest.raises(ValueError, match=sentence):
        load_published(file)
