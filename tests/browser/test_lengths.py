"""Cards, labels and buttons have room for their words, in every language and on every screen."""

from collections import defaultdict
from typing import cast

import pytest

import sandtable
from sandtable.language import languages
from tests.browser.conftest import Visitors
from tests.browser.games import BOT, GAMES, ME, check_fit, short
from tests.browser.lengths import deal_everything
from tests.browser.looks import SPEAK, WIDTHS, lasting_faults, rest
from tests.browser.visitor import Visitor


def most_cards(game: str) -> str:
    """The scenario with the most kinds of cards."""
    found = sandtable.game(game)
    kinds = {id: found.describe(id)["cards"] for id in found.scenarios()}
    return max(kinds, key=lambda id: len(cast("list[object]", kinds[id])))


def check_lengths(visitor: Visitor, pages: dict[str, str]) -> None:
    """Open each page in each language, and look at it at each width."""
    found: dict[str, list[str]] = defaultdict(list)
    visitor.go("/lab")
    for language in languages():
        visitor.page.evaluate(SPEAK, language)
        for path, ready in pages.items():
            visitor.go(path)
            visitor.page.locator(ready).first.wait_for(state="attached")
            for seat in visitor.page.locator('select:has(option[value="invite"])').all()[1:]:
                seat.select_option("invite")  # with others there are clocks, too
            for width, height in WIDTHS.items():
                visitor.page.set_viewport_size({"width": width, "height": height})
                rest(visitor)
                check_fit(visitor)
                for fault in lasting_faults(visitor):
                    found[fault].append(f"{language} {width}")
    report = [f"{fault}  [{', '.join(places)}]" for fault, places in sorted(found.items())]
    assert not report, "\n" + "\n".join(report)


def test_every_card_is_whole(visitors: Visitors, game: str) -> None:
    ann = visitors.come()
    deal_everything(ann)
    mine, other = GAMES[game]["sides"]
    begins = short(game) if game == "heroes" else {"scenario": most_cards(game)}
    table = ann.create(game, seats={mine: ME, other: BOT}, **begins)["table"]
    check_lengths(ann, {f"/table/{table}": '.handarea [data-word^="card:"]'})


@pytest.mark.parametrize("path", ["/", "/you", "/replays"])
def test_the_pages_around_the_games_are_whole(visitors: Visitors, path: str) -> None:
    check_lengths(visitors.come(), {path: "main h1, main h2"})


def test_the_pages_of_a_game_are_whole(visitors: Visitors, game: str) -> None:
    scenario = GAMES[game]["scenario"]
    check_lengths(
        visitors.come(),
        {f"/scenarios/{game}": "main h1", f"/scenarios/{game}/{scenario}": "main button"},
    )
