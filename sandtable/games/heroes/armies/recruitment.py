"""Recruitment: what an army may consist of, and what its tiles and options give (HOS-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.armies.army import Recruited
from sandtable.games.heroes.battle import (
    COMMAND,
    GEAR,
    GROUP,
    ORDERS,
    SIDES,
    SUPPORT,
    TRAIT,
    ArmyOption,
    ArmyTile,
)
from sandtable.games.heroes.citations import CITATIONS
from sandtable.games.heroes.pack.catalogue import ORDER, Option, Pack, Slot
from sandtable.games.heroes.pack.counters import HEAVY, KINDS, LIGHT
from sandtable.games.heroes.status import LOST
from sandtable.games.heroes.turn import tokens
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Vehicles of a kind for each full hundred points of a chosen army.
VEHICLES_PER_HUNDRED: Final = {LIGHT: 2, HEAVY: 1}


# Choosing an army.


def fits(option: Option, slot: Slot, side: int) -> bool:
    """Same shape and size, and every stripe of the option is one of the slot's (HOS-24.20)."""
    stripes = option.stripes[side]
    return (
        bool(stripes)
        and option.shape == slot.shape
        and option.size == slot.size
        and all(stripe in slot.stripes for stripe in stripes)
    )


def cost(army: list[Recruited]) -> int:
    """HOS-24.21: the sum of all tiles and options."""
    return sum([recruited.cost for recruited in army])


def check(pack: Pack, side: int, army: list[Recruited], points: int) -> list[Refusal]:
    """Everything that keeps an army from being chosen; nothing for a legal one."""
    found: list[Refusal] = []
    spent = cost(army)
    if spent > points:
        found.append(_refusal("army-too-dear", cost=spent, points=points))
    kinds = [recruited.tile.kind for recruited in army]
    if GROUP not in kinds:
        found.append(_refusal("army-without-group"))
    if kinds.count(COMMAND) > 1:
        found.append(_refusal("army-of-two-commands"))
    found += _misfits(side, army)
    found += _too_many(pack, army)
    found += _too_many_vehicles(pack, army, points)
    return found


def _misfits(side: int, army: list[Recruited]) -> list[Refusal]:
    return [
        _refusal("option-does-not-fit", option=option.id, tile=recruited.tile.id, slot=slot.id)
        for recruited in army
        for slot, option in recruited.options
        if recruited.tile.side != side or not fits(option, slot, side)
    ]


def _too_many(pack: Pack, army: list[Recruited]) -> list[Refusal]:
    """Each tile, option and counter as often as there are copies of it (HH-22)."""
    found: list[Refusal] = []
    tiles = [recruited.tile.id for recruited in army]
    for id in sorted(set(tiles)):
        if tiles.count(id) > pack.tiles[id].copies:
            found.append(_refusal("too-many-of-tile", tile=id, copies=pack.tiles[id].copies))
    options = [option.id for recruited in army for _, option in recruited.options]
    for id in sorted(set(options)):
        if options.count(id) > pack.options[id].copies:
            found.append(_refusal("too-many-of-option", option=id, copies=pack.options[id].copies))
    for id, number in sorted(counters_of(army).items()):
        copies = pack.counters[id].copies
        if number > copies:
            found.append(_refusal("too-many-of-counter", counter=id, copies=copies))
    return found


