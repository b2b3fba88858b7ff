"""The app as its user sees it: what is on screen and what can be done there."""

import re
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit

from playwright.sync_api import Locator, Page, expect


class App:
    """One page of the running app.

    Args:
        page: a browser tab.
        base: the app's address.
    """

    def __init__(self, page: Page, base: str) -> None:
        self.page, self.base = page, base
        self.player = page.locator(".player")
        self.label = page.locator(".player .label")
        self.explain = page.locator(".player .explain")
        self.strip = page.locator(".player .strip")
        self.slider = page.locator(".player .at")
        self.tiles = page.locator(".player .tile")
        self.table = page.locator("table.rounds").first  # of a long session, the first part
        self.sidebar = page.get_by_test_id("stSidebar")
        self.notes = page.get_by_test_id("stAlert")

    def open(self, address: str = "", **query: object) -> "App":
        """Open a step-through page and wait until the player shows a frame.

        Args:
            address: a full address; empty for the app's own with ``query``.
            query: the parts of the link.
        """
        self.page.goto(address or f"{self.base}/?{urlencode(query)}")
        expect(self.label).not_to_be_empty()
        return self

    def button(self, action: str) -> Locator:
        """A button of the player: first, previous, play, next or last."""
        return self.page.locator(f".player [data-do={action}]")

    def step(self, action: str, times: int = 1) -> None:
        """Click a button of the player."""
        for _ in range(times):
            self.button(action).click()

    def at(self, round_: int, of: int) -> None:
        """Expect a round on screen; round 0 is the start."""
        expect(self.label).to_have_text(f"Round {round_} of {of}" if round_ else "Before any call")

    def address_says(self, **query: str) -> None:
        """Expect parts of the query in the address bar, once it has followed.

        Args:
            query: name -> value; an empty value stands for a name that is not there.
        """

        def follows(url: str) -> bool:
            given = dict(parse_qsl(urlsplit(url).query, keep_blank_values=True))
            return all(given.get(name, "") == value for name, value in query.items())

        self.page.wait_for_url(follows)

    def tile(self, name: str) -> Locator:
        """A counter, found by its name."""
        return self.tiles.filter(has_text=re.compile(re.escape(name)))

    def counts(self, accepted_of: str, per_call: str, emitted: str, calls: str) -> None:
        """Expect the running counts."""
        expect(self.tile("Acceptance rate")).to_contain_text(accepted_of)
        expect(self.tile("Tokens per call").locator("b")).to_have_text(per_call)
        expect(self.tile("Tokens emitted").locator("b")).to_have_text(emitted)
        expect(self.tile("Big-model calls").locator("b")).to_have_text(calls)

    def signs(self, *expected: str) -> None:
        """Expect the chips of the round on screen, as "token sign", guesses and target in turn."""
        chips = self.page.locator(".player .chip:not(.empty)")
        expect(chips.locator(".token")).to_have_text([each.partition(" ")[0] for each in expected])
        expect(chips.locator(".sign")).to_have_text([each.partition(" ")[2] for each in expected])

    def field(self, label: str) -> Locator:
        """A text field, found by the beginning of its label."""
        labelled = self.page.get_by_label(re.compile(f"^{re.escape(label)}"))
        return labelled.and_(self.page.locator("input, textarea"))

    def write(self, label: str, text: str) -> None:
        """Fill a text field and apply it as its help says."""
        field = self.field(label)
        field.fill(text)
        field.press("Control+Enter" if field.evaluate("e => e.tagName") == "TEXTAREA" else "Enter")

    def choose(self, label: str, option: str) -> None:
        """Choose an option of a select box."""
        self.field(label).click()
        self.page.get_by_role("option", name=option, exact=True).click()

    def download(self, name: str, folder: Path, boxed: bool = True) -> Path:
        """Click a download button, in the Download box unless told otherwise, and save its file."""
        if boxed:
            self.page.locator(".st-key-downloads button").click()
        with self.page.expect_download() as waiting:
            self.page.get_by_role("button", name=name).click()
        path = folder / waiting.value.suggested_filename
        waiting.value.save_as(path)
        return path

    def share_link(self) -> str:
        """What the Share button gives to copy."""
        self.page.get_by_role("button", name="Share").click()
        code = self.page.get_by_test_id("stCode").locator("code").first
        expect(code).to_contain_text("http")
        return code.inner_text().strip()

    def screen(self) -> dict[str, object]:
        """Everything a viewer can tell two screens apart by, once all of it has arrived."""
        expect(self.page.get_by_test_id("stSkeleton")).to_have_count(0)
        expect(self.sidebar.locator("label:empty")).to_have_count(0)
        expect(self.page.locator("[data-stale=true]")).to_have_count(0)
        fields = self.sidebar.locator("textarea, [role=combobox], input[type=number]")
        return {
            "label": self.label.inner_text(),
            "frame": self.page.locator(".player .frame").inner_text(),
            "strip": self.strip.inner_html(),
            "table": self.table.inner_text(),
            "inputs": fields.evaluate_all("fields => fields.map(f => f.value)"),
        }

    def no_script_ran(self) -> None:
        """Expect that nothing typed was executed or became markup."""
        assert self.page.evaluate("window.__pwned") is None
        expect(self.page.locator("#pwned, img[src=x]")).to_have_count(0)
