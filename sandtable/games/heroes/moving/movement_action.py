"""The Movement Action (HOS-5, HOS-6, HOS-26): of an activation, in the Supply phase, of a Scout.

It is one frame from the declaration to the end. Its stages follow the movement sequence: one step,
turn or change of state, spotting of the mover, Fire on the Move, reactions; and so on until it ends
with the assault, the displacement of infantry and the spotting of others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import abilities, names, windows
from sandtable.games.heroes.assaults import assault, assault_values
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.fire import firing, reactions
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.games.heroes.moving import (
    forced,
    marching,
    move_refusals,
    movement,
    paces,
    spotting,
    wrecks,
)
from sandtable.games.heroes.moving.paces import Going, Pace, Stand
from sandtable.games.heroes.status import ABOARD, ACTIVATION, NOWHERE, ON_FIELD, SETUP
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

MOVE: Final[Action] = ("move",)
FLIP: Final[Action] = ("flip",)
STOP: Final[Action] = ("stop",)
HOLD: Final[Action] = ("hold",)
EXIT: Final[Action] = ("exit",)

#: Stages: the choice of the next step; what follows each (HOS-26.4–26.6); the end (HOS-26.8–26.9).
CHOICE: Final = 0
ENTERED: Final = 1
WITHIN: Final = 2
FIRE: Final = 3
REACTIONS: Final = 4
CARDS: Final = 5
FIGHT: Final = 6
END: Final = 7
CLOSE: Final = 8

#: Origin of a shot that is fired on the move.
ON_THE_MOVE: Final = "move"
#: First words of actions that carry it on or end it.
WORDS: Final = ("step", "pivot", "board", "man", "charge", "push", "exit", "flip", "stop")
PLAYS: Final = ("play", "bonus", "use")
#: The moment of cards on a declared move, and of those that lead through a window.
DECLARED: Final = "move"
STEP: Final = "own-step"


def in_play(s: HeroesState, unit: int) -> bool:
    return s.standing[unit] in (ON_FIELD, ABOARD)


class Movement(HeroesFrame):
    """A Movement Action under way."""

    name = "movement"
    fields = (
        ("unit", "unit"),
        ("stage", "int"),
        ("target", "unit"),
        ("wreck", "int"),
        ("limit", "int"),
        ("spent", "int"),
        ("bonus", "int"),
        ("bonuses", "int"),
        ("flipped", "flag"),
        ("spotted", "flag"),
        ("surefooted", "flag"),
        ("surprise", "flag"),
        ("halted", "flag"),
        ("over", "flag"),
        ("square", "place"),
        ("launch", "place"),
        ("crushed", "places"),
        ("last", "places"),
    )

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
        #: The enemy it assaults, the wreck it pushes; -1 for none.
        self.target = target
        self.wreck = wreck
        #: Its MV as it was when it began to act (HOS-6.10), -1 before; squares spent of it.
        self.limit = limit
        self.spent = spent
        #: Squares added by a card, and the sides that have used a bonus in this action, as bits.
        self.bonus = bonus
        self.bonuses = bonuses
        #: It has changed state by itself; it has been spotted on its way.
        self.flipped = flipped
        self.spotted = spotted
        #: Difficult passage does not stop it; it may step through a window.
        self.surefooted = surefooted
        self.surprise = surprise
        #: Something has stopped it; or it has done what ends its action.
        self.halted = halted
        self.over = over
        #: The assault that is about to be fought: the square to enter, and from which.
        self.square = square
        self.launch = launch
        #: Squares of wrecks it has driven over (HOS-6.44); where it stood last.
        self.crushed = crushed
        self.last = last

    def at(self, stage: int) -> Movement:
        """A copy at another stage: ``but`` does the same, but this is wanted with every step."""
        return Movement(
            self.unit, stage, self.target, self.wreck, self.limit, self.spent, self.bonus,
            self.bonuses, self.flipped, self.spotted, self.surefooted, self.surprise, self.halted,
            self.over, self.square, self.launch, self.crushed, self.last,
        )  # fmt: skip

    # What it can still do.

    def side(self, s: HeroesState) -> int:
        return s.side_of_unit(self.unit)

    def left(self, s: HeroesState) -> int:
        limit = self.limit
        if limit < 0:
            limit = movement.allowance(s, self.unit, self.bonus)
        return max(0, limit - self.spent)

    def fresh(self) -> bool:
        """Has it done nothing yet?"""
        return self.limit < 0

    def going(self, s: HeroesState) -> Going:
        return Going(s, self.unit, self.surefooted, self.surprise, self.spent > 0)

    def assaults(self, s: HeroesState) -> bool:
        return self.target >= 0 and s.standing[self.target] == ON_FIELD

    def must_assault(self, s: HeroesState, going: Going, stand: Stand, left: int) -> bool:
        """HOS-17.8: as long as it is possible the assault must be carried out."""
        return (
            self.assaults(s)
            and assault.may_assault(s, self.unit, self.target)
            and movement.can_assault(s, going, stand, left, self.target)
        )

    def may_fire(self, s: HeroesState) -> bool:
        """One Firing Action, in the Activation phase, never a second (HOS-16.24, 16.27, 21.17)."""
        if s.fired[self.unit] or s.phase != ACTIVATION or not in_play(s, self.unit):
            return False
        return abilities.on_the_move(s, self.unit)

    def can_fire(self, s: HeroesState) -> bool:
        return self.may_fire(s) and firing.can_fire(s, self.unit, ON_THE_MOVE)

    def shots(self, s: HeroesState) -> list[Action]:
        return firing.legal(s, self.unit, ON_THE_MOVE) if self.may_fire(s) else []

    def can_flip(self, s: HeroesState, going: Going, stand: Stand) -> bool:
        """Once, at the start or at the end (HOS-15.4, 15.20); aboard only as a 0-move (20.27)."""
        if self.flipped or self.spotted or not spotting.changes_state(s, self.unit):
            return False
        if stand.aboard >= 0:
            return self.spent == 0
        return movement.may_stay(s, going, stand)

    def new_targets(self, s: HeroesState, going: Going, stand: Stand, left: int) -> list[Action]:
        """Its target is gone: another one within its reach (HOS-17.14, 17.78)."""
        if self.target < 0 or self.assaults(s):
            return []
        return [
            ("assault", s.unit(enemy).word)
            for enemy in s.on_field(1 - s.side_of_unit(self.unit))
            if assault.may_assault(s, self.unit, enemy)
            and movement.can_assault(s, going, stand, left, enemy)
        ]

    def launches(self, s: HeroesState, going: Going, stand: Stand, left: int) -> list[Action]:
        """The last step, into a square of the target; from two launch squares it names one."""
        if not self.assaults(s) or left < 1:
            return []
        if not assault.may_assault(s, self.unit, self.target):
            return []
        found = movement.entries(s, going, stand, self.target)
        entered = [square for square, _ in found]
        actions: list[Action] = []
        for square, launch in found:
            word = paces.square_word(s, square)
            if entered.count(square) > 1:
                actions.append(("charge", word, paces.square_word(s, launch)))
            else:
                actions.append(("charge", word))
        return actions

    def boardings(self, s: HeroesState, going: Going, stand: Stand) -> list[Action]:
        """To man a vehicle is a change of state, of which there is but one (HOS-15.4, 15.40)."""
        found = movement.boardings(s, going, stand)
        return [action for action in found if action[0] == "board" or not self.flipped]

    def stops(self, s: HeroesState, going: Going, stand: Stand) -> list[Action]:
        """End the action, facing elsewhere if that means anything (HOS-6.15, 6.28)."""
        if stand.aboard >= 0 and s.shows(self.unit).crew and self.flipped and self.spent == 0:
            return []  # A crew that has begun to leave gets out (HOS-15.42).
        if not movement.may_stay(s, going, stand):
            return []
        found: list[Action] = [STOP]
        if movement.faces_on_the_spot(s, self.unit):
            found += [("stop", paces.facing_word(h)) for h in range(8) if h != s.heading[self.unit]]
        return found

    def step_words(self, s: HeroesState, pace: Pace) -> list[Action]:
        """A unit whose facing matters may turn as it enters a square (HOS-26.10)."""
        if not movement.faces_in_step(s, self.unit):
            return [pace.word]
        other = [h for h in range(8) if h != pace.stand.heading]
        return [pace.word, *[(*pace.word, paces.facing_word(h)) for h in other]]

    def choices(self, s: HeroesState) -> list[Action]:
        going = self.going(s)
        stand = paces.stand_of(s, self.unit)
        left = self.left(s)
        must = self.must_assault(s, going, stand, left)
        found: list[Action] = self.launches(s, going, stand, left)
        for pace in movement.paces(s, going, stand, left):
            if not must or self.leads_on(s, going, pace, left):
                found += self.step_words(s, pace)
        if not must:
            found += self.new_targets(s, going, stand, left)
            if left >= 1:
                found += self.boardings(s, going, stand)
                if self.wreck >= 0:
                    pushes = wrecks.pushes(s, going, stand, self.wreck)
                    found += [push.word for push in pushes]
                if movement.can_leave_field(s, self.unit, stand):
                    found.append(EXIT)
            if (self.target < 0 or not self.fresh()) and self.can_flip(s, going, stand):
                found.append(FLIP)
            found += self.stops(s, going, stand)
        if self.fresh():
            found += self.shots(s)
        return found if s.phase == SETUP else found + self.cards(s, stand, left)

    def cards(self, s: HeroesState, stand: Stand, left: int) -> list[Action]:
        """Cards and gear at the declaration, Surprise at a window (HOS-31.7, 31.8, 21.39)."""
        side = self.side(s)
        return [
            play
            for moment in self.moments(s, stand, left)
            for play in windows.offers(s, side, moment)
        ]

    def moments(self, s: HeroesState, stand: Stand, left: int) -> list[str]:
        found = [DECLARED] if self.fresh() else []
        at_hand = left >= 1 and not self.surprise
        if at_hand and movement.window_at_hand(s, self.unit, stand, self.target):
            found.append(STEP)
        return found

    def leads_on(self, s: HeroesState, going: Going, pace: Pace, left: int) -> bool:
        """Can the assault still be carried out after this step?"""
        rest = 0 if pace.halts else left - 1
        return movement.can_assault(s, going, pace.stand, rest, self.target)

    # The decision.

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.unit)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        if self.stage == FIRE:
            return [*self.shots(state), HOLD]
        return self.choices(state)

    def settled(self, s: HeroesState) -> bool:
        if self.stage == FIRE:
            return self.halted or not self.can_fire(s)
        if self.stage != CHOICE or self.halted or self.over or not in_play(s, self.unit):
            return True
        stand, left = paces.stand_of(s, self.unit), self.left(s)
        if movement.can_step(s, self.going(s), stand, left):
            return False
        choices = self.choices(s)
        if choices != [STOP] or s.phase == SETUP:
            return choices in ([], [STOP])
        side = self.side(s)
        return not any(windows.asks(s, side, moment) for moment in self.moments(s, stand, left))

    def odds(self, state: HeroesState, action: Action) -> list[Odds]:
        if action in self.shots(state):
            return firing.odds(state, self.unit, ON_THE_MOVE, action)
        if action[0] == "charge":
            square, launch = marching.charged(state, self, action)
            return assault_values.odds(state, self.unit, self.target, square, launch)
        return []

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return move_refusals.refuse(state, self, action)

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
            declaring = self.fresh() and action in windows.offers(state, side, DECLARED)
            windows.take(state, side, DECLARED if declaring else STEP, action, chance, events)
        elif action == HOLD:
            state.frames[-1] = self.at(REACTIONS)
        elif word in WORDS or word == "assault":
            marching.carry_out(state, self, action, events)
        else:
            state.frames[-1] = self.acting(state).at(REACTIONS)
            firing.announce(state, self.unit, ON_THE_MOVE, action, events)

    # The sequence.

    def acting(self, s: HeroesState) -> Movement:
        """From the first thing it does its MV is fixed (HOS-6.10, 6.66)."""
        if not self.fresh():
            return self
        acting = self.at(self.stage)
        acting.limit = self.left(s)
        return acting

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.stage < END and not in_play(s, self.unit):
            s.frames[-1] = self.at(END)
        elif self.stage == CHOICE:
            s.frames[-1] = self.at(END)
            if not self.halted and not self.over and not self.choices(s):
                forced.displace(s, self.unit)  # What it passed has changed: it cannot stay.
        elif self.stage == ENTERED:
            s.frames[-1] = self.at(WITHIN)
            if self.can_be_answered(s) and marching.is_first_within(s, self.unit):
                windows.open(s, "enters")
        elif self.stage == WITHIN:
            s.frames[-1] = self.at(FIRE)
            marching.note_entered(s, self.unit)
        elif self.stage == FIRE:
            s.frames[-1] = self.at(REACTIONS)
        elif self.stage == REACTIONS:
            s.frames[-1] = self.at(CARDS)
            if self.can_be_answered(s):
                reactions.open(s, self.unit)
        elif self.stage == CARDS:
            s.frames[-1] = self.at(FIGHT if self.launch >= 0 else CHOICE)
            if self.can_be_answered(s):
                windows.open(s, "enemy-step")
        elif self.stage == FIGHT:
            self.fight(s, events)
        elif self.stage == END:
            s.frames[-1] = self.at(CLOSE)
            marching.displace_infantry(s, self)
        else:
            s.frames.pop()
            marching.close(s, self.unit, events)

    def can_be_answered(self, s: HeroesState) -> bool:
        """Not outside the Activation phase, nor a unit that is aboard (HOS-16.91, 26.13)."""
        return s.phase == ACTIVATION and s.standing[self.unit] == ON_FIELD

    def fight(self, s: HeroesState, events: list[Event]) -> None:
        """The last step of an assault, unless something has come between (HOS-17.13, 17.54)."""
        if self.halted:
            s.frames[-1] = self.at(END)
        elif (
            self.assaults(s)
            and self.square in s.places_of(self.target)
            and assault.may_assault(s, self.unit, self.target)
        ):
            s.frames[-1] = self.at(END)
            assault.begin(s, self.unit, self.target, self.square, self.launch, events)
        else:
            s.frames[-1] = self.but(stage=CHOICE, square=NOWHERE, launch=NOWHERE)
