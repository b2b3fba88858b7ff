"""The worked example reads 2/1/3, 2/1/3, 2/0/2 and 8 tokens / 3 calls = 2.67."""

import csv
import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.app import App

ROUNDS = [
    (1, "2 of 3 guesses", "3.00", "3", "1"),
    (2, "4 of 6 guesses", "3.00", "6", "2"),
    (3, "6 of 9 guesses", "2.67", "8", "3"),
]


def test_the_first_screen_is_round_1_of_the_worked_example_explained(app: App) -> None:
    app.open()
    app.at(1, of=3)
    app.signs(
        "the ✓ accepted", "the same", "cat ✓ accepted", "cat same", "dog ✗ rejected", "sat +1 bonus"
    )
    expect(app.explain).to_have_text(
        "“the” and “cat” match, “dog” does not match “sat”: "
        "2 accepted, 1 bonus, 3 tokens from one call."
    )
    expect(app.page.get_by_text("The worked example.")).to_be_visible()


def test_stepping_shows_every_round_and_its_counts(app: App) -> None:
    app.open()
    for round_, accepted, per_call, emitted, calls in ROUNDS:
        if round_ > 1:
            app.step("next")
        app.at(round_, of=3)
        app.counts(accepted, per_call, emitted, calls)
    app.signs(
        "and ✓ accepted", "and same", "slept ✓ accepted", "slept same", "forever ∅ past the end"
    )
    expect(app.explain).to_have_text(
        "“and” and “slept” match and the target text has ended: "
        "2 accepted, no bonus, 2 tokens from one call. “forever” stands past the end."
    )
    expect(app.tile("Calls saved").locator("b")).to_have_text("5")


def test_the_table_reads_the_same(app: App) -> None:
    app.open()
    expect(app.table.locator("tbody tr")).to_have_text(
        [
            "1the cat dog2 of 3satthe cat sat33.00",
            "2on the moon2 of 3maton the mat33.00",
            "3and slept forever2 of 3–and slept22.67",
        ]
    )


def test_the_csv_reads_the_same(app: App, tmp_path: Path) -> None:
    app.open()
    text = app.download("Rounds as CSV", tmp_path).read_text(encoding="utf-8-sig")
    found = list(csv.DictReader(text.splitlines()))
    assert [(row["Accepted"], row["Bonus"], row["Tokens"]) for row in found] == [
        ("2", "sat", "3"),
        ("2", "mat", "3"),
        ("2", "", "2"),
    ]
    assert found[-1]["Tokens per call"] == "2.6667"


def test_the_json_reads_the_same(app: App, tmp_path: Path) -> None:
    app.open()
    found = json.loads(app.download("Session as JSON", tmp_path).read_text(encoding="utf-8"))
    assert [
        (step["accepted"], step["bonus"], len(step["emitted"])) for step in found["rounds"]
    ] == [(2, "sat", 3), (2, "mat", 3), (2, None, 2)]
    assert found["counts"]["emitted"] == 8
    assert found["counts"]["calls"] == 3
    assert round(found["counts"]["tokens_per_call"], 2) == 2.67
