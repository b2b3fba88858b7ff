"""``python -m recorder`` and ``python -m recorder.verify``, from options to a checked file."""

import json

import pytest

from recorder import verify
from recorder.__main__ import main
from recorder.heads import Heads, save
from recorder.options import parse
from recorder.tests.conftest import PROMPT
from specviz.engine.recording import check, read

DRAFTERS = {
    "prompt-lookup": [],
    "skip-layers": ["--skip", "2"],
    "model": ["--draft-model", "draft"],
    "medusa": ["--heads", "heads.safetensors", "--nodes", "6"],
}


@pytest.fixture
def workplace(folder, target, monkeypatch):
    """The folder with both models, and untrained heads beside them."""
    heads = Heads(target, target.lm_head.weight.new_tensor(range(1, 257)).long(), 2)
    heads.facts = {"rank_accuracies": [[0.5, 0.2], [0.3, 0.1]], "trained_tokens": 0}
    save(heads, folder / "heads.safetensors")
    monkeypatch.chdir(folder)
    return folder


def record(drafter, *more):
    common = ["--target", "target", "--prompt", PROMPT, "-o", "out.json", "--tokens", "30"]
    main([*common, "--drafter", drafter, *DRAFTERS[drafter], *more])


@pytest.mark.parametrize("drafter", DRAFTERS)
def test_every_drafter_makes_a_sound_recording(workplace, drafter):
    record(drafter, "--title", "a title", "--licence", "MIT")
    recording = read((workplace / "out.json").read_text(encoding="utf-8"))
    assert (recording.notes, check(recording)) == ((), ())
    assert recording.drafter.type.startswith(drafter)
    assert (recording.title, recording.model.licence) == ("a title", "MIT")
    assert len(recording.baseline) == 30


def test_a_full_tree_can_be_asked_for(workplace):
    record("medusa", "--tree", "2,1")
    recording = read((workplace / "out.json").read_text(encoding="utf-8"))
    assert recording.settings.choices == ((0,), (1,), (0, 0), (1, 0))


@pytest.mark.parametrize("drafter", ["prompt-lookup", "skip-layers", "model"])
def test_sampling_makes_a_sound_recording(workplace, drafter):
    record(drafter, "--temperature", "0.7", "--seed", "3")
    recording = read((workplace / "out.json").read_text(encoding="utf-8"))
    assert (recording.kind, recording.settings.seed) == ("sampling", 3)
    assert (recording.notes, check(recording)) == ((), ())


def test_no_folder_of_this_machine_is_written(workplace):
    record("model", "--draft-model", str(workplace / "draft"))
    assert str(workplace) not in (workplace / "out.json").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--drafter", "model"], "needs --draft-model PATH"),
        (["--drafter", "medusa"], "needs --heads FILE"),
        (["--drafter", "medusa", "--heads", "h", "--temperature", "1"], "leave out --temperature"),
        (["--drafter", "prompt-lookup", "--tokens", "0"], "--tokens 1 or more"),
    ],
)
def test_a_wrong_combination_is_said_in_one_sentence(options, sentence, capsys):
    with pytest.raises(SystemExit):
        parse(["--prompt", "p", "-o", "o.json", *options])
    assert sentence in capsys.readouterr().err


def test_verify_passes_a_sound_folder(workplace, capsys, tmp_path):
    record("prompt-lookup")
    (workplace / "out.json").rename(tmp_path / "sound.json")
    assert verify.main([str(tmp_path)]) == 0
    assert "sound.json: greedy, 30 tokens in" in capsys.readouterr().out


def test_verify_names_a_wrong_count(workplace, capsys, tmp_path):
    record("prompt-lookup")
    data = json.loads((workplace / "out.json").read_text(encoding="utf-8"))
    data["rounds"][0]["accepted"] += 1
    (tmp_path / "wrong.json").write_text(json.dumps(data), encoding="utf-8")
    assert verify.main([str(tmp_path)]) == 1
    assert "wrong.json: rounds[0].accepted is" in capsys.readouterr().out


def test_verify_names_what_is_no_recording(capsys, tmp_path):
    (tmp_path / "no.json").write_text("{", encoding="utf-8")
    assert verify.main([str(tmp_path / "no.json")]) == 1
    assert capsys.readouterr().out.startswith("no.json: ")


def test_verify_names_a_file_that_is_not_there(capsys, tmp_path):
    assert verify.main([str(tmp_path / "gone.json")]) == 1
    assert "gone.json: [Errno 2] No such file" in capsys.readouterr().out


def test_verify_of_an_empty_folder_is_no_success(capsys, tmp_path):
    assert verify.main([str(tmp_path)]) == 1
    assert "No recordings found" in capsys.readouterr().out
