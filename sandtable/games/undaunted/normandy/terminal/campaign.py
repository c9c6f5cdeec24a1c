"""The score of a campaign (NOR-41) from the records of its games."""

from pathlib import Path

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sandtable.games.undaunted.normandy.studio.campaigns import NormandyCampaign
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.kernel.record import Record
from sandtable.language import Words
from sandtable.studio.campaigns import Campaign
from sandtable.terminal.palette import SOFT, TITLE

COLUMNS = ("side", "wins", "lost", "total")


def score_campaign(
    game: Game, records: list[tuple[Path, Record]], words: Words
) -> list[RenderableType]:
    """The score of each side, and who has won; the players are called after their sides."""
    standing = play_again(game, records).standing()
    grid = Grid(box=None, padding=(0, 3, 0, 0), header_style=SOFT)
    for column in COLUMNS:
        heading = words.text(f"terminal-campaign-{column}")
        grid.add_column(heading, justify="left" if column == "side" else "right")
    for score in standing.scores:
        counts = [str(term.count) for term in score.terms]
        grid.add_row(words.name("side", score.player), *counts, str(score.total))
    verdict = words.text(f"grade-{standing.grade}")
    if standing.leader is not None:
        verdict = f"{words.name('side', standing.leader)}: {verdict}"
    return [grid, Text(verdict, TITLE)]


def play_again(game: Game, records: list[tuple[Path, Record]]) -> Campaign:
    """The campaign of some records, each of them verified."""
    states = [(path, record.verify(game, str(path))) for path, record in records]
    scenarios = [str(record.scenario) for _, record in records]
    campaign = Campaign.begin(game, NormandyCampaign(), game.sides, scenarios)
    for path, state in states:
        try:
            campaign.add(state)
        except BadInput as error:
            raise BadInput(error.key, error.where or str(path), **error.params) from None
    return campaign
