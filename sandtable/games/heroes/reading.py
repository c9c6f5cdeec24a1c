"""Reading common values of positions and frames."""

from __future__ import annotations

from collections.abc import Container, Mapping

from sandtable.games.heroes.pack.battle import SIDES
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader, whole_number


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
    """Read a table of both sides; either may be missing."""
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


def read_texts_of(reader: Reader, key: str, side: str, allowed: Container[str] | None) -> list[str]:
    """Read the texts of one side in a table of both; by default, none."""
    if not reader.has(key):
        return []
    table = side_table(reader, key)
    found = table.texts(side) if table.has(side) else []
    if allowed is not None:
        for text in found:
            if text not in allowed:
                raise BadInput("unknown-id", table.at(side), id=text)
    return found


def check_lengths(where: str, first: tuple[int, ...], *others: tuple[int, ...]) -> None:
    """Refuse parallel lists of different lengths."""
    for other in others:
        if len(other) != len(first):
            raise BadInput("not-so-many-numbers", where, expected=len(first))


def check_rolled(dice: tuple[int, ...], rolled: bool, where: str) -> None:
    """Refuse a completed roll without dice."""
    if rolled and not dice:
        raise BadInput("no-dice", where)
