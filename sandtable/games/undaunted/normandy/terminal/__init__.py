"""Undaunted: Normandy in the terminal."""

from sandtable.games.undaunted.normandy.game import Normandy
from sandtable.games.undaunted.normandy.terminal.campaign import score_campaign
from sandtable.games.undaunted.normandy.terminal.display import NormandyDisplay
from sandtable.kernel.game import Game, ScenarioSource
from sandtable.language import Words
from sandtable.terminal.display import Display

__all__ = ["make_display", "score_campaign"]


def make_display(game: Game, scenario: ScenarioSource, words: Words) -> Display:
    """The display of a scenario."""
    assert isinstance(game, Normandy)
    return NormandyDisplay(game, scenario, words)
