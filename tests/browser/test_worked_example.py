"""The worked example reads 2/1/3, 2/1/3, 2/0/2 and 8 tokens / 3 calls = 2.67."""

import csv
import json
from pathlib import Path

import pytest
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
    app.signs("the ✓ accepted", "the same", "cat ✓ accepted", "cat same", "dog ✗ rejected", "sat +1 bonus")
    expect(app.explain).to_have_text(
        "“the” and “cat” match, “dog” does not match “sat”: "
        "2 accepted, 1 bonus, 3 tokens from one call."
    )
    expect(app.page.get_by_text("The worked example.")).to_be_visible()
