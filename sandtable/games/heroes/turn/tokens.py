"""Order tokens on units and on the Artillery option: due, revealed, lost (HOS-4, HOS-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.status import ABOARD, BLUFF, NO_TOKEN, ON_FIELD, SPECIAL
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Limits of a side (HOS-3.9 to 3.11).
MOST_NUMBERED: Final = 10
MOST_SPECIAL: Final = 2
MOST_BLUFF: Final = 2


def word(token: int) -> str:
    """What a token is called: ``3``, ``special``, ``bluff``."""
    if token == SPECIAL:
        return "special"
    return "bluff" if token == BLUFF else str(token)


def is_numbered(token: int) -> bool:
    return 1 <= token <= MOST_NUMBERED


def in_play(s: HeroesState, unit: int) -> bool:
    """Is it on the field or carried, so that it may hold a token and act (HOS-3.37)?"""
    return s.standing[unit] in (ON_FIELD, ABOARD)


def unordered(s: HeroesState, unit: int) -> bool:
    """May it act in the Supply phase: no token, no Activation marker, and not done so yet?

    HOS-10.1, 19.22, 23.4.
    """
    return (
        in_play(s, unit)
        and s.token[unit] == NO_TOKEN
        and not s.activated[unit]
        and not s.supplied[unit]
    )


def lose(s: HeroesState, unit: int) -> None:
    """The token leaves the unit unseen. A number keeps its slot (HOS-4.6, AMB-15).

    A special or bluff token has none (HOS-4.10), and a resolved one has had it.
    """
    token = s.token[unit]
    if is_numbered(token) and not s.resolved[unit]:
        s.lost_numbers[s.side_of_unit(unit)].append(token)
    s.token[unit] = NO_TOKEN
    s.resolved[unit] = False


def mark(s: HeroesState, unit: int, events: list[Event]) -> None:
    """An Activation marker: the unit has acted without, or before, its token (HOS-23.1, 23.2)."""
    if not s.resolved[unit]:
        lose(s, unit)
    s.activated[unit] = True
    events.append(Event("activation-marker", {"unit": names.unit(s, unit)}))


def due(s: HeroesState, side: int) -> list[int]:
    """The numbers that a side has still to reveal, in ascending order (HOS-3.24, 4.10)."""
    numbers = s.lost_numbers[side][:]
    for unit in s.battle.roster[side]:
        if is_numbered(s.token[unit]) and not s.resolved[unit]:
            numbers.append(s.token[unit])
    for option in s.battle.options:
        token = s.option_token[option.index]
        if option.side == side and is_numbered(token) and not s.option_resolved[option.index]:
            numbers.append(token)
    return sorted(numbers)


def holder(s: HeroesState, side: int, token: int) -> int:
    """The unit under an unresolved token, -1 if none has it."""
    for unit in s.battle.roster[side]:
        if s.token[unit] == token and not s.resolved[unit]:
            return unit
    return -1


def option_holder(s: HeroesState, side: int, token: int) -> int:
    """The option under an unresolved token, -1 if none has it."""
    for option in s.battle.options:
        i = option.index
        if option.side == side and s.option_token[i] == token and not s.option_resolved[i]:
            return i
    return -1


def special_units(s: HeroesState, side: int) -> list[int]:
    """The units whose special order can still be used (HOS-31.5)."""
    return [
        unit
        for unit in s.battle.roster[side]
        if s.token[unit] == SPECIAL and not s.resolved[unit] and in_play(s, unit)
    ]


def special_options(s: HeroesState, side: int) -> list[int]:
    return [
        option.index
        for option in s.battle.options
        if option.side == side
        and s.option_token[option.index] == SPECIAL
        and not s.option_resolved[option.index]
    ]


def any_unresolved(s: HeroesState, side: int) -> bool:
    """Does a token lie anywhere that has not been seen?"""
    return any(s.token[unit] and not s.resolved[unit] for unit in s.battle.roster[side]) or any(
        s.option_token[option.index] and not s.option_resolved[option.index]
        for option in s.battle.options
        if option.side == side
    )


def reveal(s: HeroesState, unit: int, events: list[Event]) -> None:
    """The owner shows a unit's token; from now on the unit counts as activated (HOS-4.5, 29.1)."""
    side = s.side_of_unit(unit)
    token = s.token[unit]
    s.resolved[unit] = True
    seen(s, side, token)
    events.append(
        Event(
            "token-revealed",
            {"side": SIDES[side], "token": word(token), "unit": names.unit(s, unit)},
        )
    )


def reveal_option(s: HeroesState, option: int, events: list[Event]) -> None:
    """The token on an option tile comes up (HOS-25.30)."""
    owner = s.battle.options[option]
    token = s.option_token[option]
    s.option_resolved[option] = True
    seen(s, owner.side, token)
    events.append(
        Event(
            "option-token-revealed",
            {"side": SIDES[owner.side], "token": word(token), "option": owner.id},
        )
    )


def seen(s: HeroesState, side: int, token: int) -> None:
    if is_numbered(token):
        s.revealed[side] = token
    elif token == SPECIAL:
        s.special_out[side] -= 1


def clear(s: HeroesState) -> None:
    """All tokens and Activation markers come off at the end of the turn (HOS-10.13)."""
    units = len(s.token)
    options = len(s.option_token)
    s.token = [NO_TOKEN] * units
    s.resolved = [False] * units
    s.activated = [False] * units
    s.option_token = [NO_TOKEN] * options
    s.option_resolved = [False] * options
    s.unplaced = [[], []]
    s.lost_numbers = [[], []]
    s.revealed = [0, 0]
    s.special_out = [0, 0]
    s.given = [[0, 0, 0], [0, 0, 0]]
