"""What a square does to those on it: its terrain, a wreck and smoke together (HOS-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes.pack.counters import INFANTRY, KINDS
from sandtable.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: What smoke takes from a line (HH-13).
SMOKE = 2


@mypyc_attr(acyclic=True)
class TerrainKind:
    """The symbols of one kind of terrain (HOS-11.2). Triples are for infantry, light and heavy."""

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
        #: What stands for it in the rows of a board; "" for none.
        self.letter = letter
        self.defence = defence
        self.impassable = impassable
        self.difficult = difficult
        #: Sight: blocked, or obscured by so much.
        self.blocks = blocks
        self.obscures = obscures
        #: Destruction points it takes; 0 cannot be destroyed. What it then becomes (HOS-12.3).
        self.structure = structure
        self.becomes = becomes
        self.water = water
        #: Gives infantry in it Opportunity Fire (HH-6).
        self.opportunity = opportunity
        #: No bonus in an assault inside the same one (HOS-17.22).
        self.crater = crater


@mypyc_attr(acyclic=True)
class Ground:
    """What the terrain of a square does: of what is built on it, and of what is on its floor."""

    def __init__(self, kinds: list[TerrainKind], building: int, on_foot: bool) -> None:
        #: What it is called.
        self.kind = kinds[0]
        self.blocks = any(kind.blocks for kind in kinds)
        #: The building that alone makes it block sight: not for those inside (HOS-13.24); or -1.
        self.sheltered = building
        self.obscures = max([kind.obscures for kind in kinds])
        self.water = any(kind.water for kind in kinds)
        self.opportunity = any(kind.opportunity for kind in kinds)
        #: By kind of unit. No vehicle enters an offset grid (HOS-6.80).
        self.bonus: tuple[int, ...] = tuple(
            [max([kind.defence[k] for kind in kinds]) for k in range(len(KINDS))]
        )
        self.impassable: tuple[bool, ...] = tuple(
            [
                any(kind.impassable[k] for kind in kinds) or (on_foot and k != INFANTRY)
                for k in range(len(KINDS))
            ]
        )
        self.difficult: tuple[bool, ...] = tuple(
            [any(kind.difficult[k] for kind in kinds) for k in range(len(KINDS))]
        )


def wreck_kind(s: HeroesState, place: int) -> TerrainKind | None:
    """The wreck on a square."""
    index = s.wreck_on[place]
    if index < 0:
        return None
    wreck = s.wrecks[index]
    return None if wreck is None else s.battle.field.kinds[wreck.kind]


def bonus_at(s: HeroesState, place: int, kind: int) -> int:
    """The highest defensive bonus that a square gives to units of a kind (HOS-11.5, 11.18)."""
    bonus = s.terrain.ground[place].bonus[kind]
    wreck = wreck_kind(s, place)
    return bonus if wreck is None else max(bonus, wreck.defence[kind])


def bonus_of(s: HeroesState, unit: int) -> int:
    """The bonus of the terrain that a unit is in, entirely (HOS-11.4).

    The two squares of a vehicle must lie in one element, or in one building: a hall covers those
    who are inside it, whatever its parts (HOS-13.5, HH-5). A wreck never holds two squares of one.
    """
    places = s.places_of(unit)
    kind = s.counter(unit).kind
    if len(places) == 1:
        return bonus_at(s, places[0], kind)
    front, rear = places
    field = s.battle.field
    one_element = field.element_of[front] == field.element_of[rear] >= 0
    one_building = field.building_of[front] == field.building_of[rear] >= 0
    if not (one_element or one_building):
        return 0
    return min(s.terrain.ground[front].bonus[kind], s.terrain.ground[rear].bonus[kind])


def enterable(s: HeroesState, place: int, kind: int) -> bool:
    """May units of a kind be on a square, as far as terrain goes (HOS-11.6, 11.8)?"""
    if s.terrain.ground[place].impassable[kind]:
        return False
    wreck = wreck_kind(s, place)
    return wreck is None or not wreck.impassable[kind]


def difficult_at(s: HeroesState, place: int, kind: int) -> bool:
    """Does entering a square end the move (HOS-11.12)?"""
    if s.terrain.ground[place].difficult[kind]:
        return True
    wreck = wreck_kind(s, place)
    return wreck is not None and wreck.difficult[kind]


def in_element(s: HeroesState, place: int) -> bool:
    """Does a square belong to any terrain element (HOS-15.36)?"""
    return s.battle.field.element_of[place] >= 0 or s.wreck_on[place] >= 0


def same_crater(s: HeroesState, one: int, other: int) -> bool:
    """Do two squares belong to one crater (HOS-17.22)?"""
    if not (s.terrain.ground[one].kind.crater and s.terrain.ground[other].kind.crater):
        return False
    element = s.battle.field.element_of
    return element[one] == element[other]
