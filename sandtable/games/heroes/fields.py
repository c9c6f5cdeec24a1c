"""The fields of this game's frames: units, squares, cards and words, written by name."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from sandtable.board.squares import FLAME_AIMS
from sandtable.games.heroes import names
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.reading import known_id
from sandtable.games.heroes.status import DAMAGES
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.fields import MOST_LISTED, Field, Flag, Number, Numbers, Side, Text
from sandtable.kernel.reading import Reader, check_length

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


#: The kinds of words for structures.
STRUCTURES: Final = ("part", "wreck", "line")


def unit_id(state: HeroesState, unit: int, seat: str | None) -> str:
    """A unit's name for a seat: its alias if the seat cannot know its identity (HOS-15.38)."""
    own = seat == SIDES[state.side_of_unit(unit)]
    return state.battle.units[unit].id if own else names.unit(state, unit)


def read_id(ids: dict[str, int], reader: Reader, name: str, optional: bool) -> int:
    value = reader.value(name)
    if value is not None:
        return known_id(ids, value, reader.at(name))
    if not optional:
        raise BadInput("not-a-text", reader.at(name), value="null")
    return -1


def read_listed(ids: dict[str, int], reader: Reader, name: str) -> tuple[int, ...]:
    texts = reader.texts(name)
    check_length(texts, MOST_LISTED, reader.at(name))
    return tuple([known_id(ids, id, reader.at(name)) for id in texts])


class UnitField(Field):
    """A unit; if ``optional``, -1 is written as null."""

    def __init__(self, optional: bool = False) -> None:
        self.optional = optional

    def write(self, state: HeroesState, value: int) -> Json:
        return None if value < 0 else state.battle.units[value].id

    def view(self, state: HeroesState, value: int, seat: str | None) -> Json:
        return None if value < 0 else unit_id(state, value, seat)

    def read(self, state: HeroesState, reader: Reader, name: str) -> int:
        return read_id(state.battle.unit_named, reader, name, self.optional)


class UnitsField(Field):
    def write(self, state: HeroesState, value: tuple[int, ...]) -> Json:
        return [state.battle.units[unit].id for unit in value]

    def view(self, state: HeroesState, value: tuple[int, ...], seat: str | None) -> Json:
        return [unit_id(state, unit, seat) for unit in value]

    def read(self, state: HeroesState, reader: Reader, name: str) -> tuple[int, ...]:
        return read_listed(state.battle.unit_named, reader, name)


class PlaceField(Field):
    """A square; if ``optional``, -1 is written as null."""

    def __init__(self, optional: bool = False) -> None:
        self.optional = optional

    def write(self, state: HeroesState, value: int) -> Json:
        return None if value < 0 else state.name(value)

    def read(self, state: HeroesState, reader: Reader, name: str) -> int:
        return read_id(state.battle.field.named, reader, name, self.optional)


class PlacesField(Field):
    def write(self, state: HeroesState, value: tuple[int, ...]) -> Json:
        return [state.name(place) for place in value]

    def read(self, state: HeroesState, reader: Reader, name: str) -> tuple[int, ...]:
        return read_listed(state.battle.field.named, reader, name)


class CardsField(Field):
    def write(self, state: HeroesState, value: tuple[int, ...]) -> Json:
        return [state.battle.cards[card].id for card in value]

    def read(self, state: HeroesState, reader: Reader, name: str) -> tuple[int, ...]:
        return read_listed(state.battle.card_named, reader, name)


class WordsField(Field):
    """Words of an action or of structures, which must name existing things."""

    def write(self, state: HeroesState, value: tuple[str, ...]) -> Json:
        return [*value]

    def view(self, state: HeroesState, value: tuple[str, ...], seat: str | None) -> Json:
        return [self.as_seen(state, word, seat) for word in value]

    def as_seen(self, state: HeroesState, word: str, seat: str | None) -> str:
        unit = state.battle.unit_named.get(word[len(names.PREFIX) :], -1)
        if word.startswith(names.PREFIX) and unit >= 0:
            return names.word(unit_id(state, unit, seat))
        return word

    def read(self, state: HeroesState, reader: Reader, name: str) -> tuple[str, ...]:
        words = tuple(reader.texts(name))
        check_length(words, MOST_LISTED, reader.at(name))
        for word in words:
            kind, colon, id = word.partition(":")
            known = names_of(state, kind) if colon else None
            if known is not None and id not in known:
                raise BadInput("unknown-id", reader.at(name), id=word)
        return words


def names_of(state: HeroesState, kind: str) -> Collection[str] | None:
    """Everything that a kind of word can name; None for words that are not checked."""
    field = state.battle.field
    if kind == "damage":
        return DAMAGES
    if kind == "aim":
        return [f"{dx},{dy}" for dx, dy in FLAME_AIMS]
    if kind == "wreck":
        return [str(number) for number in range(len(state.wrecks))]
    if kind == "line":
        return [str(number) for number in range(len(field.lines))]
    found: dict[str, dict[str, int]] = {
        "unit": state.battle.unit_named,
        "square": field.named,
        "card": state.battle.card_named,
        "option": state.battle.option_named,
        "part": field.part_named,
        "point": field.point_named,
        "side": field.edge_named,
    }
    return found.get(kind)


