"""The score of a two-battle series (M44-38) from the records of its battles."""

from pathlib import Path

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sandtable.games.memoir44.series import Series, SeriesResult
from sandtable.games.memoir44.state import MemoirState
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.kernel.record import Record
from sandtable.language import Words
from sandtable.terminal.palette import SOFT, TITLE


def score_series(
    game: Game,
    records: list[tuple[Path, Record]],
    words: Words,
    names: tuple[str, str] | None,
) -> list[RenderableType]:
    """In the first record the first player commands the first side, in the second the other."""
    states = [record.verify(game, str(path)) for path, record in records]
    players = names or (words.text("terminal-series-first"), words.text("terminal-series-second"))
    if players[0] == players[1]:
        raise BadInput("series-names", "--players")
    played = Series(players)
    orders = (game.sides, game.sides[::-1])
    for (path, _), state, order in zip(records, states, orders, strict=True):
        assert isinstance(state, MemoirState)
        try:
            played.add(state, dict(zip(players, order, strict=True)))
        except BadInput as error:
            raise BadInput(error.key, str(path), **error.params) from None
    result = played.result()
    assert result is not None
    if result.winner is None:
        verdict = words.text("terminal-series-draw")
    else:
        verdict = words.text("terminal-series-won", player=result.winner)
    return [_scores(words, played, result), Text(verdict, TITLE)]


def _scores(words: Words, played: Series, result: SeriesResult) -> Grid:
    """The medals of each player, battle by battle, with the side commanded."""
    grid = Grid(box=None, padding=(0, 3, 0, 0), header_style=SOFT)
    grid.add_column(words.text("terminal-series-player"))
    for number in range(len(result.battles)):
        grid.add_column(words.text("terminal-series-battle", number=number + 1))
    grid.add_column(words.text("terminal-series-total"), justify="right")
    for player in played.players:
        cells = [
            f"{medals[player]}  {words.name('side', sides[player])}"
            for medals, sides in zip(result.battles, played.sides, strict=True)
        ]
        grid.add_row(player, *cells, str(result.totals[player]))
    return grid
