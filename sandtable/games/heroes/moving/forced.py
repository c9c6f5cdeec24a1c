"""Forced moves (HOS-6.61–6.65, 6.82): moves that a situation or a card imposes.

They are no Movement Actions and trigger no reactions. A unit on its active side flips first; a move
that cannot be made destroys the unit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board import squares
from sandtable.games.heroes import abilities, names, windows
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.fire import hits
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.games.heroes.land import ground
from sandtable.games.heroes.moving import spotting, transport, vehicles, zones
from sandtable.games.heroes.moving.paces import (
    Going,
    Pace,
    Stand,
    is_walled,
    lies_across,
    link,
    square_word,
    stand_of,
)
from sandtable.games.heroes.pack.counters import INFANTRY
from sandtable.games.heroes.status import NOWHERE, ON_FIELD
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.moving.steps import Step
    from sandtable.games.heroes.state import HeroesState

#: Why a unit must move.
RUN_OVER: Final = "run-over"  # a vehicle stops on it (HOS-6.39)
PUSHED: Final = "pushed"  # a wreck is pushed onto it (HOS-6.52)
RETREAT: Final = "retreat"  # beaten in an assault (HOS-17.31), or giving ground
WITHDRAWAL: Final = "withdrawal"  # making room for a vehicle attacker (HOS-17.43, 17.47)
ADVANCE: Final = "advance"  # Go! Go! Go! and the like: up to so many steps (HOS-21.36)
DISPLACED: Final = "displaced"  # it cannot stay where its move was cut short

#: Only for these does an enemy zone close a square (HOS-6.41, 17.70, AMB-150): how it is refused.
HEEDS_ZONES: Final = {
    RUN_OVER: "run-over-zone",
    RETREAT: "forced-zone",
    ADVANCE: "advance-zone",
}
#: Only these destroy a unit that cannot move (HOS-6.42, 6.52, AMB-30).
NEEDS_MOVE: Final = (RUN_OVER, PUSHED)

STOP: Final[Action] = ("stop",)
GIVE_UP: Final[Action] = ("pass",)
MOMENT: Final = "own-forced-move"


# What imposes a move.


def make_way(s: HeroesState, places: tuple[int, ...], reason: str) -> None:
    """Infantry on these squares makes way; the initiative holder moves his first (AMB-29)."""
    found = [s.infantry_on[place] for place in places if s.infantry_on[place] >= 0]
    found.sort(key=lambda unit: s.side_of_unit(unit) != s.initiative)
    s.then(*[ForcedMove(BEGIN, unit, reason, NOWHERE, places, 1, False) for unit in found])


def retreat(s: HeroesState, unit: int, launch: int) -> None:
    """To one of the three squares opposite the attacker's launch square (HOS-17.31, 17.69)."""
    s.then(ForcedMove(BEGIN, unit, RETREAT, launch, (), 1, False))


def withdraw(s: HeroesState, unit: int, covered: tuple[int, ...]) -> None:
    """To any adjacent square, but not one that a vehicle is about to cover (HOS-17.71)."""
    s.then(ForcedMove(BEGIN, unit, WITHDRAWAL, NOWHERE, covered, 1, False))


def advance(s: HeroesState, unit: int, steps: int) -> None:
    """Up to so many steps, by a card (HOS-21.20, 21.36)."""
    s.then(ForcedMove(BEGIN, unit, ADVANCE, NOWHERE, (), steps, False))


def displace(s: HeroesState, unit: int) -> None:
    """The unit cannot stay where it is."""
    s.then(ForcedMove(BEGIN, unit, DISPLACED, NOWHERE, (), 1, False))


def take_square(s: HeroesState, unit: int, square: int, launch: int, events: list[Event]) -> None:
    """An attacker takes the square it fought for (HOS-17.36, 17.71)."""
    spotting.reveal(s, unit, events)
    stand = stand_of(s, unit)
    if stand.rear >= 0:
        step = link(s, s.counter(unit).kind, launch, square)
        assert step is not None
        stand = vehicles.stand_after(stand, square, launch, step.direction)
    else:
        stand = Stand(square, NOWHERE, stand.heading)
    put(s, unit, stand, square, events)


def put(s: HeroesState, unit: int, stand: Stand, entered: int, events: list[Event]) -> None:
    """Bring a unit to where a forced move leads."""
    s.put(unit, stand.at, stand.rear)
    s.heading[unit] = stand.heading
    if s.is_infantry(unit) and is_walled(s, stand.at):
        s.entered[s.side_of_unit(unit)].add(stand.at)
    events.append(Event("forced-move", {"unit": names.unit(s, unit), "square": s.name(entered)}))


# Where it may go.


def retreat_directions(s: HeroesState, launch: int, at: int) -> tuple[int, int, int]:
    """Straight away from the launch square, and 45° to either side (HOS-17.69)."""
    centres = s.battle.field.centres
    (from_x, from_y), (x, y) = centres[launch], centres[at]
    away = squares.compass(x - from_x, y - from_y)
    return squares.turn(away, -1), away, squares.turn(away, 1)


