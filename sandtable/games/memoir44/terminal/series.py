"""The score of a two-battle series (M44-38) from the records of its battles."""

from pathlib import Path

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sandtable.games.memoir44.studio.campaigns import MemoirSeries
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.kernel.record import Record
from sandtable.language import Words
from sandtable.studio.campaigns import Campaign, Standing
from sandtable.terminal.palette import SOFT, TITLE


def score_series(
    game: Game,
    records: list[tuple[Path, Record]],
    words: Words,
    names: tuple[str, str] | None,
) -> list[RenderableType]:
    """In the first record the first player commands the first side, in the second the other."""
    players = names or (words.text("terminal-series-first"), words.text("terminal-series-second"))
    if players[0] == players[1]:
        raise BadInput("series-names", "--players")
    battles = [str(records[0][1].scenario)] * len(records)
    played = Campaign.begin(game, MemoirSeries(), players, battles)
    for path, record in records:
        try:
            played.add(record.verify(game, str(path)))
        except BadInput as error:
            raise BadInput(error.key, error.where or str(path), **error.params) from None
    standing = played.standing()
    if standing.leader is None:
        verdict = words.text("terminal-series-draw")
    else:
        verdict = words.text("terminal-series-won", player=standing.leader)
    return [_scores(words, played, standing), Text(verdict, TITLE)]


def _scores(words: Words, played: Campaign, standing: Standing) -> Grid:
    """The medals of each player, battle by battle, with the side commanded."""
    grid = Grid(box=None, padding=(0, 3, 0, 0), header_style=SOFT)
    grid.add_column(words.text("terminal-series-player"))
    for number in range(len(played.battles)):
        grid.add_column(words.text("terminal-series-battle", number=number + 1))
    grid.add_column(words.text("terminal-series-total"), justify="right")
    for score in standing.scores:
        cells = [
            f"{term.count}  {words.name('side', battle.side_of(score.player))}"
            for term, battle in zip(score.terms, played.battles, strict=True)
        ]
        grid.add_row(score.player, *cells, str(score.total))
    return grid
