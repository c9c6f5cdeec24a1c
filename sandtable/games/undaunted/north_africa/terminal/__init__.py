"""Undaunted: North Africa in the terminal."""

from sandtable.games.undaunted.north_africa.game import NorthAfrica
from sandtable.games.undaunted.north_africa.terminal.display import NorthAfricaDisplay
from sandtable.kernel.game import Game, ScenarioSource
from sandtable.language import Words
from sandtable.terminal.display import Display


def make_display(game: Game, scenario: ScenarioSource, words: Words) -> Display:
    """The display of a scenario."""
    assert isinstance(game, NorthAfrica)
    return NorthAfricaDisplay(game, scenario, words)
