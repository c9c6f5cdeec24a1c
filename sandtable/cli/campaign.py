"""The score of a campaign (NOR-41) from the records of its games."""

from pathlib import Path
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from sandtable.cli import files
from sandtable.cli.desk import Desk
from sandtable.cli.palette import SOFT, TITLE
from sandtable.games.undaunted.normandy.campaign import CampaignGame, score
from sandtable.games.undaunted.normandy.game import Normandy
from sandtable.kernel.errors import BadInput


def campaign(desk: Desk, paths: list[Path]) -> None:
    desk.about(Normandy.id)
    games = [read_game(path) for path in paths]
    words = desk.speech(files.read_record(paths[0])[0])
    result = score(games, Normandy.sides)
    grid = Grid(box=None, padding=(0, 3, 0, 0), header_style=SOFT)
    for key in (
        "cli-campaign-side",
        "cli-campaign-wins",
        "cli-campaign-lost",
        "cli-campaign-total",
    ):
        grid.add_column(words.text(key), justify="left" if key == "cli-campaign-side" else "right")
    for side, standing in result.standings.items():
        numbers = (standing.wins, standing.casualties, standing.total)
        grid.add_row(words.name("side", side), *(str(number) for number in numbers))
    desk.say(grid)
    verdict = words.text(f"grade-{result.grade}")
    if result.winner is not None:
        verdict = f"{words.name('side', result.winner)}: {verdict}"
    desk.say(Text(verdict, TITLE))


def read_game(path: Path) -> CampaignGame:
    """One game of the run, verified and over."""
    game, record = files.read_record(path)
    if game.id != Normandy.id:
        raise BadInput("cli-no-campaign", str(path), game=game.id)
    state = record.verify(game, str(path))
    if state.outcome is None:
        raise BadInput("cli-campaign-unfinished", str(path))
    number: Any = game.describe(record.scenario)["number"]
    sides: Any = state.view(None)["sides"]
    casualties = {side: int(seen["casualties"]) for side, seen in sides.items()}
    return CampaignGame(number, state.outcome.winner, casualties)
