"""Reinforcements arrive at the start of an Order phase (HH-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.status import AWAITED, GONE
from sandtable.games.heroes.turn import deployment
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def arrive(state: HeroesState, events: list[Event]) -> None:
    """Both sides place reinforcements that are due; without a free square they wait."""
    call_off(state, events)
    first = state.initiative
    state.push(deployment.Deployment(first), deployment.Deployment(1 - first))


def call_off(state: HeroesState, events: list[Event]) -> None:
    """Units whose condition is not met on their turn never arrive."""
    for group in state.battle.reinforcements:
        if group.turn != state.turn or group.condition < 0:
            continue
        if state.control[group.condition] == group.side:
            continue
        for unit in group.units:
            if state.status[unit] == AWAITED:
                state.status[unit] = GONE
        events.append(Event("reinforcement-called-off", {"side": SIDES[group.side]}))
