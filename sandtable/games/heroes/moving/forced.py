"""Forced moves (HOS-6.61–6.65, 6.82), imposed by a situation or a card.

They are not Movement Actions and trigger no reactions. A unit on its active side flips first; a
unit that cannot make a forced move is destroyed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from sandtable.board import squares
from sandtable.games.heroes import names
from sandtable.games.heroes.fields import OPTIONAL_PLACE
from sandtable.games.heroes.land import ground, zones
from sandtable.games.heroes.land.adjacency import is_walled, lies_across, link
from sandtable.games.heroes.moving import vehicles
from sandtable.games.heroes.moving.stepping import Mover, Pose, StepOption, pose_of
from sandtable.games.heroes.names import square_word
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.pack.counters import INFANTRY
from sandtable.games.heroes.status import NOWHERE, ON_FIELD
from sandtable.games.heroes.timing.hosts import Host
from sandtable.games.heroes.units import abilities, losses, spotting, transport
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.fields import Field
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.land.steps import GridStep
    from sandtable.games.heroes.state import HeroesState

#: Why a unit must move.
RUN_OVER: Final = "run-over"  # a vehicle stops on it (HOS-6.39)
PUSHED: Final = "pushed"  # a wreck is pushed onto it (HOS-6.52)
RETREAT: Final = "retreat"  # beaten in an assault (HOS-17.31), or giving ground
WITHDRAWAL: Final = "withdrawal"  # making room for a vehicle attacker (HOS-17.43, 17.47)
ADVANCE: Final = "advance"  # Go! Go! Go! and the like: up to a number of steps (HOS-21.36)
DISPLACED: Final = "displaced"  # it cannot stay where its move was cut short

#: The reasons for which an enemy zone closes a square (HOS-6.41, 17.70, AMB-150), with the refusal.
HEEDS_ZONES: Final = {
    RUN_OVER: "run-over-zone",
    RETREAT: "forced-zone",
    ADVANCE: "advance-zone",
}
#: The reasons that destroy a unit that cannot move (HOS-6.42, 6.52, AMB-30).
NEEDS_MOVE: Final = (RUN_OVER, PUSHED)

STOP: Final[Action] = ("stop",)
GIVE_UP: Final[Action] = ("pass",)
MOMENT: Final = "own-forced-move"


# What imposes a move.


def make_way(state: HeroesState, places: tuple[int, ...], reason: str) -> None:
    """Infantry on these squares makes way, the initiative holder's first (AMB-29)."""
    found = [state.infantry_on[place] for place in places if state.infantry_on[place] >= 0]
    found.sort(key=lambda unit: state.side_of_unit(unit) != state.initiative)
    state.push(*[ForcedMove(BEGIN, unit, reason, NOWHERE, places, 1, False) for unit in found])


def retreat(state: HeroesState, unit: int, launch: int) -> None:
    """Retreat to one of three squares opposite the attacker's launch square (HOS-17.31, 17.69)."""
    state.push(ForcedMove(BEGIN, unit, RETREAT, launch, (), 1, False))


def withdraw(state: HeroesState, unit: int, covered: tuple[int, ...]) -> None:
    """Withdraw to any adjacent square that no vehicle is about to cover (HOS-17.71)."""
    state.push(ForcedMove(BEGIN, unit, WITHDRAWAL, NOWHERE, covered, 1, False))


def advance(state: HeroesState, unit: int, steps: int) -> None:
    """Move up to ``steps`` steps, by a card (HOS-21.20, 21.36)."""
    state.push(ForcedMove(BEGIN, unit, ADVANCE, NOWHERE, (), steps, False))


def displace(state: HeroesState, unit: int) -> None:
    """Move a unit that cannot stay where it is."""
    state.push(ForcedMove(BEGIN, unit, DISPLACED, NOWHERE, (), 1, False))


def take_square(
    state: HeroesState, unit: int, square: int, launch: int, events: list[Event]
) -> None:
    """An attacker takes the square it fought for (HOS-17.36, 17.71)."""
    spotting.reveal(state, unit, events)
    pose = pose_of(state, unit)
    if pose.rear >= 0:
        step = link(state, state.counter(unit).kind, launch, square)
        assert step is not None
        pose = vehicles.pose_after(pose, square, launch, step.direction)
    else:
        pose = Pose(square, NOWHERE, pose.heading)
    put(state, unit, pose, square, events)


def put(state: HeroesState, unit: int, pose: Pose, entered: int, events: list[Event]) -> None:
    """Put a unit at the destination of a forced move."""
    state.put(unit, pose.at, pose.rear)
    state.heading[unit] = pose.heading
    if state.is_infantry(unit) and is_walled(state, pose.at):
        state.entered[state.side_of_unit(unit)].add(pose.at)
    events.append(
        Event("forced-move", {"unit": names.unit(state, unit), "square": state.name(entered)})
    )


# Where it may go.


