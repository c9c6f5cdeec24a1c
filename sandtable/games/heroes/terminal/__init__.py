"""Heroes of Stalingrad in the terminal."""

from sandtable.games.heroes.game import Heroes
from sandtable.games.heroes.terminal.display import HeroesDisplay
from sandtable.kernel.game import Game, ScenarioSource
from sandtable.language import Words
from sandtable.terminal.display import Display


def make_display(game: Game, scenario: ScenarioSource, words: Words) -> Display:
    """The display of a scenario."""
    assert isinstance(game, Heroes)
    return HeroesDisplay(game, scenario, words)