class StructureField(Field):
    """A structure, by its word: ``part:A1-a``, ``wreck:0``, ``line:2``."""

    def read(self, state: HeroesState, reader: Reader, name: str) -> str:
        word = reader.text(name)
        kind, _, id = word.partition(":")
        if kind not in STRUCTURES or id not in (names_of(state, kind) or ()):
            raise BadInput("unknown-id", reader.at(name), id=word)
        return word


class ProfileField(Field):
    """The profile of a barrage."""

    def read(self, state: HeroesState, reader: Reader, name: str) -> str:
        id = reader.text(name)
        if id not in state.battle.pack.profiles:
            raise BadInput("unknown-id", reader.at(name), id=id)
        return id


class OptionField(Field):
    """The index of a recruitment option, or -1."""

    def read(self, state: HeroesState, reader: Reader, name: str) -> int:
        return reader.integer(name, -1, len(state.battle.options) - 1)


class PartField(Field):
    """The index of a building part."""

    def read(self, state: HeroesState, reader: Reader, name: str) -> int:
        return reader.integer(name, 0, len(state.battle.field.parts) - 1)


class EdgeField(Field):
    """The number of a side between squares, or -1."""

    def read(self, state: HeroesState, reader: Reader, name: str) -> int:
        return reader.integer(name, -1, len(state.battle.field.edges) - 1)


class WreckField(Field):
    """The index of a wreck, or -1."""

    def read(self, state: HeroesState, reader: Reader, name: str) -> int:
        return reader.integer(name, -1, len(state.wrecks) - 1)


UNIT: Final = UnitField()
OPTIONAL_UNIT: Final = UnitField(optional=True)
UNITS: Final = UnitsField()
PLACE: Final = PlaceField()
OPTIONAL_PLACE: Final = PlaceField(optional=True)
PLACES: Final = PlacesField()
CARDS: Final = CardsField()
FLAG: Final = Flag()
NUMBER: Final = Number(-99, 99)
NUMBERS: Final = Numbers(-99, 99)
DICE: Final = Numbers(1, 6)
SIDE: Final = Side()
TEXT: Final = Text()
WORDS: Final = WordsField()

FIELDS: Final[dict[str, Field]] = {
    "acted": FLAG,
    "after": Side(optional=True),
    "after_marker": NUMBER,
    "alive_marker": NUMBER,
    "ammo": NUMBER,
    "answer": DICE,
    "answer_bonus": NUMBER,
    "attacked": WORDS,
    "bonus": NUMBER,
    "bonuses": NUMBER,
    "buried": UNITS,
    "by_fire": FLAG,
    "cancelled": FLAG,
    "charged": NUMBERS,
    "chosen": CARDS,
    "count": NUMBER,
    "covered": PLACES,
    "crew": UNITS,
    "crushed": PLACES,
    "defence": NUMBER,
    "dice": DICE,
    "die_bonus": NUMBER,
    "done": NUMBERS,
    "done_with": NUMBERS,
    "double": FLAG,
    "due": SIDE,
    "edge": EdgeField(),
    "fire": FLAG,
    "fire_bonus": NUMBER,
    "firer": OPTIONAL_UNIT,
    "first": OPTIONAL_PLACE,
    "flipped": FLAG,
    "front": PLACE,
    "german": CARDS,
    "halted": FLAG,
    "inspired": FLAG,
    "kind": TEXT,
    "last": PLACES,
    "launch": PLACE,
    "left": NUMBER,
    "limit": NUMBER,
    "mode": TEXT,
    "moment": TEXT,
    "move": FLAG,
    "need": NUMBER,
    "number": NUMBER,
    "only": OPTIONAL_UNIT,
    "option": OptionField(),
    "origin": PLACE,
    "over": FLAG,
    "part": PartField(),
    "passed": FLAG,
    "penalties": NUMBERS,
    "penalty": NUMBER,
    "piercing": FLAG,
    "place": PLACE,
    "places": PLACES,
    "profile": ProfileField(),
    "reach": NUMBER,
    "rear": OPTIONAL_PLACE,
    "reason": TEXT,
    "results": NUMBERS,
    "returned": WORDS,
    "room": FLAG,
    "scary": FLAG,
    "scatter": NUMBER,
    "shares": NUMBERS,
    "sharp": FLAG,
    "shorter": NUMBER,
    "shot": WORDS,
    "side": SIDE,
    "sides": Numbers(0, 1),
    "soviet": CARDS,
    "spent": NUMBER,
    "spotted": FLAG,
    "spotter": FLAG,
    "square": PLACE,
    "stage": Number(0, 99),
    "step": NUMBER,
    "structure": StructureField(),
    "structures": WORDS,
    "suppression": NUMBER,
    "surefooted": FLAG,
    "surprise": FLAG,
    "target": UNIT,
    "targets": UNITS,
    "templates": NUMBER,
    "twin": FLAG,
    "unit": UNIT,
    "units": UNITS,
    "value": NUMBER,
    "vehicle": UNIT,
    "verdict": NUMBER,
    "weak_spot": FLAG,
    "weapon": NUMBER,
    "weapons": NUMBERS,
    "window": TEXT,
    "words": WORDS,
    "wreck": WreckField(),
    "x": NUMBER,
    "y": NUMBER,
}
