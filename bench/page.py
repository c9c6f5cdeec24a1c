"""What a browser loads to show a table."""

from playwright.sync_api import sync_playwright

import sandtable
from tests.browser.conftest import FLAGS, find_chromium
from tests.browser.visitor import Visitor, first_load


def open_table(address: str, game: str, scenario: str) -> int:
    """The bytes that a browser with an empty cache loads to show a table."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        visitor = Visitor(chromium, address, service_workers="block")
        mine, other = sandtable.game(game).sides
        seats = {mine: {"kind": "me"}, other: {"kind": "bot", "level": "recruit"}}
        size = first_load(visitor, f"/table/{visitor.create(game, scenario, seats)['table']}")
        chromium.close()
    return size
