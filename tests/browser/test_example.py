"""The example game on the plain table: nothing in the package or the client knows it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visitors
from tests.browser.games import ME, UNSPOKEN, check_outcome
from tests.browser.playing import at_random, play_on
from tests.examples import install
from tests.server.running import Server


@pytest.fixture(scope="module")
def plugged_in(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in an environment that has the example."""
    environment = install(tmp_path_factory.mktemp("example"))
    folder = tmp_path_factory.mktemp("server")
    with Server(folder, PYTHONPATH=environment["PYTHONPATH"]) as server:
        yield server
    assert "Traceback" not in server.told(), server.told()


@pytest.fixture
def guests(chromium: Browser, plugged_in: Server) -> Iterator[Visitors]:
    visitors = Visitors(chromium, plugged_in)
    yield visitors
    visitors.leave()


def test_from_the_lobby_against_the_bot_to_the_outcome(guests: Visitors) -> None:
    ann = guests.come(settings={"name": "", "language": "uk"})
    ann.go("/")
    expect(ann.page.get_by_text("Бій за перехрестя, накази потай")).to_be_visible()
    ann.page.get_by_role("combobox").select_option("crossroads junction")
    ann.page.get_by_role("radio", name="Червоні", exact=True).click()
    ann.page.get_by_role("button", name="Почати").click()
    ann.page.wait_for_url("**/table/*")
    play_on(ann, at_random("crossroads"), clicks=6)
    assert not UNSPOKEN.search(ann.page.inner_text("body"))
    play_on(ann, at_random("crossroads"))
    check_outcome(ann, ann.page.url.rpartition("/")[2])


def test_two_on_one_screen_to_the_outcome(guests: Visitors) -> None:
    ann = guests.come()
    made = ann.create("crossroads", scenario="two-roads", seats={"red": ME, "blue": ME})
    ann.go(f"/table/{made['table']}")
    play_on(ann, at_random("crossroads"), open_curtain=True)
    check_outcome(ann, made["table"])
