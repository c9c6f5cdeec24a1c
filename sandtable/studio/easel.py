"""Drawing a scenario: the palette of a game, what a stroke does to the text, what forms ask for.

A game offers an ``Easel`` in ``EASEL`` of its module ``studio``. A stroke lays a brush on places of
the map, which are named as actions name them; it is always a change of the text.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.game import Game
from sandtable.studio.scenario_text import ScenarioText, path_text
from sandtable.studio.toml_spans import Path
from sandtable.studio.toml_writing import document_text

#: The panels that forms are in.
SIDES: Final = "sides"
VICTORY: Final = "victory"
NOTES: Final = "notes"
#: The most things that lie on one place.
MOST_LAYERS: Final = 24
#: The kinds of fields.
NUMBER: Final = "number"
TEXT: Final = "text"
CHOICE: Final = "choice"
FLAG: Final = "flag"
#: A list of texts, and one of numbers or of lists of numbers.
TEXTS: Final = "texts"
NUMBERS: Final = "numbers"
#: A table of texts by language.
STORY: Final = "story"


@dataclass(frozen=True)
class Brush:
    """Something that is laid on the map.

    ``kind`` and ``named`` say what it is called; ``letter`` is what the file writes for it; ``on``
    are the kinds of places that it is laid on.
    """

    id: str
    kind: str
    named: str
    on: tuple[str, ...]
    letter: str = ""
    side: str = ""
    #: What it is drawn as: the terrain of a tile, the title of a unit.
    look: str = ""

    def to_json(self) -> dict[str, Json]:
        return {
            "brush": self.id,
            "kind": self.kind,
            "named": self.named,
            "on": [*self.on],
            "letter": self.letter,
            "side": self.side,
            "look": self.look,
        }


@dataclass(frozen=True)
class Shelf:
    """Brushes that belong together; ``key`` is the message that heads them."""

    key: str
    brushes: tuple[Brush, ...]

    def to_json(self) -> dict[str, Json]:
        return {"key": self.key, "brushes": [brush.to_json() for brush in self.brushes]}


@dataclass(frozen=True)
class Field:
    """One value of a scenario, with the message that labels it.

    An ``optional`` value may be left out. Choices are named by the catalogue (``named``), or stand
    as they are. In a list, the path begins at an element.
    """

    label: str
    path: Path
    type: str
    low: int = 0
    high: int = 99
    choices: tuple[str, ...] = ()
    named: str = ""
    optional: bool = False
    #: What is meant if it is left out.
    default: Json = None

    def to_json(self) -> dict[str, Json]:
        return {
            "label": self.label,
            "path": [*self.path],
            "type": self.type,
            "low": self.low,
            "high": self.high,
            "choices": [*self.choices],
            "named": self.named,
            "optional": self.optional,
            "default": self.default,
        }


@dataclass(frozen=True)
class Form:
    """Fields on a panel, under a heading; ``side`` is the side that they are about."""

    panel: str
    key: str
    fields: tuple[Field, ...]
    side: str = ""

    def to_json(self) -> dict[str, Json]:
        return {
            "form": "fields",
            "panel": self.panel,
            "key": self.key,
            "side": self.side,
            "fields": [each.to_json() for each in self.fields],
        }


@dataclass(frozen=True)
class Column:
    key: str
    side: str


@dataclass(frozen=True)
class Row:
    kind: str
    named: str
    fields: tuple[Field | None, ...]


@dataclass(frozen=True)
class Grid:
    """Fields in rows and columns: the cards of each side, in deck and supply."""

    panel: str
    key: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]

    def to_json(self) -> dict[str, Json]:
        return {
            "form": "grid",
            "panel": self.panel,
            "key": self.key,
            "columns": [{"key": each.key, "side": each.side} for each in self.columns],
            "rows": [
                {
                    "kind": row.kind,
                    "named": row.named,
                    "fields": [None if each is None else each.to_json() for each in row.fields],
                }
                for row in self.rows
            ],
        }


@dataclass(frozen=True)
class Listing:
    """Tables of a list at a path; ``blank`` is what a new one has."""

    panel: str
    key: str
    path: Path
    fields: tuple[Field, ...]
    blank: dict[str, Any] = field(default_factory=dict)
    side: str = ""

    def to_json(self) -> dict[str, Json]:
        return {
            "form": "list",
            "panel": self.panel,
            "key": self.key,
            "side": self.side,
            "path": [*self.path],
            "fields": [each.to_json() for each in self.fields],
            "blank": self.blank,
        }


AnyForm = Form | Grid | Listing
#: Where the letters of a place stand in the text: from, to.
Letters = dict[str, list[tuple[int, int]]]


class Easel:
    """How scenarios of a game are drawn. This one has nothing to draw with."""

    def shelves(self, game: Game) -> Sequence[Shelf]:
        """The palette."""
        return ()

    def forms(self, game: Game, document: Mapping[str, Any]) -> Sequence[AnyForm]:
        """What else a scenario says, for the panels."""
        return ()

    def lay(
        self, game: Game, source: ScenarioText, brush: str, places: Sequence[str]
    ) -> ScenarioText:
        """Lay a brush on places."""
        raise unknown_brush(brush)

    def erase(self, game: Game, source: ScenarioText, place: str) -> ScenarioText:
        """Take the uppermost thing off a place; bare ground becomes the plainest ground."""
        return source

    def wipe(self, game: Game, source: ScenarioText, place: str) -> ScenarioText:
        """Take everything off a place, down to the plainest ground."""
        wiped = self.erase(game, source, place)
        for _ in range(MOST_LAYERS):
            if wiped.text == source.text:
                break
            source = wiped
            try:
                wiped = self.erase(game, source, place)
            except BadInput:  # the place went with the last thing
                break
        return wiped

    def set(self, game: Game, source: ScenarioText, path: Path, value: Any) -> ScenarioText:
        """Give a value; a game may have to change more with it."""
        return put(source, path, value)

    def cells(self, game: Game, document: Mapping[str, Any]) -> dict[str, list[str]]:
        """The brushes that lie on each place, the uppermost first."""
        return {}

    def letters(self, game: Game, source: ScenarioText) -> Letters:
        """Where each place is drawn in the text."""
        return {}

    def describe(
        self, game: Game, document: Mapping[str, Any], description: dict[str, Json]
    ) -> dict[str, Json]:
        """What the board draws: the description of what can be read, with what else is there."""
        return description


def easel_of(game: Game) -> Easel:
    easel: Easel = getattr(game.part("studio"), "EASEL", Easel())
    return easel


def unknown_brush(brush: str) -> BadInput:
    return BadInput("studio-no-brush", brush=brush)


def unknown_place(place: str) -> BadInput:
    return BadInput("studio-no-place", place=place)


# Changes that easels share.


def put(source: ScenarioText, path: Path, value: Any) -> ScenarioText:
    """Give a value; tables around it are made if they are missing."""
    source = _with_tables(source, path)
    if isinstance(source.get(path[:-1]), list) != isinstance(path[-1], int):
        raise BadInput("studio-nothing-there", path_text(path))
    return source.set(path, value)


def _with_tables(source: ScenarioText, path: Path) -> ScenarioText:
    """The text with all tables on the way to a value."""
    for length in range(1, len(path)):
        if source.get(path[:length]) is None:
            source = put(source, path[:length], {})
    return source


def drop(source: ScenarioText, path: Path) -> ScenarioText:
    """Leave a value out, if it is there."""
    return source if source.get(path) is None else source.delete(path)


def add_to(source: ScenarioText, path: Path, value: Any) -> ScenarioText:
    """Add to a list that may not be there yet."""
    source = _with_tables(source, path)
    found = source.get(path)
    if found is not None and not isinstance(found, list):
        raise BadInput("not-a-list", path_text(path))
    return source.append(path, value)


def remove_from(source: ScenarioText, path: Path, value: Any) -> ScenarioText:
    """Take a value out of a list, wherever it stands in it."""
    found = listed(source.get(path))
    return source.delete((*path, found.index(value))) if value in found else source


def append_section(source: ScenarioText, key: str, entry: Mapping[str, Any]) -> ScenarioText:
    """One more table of an array of tables; the first one stands at the end of the file."""
    if source.get((key,)) is not None:
        return source.append((key,), dict(entry))
    written = document_text({key: [entry]})
    text = source.text.rstrip("\r\n") + source.line_break * 2
    return ScenarioText(text + written.replace("\n", source.line_break))


def listed(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def tabled(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def numbered(names: Iterable[object], prefix: str) -> str:
    """The first name with this prefix and a number that nothing has."""
    taken = set(names)
    number = 1
    while f"{prefix}{number}" in taken:
        number += 1
    return f"{prefix}{number}"


def drawing_start(source: ScenarioText, path: Path) -> int:
    """Where the first row of a drawn layer stands in the text; -1 if it is not drawn in rows."""
    span = source.spans.at.get(path)
    if span is None or not source.text.startswith('"""', span.start):
        return -1
    start = span.start + 3
    for line_break in ("\r\n", "\n"):
        if source.text.startswith(line_break, start):
            return start + len(line_break)
    return start
