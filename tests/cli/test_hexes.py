"""The hex board as it is drawn."""

from typing import Any

import pytest
from rich.text import Text

import sandtable
from sandtable.cli.hexes import Hexes, Part
from sandtable.cli.memoir44 import Memoir44Table
from sandtable.cli.palette import tint
from sandtable.cli.speech import Speech
from sandtable.cli.tables import table_for
from tests.memoir import table

SCENARIOS = sandtable.game("memoir44").scenarios()


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def hexes(scenario: Any) -> Hexes:
    made = table_for(sandtable.game("memoir44"), scenario, Speech("en"))
    assert isinstance(made, Memoir44Table)
    return made.hexes


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words of the game for every table that is made here."""
    game = sandtable.game("memoir44")
    monkeypatch.setattr("tests.cli.test_hexes.Speech", lambda language: Speech(language, game))


def board(scenario: Any, view: Any = None, width: int = 80) -> list[str]:
    drawn = hexes(scenario)
    if view is None:
        view = sandtable.game("memoir44").start(scenario, sandtable.Seeded(1)).view(None)
    return plain(drawn.draw(view, width))


def own(**parts: Any) -> list[str]:
    """A small battle drawn by hand."""
    state = table(**parts)
    view: Any = state.view(None)
    return board(view["scenario"], view)
