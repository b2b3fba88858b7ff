"""A recording of one's own: it opens, or one sentence says where it is wrong."""

import json

from playwright.sync_api import expect

from specviz.engine.recording import write
from tests.browser.app import App
from tests.browser.test_real_page import LAST, STORY, gallery, opened, panel
from tests.recordings import greedy, medusa


def upload(app: App, content: bytes) -> None:
    app.page.locator("input[type=file]").set_input_files(
        [{"name": "mine.json", "mimeType": "application/json", "buffer": content}]
    )


def test_a_good_upload_opens_and_is_not_in_the_link(app: App) -> None:
    opened(app, round=3)
    upload(app, write(greedy()).encode())
    app.at(1, of=3)
    expect(app.page.locator(".about h2")).to_have_text("The cat")
    expect(app.page.get_by_text("A link cannot carry your file")).to_be_visible()
    app.address_says(recording="", round="")


def test_counts_in_a_file_are_not_trusted(app: App) -> None:
    document = json.loads(write(greedy()))
    document["rounds"][0]["accepted"] = 1
    upload(gallery(app), json.dumps(document).encode())
    app.at(1, of=3)
    expect(app.notes).to_contain_text("rounds[0].accepted is 1, but the ids give 2.")


def test_a_bad_upload_says_where_and_loses_nothing(app: App) -> None:
    document = json.loads(write(greedy()))
    document["rounds"][2]["accepted"] = 5
    opened(app, round=3)
    upload(app, json.dumps(document).encode())
    expect(app.notes).to_contain_text("rounds[2].accepted is 5 but only 3 guesses were made.")
    app.at(3, of=LAST)
    app.address_says(recording=STORY, round="3")


def test_a_hostile_upload_stays_text(app: App) -> None:
    attack = "<img src=x onerror='window.__pwned=1'>"
    document = json.loads(write(greedy()))
    document |= {"title": attack, "summary": attack}
    document["prompt"]["text"] = attack
    document["tokens"]["1"] = attack
    upload(gallery(app), json.dumps(document).encode())
    expect(app.page.locator(".about h2")).to_have_text(attack)
    app.step("next")
    app.no_script_ran()


def test_a_medusa_recording_opens_in_linked_pictures(app: App) -> None:
    upload(gallery(app), write(medusa()).encode())
    app.at(1, of=3)
    expect(app.page.locator(".medusa figcaption b")).to_have_text(
        ["Candidate tree", "Root-to-leaf paths", "Tree attention"]
    )
    expect(panel(app).locator("h4")).to_contain_text("After “␣sat”")
    app.page.locator('.tree [data-pick="n1"]').first.press("Enter")
    expect(panel(app).locator("h4")).to_have_text("“␣cat”: accepted")
    expect(panel(app).locator("h5")).to_have_text(["Head 1", "Big model"])
