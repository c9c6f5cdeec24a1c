"""Markers of recruitment options (HOS-25): who may use them, and spending them.

Gear that is alternative fire is in ``gear_shots``, what is spent in a window in ``cards.markers``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.timing import hosts
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

OPTION: Final = "option:"
#: The most identical markers in one action (HOS-25.8).
MOST: Final = 3
#: The CV of Hollow Charges against heavy vehicles; also among the parameters of the effect.
CHARGE_VALUE: Final = 3
#: Shots without a roll that a bonus could improve.
WITHOUT_ROLL: Final = ("smoke", "satchel", "breach", "demolish")


def option_word(state: HeroesState, option: int) -> str:
    return OPTION + state.battle.options[option].id


def option_named(state: HeroesState, word: str) -> int:
    return state.battle.option_named[word[len(OPTION) :]]


def open_to(state: HeroesState, unit: int, effect: str) -> list[int]:
    """The options with an effect that a unit may use now (HOS-25.4, 25.6)."""
    side = state.side_of_unit(unit)
    return [
        option
        for option in recruitment.effects_of(state, side, effect)
        if recruitment.entitled(state, unit, option) and not too_many(state, option)
    ]


def spend(state: HeroesState, option: int, unit: int, events: list[Event]) -> None:
    """Use up a marker, whatever its result (HOS-25.5, 25.33)."""
    state.markers[option] -= 1
    count_marker(state, option)
    events.append(
        Event(
            "marker-spent",
            {
                "side": SIDES[state.battle.options[option].side],
                "option": state.battle.options[option].id,
                "unit": names.unit(state, unit) if unit >= 0 else None,
            },
        )
    )


def count_marker(state: HeroesState, option: int) -> None:
    """Count the marker in the action under way."""
    depth = hosts.depth_of_action(state)
    if depth >= 0:
        state.spent_markers.append((depth, state.battle.options[option].marker))


def too_many(state: HeroesState, option: int) -> bool:
    """Have three identical markers been used in this action (HOS-25.8)?"""
    if len(state.spent_markers) < MOST:
        return False
    marker = (hosts.depth_of_action(state), state.battle.options[option].marker)
    return state.spent_markers.count(marker) >= MOST


# Hollow Charges.


def charges(state: HeroesState, unit: int, enemy: int) -> int:
    """The option whose charges infantry may use against a heavy vehicle, -1 for none."""
    if not state.is_infantry(unit) or not state.is_heavy(enemy):
        return -1
    options = open_to(state, unit, "assault_gear")
    return options[0] if options else -1


def spend_charge(state: HeroesState, unit: int, enemy: int, events: list[Event]) -> None:
    spend(state, charges(state, unit, enemy), unit, events)
