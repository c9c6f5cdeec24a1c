"""The Movement Action (HOS-5, HOS-6, HOS-26): in an activation, the Supply phase or a Scout move.

It is a single frame from the declaration to the end. Its stages follow the movement sequence: a
step, turn or change of state; spotting the mover; Fire on the Move; reactions. This repeats until
it ends with the assault, the displacement of infantry and spotting others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sandtable.games.heroes import names
from sandtable.games.heroes.assaults import assault, assault_values
from sandtable.games.heroes.fields import OPTIONAL_PLACE, OPTIONAL_UNIT
from sandtable.games.heroes.fire import firing, opportunity
from sandtable.games.heroes.fire.kinds_of_fire import ON_THE_MOVE
from sandtable.games.heroes.movement_action import conduct, refusals
from sandtable.games.heroes.movement_action.stages import (
    CARDS,
    CHOICE,
    CLOSE,
    DECLARED,
    END,
    ENTERED,
    EXIT,
    FIGHT,
    FIRE,
    FLIP,
    HOLD,
    PLAYS,
    REACTIONS,
    STEP,
    STOP,
    WITHIN,
    WORDS,
)
from sandtable.games.heroes.moving import forced, pushing, stepping, ways
from sandtable.games.heroes.moving.stepping import Mover, Pose, StepOption
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.status import ACTIVATION, NOWHERE, ON_FIELD, SETUP
from sandtable.games.heroes.timing import windows
from sandtable.games.heroes.timing.hosts import IN_ACTION, MovementHost
from sandtable.games.heroes.units import abilities, spotting
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.fields import Field
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


class Movement(MovementHost):
    """A Movement Action under way."""

    name = "movement"
    moments = ("enters", "enemy-step")
    counting = IN_ACTION
    own_fields: ClassVar[dict[str, Field]] = {
        "launch": OPTIONAL_PLACE,
        "square": OPTIONAL_PLACE,
        "target": OPTIONAL_UNIT,
    }

    def __init__(
        self,
        unit: int,
        stage: int = CHOICE,
        target: int = -1,
        wreck: int = -1,
        limit: int = -1,
        spent: int = 0,
        bonus: int = 0,
        bonuses: int = 0,
        flipped: bool = False,
        spotted: bool = False,
        surefooted: bool = False,
        surprise: bool = False,
        halted: bool = False,
        over: bool = False,
        square: int = NOWHERE,
        launch: int = NOWHERE,
        crushed: tuple[int, ...] = (),
        last: tuple[int, ...] = (),
    ) -> None:
        self.unit = unit
        self.stage = stage
        #: The enemy it assaults and the wreck it pushes; -1 for none.
        self.target = target
        self.wreck = wreck
        #: Its MV when it began to act (HOS-6.10), -1 before; the squares used.
        self.limit = limit
        self.spent = spent
        #: The squares added by a card; the sides that have used a bonus in this action, as bits.
        self.bonus = bonus
        self.bonuses = bonuses
        #: It has changed state voluntarily; it has been spotted on the way.
        self.flipped = flipped
        self.spotted = spotted
        #: Difficult terrain does not stop it; it may step through a window.
        self.surefooted = surefooted
        self.surprise = surprise
        #: It has been stopped; it has done something that ends its action.
        self.halted = halted
        self.over = over
        #: The imminent assault: the square to enter, and the launch square.
        self.square = square
        self.launch = launch
        #: The wreck squares it has driven over (HOS-6.44); its previous square.
        self.crushed = crushed
        self.last = last

    def with_stage(self, stage: int) -> Movement:
        """A copy at another stage; like ``replace``, but faster, since every step needs it."""
        return Movement(
            self.unit, stage, self.target, self.wreck, self.limit, self.spent, self.bonus,
            self.bonuses, self.flipped, self.spotted, self.surefooted, self.surprise, self.halted,
            self.over, self.square, self.launch, self.crushed, self.last,
        )  # fmt: skip

    def without_assault(self) -> Movement:
        return self.replace(stage=CHOICE, target=-1, square=NOWHERE, launch=NOWHERE)

    # What it can still do.

    def side(self, state: HeroesState) -> int:
        return state.side_of_unit(self.unit)

    def left(self, state: HeroesState) -> int:
        limit = self.limit
        if limit < 0:
            limit = ways.allowance(state, self.unit, self.bonus)
        return max(0, limit - self.spent)

    def fresh(self) -> bool:
        """Has it done nothing yet?"""
        return self.limit < 0

    def mover(self, state: HeroesState) -> Mover:
        return Mover(state, self.unit, self.surefooted, self.surprise, self.spent > 0)

    def assaults(self, state: HeroesState) -> bool:
        return self.target >= 0 and state.status[self.target] == ON_FIELD

    def must_assault(self, state: HeroesState, mover: Mover, pose: Pose, left: int) -> bool:
        """Must the assault still be carried out? It must if possible (HOS-17.8)."""
        return (
            self.assaults(state)
            and assault.may_assault(state, self.unit, self.target)
            and ways.can_assault(state, mover, pose, left, self.target)
        )

    def may_fire(self, state: HeroesState) -> bool:
        """At most one Firing Action, in the Activation phase (HOS-16.24, 16.27, 21.17)."""
        if state.fired[self.unit] or state.phase != ACTIVATION or not state.in_play(self.unit):
            return False
        return abilities.on_the_move(state, self.unit)

    def can_fire(self, state: HeroesState) -> bool:
        return self.may_fire(state) and firing.can_fire(state, self.unit, ON_THE_MOVE)

    def shots(self, state: HeroesState) -> list[Action]:
        return firing.legal(state, self.unit, ON_THE_MOVE) if self.may_fire(state) else []

    def can_flip(self, state: HeroesState, mover: Mover, pose: Pose) -> bool:
        """Once, at the start or the end (HOS-15.4, 15.20); aboard, only without moving (20.27)."""
        if self.flipped or self.spotted or not spotting.changes_state(state, self.unit):
            return False
        if pose.aboard >= 0:
            return self.spent == 0
        return ways.may_stay(state, mover, pose)

    def new_targets(self, state: HeroesState, mover: Mover, pose: Pose, left: int) -> list[Action]:
        """Other targets within reach if the original one is gone (HOS-17.14, 17.78)."""
        if self.target < 0 or self.assaults(state):
            return []
        return [
            ("assault", state.unit(enemy).word)
            for enemy in state.on_field(1 - state.side_of_unit(self.unit))
            if assault.may_assault(state, self.unit, enemy)
            and ways.can_assault(state, mover, pose, left, enemy)
        ]

    def launches(self, state: HeroesState, mover: Mover, pose: Pose, left: int) -> list[Action]:
        """The last step, into a square of the target; with two launch squares, it names one."""
        if not self.assaults(state) or left < 1:
            return []
        if not assault.may_assault(state, self.unit, self.target):
            return []
        found = ways.entries(state, mover, pose, self.target)
        entered = [square for square, _ in found]
        actions: list[Action] = []
        for square, launch in found:
            word = names.square_word(state, square)
            if entered.count(square) > 1:
                actions.append(("charge", word, names.square_word(state, launch)))
            else:
                actions.append(("charge", word))
        return actions

    def boardings(self, state: HeroesState, mover: Mover, pose: Pose) -> list[Action]:
        """Boarding; manning a vehicle is a change of state, allowed only once (HOS-15.4, 15.40)."""
        found = ways.boardings(state, mover, pose)
        return [action for action in found if action[0] == "board" or not self.flipped]

    def stops(self, state: HeroesState, mover: Mover, pose: Pose) -> list[Action]:
        """End the action, with a new facing if that matters (HOS-6.15, 6.28)."""
        if pose.aboard >= 0 and state.shows(self.unit).crew and self.flipped and self.spent == 0:
            return []  # A crew that has begun to leave must get out (HOS-15.42).
        if not ways.may_stay(state, mover, pose):
            return []
        found: list[Action] = [STOP]
        if ways.faces_on_the_spot(state, self.unit):
            found += [
                ("stop", names.facing_word(h)) for h in range(8) if h != state.heading[self.unit]
            ]
        return found

    def step_words(self, state: HeroesState, option: StepOption) -> list[Action]:
        """A unit whose facing matters may turn as it enters a square (HOS-26.10)."""
        other = [h for h in range(8) if h != option.pose.heading]
        return [option.word, *[(*option.word, names.facing_word(h)) for h in other]]

    def choices(self, state: HeroesState) -> list[Action]:
        mover = self.mover(state)
        pose = stepping.pose_of(state, self.unit)
        left = self.left(state)
        must = self.must_assault(state, mover, pose, left)
        found: list[Action] = self.launches(state, mover, pose, left)
        turns = ways.faces_in_step(state, self.unit)
        for option in ways.step_options(state, mover, pose, left):
            if must and not self.leads_on(state, mover, option, left):
                continue
            if turns:
                found += self.step_words(state, option)
            else:
                found.append(option.word)
        if not must:
            found += self.new_targets(state, mover, pose, left)
            if left >= 1:
                found += self.boardings(state, mover, pose)
                if self.wreck >= 0:
                    pushes = pushing.pushes(state, mover, pose, self.wreck)
                    found += [push.word for push in pushes]
                if ways.can_leave_field(state, self.unit, pose):
                    found.append(EXIT)
            if (self.target < 0 or not self.fresh()) and self.can_flip(state, mover, pose):
                found.append(FLIP)
            found += self.stops(state, mover, pose)
        if self.fresh():
            found += self.shots(state)
        return found if state.phase == SETUP else found + self.cards(state, pose, left)

    def cards(self, state: HeroesState, pose: Pose, left: int) -> list[Action]:
        """Cards and gear at the declaration; Surprise at a window (HOS-31.7, 31.8, 21.39)."""
        side = self.side(state)
        return [
            play
            for moment in self.moments_now(state, pose, left)
            for play in state.plays_at(side, moment)
        ]

    def moments_now(self, state: HeroesState, pose: Pose, left: int) -> list[str]:
        found = [DECLARED] if self.fresh() else []
        at_hand = left >= 1 and not self.surprise
        if at_hand and ways.window_at_hand(state, self.unit, pose, self.target):
            found.append(STEP)
        return found

    def leads_on(self, state: HeroesState, mover: Mover, option: StepOption, left: int) -> bool:
        """Can the assault still be carried out after this step?"""
        rest = 0 if option.halts else left - 1
        return ways.can_assault(state, mover, option.pose, rest, self.target)

    # The decision.

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.unit)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        if self.stage == FIRE:
            return [*self.shots(state), HOLD]
        return self.choices(state)

    def settled(self, state: HeroesState) -> bool:
        if self.stage == FIRE:
            return self.halted or not self.can_fire(state)
        if self.stage != CHOICE or self.halted or self.over or not state.in_play(self.unit):
            return True
        pose, left = stepping.pose_of(state, self.unit), self.left(state)
        if ways.can_step(state, self.mover(state), pose, left):
            return False
        choices = self.choices(state)
        if choices != [STOP] or state.phase == SETUP:
            return choices in ([], [STOP])
        side = self.side(state)
        return not any(
            state.asked_at(side, moment) for moment in self.moments_now(state, pose, left)
        )

    def odds(self, state: HeroesState, action: Action) -> list[Odds]:
        word = action[0]
        if word == "charge":
            square, launch = conduct.charged(state, self, action)
            return assault_values.odds(state, self.unit, self.target, square, launch)
        if action == HOLD or word in PLAYS or word in WORDS or word == "assault":
            return []
        return firing.odds(state, self.unit, ON_THE_MOVE, action)

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return refusals.refuse(state, self, action)

    def prompt(self, state: HeroesState) -> Prompt:
        unit = names.unit(state, self.unit)
        if self.stage == FIRE:
            return Prompt("prompt-fire-on-the-move", {"unit": unit})
        return Prompt("prompt-movement", {"unit": unit, "left": self.left(state)})

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        word = action[0]
        if word in PLAYS:
            side = self.side(state)
            declaring = self.fresh() and action in state.plays_at(side, DECLARED)
            state.play_at(side, DECLARED if declaring else STEP, action, chance, events)
        elif action == HOLD:
            state.replace(self.with_stage(REACTIONS))
        elif word in WORDS or word == "assault":
            conduct.carry_out(state, self, action, events)
        else:
            state.replace(self.acting(state).with_stage(REACTIONS))
            firing.announce(state, self.unit, ON_THE_MOVE, action, events)

    # The sequence.

    def acting(self, state: HeroesState) -> Movement:
        """A copy with its MV fixed, which happens when it first acts (HOS-6.10, 6.66)."""
        if not self.fresh():
            return self
        acting = self.with_stage(self.stage)
        acting.limit = self.left(state)
        return acting

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.stage < END and not state.in_play(self.unit):
            state.replace(self.with_stage(END))
        elif self.stage == CHOICE:
            state.replace(self.with_stage(END))
            if not self.halted and not self.over and self.is_stuck(state):
                forced.displace(state, self.unit)  # What it passed has changed: it cannot stay.
        elif self.stage == ENTERED:
            state.replace(self.with_stage(WITHIN))
            if self.can_be_answered(state) and conduct.is_first_within(state, self.unit):
                windows.open(state, "enters")
        elif self.stage == WITHIN:
            state.replace(self.with_stage(FIRE))
            conduct.note_entered(state, self.unit)
        elif self.stage == FIRE:
            state.replace(self.with_stage(REACTIONS))
        elif self.stage == REACTIONS:
            state.replace(self.with_stage(CARDS))
            if self.can_be_answered(state):
                opportunity.open(state, self.unit)
        elif self.stage == CARDS:
            state.replace(self.with_stage(FIGHT if self.launch >= 0 else CHOICE))
            if self.can_be_answered(state):
                windows.open(state, "enemy-step")
        elif self.stage == FIGHT:
            self.fight(state, events)
        elif self.stage == END:
            state.replace(self.with_stage(CLOSE))
            conduct.displace_infantry(state, self)
        else:
            state.pop()
            conduct.close(state, self.unit, events)

    def is_stuck(self, state: HeroesState) -> bool:
        """Is there nothing that it can do, not even stop?"""
        if self.stops(state, self.mover(state), stepping.pose_of(state, self.unit)):
            return False
        return not self.choices(state)

    def can_be_answered(self, state: HeroesState) -> bool:
        """Only in the Activation phase, and not for a unit that is aboard (HOS-16.91, 26.13)."""
        return state.phase == ACTIVATION and state.status[self.unit] == ON_FIELD

    def fight(self, state: HeroesState, events: list[Event]) -> None:
        """The last step of an assault, unless it has become impossible (HOS-17.13, 17.54)."""
        if self.halted:
            state.replace(self.with_stage(END))
        elif (
            self.assaults(state)
            and self.square in state.places_of(self.target)
            and assault.may_assault(state, self.unit, self.target)
        ):
            state.replace(self.with_stage(END))
            assault.begin(state, self.unit, self.target, self.square, self.launch, events)
        else:
            state.replace(self.replace(stage=CHOICE, square=NOWHERE, launch=NOWHERE))