def _too_many_vehicles(pack: Pack, army: list[Recruited], points: int) -> list[Refusal]:
    found: list[Refusal] = []
    counters = counters_of(army)
    for kind, each in VEHICLES_PER_HUNDRED.items():
        allowed = each * (points // 100)
        number = sum([n for id, n in counters.items() if pack.counters[id].kind == kind])
        if number > allowed:
            found.append(_refusal("too-many-vehicles", kind=KINDS[kind], most=allowed))
    return found


def counters_of(army: list[Recruited]) -> dict[str, int]:
    """How often an army uses each counter."""
    used: dict[str, int] = {}
    for recruited in army:
        for id, number in recruited.counters():
            used[id] = used.get(id, 0) + number
    return used


def _refusal(key: str, **params: Json) -> Refusal:
    return Refusal(CITATIONS[key], f"refusal-{key}", dict(params))


# What options give.


def in_force(s: HeroesState, option: ArmyOption) -> bool:
    """Is its slot not empty? With a broken tile all are, at once (HOS-24.27).

    Only order options last to the next Order phase. Support is units, and these fight on.
    """
    if not s.broken[option.tile]:
        return True
    return option.kind == ORDERS and s.broke_in[option.tile] == s.turn


def usable(s: HeroesState, option: int) -> bool:
    """In force, and with a marker left if it works by markers (HOS-25.6)."""
    card = s.battle.options[option]
    return in_force(s, card) and (card.markers == 0 or s.markers[option] > 0)


def effects_of(s: HeroesState, side: int, effect: str) -> list[int]:
    """The usable options of a side that have an effect."""
    return [
        option.index
        for option in s.battle.options
        if option.side == side and option.effect == effect and usable(s, option.index)
    ]


def total(s: HeroesState, side: int, effect: str) -> int:
    """The sum of the numbers of all usable options with an effect."""
    options = s.battle.options
    return sum([options[option].params["n"] for option in effects_of(s, side, effect)])


def entitled(s: HeroesState, unit: int, option: int) -> bool:
    """May this unit use the gear, the trait or the markers of this option?

    On a command tile gear and traits with markers serve the whole army (HOS-24.14, 24.15);
    otherwise the units with the stripes of the tile (HOS-25.4, 25.23). Markers on a support option
    are for its own units (HOS-25.2), orders for everyone (HOS-25.26).
    """
    card = s.battle.options[option]
    if s.side_of_unit(unit) != card.side or not usable(s, option):
        return False
    if card.kind == SUPPORT:
        return s.unit(unit).option == option
    if card.kind == ORDERS:
        return True
    tile = s.battle.tiles[card.tile]
    if tile.kind == COMMAND and (card.kind == GEAR or (card.kind == TRAIT and card.markers > 0)):
        return True
    return s.unit(unit).stripe == tile.stripe


# Orders.


def stars(s: HeroesState, side: int) -> int:
    """HOS-3.5, 3.35: stars of visible sides, Personal Orders, tiles and filled slots.

    A star printed for the group or unlocked by a slot is gone with a broken tile (HOS-24.26).
    """
    found = 0
    for unit in s.battle.roster[side]:
        if tokens.in_play(s, unit):
            face = s.shows(unit)
            found += face.order + int(face.personal_order)
    for tile in s.battle.side_tiles(side):
        if not s.broken[tile.index]:
            found += tile.stars + _unlocked_stars(s, tile)
    return found


def _unlocked_stars(s: HeroesState, tile: ArmyTile) -> int:
    options = [s.battle.options[index] for index in tile.options]
    return sum([option.unlocks_number for option in options if option.unlocks == ORDER])


def numbered(s: HeroesState, side: int) -> int:
    """The numbered tokens of a turn, before cards and bonus tokens (HOS-3.9)."""
    return min(tokens.MOST_NUMBERED, stars(s, side))


def special_tokens(s: HeroesState, side: int) -> int:
    """HOS-3.10, 25.31."""
    return min(tokens.MOST_SPECIAL, total(s, side, "special_token"))


def bluff_tokens(s: HeroesState, side: int) -> int:
    """HOS-3.11, 3.25, 25.32: one for everybody, more by options."""
    return min(tokens.MOST_BLUFF, 1 + total(s, side, "bluff_token"))


def hand_size(s: HeroesState, side: int) -> int:
    """As the scenario says (HOS-1.2), and more with Dispatch Riders."""
    return s.battle.hand + total(s, side, "hand_size")


# Losses.


def break_point(s: HeroesState, tile: ArmyTile) -> int:
    """HOS-24.8; Stand Fast raises that of group tiles."""
    raised = total(s, tile.side, "break_bonus") if tile.kind == GROUP else 0
    return tile.break_point + raised


def break_check(s: HeroesState, unit: int, events: list[Event]) -> None:
    """HOS-9.9, 24.24: a counter shown on a tile has been destroyed; the tile may flip for good."""
    if not s.unit(unit).own:
        return
    tile = s.battle.tiles[s.unit(unit).tile]
    lost = len([other for other in tile.units if s.standing[other] == LOST])
    if s.broken[tile.index] or lost < break_point(s, tile):
        return
    s.broken[tile.index] = True
    s.broke_in[tile.index] = s.turn
    for index in tile.options:
        if s.battle.options[index].kind in (GEAR, TRAIT):  # HOS-24.27
            s.markers[index] = 0
    events.append(Event("tile-broken", {"tile": tile.id, "side": SIDES[tile.side]}))
