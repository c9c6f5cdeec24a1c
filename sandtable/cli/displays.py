"""The display of a game: its own, or the plain one."""

from typing import Any

from sandtable.kernel.game import Game, ScenarioSource
from sandtable.language import Words
from sandtable.terminal.display import Display
from sandtable.terminal.plain import PlainDisplay


def display_for(game: Game, scenario: ScenarioSource, words: Words) -> Display:
    part: Any = game.part("terminal")
    if part is None:
        return PlainDisplay(game, scenario, words)
    display = part.make_display(game, scenario, words)
    assert isinstance(display, Display)
    return display
