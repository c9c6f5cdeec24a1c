"""Reinforcements arrive at the start of an Order phase (HH-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.status import AWAITED, GONE
from sandtable.games.heroes.turn import deployment
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def arrive(s: HeroesState, events: list[Event]) -> None:
    """Both sides put what is due on the named squares; if none is free it waits."""
    call_off(s, events)
    first = s.initiative
    s.then(deployment.Deployment(first), deployment.Deployment(1 - first))


def call_off(s: HeroesState, events: list[Event]) -> None:
    """Units whose condition is not met on their turn never come."""
    for group in s.battle.reinforcements:
        if group.turn != s.turn or group.condition < 0:
            continue
        if s.control[group.condition] == group.side:
            continue
        for unit in group.units:
            if s.standing[unit] == AWAITED:
                s.standing[unit] = GONE
        events.append(Event("reinforcement-called-off", {"side": SIDES[group.side]}))
