"""The fields of both games' frames: cards, squads and counters, written by name."""

from typing import Any

from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.fields import Field
from sandtable.kernel.reading import Reader, check_length


def side_of(state: Any, reader: Reader) -> int:
    """The side of the frame that is being read."""
    sides: tuple[str, ...] = state.sides
    return sides.index(reader.choice("side", sides))


class Bids(Field):
    """A kind of card for each side, written as its id; -1 is null."""

    def write(self, state: Any, value: Any) -> Json:
        cards = state.scenario.roster.cards
        return [None if kind < 0 else cards[side][kind].id for side, kind in enumerate(value)]

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        given = reader.value(name)
        if not isinstance(given, list) or len(given) != len(state.sides):
            raise BadInput("bids-wrong", reader.at(name))
        return tuple(
            [
                -1
                if id is None
                else state.scenario.roster.card(side, str(id), f"{reader.at(name)}[{side}]").index
                for side, id in enumerate(given)
            ]
        )


class OwnCard(Field):
    """A kind of card of the frame's side."""

    def write(self, state: Any, value: Any) -> Json:
        id: Json = value.id
        return id

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        side = side_of(state, reader)
        return state.scenario.roster.card(side, reader.text(name), reader.at(name))


class OwnSquad(Field):
    """A squad of the frame's side; empty for any card."""

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        cards = state.scenario.roster.cards[side_of(state, reader)]
        return reader.choice(name, sorted({card.squad for card in cards}))


class Units(Field):
    """A tuple of counters of either side."""

    def write(self, state: Any, value: Any) -> Json:
        return [state.scenario.roster.units[unit].id for unit in value]

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        ids = reader.texts(name)
        check_length(ids, len(state.scenario.roster.units), reader.at(name))
        found: list[int] = []
        for id in ids:
            unit = state.scenario.roster.unit_by_arg.get(f"unit:{id}")
            if unit is None:
                raise BadInput("unknown-unit", reader.at(name), unit=id)
            found.append(unit)
        return tuple(found)


class PrintedAction(Field):
    """The printed action that a frame carries out; the options depend on the frame."""

    def __init__(self, actions: dict[str, tuple[str, ...]]) -> None:
        self.actions = actions

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        return reader.choice(name, self.actions[reader.text("frame")])
