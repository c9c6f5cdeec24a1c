"""The score of a two-battle series (M44-38) from the records of its battles."""

from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from sandtable.cli import files
from sandtable.cli.desk import Desk
from sandtable.cli.palette import SOFT, TITLE
from sandtable.cli.speech import Speech
from sandtable.games.memoir44.game import Memoir44
from sandtable.games.memoir44.series import Series, SeriesResult
from sandtable.games.memoir44.state import MemoirState
from sandtable.kernel.errors import BadInput


def series(desk: Desk, paths: tuple[Path, Path], names: tuple[str, str] | None) -> None:
    """In the first record the first player commands the first side, in the second the other."""
    desk.about(Memoir44.id)
    states = [read_battle(path) for path in paths]
    words = desk.speech(states[0].game)
    players = names or (words.text("cli-series-first"), words.text("cli-series-second"))
    if players[0] == players[1]:
        raise BadInput("cli-series-names", "--players")
    played = Series(players)
    sides = Memoir44.sides
    for path, state, order in zip(paths, states, (sides, sides[::-1]), strict=True):
        try:
            played.add(state, dict(zip(players, order, strict=True)))
        except BadInput as error:
            raise BadInput(error.key, str(path), **error.params) from None
    result = played.result()
    assert result is not None
    desk.say(_scores(words, played, result))
    if result.winner is None:
        desk.say(Text(words.text("cli-series-draw"), TITLE))
    else:
        desk.say(Text(words.text("cli-series-won", player=result.winner), TITLE))


def read_battle(path: Path) -> MemoirState:
    """One battle, verified."""
    game, record = files.read_record(path)
    if game.id != Memoir44.id:
        raise BadInput("cli-no-series", str(path), game=game.id)
    state = record.verify(game, str(path))
    assert isinstance(state, MemoirState)
    return state


def _scores(words: Speech, played: Series, result: SeriesResult) -> Grid:
    """The medals of each player, battle by battle, with the side commanded."""
    grid = Grid(box=None, padding=(0, 3, 0, 0), header_style=SOFT)
    grid.add_column(words.text("cli-series-player"))
    for number in range(len(result.battles)):
        grid.add_column(words.text("cli-series-battle", number=number + 1))
    grid.add_column(words.text("cli-campaign-total"), justify="right")
    for player in played.players:
        cells = [
            f"{medals[player]}  {words.name('side', sides[player])}"
            for medals, sides in zip(result.battles, played.sides, strict=True)
        ]
        grid.add_row(player, *cells, str(result.totals[player]))
    return grid
