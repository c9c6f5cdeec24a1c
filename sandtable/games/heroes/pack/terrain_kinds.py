"""The kinds of terrain, and reading them from the data (HOS-11, HOS-12)."""

from typing import Final

from sandtable.games.heroes.pack.counter_reading import flag
from sandtable.games.heroes.pack.counters import KINDS
from sandtable.kernel.errors import BadInput
from sandtable.kernel.native import mypyc_attr
from sandtable.kernel.reading import Reader, whole_number

CLASSES: Final = ("ground", "building", "line", "wreck", "marker")


@mypyc_attr(acyclic=True)
class TerrainKind:
    """The effects of a kind of terrain (HOS-11.2). Triples are for infantry, light and heavy."""

    def __init__(
        self,
        id: str,
        cls: str = "ground",
        letter: str = "",
        *,
        defence: tuple[int, int, int] = (0, 0, 0),
        impassable: tuple[bool, bool, bool] = (False, False, False),
        difficult: tuple[bool, bool, bool] = (False, False, False),
        blocks: bool = False,
        obscures: int = 0,
        structure: int = 0,
        becomes: str = "",
        water: bool = False,
        opportunity: bool = False,
        crater: bool = False,
    ) -> None:
        self.id = id
        #: ``ground``, ``building``, ``line`` (between squares), ``wreck`` or ``marker``.
        self.cls = cls
        #: Its letter in the rows of a board; "" for none.
        self.letter = letter
        self.defence = defence
        self.impassable = impassable
        self.difficult = difficult
        #: Does it block sight? The penalty if it obscures.
        self.blocks = blocks
        self.obscures = obscures
        #: Its Destruction points; 0: indestructible. What it becomes when destroyed (HOS-12.3).
        self.structure = structure
        self.becomes = becomes
        self.water = water
        #: Does infantry in it have Opportunity Fire (HH-6)?
        self.opportunity = opportunity
        #: No bonus in an assault within the same crater (HOS-17.22).
        self.crater = crater


def read_terrain(document: Reader) -> dict[str, TerrainKind]:
    kinds = {id: _kind(id, document.table(id)) for id in document.data}
    letters: set[str] = set()
    for kind in kinds.values():
        if kind.becomes and kind.becomes not in kinds:
            raise BadInput("unknown-terrain", kind.id, terrain=kind.becomes)
        if kind.letter in letters:
            raise BadInput("letter-taken", kind.id, letter=kind.letter)
        if kind.letter:
            letters.add(kind.letter)
    return kinds


def _kind(id: str, table: Reader) -> TerrainKind:
    letter = table.text("letter") if table.has("letter") else ""
    if len(letter) > 1:
        raise BadInput("not-a-letter", table.at("letter"), letter=letter)
    kind = TerrainKind(
        id,
        table.choice("class", CLASSES),
        letter,
        defence=_bonus(table),
        impassable=_kinds(table, "impassable"),
        difficult=_kinds(table, "difficult"),
        blocks=flag(table, "blocks"),
        obscures=_number(table, "obscures"),
        structure=_number(table, "structure"),
        becomes=table.text("becomes") if table.has("becomes") else "",
        water=flag(table, "water"),
        opportunity=flag(table, "grants_opportunity"),
        crater=flag(table, "crater"),
    )
    table.text("source")
    table.finish()
    return kind


def _number(table: Reader, key: str) -> int:
    return table.integer(key, 1, 99) if table.has(key) else 0


def _bonus(table: Reader) -> tuple[int, int, int]:
    if not table.has("bonus"):
        return 0, 0, 0
    values = table.value("bonus")
    where = table.at("bonus")
    if not isinstance(values, list) or len(values) != 3:
        raise BadInput("not-three-values", where)
    infantry, light, heavy = [whole_number(value, 0, 9, where) for value in values]
    return infantry, light, heavy


def _kinds(table: Reader, key: str) -> tuple[bool, bool, bool]:
    """The types of units that a symbol applies to."""
    names = table.texts(key) if table.has(key) else []
    for name in names:
        if name not in KINDS:
            raise BadInput("unknown-kind", table.at(key), kind=name)
    infantry, light, heavy = [name in names for name in KINDS]
    return infantry, light, heavy
