"""Memoir '44 in the terminal."""

from sandtable.games.memoir44.game import Memoir44
from sandtable.games.memoir44.terminal.display import Memoir44Display
from sandtable.games.memoir44.terminal.series import score_series
from sandtable.kernel.game import Game, ScenarioSource
from sandtable.language import Words
from sandtable.terminal.display import Display

__all__ = ["make_display", "score_series"]


def make_display(game: Game, scenario: ScenarioSource, words: Words) -> Display:
    """The display of a scenario."""
    assert isinstance(game, Memoir44)
    return Memoir44Display(game, scenario, words)
