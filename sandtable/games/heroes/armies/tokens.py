"""Order tokens on units and on the Artillery option: due, revealed, lost (HOS-4, HOS-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.status import BLUFF, NO_TOKEN, SPECIAL
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Limits of a side (HOS-3.9 to 3.11).
MOST_NUMBERED: Final = 10
MOST_SPECIAL: Final = 2
MOST_BLUFF: Final = 2
LIMITS: Final = (MOST_NUMBERED, MOST_SPECIAL, MOST_BLUFF)
MOST: Final = MOST_NUMBERED + MOST_SPECIAL + MOST_BLUFF


def word(token: int) -> str:
    """The name of a token: ``3``, ``special``, ``bluff``."""
    if token == SPECIAL:
        return "special"
    return "bluff" if token == BLUFF else str(token)


def is_numbered(token: int) -> bool:
    return 1 <= token <= MOST_NUMBERED


def unordered(state: HeroesState, unit: int) -> bool:
    """May it act in the Supply phase (HOS-10.1, 19.22, 23.4)?

    It must have no token and no Activation marker, and not have acted in this phase.
    """
    return (
        state.in_play(unit)
        and state.token[unit] == NO_TOKEN
        and not state.activated[unit]
        and not state.supplied[unit]
    )


def lose(state: HeroesState, unit: int) -> None:
    """Remove a unit's token, face down. A number keeps its place in the sequence (HOS-4.6, AMB-15).

    A special or bluff token has no such place (HOS-4.10), and a resolved one has already used it.
    """
    token = state.token[unit]
    if is_numbered(token) and not state.resolved[unit]:
        state.lost_numbers[state.side_of_unit(unit)].append(token)
    state.token[unit] = NO_TOKEN
    state.resolved[unit] = False


def mark(state: HeroesState, unit: int, events: list[Event]) -> None:
    """Put an Activation marker on a unit that acts without or before its token (HOS-23.1, 23.2)."""
    if not state.resolved[unit]:
        lose(state, unit)
    state.activated[unit] = True
    events.append(Event("activation-marker", {"unit": names.unit(state, unit)}))


def due(state: HeroesState, side: int) -> list[int]:
    """The numbers that a side still has to reveal, in ascending order (HOS-3.24, 4.10)."""
    numbers = state.lost_numbers[side][:]
    for unit in state.battle.roster[side]:
        if is_numbered(state.token[unit]) and not state.resolved[unit]:
            numbers.append(state.token[unit])
    for option in state.battle.options:
        token = state.option_token[option.index]
        if option.side == side and is_numbered(token) and not state.option_resolved[option.index]:
            numbers.append(token)
    return sorted(numbers)


def holder(state: HeroesState, side: int, token: int) -> int:
    """The unit with an unresolved token, -1 if there is none."""
    for unit in state.battle.roster[side]:
        if state.token[unit] == token and not state.resolved[unit]:
            return unit
    return -1


def option_holder(state: HeroesState, side: int, token: int) -> int:
    """The option with an unresolved token, -1 if there is none."""
    for option in state.battle.options:
        i = option.index
        if option.side == side and state.option_token[i] == token and not state.option_resolved[i]:
            return i
    return -1


def special_units(state: HeroesState, side: int) -> list[int]:
    """The units whose special order can still be used (HOS-31.5)."""
    return [
        unit
        for unit in state.battle.roster[side]
        if state.token[unit] == SPECIAL and not state.resolved[unit] and state.in_play(unit)
    ]


def special_options(state: HeroesState, side: int) -> list[int]:
    return [
        option.index
        for option in state.battle.options
        if option.side == side
        and state.option_token[option.index] == SPECIAL
        and not state.option_resolved[option.index]
    ]


def any_unresolved(state: HeroesState, side: int) -> bool:
    """Does the side have any token that has not been revealed?"""
    return any(
        state.token[unit] and not state.resolved[unit] for unit in state.battle.roster[side]
    ) or any(
        state.option_token[option.index] and not state.option_resolved[option.index]
        for option in state.battle.options
        if option.side == side
    )


def reveal(state: HeroesState, unit: int, events: list[Event]) -> None:
    """Reveal a unit's token; the unit now counts as activated (HOS-4.5, 29.1)."""
    side = state.side_of_unit(unit)
    token = state.token[unit]
    state.resolved[unit] = True
    seen(state, side, token)
    events.append(
        Event(
            "token-revealed",
            {"side": SIDES[side], "token": word(token), "unit": names.unit(state, unit)},
        )
    )


def reveal_option(state: HeroesState, option: int, events: list[Event]) -> None:
    """Reveal the token on an option (HOS-25.30)."""
    owner = state.battle.options[option]
    token = state.option_token[option]
    state.option_resolved[option] = True
    seen(state, owner.side, token)
    events.append(
        Event(
            "option-token-revealed",
            {"side": SIDES[owner.side], "token": word(token), "option": owner.id},
        )
    )


def seen(state: HeroesState, side: int, token: int) -> None:
    if is_numbered(token):
        state.revealed[side] = token
    elif token == SPECIAL:
        state.special_out[side] -= 1


def clear(state: HeroesState) -> None:
    """Remove all tokens and Activation markers at the end of the turn (HOS-10.13)."""
    units = len(state.token)
    options = len(state.option_token)
    state.token = [NO_TOKEN] * units
    state.resolved = [False] * units
    state.activated = [False] * units
    state.option_token = [NO_TOKEN] * options
    state.option_resolved = [False] * options
    state.unplaced = [[], []]
    state.lost_numbers = [[], []]
    state.revealed = [0, 0]
    state.special_out = [0, 0]
    state.tokens_taken = [[0, 0, 0], [0, 0, 0]]
