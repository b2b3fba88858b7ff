"""What is typed on the Medusa page: numbers, lists, links and examples."""

from dataclasses import replace
from pathlib import Path

import pytest

from specviz.engine.inputs.examples import Example, medusa_examples
from specviz.engine.inputs.links import pack, unpack
from specviz.engine.tree.inputs import HeadSource, MedusaInputs, Shape, read_medusa
from specviz.engine.tree.numbers import parse_accuracy, parse_chances, parse_widths
from specviz.engine.tree.play import play_medusa

EXAMPLES = pytest.mark.parametrize("example", medusa_examples(), ids=lambda each: each.title)


@pytest.mark.parametrize("typed", ["", "x", "1.2", "-0.1", "nan", "0.5;0.4", "0.1 " * 17])
def test_what_is_no_accuracy_is_refused_with_what_to_type(typed: str) -> None:
    with pytest.raises(ValueError, match=r"type one number from 0 to 1 for each head, such as"):
        parse_accuracy(typed)


@pytest.mark.parametrize("typed", ["", "[]", "0", "65", "2.5", "three", "1e3"])
def test_what_is_no_width_is_refused_with_what_to_type(typed: str) -> None:
    with pytest.raises(ValueError, match="type one whole number from 1 to 64 for each head"):
        parse_widths(typed)


def test_numbers_may_be_written_as_in_papers() -> None:
    assert parse_widths("[3,2,2]") == parse_widths("3 2, 2") == (3, 2, 2)
    assert parse_accuracy("1, 0,.5") == (1.0, 0.0, 0.5)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "Type 1 to 12 children with weights"),
        (", ".join(f"t{i} 1" for i in range(13)), "Type 1 to 12 children"),
        ("sat", "“sat” has no weight: end each child with a number"),
        ("sat six", "“sat six” has no weight"),
        ("sat -1", "“sat -1” has no weight"),
        ("sat inf", "“sat inf” has no weight"),
        ("sat nan", "“sat nan” has no weight"),
        ("sat 1, sat 2", "type every token once"),
        ("sat 0", "At least one weight must be above 0"),
    ],
)
def test_what_are_no_children_is_refused_with_what_to_type(typed: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        parse_chances(typed)


def test_children_may_stand_on_lines_and_hold_spaces() -> None:
    assert parse_chances("New York 1\nsat 3,") == (("New York", 0.25), ("sat", 0.75))


def test_every_unusable_value_is_named_and_the_last_usable_stays() -> None:
    last = MedusaInputs(choices="0", seed=5)
    given = {"choices": "0\n1 0", "widths": "a", "eps": 2, "shape": "round", "nodes": 1}
    inputs, notes = read_medusa(given, last)
    assert inputs == last
    assert notes[0] == (
        "choices=0\n1 0 was ignored: Line 2: 1 0 needs its prefix 1, which is missing. "
        "Add a line 1, or leave out line 2."
    )
    assert [note.partition(" was ignored: ")[0] for note in notes] == [
        "choices=0\n1 0",
        "widths=a",
        "eps=2",
        "shape=round",
        "“nodes”",
    ]


@EXAMPLES
def test_the_settings_of_an_example_survive_a_link(example: Example[MedusaInputs]) -> None:
    changed = example.setup.changed()
    assert read_medusa({name: str(value) for name, value in changed.items()}) == (example.setup, ())
    assert read_medusa(unpack(pack(changed))) == (example.setup, ())


@EXAMPLES
def test_an_example_plays_without_complaints(example: Example[MedusaInputs]) -> None:
    played = play_medusa(example.setup)
    assert played.notes == ()
    assert played.session.emitted == played.chain.emitted == played.session.target


def test_the_numbers_that_the_examples_name() -> None:
    second, published, product, chain, pairs, ending = [
        play_medusa(example.setup) for example in medusa_examples()
    ]
    assert (second.session.calls, second.chain.calls) == (3, 5)
    assert len(published.session.rounds[0].tree.paths) == 42
    assert len(published.session.rounds[0].tree.candidates) == 64
    assert (published.session.calls, product.session.calls) == (19, 16)
    assert round(product.session.drafted_per_call or 0) == 579
    assert round(published.session.drafted_per_call or 0) == 62
    assert (chain.session.calls, len(chain.session.target)) == (3, 8)
    assert pairs.session.rounds[1].emitted[:2] == ("New", "York")
    assert pairs.session.rounds[2].emitted[:2] == ("San", "Francisco")
    assert ending.session.rounds[1].bonus is None
    assert "overrun" in ending.session.rounds[1].statuses


def test_every_source_and_shape_can_be_chosen() -> None:
    for source in HeadSource:
        for shape in Shape:
            session = play_medusa(replace(MedusaInputs(), source=source, shape=shape)).session
            assert session.emitted == session.target


def test_an_example_with_an_unusable_setting_names_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "medusa_examples"
    folder.mkdir()
    (folder / "1.toml").write_text('title = "a"\nteaches = "b"\nwidth = 99', encoding="utf-8")
    monkeypatch.setattr("specviz.engine.inputs.examples._ASSETS", tmp_path)
    with pytest.raises(ValueError, match=r"1\.toml: width=99 was ignored"):
        medusa_examples.__wrapped__()


def test_a_recording_must_be_one_with_trees() -> None:
    assert read_medusa({"recording": "medusa-steps"})[0].recording == "medusa-steps"
    inputs, notes = read_medusa({"recording": "lookup-steps"})
    assert inputs.recording == MedusaInputs().recording
    assert notes[0].startswith("recording=lookup-steps was ignored: type one of medusa-question,")
