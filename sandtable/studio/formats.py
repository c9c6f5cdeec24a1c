"""Scenario formats of other programs: what they bring, and what could not be taken over.

A game offers them in ``FORMATS`` of its module ``studio``, by the ending of their files.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import sandtable
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.game import Game


@dataclass(frozen=True)
class Note:
    """Something that was not taken over: a message, and the places on the map it is about."""

    key: str
    params: dict[str, Json]
    places: tuple[str, ...]

    def to_json(self) -> dict[str, Json]:
        return {"key": self.key, "params": self.params, "places": [*self.places]}


class Notes:
    """The notes of one conversion; equal ones are one note with several places."""

    def __init__(self) -> None:
        self._places: dict[tuple[str, tuple[tuple[str, Json], ...]], list[str]] = {}

    def add(self, key: str, place: str = "", **params: Json) -> None:
        places = self._places.setdefault((key, tuple(sorted(params.items()))), [])
        if place and place not in places:
            places.append(place)

    def all(self) -> list[Note]:
        return [
            Note(key, {**dict(params), "places": ", ".join(places)}, tuple(places))
            for (key, params), places in self._places.items()
        ]


@dataclass(frozen=True)
class Converted:
    """A scenario from a file of another program."""

    document: dict[str, Any]
    notes: Notes


@dataclass(frozen=True)
class Written:
    """A file for another program."""

    text: str
    notes: Notes


@dataclass(frozen=True)
class Format:
    """Reading and writing of one format."""

    read: Callable[[str], Converted]
    write: Callable[[Mapping[str, Any]], Written]


def find_format(ending: str) -> tuple[Game, Format]:
    """The game whose scenarios a format holds, and the format."""
    for id in sandtable.games():
        game = sandtable.game(id)
        part = game.part("studio")
        formats: dict[str, Format] = getattr(part, "FORMATS", {})
        if ending in formats:
            return game, formats[ending]
    raise BadInput("studio-no-format", format=ending)
