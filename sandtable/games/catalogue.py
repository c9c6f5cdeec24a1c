"""Which games there are."""

from collections.abc import Callable

from sandtable.games.heroes.game import Heroes
from sandtable.games.memoir44.game import Memoir44
from sandtable.games.undaunted.normandy.game import Normandy
from sandtable.games.undaunted.north_africa.game import NorthAfrica
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game

_MAKERS: dict[str, Callable[[], Game]] = {
    Normandy.id: Normandy,
    NorthAfrica.id: NorthAfrica,
    Memoir44.id: Memoir44,
    Heroes.id: Heroes,
}
_MADE: dict[str, Game] = {}


def games() -> list[str]:
    """The ids of all games."""
    return list(_MAKERS)


def game(id: str) -> Game:
    """The game with this id; it is set up once."""
    if id not in _MAKERS:
        raise BadInput("unknown-game", game=id, games=", ".join(_MAKERS))
    if id not in _MADE:
        _MADE[id] = _MAKERS[id]()
    return _MADE[id]