def retreat_directions(state: HeroesState, launch: int, at: int) -> tuple[int, int, int]:
    """Straight away from the launch square, and 45° to either side (HOS-17.69)."""
    centres = state.battle.field.centres
    (from_x, from_y), (x, y) = centres[launch], centres[at]
    away = squares.compass(x - from_x, y - from_y)
    return squares.turn(away, -1), away, squares.turn(away, 1)


def in_directions(state: HeroesState, start: int, to: int, allowed: tuple[int, ...]) -> bool:
    (x, y), (to_x, to_y) = state.battle.field.centres[start], state.battle.field.centres[to]
    return squares.compass(to_x - x, to_y - y) in allowed


#: Stages.
BEGIN: Final = 0
CHOICE: Final = 1
END: Final = 2


class ForcedMove(Host):
    """A unit must move; its owner chooses where."""

    name = "forced-move"
    own_fields: ClassVar[dict[str, Field]] = {"launch": OPTIONAL_PLACE}

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
        #: In a retreat, the attacker's launch square.
        self.launch = launch
        #: Squares it may not enter because something is about to cover them.
        self.covered = covered
        #: Steps left.
        self.left = left
        #: It may step through a window (HOS-21.23).
        self.surprise = surprise

    def check(self, state: HeroesState, below: Frame[Any] | None, where: str) -> None:
        if self.launch in state.places_of(self.unit):
            raise BadInput(
                "two-units-on-a-square", f"{where}.launch", square=state.name(self.launch)
            )

    # The steps that are possible.

    def step_options(self, state: HeroesState) -> list[StepOption]:
        """One step onto a square without units; difficult terrain is ignored (HOS-6.82)."""
        mover = Mover(state, self.unit, surefooted=True, surprise=self.surprise)
        pose = pose_of(state, self.unit)
        if pose.rear >= 0:
            drives = vehicles.drives(state, mover, pose)
            return [option for option in drives if state.infantry_on[option.entered] < 0]
        steps = state.terrain.steps[mover.kind][pose.at]
        if self.surprise:
            steps += state.terrain.window_steps[pose.at]
        allowed = self.directions(state, pose.at)
        found = []
        for step in steps:
            if self.is_open(state, mover, pose.at, step) and in_directions(
                state, pose.at, step.to, allowed
            ):
                after = Pose(step.to, NOWHERE, pose.heading)
                found.append(
                    StepOption(after, step.to, False, ("step", square_word(state, step.to)))
                )
        return found

    def directions(self, state: HeroesState, at: int) -> tuple[int, ...]:
        if self.reason == RETREAT:
            return retreat_directions(state, self.launch, at)
        return tuple(range(8))

    def is_open(self, state: HeroesState, mover: Mover, start: int, step: GridStep) -> bool:
        to = step.to
        if state.occupied(to) or to in self.covered or not ground.enterable(state, to, mover.kind):
            return False
        if lies_across(state, mover.unit, step):
            return False
        heeds = self.reason in HEEDS_ZONES
        return not (heeds and zones.bars(state, mover.side, start, step))

    def shelters(self, state: HeroesState) -> list[int]:
        """Friendly Transports with room on a retreat square (HOS-17.75)."""
        if self.reason != RETREAT or state.status[self.unit] != ON_FIELD:
            return []
        at = state.at[self.unit]
        allowed = self.directions(state, at)
        found: list[int] = []
        for step in state.terrain.links[INFANTRY][at]:
            vehicle = state.vehicle_on[step.to]
            if vehicle < 0 or vehicle in found or not in_directions(state, at, step.to, allowed):
                continue
            if not lies_across(state, self.unit, step) and transport.has_room(
                state, vehicle, self.unit
            ):
                found.append(vehicle)
        return found

    # The decision.

    def at_choice(self, state: HeroesState) -> bool:
        return self.stage == CHOICE and state.status[self.unit] == ON_FIELD

    def plays(self, state: HeroesState) -> list[Action]:
        """Surprise, if there is a window to leave by and it has not been played."""
        if self.surprise or not self.at_a_window(state):
            return []
        return state.plays_at(state.side_of_unit(self.unit), MOMENT)

    def at_a_window(self, state: HeroesState) -> bool:
        """Is there a square behind a window that it could move to?"""
        return len(self.replace(surprise=True).step_options(state)) > len(self.step_options(state))

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.unit)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        found: list[Action] = [option.word for option in self.step_options(state)]
        found += [("board", state.unit(vehicle).word) for vehicle in self.shelters(state)]
        if self.reason == ADVANCE:
            found.append(STOP)
        elif not found:
            found.append(GIVE_UP)
        return found + self.plays(state)

    def settled(self, state: HeroesState) -> bool:
        """Is there nothing to choose: wrong stage, or one way and no card that opens another?"""
        if not self.at_choice(state):
            return True
        if self.reason == ADVANCE:
            return self.left < 1
        if len(self.step_options(state)) + len(self.shelters(state)) > 1:
            return False
        side = state.side_of_unit(self.unit)
        asked = not self.surprise and self.at_a_window(state) and state.asked_at(side, MOMENT)
        return not asked

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        if state.status[self.unit] != ON_FIELD:
            state.pop()
        elif self.stage == BEGIN:
            self.begin(state, events)
        elif self.stage == END:
            state.pop()
            if self.reason == RUN_OVER:
                losses.suppress(state, self.unit, 1, events)  # HOS-6.40
        elif self.reason == ADVANCE:
            state.pop()
        else:
            self.take_only_way(state, events)

    def begin(self, state: HeroesState, events: list[Event]) -> None:
        """Flip first (HOS-6.63), then check whether it can move at all (HOS-6.42, AMB-30)."""
        spotting.reveal(state, self.unit, events)
        stuck = self.reason in NEEDS_MOVE and abilities.current_move(state, self.unit) <= 0
        if stuck or (self.reason != ADVANCE and abilities.current_move(state, self.unit) < 0):
            self.destroy(state, events)  # HOS-6.19
        else:
            state.replace(self.replace(stage=CHOICE))

    def destroy(self, state: HeroesState, events: list[Event]) -> None:
        state.pop()
        events.append(Event("no-way-out", {"unit": names.unit(state, self.unit)}))
        losses.destroy(state, self.unit, events)

    def take_only_way(self, state: HeroesState, events: list[Event]) -> None:
        for option in self.step_options(state):
            self.take(state, option, events)
            return
        for vehicle in self.shelters(state):
            self.go_aboard(state, vehicle, events)
            return
        self.destroy(state, events)

    def take(self, state: HeroesState, option: StepOption, events: list[Event]) -> None:
        left = self.left - 1
        after = CHOICE if self.reason == ADVANCE and left else END
        state.replace(self.replace(stage=after, left=left, surprise=False))
        put(state, self.unit, option.pose, option.entered, events)

    def go_aboard(self, state: HeroesState, vehicle: int, events: list[Event]) -> None:
        state.pop()
        transport.go_aboard(state, self.unit, vehicle, events)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == STOP:
            state.pop()
        elif action == GIVE_UP:
            self.destroy(state, events)
        elif action[0] == "board":
            vehicle = names.unit_named(state, action[1])
            self.go_aboard(state, vehicle, events)
        elif action[0] == "step":
            for option in self.step_options(state):
                if option.word == action:
                    self.take(state, option, events)
                    return
        else:
            side = state.side_of_unit(self.unit)
            state.play_at(side, MOMENT, action, chance, events)

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        unit = state.unit(self.unit).id
        if action[:1] in (("play",), ("bonus",), ("use",)):
            return state.why_no_play(state.side_of_unit(self.unit), action)
        if action[:1] != ("step",) or len(action) < 2:
            return state.refusal("forced-step", unit=unit)
        place = state.battle.field.named.get(action[1][len("square:") :], -1)
        if place < 0:
            return state.refusal("name-a-square")
        return self.refuse_square(state, unit, place)

    def refuse_square(self, state: HeroesState, unit: str, place: int) -> Refusal:
        """Why the unit may not go to that square."""
        square = state.name(place)
        kind = state.counter(self.unit).kind
        start = state.at[self.unit]
        step = link(state, kind, start, place)
        if step is None:
            return state.refusal("forced-not-adjacent", unit=unit, square=square)
        if state.occupied(place) or place in self.covered:
            return state.refusal("forced-occupied", square=square)
        if not ground.enterable(state, place, kind):
            return state.refusal("step-impassable", square=square)
        if lies_across(state, self.unit, step):
            return state.refusal("step-across", square=square)
        if not in_directions(state, start, place, self.directions(state, start)):
            return state.refusal("retreat-direction", square=square)
        if not state.is_infantry(self.unit):
            return state.refusal("step-ahead", unit=unit, square=square)
        return state.refusal(HEEDS_ZONES.get(self.reason, "forced-step"), unit=unit, square=square)

    def prompt(self, state: HeroesState) -> Prompt:
        unit = names.unit(state, self.unit)
        return Prompt(f"prompt-{self.reason}", {"unit": unit})


def may_advance(state: HeroesState, unit: int) -> bool:
    """Can it make a forced move by a card: on the field, MV not X once flipped (HOS-21.36)?"""
    if state.status[unit] != ON_FIELD:
        return False
    face = state.shows(unit)
    if face.active:
        face = state.counter(unit).faces[1 - state.face[unit]]
    return face.move >= 0


def may_retreat(state: HeroesState, unit: int, launch: int) -> bool:
    """Could it retreat from an attacker with this launch square?"""
    move = ForcedMove(CHOICE, unit, RETREAT, launch, (), 1, False)
    return may_advance(state, unit) and bool(move.step_options(state) or move.shelters(state))
