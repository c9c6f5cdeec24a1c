"""Recruitment: which armies are legal, and what tiles and options provide (HOS-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.armies import tokens
from sandtable.games.heroes.armies.army import Recruited
from sandtable.games.heroes.citations import CITATIONS
from sandtable.games.heroes.pack.battle import (
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
from sandtable.games.heroes.pack.catalogue import ORDER_STAR, Pack, RecruitmentOption, Slot
from sandtable.games.heroes.pack.counters import HEAVY, KINDS, LIGHT
from sandtable.games.heroes.status import LOST
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: The most vehicles of a kind for each full hundred points of a chosen army.
VEHICLES_PER_HUNDRED: Final = {LIGHT: 2, HEAVY: 1}


# Choosing an army.


def fits(option: RecruitmentOption, slot: Slot, side: int) -> bool:
    """Does the option match the slot in shape, size and stripes (HOS-24.20)?"""
    stripes = option.stripes[side]
    return (
        bool(stripes)
        and option.shape == slot.shape
        and option.size == slot.size
        and all(stripe in slot.stripes for stripe in stripes)
    )


def cost(army: list[Recruited]) -> int:
    """The cost of all tiles and options (HOS-24.21)."""
    return sum([recruited.cost for recruited in army])


def check(pack: Pack, side: int, army: list[Recruited], points: int) -> list[Refusal]:
    """Everything that makes an army illegal; empty for a legal one."""
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


def fault_of(refusal: Refusal, where: str) -> BadInput:
    """A refusal of an army, as an error in the document that contains it."""
    key = refusal.key.removeprefix("refusal-")
    return BadInput(key, where, rule=refusal.rule, **refusal.params)


def _misfits(side: int, army: list[Recruited]) -> list[Refusal]:
    return [
        _refusal("option-does-not-fit", option=option.id, tile=recruited.tile.id, slot=slot.id)
        for recruited in army
        for slot, option in recruited.options
        if recruited.tile.side != side or not fits(option, slot, side)
    ]


def _too_many(pack: Pack, army: list[Recruited]) -> list[Refusal]:
    """Tiles, options and counters used more often than there are copies (HH-22)."""
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


# What options provide.


def is_in_slot(state: HeroesState, option: ArmyOption) -> bool:
    """Is the option still in its slot? A broken tile loses all its options at once (HOS-24.27).

    Only order options last until the next Order phase. Support options are units, which fight on.
    """
    if not state.broken[option.tile]:
        return True
    return option.kind == ORDERS and state.broke_in[option.tile] == state.turn


def usable(state: HeroesState, option: int) -> bool:
    """Is the option in its slot, with a marker left if it needs markers (HOS-25.6)?"""
    card = state.battle.options[option]
    return is_in_slot(state, card) and (card.markers == 0 or state.markers[option] > 0)


def effects_of(state: HeroesState, side: int, effect: str) -> list[int]:
    """The usable options of a side that have an effect."""
    return [
        option.index
        for option in state.battle.options
        if option.side == side and option.effect == effect and usable(state, option.index)
    ]


def total(state: HeroesState, side: int, effect: str) -> int:
    """The sum of the numbers of all usable options with an effect."""
    options = state.battle.options
    return sum([options[option].params["n"] for option in effects_of(state, side, effect)])


def entitled(state: HeroesState, unit: int, option: int) -> bool:
    """May this unit use the gear, the trait or the markers of this option?

    On a command tile, gear and traits with markers are for the whole army (HOS-24.14, 24.15);
    otherwise for units with the tile's stripes (HOS-25.4, 25.23). Markers on a support option are
    for its own units (HOS-25.2), orders for everyone (HOS-25.26).
    """
    card = state.battle.options[option]
    if state.side_of_unit(unit) != card.side or not usable(state, option):
        return False
    if card.kind == SUPPORT:
        return state.unit(unit).option == option
    if card.kind == ORDERS:
        return True
    tile = state.battle.tiles[card.tile]
    if tile.kind == COMMAND and (card.kind == GEAR or (card.kind == TRAIT and card.markers > 0)):
        return True
    return state.unit(unit).stripe == tile.stripe


# Orders.


def stars(state: HeroesState, side: int) -> int:
    """The stars of visible sides, Personal Orders, tiles and filled slots (HOS-3.5, 3.35).

    A broken tile loses its group star and those unlocked by its slots (HOS-24.26).
    """
    found = 0
    for unit in state.battle.roster[side]:
        if state.in_play(unit):
            face = state.shows(unit)
            found += face.order + int(face.personal_order)
    for tile in state.battle.side_tiles(side):
        if not state.broken[tile.index]:
            found += tile.stars + _unlocked_stars(state, tile)
    return found


def _unlocked_stars(state: HeroesState, tile: ArmyTile) -> int:
    options = [state.battle.options[index] for index in tile.options]
    return sum([option.unlocks_number for option in options if option.unlocks == ORDER_STAR])


def numbered(state: HeroesState, side: int) -> int:
    """The number of numbered tokens, without cards and bonus tokens (HOS-3.9)."""
    return min(tokens.MOST_NUMBERED, stars(state, side))


def special_tokens(state: HeroesState, side: int) -> int:
    """The number of special tokens (HOS-3.10, 25.31)."""
    return min(tokens.MOST_SPECIAL, total(state, side, "special_token"))


def bluff_tokens(state: HeroesState, side: int) -> int:
    """The number of bluff tokens: one, plus those from options (HOS-3.11, 3.25, 25.32)."""
    return min(tokens.MOST_BLUFF, 1 + total(state, side, "bluff_token"))


def hand_size(state: HeroesState, side: int) -> int:
    """The hand size of the scenario (HOS-1.2), plus Dispatch Riders."""
    return state.battle.hand + total(state, side, "hand_size")


# Losses.


def break_point(state: HeroesState, tile: ArmyTile) -> int:
    """The break point of a tile (HOS-24.8); Stand Fast raises that of group tiles."""
    raised = total(state, tile.side, "break_bonus") if tile.kind == GROUP else 0
    return tile.break_point + raised


def break_check(state: HeroesState, unit: int, events: list[Event]) -> None:
    """A counter shown on a tile was destroyed; the tile may break for good (HOS-9.9, 24.24)."""
    if not state.unit(unit).own:
        return
    tile = state.battle.tiles[state.unit(unit).tile]
    lost = len([other for other in tile.units if state.status[other] == LOST])
    if state.broken[tile.index] or lost < break_point(state, tile):
        return
    state.broken[tile.index] = True
    state.broke_in[tile.index] = state.turn
    for index in tile.options:
        if state.battle.options[index].kind in (GEAR, TRAIT):  # HOS-24.27
            state.markers[index] = 0
    events.append(Event("tile-broken", {"tile": tile.id, "side": SIDES[tile.side]}))
