"""The Medusa page in a browser: type heads, step, choose a node, share, edit, large trees."""

from collections.abc import Callable
from urllib.parse import urlencode

from playwright.sync_api import Locator, expect

from specviz.engine.inputs.examples import medusa_examples
from tests.browser.app import App

PUBLISHED = medusa_examples()[1].setup.changed()
HEADS = "What the heads offer, one line a round"


def open_medusa(app: App, **query: object) -> App:
    return app.open(f"{app.base}/medusa?{urlencode(query)}")


def node(app: App, number: int) -> Locator:
    return app.page.locator(f".tree .node[data-node='{number}']")


def picked(app: App, picture: str, name: str) -> list[int]:
    """The nodes or paths that are lit up in one picture."""
    lit = app.page.locator(f"{picture}.picked[data-{name}]")
    return sorted(map(int, lit.evaluate_all(f"es => es.map(e => e.dataset.{name})")))


def accepted(app: App) -> dict[str, list[int]]:
    """The accepted path as each of the three pictures shows it."""
    numbers = "es => es.map(e => Number(e.dataset.node))"
    won = app.page.locator(".paths .won")
    names = won.get_attribute("data-in") or ""
    return {
        "tree": app.page.locator(".tree .node.accepted").evaluate_all(numbers),
        "mask": app.page.locator(".mask .row.accepted").evaluate_all(numbers),
        "path": [int(name[1:]) for name in names.split() if name[0] == "n" and name != "n0"],
    }


def test_typed_heads_are_played_and_seen_in_all_three_pictures(app: App) -> None:
    open_medusa(app)
    app.write("Target text", "a b c d")
    app.write(HEADS, "x, a | b, y | z, c\n d")
    app.at(1, of=1)
    expect(app.explain).to_contain_text("“a”, “b” and “c”: 3 accepted and the bonus “d”")
    found = accepted(app)
    assert found["tree"] == found["mask"] == found["path"]
    assert len(found["tree"]) == 3
    expect(app.page.locator(".lane .token")).to_have_text(["a", "b", "c", "d"])


def test_stepping_shows_the_path_of_each_round(app: App) -> None:
    open_medusa(app)
    assert accepted(app)["tree"] == accepted(app)["path"] == [1, 5, 12]
    app.step("next")
    app.at(2, of=3)
    expect(app.page.locator(".lane .token")).to_have_text(["the", "mat", "and"])
    assert accepted(app) == {"tree": [2, 6], "mask": [2, 6], "path": [2, 6, 15]}
    app.address_says(round="2")
    app.step("next")
    expect(app.explain).to_contain_text("no bonus, since the target text has ended")
    expect(app.page.locator(".tree .node.overrun")).not_to_have_count(0)
    expect(app.page.locator(".tree .node.bonus")).to_have_count(0)


def test_a_node_chosen_by_mouse_lights_up_everywhere(app: App) -> None:
    open_medusa(app)
    node(app, 6).click()
    assert picked(app, ".tree .node", "node") == [0, 2, 6]
    assert picked(app, ".mask .row", "node") == [6]
    assert picked(app, ".mask .column", "node") == [0, 2, 6]
    assert len(picked(app, ".paths .path", "path")) == 2
    node(app, 6).click()
    assert picked(app, ".tree .node", "node") == []


def test_a_path_chosen_by_keyboard_lights_up_everywhere(app: App) -> None:
    open_medusa(app)
    app.page.locator(".paths .won .choose").press("Enter")
    assert picked(app, ".tree .node", "node") == [0, 1, 5, 12]
    assert picked(app, ".mask .row", "node") == [0, 1, 5, 12]
    app.page.locator(".mask .row[data-node='3']").press(" ")
    assert picked(app, ".tree .node", "node") == [0, 3]
    app.at(1, of=3)


def test_a_choice_stays_when_the_page_has_followed_a_step(app: App) -> None:
    open_medusa(app)
    app.step("next")
    node(app, 6).click()
    app.address_says(round="2")
    expect(app.field("Heads of round 2")).to_have_value("a, the, its | mat, hat | in, on")
    assert picked(app, ".tree .node", "node") == [0, 2, 6]


def test_the_shared_link_gives_the_same_picture(app: App, fresh_app: Callable[..., App]) -> None:
    open_medusa(app, text="a b c d e f", heads="a, x | y, b\nd, e | e, f")
    app.step("next")
    app.address_says(round="2")
    there = fresh_app().open(app.share_link())
    expect(there.label).to_have_text(app.label.inner_text())
    frame = ".player .frame"
    assert there.page.locator(frame).inner_html() == app.page.locator(frame).inner_html()
    expect(there.field(HEADS)).to_have_value("a, x | y, b\nd, e | e, f")


def test_the_heads_of_the_round_are_edited_in_place(app: App) -> None:
    open_medusa(app, round=2)
    app.write("Heads of round 2", "the | mat | and")
    app.at(2, of=2)
    expect(app.page.locator(".tree .node.accepted")).to_have_count(3)
    expect(app.field(HEADS)).to_have_value(
        "the, a, one | dog, cat | sat, ran\nthe | mat | and\nslept, sat, ran | soundly, well | "
        "until, for"
    )


def test_a_missing_prefix_is_said_and_the_pictures_stay(app: App) -> None:
    open_medusa(app, shape="custom", choices="0\n1\n0 0")
    expect(app.page.locator(".tree .node")).to_have_count(5)
    app.write("Choices, one a line", "0\n1\n0 0\n2 1")
    sentence = "Line 4: 2 1 needs its prefix 2, which is missing."
    expect(app.sidebar.get_by_test_id("stAlert")).to_contain_text(sentence)
    expect(app.page.locator(".tree .node")).to_have_count(5)


def test_many_large_trees_are_stepped_through(app: App) -> None:
    text = " ".join(f"w{i % 30}" for i in range(300))
    open_medusa(app, **{**PUBLISHED, "text": text})
    rounds = int(app.label.inner_text().split()[-1])
    app.step("last")
    app.at(rounds, of=rounds)
    expect(app.page.locator(".mask .row")).not_to_have_count(0)
    app.step("previous", times=3)
    app.at(rounds - 3, of=rounds)
    expect(app.page.locator(".tree .node.root")).to_have_count(1)
