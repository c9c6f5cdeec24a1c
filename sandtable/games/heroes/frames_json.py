"""Frames as documents: every frame lists its fields and their kinds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.battle import SIDES
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.reading import Reader, whole_number

if TYPE_CHECKING:
    from sandtable.games.heroes.frames import HeroesFrame
    from sandtable.games.heroes.state import HeroesState


#: For ``write_fields``: as it is, not as some seat sees it.
WHOLE: Final = ""


def write_fields(s: HeroesState, frame: HeroesFrame, seat: str | None = WHOLE) -> dict[str, Json]:
    """The fields of a frame, units called as this seat knows them."""
    return {name: write_value(s, kind, getattr(frame, name), seat) for name, kind in frame.fields}


def write_value(s: HeroesState, kind: str, value: Any, seat: str | None) -> Json:
    """A field of a frame as people name it; nothing (-1) is null."""
    if kind == "unit":
        return None if value < 0 else unit_id(s, value, seat)
    if kind == "place":
        return None if value < 0 else s.name(value)
    if kind == "side":
        return None if value < 0 else SIDES[value]
    if kind == "units":
        return [unit_id(s, unit, seat) for unit in value]
    if kind == "places":
        return [s.name(place) for place in value]
    if kind == "cards":
        return [s.battle.cards[card].id for card in value]
    if kind == "texts":
        return [word_as_seen(s, word, seat) for word in value]
    if kind == "ints":
        return [*value]
    result: Json = value
    return result


def unit_id(s: HeroesState, u: int, seat: str | None) -> str:
    own = seat == WHOLE or seat == SIDES[s.side_of_unit(u)]
    return s.battle.units[u].id if own else names.unit(s, u)


def word_as_seen(s: HeroesState, word: str, seat: str | None) -> str:
    """A word of an action; it may name a unit."""
    u = s.battle.unit_named.get(word[len(names.PREFIX) :], -1)
    if word.startswith(names.PREFIX) and u >= 0:
        return names.word(unit_id(s, u, seat))
    return word


def read_frame(s: HeroesState, table: Reader) -> HeroesFrame:
    from sandtable.games.heroes.registry import FRAMES

    made = FRAMES[table.choice("frame", FRAMES)]
    values = {name: read_value(s, kind, table, name) for name, kind in made.fields}
    table.finish()
    make: Any = made
    frame: HeroesFrame = make(**values)
    return frame


def read_value(s: HeroesState, kind: str, table: Reader, name: str) -> Any:
    value = table.value(name)
    where = table.at(name)
    if kind == "int":
        return whole_number(value, -9999, 9999, where)
    if kind == "flag":
        return table.flag(name)
    if kind == "text":
        return table.text(name)
    if kind == "texts":
        return tuple(table.texts(name))
    if kind == "cards":
        return tuple([known_id(s.battle.card_named, id, where) for id in table.texts(name)])
    if kind == "ints":
        return tuple(read_number_list(table, name, -9999, 9999))
    if kind == "units":
        named = s.battle.unit_named
        return tuple([known_id(named, id, where) for id in table.texts(name)])
    if kind == "places":
        named = s.battle.field.named
        return tuple([known_id(named, id, where) for id in table.texts(name)])
    if value is None:
        return -1
    if kind == "unit":
        return known_id(s.battle.unit_named, value, where)
    if kind == "place":
        return known_id(s.battle.field.named, value, where)
    if kind == "side":
        return SIDES.index(table.choice(name, SIDES))
    raise AssertionError(kind)


# Readers of plain values, for positions too.


def known_id(ids: Mapping[str, int], id: object, where: str) -> int:
    if not isinstance(id, str) or id not in ids:
        raise BadInput("unknown-id", where, id=str(id))
    return ids[id]


def read_ids(reader: Reader, key: str, ids: Mapping[str, int]) -> list[int]:
    if not reader.has(key):
        return []
    return [known_id(ids, id, reader.at(key)) for id in reader.texts(key)]


def read_number(reader: Reader, key: str, high: int) -> int:
    return reader.integer(key, 0, high) if reader.has(key) else 0


def read_number_list(reader: Reader, key: str, low: int, high: int) -> list[int]:
    given = reader.value(key)
    if not isinstance(given, list):
        raise BadInput("not-a-list", reader.at(key))
    return [whole_number(number, low, high, reader.at(key)) for number in given]


def side_table(reader: Reader, key: str) -> Reader:
    """A table of both sides; either may be left out."""
    table = reader.table(key)
    table.asked.update(SIDES)
    table.finish()
    return table


def read_number_of(reader: Reader, key: str, side: str, high: int) -> int:
    return read_number(side_table(reader, key), side, high) if reader.has(key) else 0


def read_numbers_of(reader: Reader, key: str, side: str, low: int, high: int) -> list[int]:
    if not reader.has(key):
        return []
    table = side_table(reader, key)
    return read_number_list(table, side, low, high) if table.has(side) else []


def read_texts_of(reader: Reader, key: str, side: str, allowed: Iterable[str] | None) -> list[str]:
    """The texts of one side in a table of both; nothing where it is left out."""
    if not reader.has(key):
        return []
    table = side_table(reader, key)
    found = table.texts(side) if table.has(side) else []
    if allowed is not None:
        known = set(allowed)
        for text in found:
            if text not in known:
                raise BadInput("unknown-id", table.at(side), id=text)
    return found
