"""The fight of an assault, from the launch square to its verdict (HOS-17.50, steps 4 to 7).

The attacker stands on its launch square, or aboard the Transport it launched from, until the fight
is resolved (HOS-17.17). What follows from the verdict is in ``assault_results``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import abilities, hosts, names, windows
from sandtable.games.heroes.assaults import assault_results as results
from sandtable.games.heroes.assaults import assault_values as values
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.fire import gear, hits
from sandtable.games.heroes.fire.rolls import roll_dice
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.games.heroes.moving import moves, spotting
from sandtable.games.heroes.pack.counters import X
from sandtable.games.heroes.procedures import Procedure
from sandtable.games.heroes.status import LOST
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Stages of a fight.
START: Final = 0
GEAR: Final = 1
CHECK: Final = 2
CARDS: Final = 3
ROLL: Final = 4
VERDICT: Final = 5

DIE: Final = "assault"


def may_assault(s: HeroesState, unit: int, target: int) -> bool:
    """May it declare an assault on that enemy?"""
    return values.may_assault(s, unit, target)


def begin(
    s: HeroesState, attacker: int, defender: int, square: int, launch: int, events: list[Event]
) -> None:
    """The attacker is about to take the last step, into the defender's square."""
    s.frames.append(Fight(START, attacker, defender, square, launch))


