"""Which table a game is played on: told by what the game describes."""

from sandtable.cli.heroes import HeroesTable
from sandtable.cli.memoir44 import Memoir44Table
from sandtable.cli.normandy import NormandyTable
from sandtable.cli.north_africa import NorthAfricaTable
from sandtable.cli.speech import Speech
from sandtable.cli.table import Table
from sandtable.cli.undaunted import HasRoster
from sandtable.games.heroes.game import Heroes
from sandtable.games.memoir44.game import Memoir44
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game, ScenarioSource


def table_for(game: Game, scenario: ScenarioSource, words: Speech) -> Table:
    description = game.describe(scenario)
    if "stagger" in description and isinstance(game, HasRoster):
        kind = NorthAfricaTable if "vehicles" in description else NormandyTable
        return kind(game, description, words)
    if isinstance(game, Memoir44):
        return Memoir44Table(game, scenario, description, words)
    if isinstance(game, Heroes):
        return HeroesTable(game, description, words)
    raise BadInput("cli-no-board", game=game.id)
