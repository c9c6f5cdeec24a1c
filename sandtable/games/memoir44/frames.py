"""The fields of this game's frames: how each is written in a position and read back."""

from typing import Any, Final

from sandtable.games.memoir44.posts import POSTS
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.fields import MOST_LISTED, Field, Flag, Number, Side
from sandtable.kernel.reading import Reader, check_length

#: An upper bound for the flags of a roll.
MOST_FLAGS: Final = 99


class UnitField(Field):
    """A unit, by its id."""

    def write(self, state: Any, value: Any) -> Json:
        id: Json = state.scenario.units[value].id
        return id

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        return state.scenario.unit(reader.text(name), reader.at(name))


class Units(Field):
    """A tuple of units."""

    def write(self, state: Any, value: Any) -> Json:
        return [state.scenario.units[unit].id for unit in value]

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        ids = reader.texts(name)
        check_length(ids, len(state.scenario.units), reader.at(name))
        return tuple([state.scenario.unit(id, reader.at(name)) for id in ids])


class Hex(Field):
    """A hex, by its name."""

    def write(self, state: Any, value: Any) -> Json:
        name: Json = state.name(value)
        return name

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        return state.scenario.read_hex(reader, name)


class Seats(Field):
    """A mask of seats, as a list of their names."""

    def write(self, state: Any, value: Any) -> Json:
        return [*state.posts.names(value)]

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        return state.posts.read_mask(reader, name)


class CommandNumber(Field):
    """The number of one of this turn's commands."""

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        return reader.integer(name, 0, len(state.commands) - 1)


class Cards(Field):
    """A tuple of kinds of cards."""

    def write(self, state: Any, value: Any) -> Json:
        return [state.pack.cards[card].id for card in value]

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        ids = reader.texts(name)
        check_length(ids, MOST_LISTED, reader.at(name))
        return tuple([state.pack.read(id, reader.at(name)) for id in ids])


class HandedOut(Field):
    """Pairs of a kind of card and the post that receives it."""

    def write(self, state: Any, value: Any) -> Json:
        return [[state.pack.cards[card].id, POSTS[post]] for card, post in value]

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        given: list[tuple[int, int]] = []
        pairs = reader.value(name)
        if not isinstance(pairs, list):
            raise BadInput("not-a-list", reader.at(name))
        check_length(pairs, MOST_LISTED, reader.at(name))
        for pair in pairs:
            if not isinstance(pair, list) or len(pair) != 2 or pair[1] not in POSTS:
                raise BadInput("hand-out-wrong", reader.at(name))
            card: int = state.pack.read(str(pair[0]), reader.at(name))
            given.append((card, POSTS.index(pair[1])))
        return tuple(given)


FIELDS: Final[dict[str, Field]] = {
    "attacker": UnitField(),
    "cards": Cards(),
    "chosen": Units(),
    "close": Flag(),
    "done": Seats(),
    "flags": Number(1, MOST_FLAGS),
    "given": HandedOut(),
    "hex": Hex(),
    "ignorable": Flag(),
    "number": CommandNumber(),
    "overrun": Flag(),
    "sections": Number(-1, 63),
    "side": Side(),
    "stood": Hex(),
    "target": UnitField(),
    "unit": UnitField(),
    "units": Units(),
}