class Fight(Procedure):
    """Attacker against defender."""

    name = "fight"
    fields = (
        ("stage", "int"),
        ("unit", "unit"),
        ("target", "unit"),
        ("square", "place"),
        ("launch", "place"),
        ("weapon", "int"),
        ("charged", "ints"),
        ("bonus", "int"),
        ("answer_bonus", "int"),
        ("dice", "ints"),
        ("answer", "ints"),
    )

    def __init__(
        self,
        stage: int,
        unit: int,
        target: int,
        square: int,
        launch: int,
        weapon: int = -1,
        charged: tuple[int, ...] = (),
        bonus: int = 0,
        answer_bonus: int = 0,
        dice: tuple[int, ...] = (),
        answer: tuple[int, ...] = (),
    ) -> None:
        self.stage = stage
        #: The attacker and the defender.
        self.unit = unit
        self.target = target
        #: The defender's square that is entered, and the square that it is entered from.
        self.square = square
        self.launch = launch
        #: The attacker's weapon, by its number on the counter.
        self.weapon = weapon
        #: The sides whose unit fights with Hollow Charges.
        self.charged = charged
        #: Bonuses from cards, of the attacker and of the defender; their dice.
        self.bonus = bonus
        self.answer_bonus = answer_bonus
        self.dice = dice
        self.answer = answer

    def run(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        if not self.still_on(s):
            # Before the dice fall the fight can still come to nothing (HOS-17.54, Give Ground).
            self.done(s)
            if s.standing[self.unit] != LOST:
                moves.called_off(s)
        elif self.stage == START:
            self.start(s, events)
        elif self.stage == GEAR:
            self.go(s, stage=CHECK)
            windows.open(s, "fight-gear")
        elif self.stage == CHECK:
            self.check(s, events)
        elif self.stage == CARDS:
            self.go(s, stage=ROLL)
            windows.open(s, "fight")
        elif self.stage == ROLL:
            self.throw(s, chance, events)
        else:
            self.decide(s, events)

    def still_on(self, s: HeroesState) -> bool:
        if s.standing[self.unit] == LOST or self.square not in s.places_of(self.target):
            return False
        return (
            self.stage > CHECK or self.charges(s) or values.may_assault(s, self.unit, self.target)
        )

    def charges(self, s: HeroesState) -> bool:
        return s.side_of_unit(self.unit) in self.charged

    def needs_charge(self, s: HeroesState) -> bool:
        """Does the attacker fight by its Hollow Charges alone (HOS-17.58)?"""
        armed = values.attacking_weapons(s, self.unit, self.target)
        return not (armed and values.has_assault(s, self.unit, self.target))

    def start(self, s: HeroesState, events: list[Event]) -> None:
        """A hidden defender flips, and is surprised outside its arc (HOS-17.18, 17.19)."""
        if s.hidden(self.target):
            spotting.reveal(s, self.target, events)
        if not values.may_assault(s, self.unit, self.target):
            return  # It is of a type that cannot be assaulted: called off on the next run.
        events.append(
            Event(
                "fight-begins",
                {
                    "unit": names.unit(s, self.unit),
                    "target": names.unit(s, self.target),
                    "square": s.name(self.square),
                },
            )
        )
        weapon = values.defending_weapon(s, self.target, self.unit, self.square, self.launch)
        self.go(s, stage=GEAR)
        if weapon is not None and not values.covers(
            s, self.target, weapon, self.square, self.launch
        ):
            hits.suppress(s, self.target, 1, events)

    def check(self, s: HeroesState, events: list[Event]) -> None:
        """Gear that stands in for an X is announced; who cannot fight is beaten (HOS-17.68)."""
        charged = self.charged
        if not self.charges(s) and self.needs_charge(s):
            gear.spend_charge(s, self.unit, self.target, events)
            charged = (*charged, s.side_of_unit(self.unit))
        fight = self.but(
            stage=CARDS, charged=charged, weapon=values.best_weapon(s, self.unit, self.target)
        )
        s.frames[-1] = fight
        if fight.defence(s) == X:
            fight.end(s, results.AUTOMATIC, events)
        elif choices := values.worth_choosing(s, self.unit, self.target):
            s.then(ChooseWeapon(self.unit, self.target, choices))

    def attack(self, s: HeroesState) -> int:
        """What the attacker adds to its better die."""
        value = values.attack_value(s, self.unit, self.target, self.weapon, self.charges(s))
        return value + self.bonus

    def defence(self, s: HeroesState) -> int:
        """What the defender adds to its better die; X if it cannot fight at all."""
        charged = s.side_of_unit(self.target) in self.charged
        value = values.defence_value(s, self.target, self.unit, self.square, self.launch, charged)
        return X if value == X else value + self.answer_bonus

    def strengthen(self, s: HeroesState, side: int, n: int) -> None:
        """A card adds to the total of this side's unit."""
        if s.side_of_unit(self.unit) == side:
            hosts.alter(s, bonus=self.bonus + n)
        else:
            hosts.alter(s, answer_bonus=self.answer_bonus + n)

    def throw(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        """Both roll; then comes the window for rolling again (HOS-31.11)."""
        charged = s.side_of_unit(self.target) in self.charged
        dice = roll_dice(values.DICE, DIE, chance)
        answer = roll_dice(values.defence_dice(s, self.target, charged), DIE, chance)
        self.go(s, stage=VERDICT, dice=dice, answer=answer)
        events.append(
            Event(
                "fight-rolled",
                {
                    "unit": names.unit(s, self.unit),
                    "dice": [*dice],
                    "target": names.unit(s, self.target),
                    "answer": [*answer],
                },
            )
        )
        windows.open(s, "after-roll")

    def decide(self, s: HeroesState, events: list[Event]) -> None:
        """The higher total wins (HOS-17.27); there is no double hit (HOS-17.29)."""
        attack = max(self.dice) + self.attack(s)
        defence = max(self.answer) + self.defence(s)
        events.append(
            Event(
                "fight-decided",
                {
                    "unit": names.unit(s, self.unit),
                    "total": attack,
                    "target": names.unit(s, self.target),
                    "answer": defence,
                },
            )
        )
        if attack == defence:
            self.end(s, results.DRAW, events)
        else:
            self.end(s, results.WON if attack > defence else results.BEATEN, events)

    def end(self, s: HeroesState, verdict: int, events: list[Event]) -> None:
        if verdict == results.AUTOMATIC:
            events.append(Event("fight-helpless", {"target": names.unit(s, self.target)}))
        dice = 0
        if self.weapon >= 0:
            dice = abilities.weapons(s, self.unit)[self.weapon].destruction
        s.frames[-1] = results.Aftermath(
            0, self.unit, self.target, self.square, self.launch, verdict, dice
        )


class ChooseWeapon(HeroesFrame):
    """The owner of an attacking vehicle chooses what it fights with (HOS-17.55)."""

    name = "choose-weapon"
    fields = (("unit", "unit"), ("target", "unit"), ("weapons", "ints"))

    def __init__(self, unit: int, target: int, weapons: tuple[int, ...]) -> None:
        self.unit = unit
        self.target = target
        self.weapons = weapons

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.unit)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        armed = abilities.weapons(state, self.unit)
        return [("fight", f"weapon:{armed[i].id}") for i in self.weapons]

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("fight-weapon")

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        chosen = self.weapons[self.legal(state, seat).index(action)]
        hosts.alter(state, weapon=chosen)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt(
            "prompt-fight-weapon",
            {"unit": names.unit(state, self.unit), "target": names.unit(state, self.target)},
        )
