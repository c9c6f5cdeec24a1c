"""Aids that show a seat its choices on the field: reach, lines of sight, zones, templates.

They decide nothing; they predict what the rules would say, from open information.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from sandtable.board.squares import COMPASS
from sandtable.games.heroes import names
from sandtable.games.heroes.fire import affected, opportunity
from sandtable.games.heroes.fire.attack import Attack
from sandtable.games.heroes.fire.firing_host import FiringHost
from sandtable.games.heroes.land import areas, sight, zones
from sandtable.games.heroes.movement_action import declaration
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.status import ON_FIELD
from sandtable.games.heroes.timing.hosts import ActivationHost, MovementHost
from sandtable.games.heroes.timing.windows import Window
from sandtable.games.heroes.turn.deployment import Deployment
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Scripted
from sandtable.kernel.errors import BadInput, Json

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def guides(state: HeroesState, seat: str) -> dict[str, Json]:
    """The guides for the seat that decides; lengths are in half squares, as in the description."""
    side = SIDES.index(seat)
    found: dict[str, Json] = {"zones": zones_of_control(state, seat)}
    if seat not in state.actors():
        return found
    unit = acting_unit(state, side)
    if unit >= 0 and state.places_of(unit):
        found["unit"] = state.unit(unit).id
        # Sorted by name: the order of the roster would reveal identities.
        others = sorted(enemies(state, side), key=lambda other: called(state, seat, other))
        found["sight"] = [look(state, seat, unit, other) for other in others]
        if is_moving(state) or ("move",) in state.legal(seat):
            found["reach"] = reach(state, unit)
    elif isinstance(state.top, opportunity.Reaction):
        mover = state.top.unit
        found["sight"] = [
            look(state, seat, own, mover) for own in opportunity.reactors(state, mover)
        ]
    # Deployment has the longest lists of actions, and no templates.
    deploying = isinstance(state.top, Deployment)
    found["templates"] = {} if deploying else templates(state, seat, unit)
    if isinstance(state.top, Window):
        found["plays"] = plays(state, seat)
    return found


def plays(state: HeroesState, seat: str) -> dict[str, Json]:
    """Before and after each card that changes it: the chance that the attack under way hits."""
    before = hit_chance(state)
    found: dict[str, Json] = {}
    if before is None:
        return found
    for action in state.legal(seat):
        if action[0] in ("play", "bonus"):
            after = hit_chance(played(state, seat, action)) or 0.0
            if after != before:
                found[" ".join(action)] = [before, after]
    return found


def played(state: HeroesState, seat: str, action: Action) -> HeroesState:
    """A copy in which the card has been played, up to the next die.

    As if the other side had nothing to answer it with: whether it has, the seat cannot know.
    """
    after: HeroesState = state.clone()
    other = 1 - SIDES.index(seat)
    after.hands[other], after.kept_bonus[other] = [], []
    with contextlib.suppress(BadInput):  # the die is asked for
        after.apply(seat, action, Scripted())
    return after


def hit_chance(state: HeroesState) -> float | None:
    """How likely the attack under way hits (HOS-8.38); None if there is none."""
    for frame in state.frames[::-1]:
        if isinstance(frame, Attack):
            if frame.dice:
                return float(frame.result >= frame.defence)
            need = frame.defence + frame.penalty - frame.value - frame.die_bonus
            miss = min(6, max(0, need - 1)) / 6
            return 1.0 - (miss * miss if frame.twin else miss)
    return None


def is_moving(state: HeroesState) -> bool:
    return isinstance(state.top, MovementHost)


def acting_unit(state: HeroesState, side: int) -> int:
    """The unit of this side whose action is under way, -1 for none."""
    for frame in state.frames[::-1]:
        if isinstance(frame, ActivationHost | MovementHost | FiringHost):
            return frame.unit if state.side_of_unit(frame.unit) == side else -1
    return -1


def enemies(state: HeroesState, side: int) -> list[int]:
    """The other side's units on the field."""
    return [u for u in state.battle.roster[1 - side] if state.status[u] == ON_FIELD]


def called(state: HeroesState, seat: str, unit: int) -> str:
    """A unit's name, as the seat knows it."""
    own = SIDES[state.side_of_unit(unit)] == seat
    return state.unit(unit).id if own else names.unit(state, unit)


def reach(state: HeroesState, unit: int) -> list[Json]:
    """Where it can get to, with the way; its own square is left out."""
    return [
        {
            "square": state.name(way.pose.at),
            "rear": state.name(way.pose.rear) if way.pose.rear >= 0 else None,
            "heading": COMPASS[way.pose.heading],
            "way": [[*action] for action in way.actions],
        }
        for way in declaration.reach(state, unit)
        if way.actions
    ]


def look(state: HeroesState, seat: str, unit: int, other: int) -> dict[str, Json]:
    """The clearest line from one unit to another, and what obscures or blocks it."""
    seen = sight.to_unit(state, unit, other)
    own, aimed = state.places_of(unit), state.places_of(other)
    line: list[Json]
    if seen.line is not None:
        line = [seen.line.ox / 2, seen.line.oy / 2, seen.line.ax / 2, seen.line.ay / 2]
    else:
        (ox, oy), (ax, ay) = (
            state.battle.field.centres[own[0]],
            state.battle.field.centres[aimed[0]],
        )
        line = [ox / 2, oy / 2, ax / 2, ay / 2]
    return {
        "from": called(state, seat, unit),
        "to": called(state, seat, other),
        "line": line,
        "range": sight.distance(state, unit, other),
        "blocked": seen.blocked,
        "blocked_by": seen.blocked_by,
        "too_far": seen.too_far,
        "penalty": seen.penalty,
        "obstacles": [[what, amount] for what, amount in seen.obstacles],
    }


def zones_of_control(state: HeroesState, seat: str) -> dict[str, Json]:
    """The squares that the infantry of each side controls, unless it is suppressed (HOS-7.10)."""
    squares = len(state.battle.field.places)
    by_side: dict[str, Json] = {}
    for side, name in enumerate(SIDES):
        found: set[int] = set()
        for unit in state.battle.roster[side]:
            if (
                state.status[unit] == ON_FIELD
                and state.is_infantry(unit)
                and not state.suppression[unit]
            ):
                found.update(place for place in zones.controls(state, unit) if place < squares)
        by_side[name] = [state.name(place) for place in sorted(found)]
    return by_side


def templates(state: HeroesState, seat: str, unit: int) -> dict[str, Json]:
    """The squares under each template that may be placed, by Interspace or flame."""
    field = state.battle.field
    found: dict[str, Json] = {}
    for action in state.legal(seat):
        for word in action:
            if word.startswith("point:"):
                if word in found:
                    continue
                hx, hy = field.points[field.point_named[word[len("point:") :]]]
                found[word] = [state.name(place) for place in areas.blast(state, hx, hy)]
            elif unit >= 0 and word.startswith("aim:"):
                if word in found:
                    continue
                dx, dy = (int(part) for part in word[len("aim:") :].split(","))
                covered: dict[int, None] = {}
                for origin in affected.flame_origins(state, unit):
                    covered.update(areas.flame(field, origin, dx, dy))
                found[word] = [state.name(place) for place in covered]
    return found