def in_directions(s: HeroesState, start: int, to: int, allowed: tuple[int, ...]) -> bool:
    (x, y), (to_x, to_y) = s.battle.field.centres[start], s.battle.field.centres[to]
    return squares.compass(to_x - x, to_y - y) in allowed


#: Stages.
BEGIN: Final = 0
CHOICE: Final = 1
END: Final = 2


class ForcedMove(HeroesFrame):
    """A unit must move; its owner chooses where to."""

    name = "forced-move"
    fields = (
        ("stage", "int"),
        ("unit", "unit"),
        ("reason", "text"),
        ("launch", "place"),
        ("covered", "places"),
        ("left", "int"),
        ("surprise", "flag"),
    )

    def __init__(
        self,
        stage: int,
        unit: int,
        reason: str,
        launch: int,
        covered: tuple[int, ...],
        left: int,
        surprise: bool,
    ) -> None:
        self.stage = stage
        self.unit = unit
        self.reason = reason
        #: Retreats: where the attacker launched from.
        self.launch = launch
        #: Squares that it may not take, as something is about to cover them.
        self.covered = covered
        #: Steps left.
        self.left = left
        #: It may step through a window (HOS-21.23).
        self.surprise = surprise

    # The steps that are possible.

    def paces(self, s: HeroesState) -> list[Pace]:
        """One step onto a square free of units; difficult passage does not matter (HOS-6.82)."""
        going = Going(s, self.unit, surefooted=True, surprise=self.surprise)
        stand = stand_of(s, self.unit)
        if stand.rear >= 0:
            drives = vehicles.drives(s, going, stand)
            return [pace for pace in drives if s.infantry_on[pace.entered] < 0]
        steps = s.terrain.steps[going.kind][stand.at]
        if self.surprise:
            steps += s.terrain.window_steps[stand.at]
        allowed = self.directions(s, stand.at)
        found = []
        for step in steps:
            if self.is_open(s, going, stand.at, step) and in_directions(
                s, stand.at, step.to, allowed
            ):
                after = Stand(step.to, NOWHERE, stand.heading)
                found.append(Pace(after, step.to, False, ("step", square_word(s, step.to))))
        return found

    def directions(self, s: HeroesState, at: int) -> tuple[int, ...]:
        if self.reason == RETREAT:
            return retreat_directions(s, self.launch, at)
        return tuple(range(8))

    def is_open(self, s: HeroesState, going: Going, start: int, step: Step) -> bool:
        to = step.to
        if s.occupied(to) or to in self.covered or not ground.enterable(s, to, going.kind):
            return False
        if lies_across(s, going.unit, step):
            return False
        heeds = self.reason in HEEDS_ZONES
        return not (heeds and zones.bars(s, going.unit, step.visited(start)))

    def shelters(self, s: HeroesState) -> list[int]:
        """Friendly Transports with room on a retreat square (HOS-17.75)."""
        if self.reason != RETREAT or s.standing[self.unit] != ON_FIELD:
            return []
        at = s.at[self.unit]
        allowed = self.directions(s, at)
        found: list[int] = []
        for step in s.terrain.links[INFANTRY][at]:
            vehicle = s.vehicle_on[step.to]
            if vehicle < 0 or vehicle in found or not in_directions(s, at, step.to, allowed):
                continue
            if not lies_across(s, self.unit, step) and transport.has_room(s, vehicle, self.unit):
                found.append(vehicle)
        return found

    # The decision.

    def at_choice(self, s: HeroesState) -> bool:
        return self.stage == CHOICE and s.standing[self.unit] == ON_FIELD

    def plays(self, s: HeroesState) -> list[Action]:
        """Surprise, if there is a window to leave by and it is not played yet."""
        if self.surprise or not self.at_a_window(s):
            return []
        return windows.offers(s, s.side_of_unit(self.unit), MOMENT)

    def at_a_window(self, s: HeroesState) -> bool:
        """Is there a square behind a window that it could be forced to?"""
        return len(self.but(surprise=True).paces(s)) > len(self.paces(s))

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.unit)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        found: list[Action] = [pace.word for pace in self.paces(state)]
        found += [("board", state.unit(vehicle).word) for vehicle in self.shelters(state)]
        if self.reason == ADVANCE:
            found.append(STOP)
        elif not found:
            found.append(GIVE_UP)
        return found + self.plays(state)

    def settled(self, s: HeroesState) -> bool:
        """Nothing to choose: not the moment, or only one way and no card that opens another."""
        if not self.at_choice(s):
            return True
        if self.reason == ADVANCE:
            return self.left < 1
        if len(self.paces(s)) + len(self.shelters(s)) > 1:
            return False
        side = s.side_of_unit(self.unit)
        asked = not self.surprise and self.at_a_window(s) and windows.asks(s, side, MOMENT)
        return not asked

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        if s.standing[self.unit] != ON_FIELD:
            s.frames.pop()
        elif self.stage == BEGIN:
            self.begin(s, events)
        elif self.stage == END:
            s.frames.pop()
            if self.reason == RUN_OVER:
                hits.suppress(s, self.unit, 1, events)  # HOS-6.40
        elif self.reason == ADVANCE:
            s.frames.pop()
        else:
            self.take_only_way(s, events)

    def begin(self, s: HeroesState, events: list[Event]) -> None:
        """Flip first (HOS-6.63), then see whether it can move at all (HOS-6.42, AMB-30)."""
        spotting.reveal(s, self.unit, events)
        stuck = self.reason in NEEDS_MOVE and abilities.current_move(s, self.unit) <= 0
        if stuck or (self.reason != ADVANCE and abilities.current_move(s, self.unit) < 0):
            self.destroy(s, events)  # HOS-6.19
        else:
            s.frames[-1] = self.but(stage=CHOICE)

    def destroy(self, s: HeroesState, events: list[Event]) -> None:
        s.frames.pop()
        events.append(Event("no-way-out", {"unit": names.unit(s, self.unit)}))
        hits.destroy(s, self.unit, events)

    def take_only_way(self, s: HeroesState, events: list[Event]) -> None:
        for pace in self.paces(s):
            self.take(s, pace, events)
            return
        for vehicle in self.shelters(s):
            self.go_aboard(s, vehicle, events)
            return
        self.destroy(s, events)

    def take(self, s: HeroesState, pace: Pace, events: list[Event]) -> None:
        left = self.left - 1
        after = CHOICE if self.reason == ADVANCE and left else END
        s.frames[-1] = self.but(stage=after, left=left, surprise=False)
        put(s, self.unit, pace.stand, pace.entered, events)

    def go_aboard(self, s: HeroesState, vehicle: int, events: list[Event]) -> None:
        s.frames.pop()
        transport.go_aboard(s, self.unit, vehicle, events)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == STOP:
            state.frames.pop()
        elif action == GIVE_UP:
            self.destroy(state, events)
        elif action[0] == "board":
            vehicle = state.battle.unit_named[action[1][len("unit:") :]]
            self.go_aboard(state, vehicle, events)
        elif action[0] == "step":
            for pace in self.paces(state):
                if pace.word == action:
                    self.take(state, pace, events)
                    return
        else:
            side = state.side_of_unit(self.unit)
            windows.take(state, side, MOMENT, action, chance, events)

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        unit = state.unit(self.unit).id
        if action[:1] in (("play",), ("bonus",), ("use",)):
            return windows.why_not(state, state.side_of_unit(self.unit), action)
        if action[:1] != ("step",) or len(action) < 2:
            return state.refusal("forced-step", unit=unit)
        place = state.battle.field.named.get(action[1][len("square:") :], -1)
        if place < 0:
            return state.refusal("name-a-square")
        return self.refuse_square(state, unit, place)

    def refuse_square(self, s: HeroesState, unit: str, place: int) -> Refusal:
        """Why the unit may not go to that square."""
        square = s.name(place)
        kind = s.counter(self.unit).kind
        start = s.at[self.unit]
        step = link(s, kind, start, place)
        if step is None:
            return s.refusal("forced-not-adjacent", unit=unit, square=square)
        if s.occupied(place) or place in self.covered:
            return s.refusal("forced-occupied", square=square)
        if not ground.enterable(s, place, kind):
            return s.refusal("step-impassable", square=square)
        if lies_across(s, self.unit, step):
            return s.refusal("step-across", square=square)
        if not in_directions(s, start, place, self.directions(s, start)):
            return s.refusal("retreat-direction", square=square)
        if not s.is_infantry(self.unit):
            return s.refusal("step-ahead", unit=unit, square=square)
        return s.refusal(HEEDS_ZONES.get(self.reason, "forced-step"), unit=unit, square=square)

    def prompt(self, state: HeroesState) -> Prompt:
        unit = names.unit(state, self.unit)
        return Prompt(f"prompt-{self.reason}", {"unit": unit})


def may_advance(s: HeroesState, unit: int) -> bool:
    """Can it make a forced move by a card: on the field, and not MV X once flipped (HOS-21.36)?"""
    if s.standing[unit] != ON_FIELD:
        return False
    face = s.shows(unit)
    if face.active:
        face = s.counter(unit).faces[1 - s.face[unit]]
    return face.move >= 0


def may_retreat(s: HeroesState, unit: int, launch: int) -> bool:
    """Could it retreat from an attacker who launched from there?"""
    move = ForcedMove(CHOICE, unit, RETREAT, launch, (), 1, False)
    return may_advance(s, unit) and bool(move.paces(s) or move.shelters(s))
