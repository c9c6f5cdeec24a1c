"""The score of a campaign (NOR-41) from the records of its games."""

from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sandtable.games.undaunted.normandy.campaign import CampaignGame, score
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.kernel.record import Record
from sandtable.language import Words
from sandtable.terminal.palette import SOFT, TITLE

COLUMNS = ("side", "wins", "lost", "total")


def score_campaign(
    game: Game, records: list[tuple[Path, Record]], words: Words
) -> list[RenderableType]:
    """The score of each side, and who has won."""
    games = [read_game(game, path, record) for path, record in records]
    result = score(games, game.sides)
    grid = Grid(box=None, padding=(0, 3, 0, 0), header_style=SOFT)
    for column in COLUMNS:
        heading = words.text(f"terminal-campaign-{column}")
        grid.add_column(heading, justify="left" if column == "side" else "right")
    for side, standing in result.standings.items():
        numbers = (standing.wins, standing.casualties, standing.total)
        grid.add_row(words.name("side", side), *(str(number) for number in numbers))
    verdict = words.text(f"grade-{result.grade}")
    if result.winner is not None:
        verdict = f"{words.name('side', result.winner)}: {verdict}"
    return [grid, Text(verdict, TITLE)]


def read_game(game: Game, path: Path, record: Record) -> CampaignGame:
    """One game of the run, verified and over."""
    state = record.verify(game, str(path))
    if state.outcome is None:
        raise BadInput("campaign-unfinished", str(path))
    number: Any = game.describe(record.scenario)["number"]
    sides: Any = state.view(None)["sides"]
    casualties = {side: int(seen["casualties"]) for side, seen in sides.items()}
    return CampaignGame(number, state.outcome.winner, casualties)
