"""The fight of an assault, from the launch square to the verdict (HOS-17.50, steps 4 to 7).

The attacker stays on its launch square, or aboard the Transport it launched from, until the fight
is resolved (HOS-17.17). The consequences of the verdict are in ``assault_results``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.assaults import assault_results as results
from sandtable.games.heroes.assaults import assault_values as values
from sandtable.games.heroes.fire import gear
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.pack.counters import X
from sandtable.games.heroes.reading import check_rolled
from sandtable.games.heroes.status import LOST
from sandtable.games.heroes.timing import hosts, windows
from sandtable.games.heroes.timing.hosts import Host
from sandtable.games.heroes.timing.rolls import roll_dice
from sandtable.games.heroes.units import abilities, losses, spotting
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.reading import whole_number
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


def may_assault(state: HeroesState, unit: int, target: int) -> bool:
    """May the unit declare an assault on that enemy?"""
    return values.may_assault(state, unit, target)


def begin(
    state: HeroesState, attacker: int, defender: int, square: int, launch: int, events: list[Event]
) -> None:
    """Begin the fight; the attacker is about to take the last step, into the defender's square."""
    state.push(Fight(START, attacker, defender, square, launch))


class Fight(Host):
    """Attacker against defender."""

    name = "fight"
    moments = ("fight-gear", "fight", "after-roll")
    above = ("movement",)

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
        #: The defender's square that is entered, and the square from which it is entered.
        self.square = square
        self.launch = launch
        #: The attacker's weapon, by its index on the counter.
        self.weapon = weapon
        #: The sides whose unit fights with Hollow Charges.
        self.charged = charged
        #: The card bonuses of attacker and defender, and their dice.
        self.bonus = bonus
        self.answer_bonus = answer_bonus
        self.dice = dice
        self.answer = answer

    def check(self, state: HeroesState, below: Frame[Any] | None, where: str) -> None:
        check_rolled(self.dice, self.stage >= VERDICT, f"{where}.dice")
        check_rolled(self.answer, self.stage >= VERDICT, f"{where}.answer")
        check_weapons(state, self.unit, (self.weapon,), f"{where}.weapon")

    def is_of(self, side: int) -> bool:
        """Both sides roll."""
        return True

    def run(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        if not self.still_on(state):
            # Before the dice are rolled the fight can still be called off (HOS-17.54, Give Ground).
            self.done(state)
            if state.status[self.unit] != LOST:
                hosts.call_off_assault(state)
        elif self.stage == START:
            self.start(state, events)
        elif self.stage == GEAR:
            self.proceed(state, stage=CHECK)
            windows.open(state, "fight-gear")
        elif self.stage == CHECK:
            self.settle_weapons(state, events)
        elif self.stage == CARDS:
            self.proceed(state, stage=ROLL)
            windows.open(state, "fight")
        elif self.stage == ROLL:
            self.throw(state, chance, events)
        else:
            self.decide(state, events)

    def still_on(self, state: HeroesState) -> bool:
        if state.status[self.unit] == LOST or self.square not in state.places_of(self.target):
            return False
        return (
            self.stage > CHECK
            or self.charges(state)
            or values.may_assault(state, self.unit, self.target)
        )

    def charges(self, state: HeroesState) -> bool:
        return state.side_of_unit(self.unit) in self.charged

    def needs_charge(self, state: HeroesState) -> bool:
        """Can the attacker fight only with Hollow Charges (HOS-17.58)?"""
        armed = values.attacking_weapons(state, self.unit, self.target)
        return not (armed and values.has_assault(state, self.unit, self.target))

    def start(self, state: HeroesState, events: list[Event]) -> None:
        """Flip a hidden defender; it is surprised outside its arc (HOS-17.18, 17.19)."""
        if state.hidden(self.target):
            spotting.reveal(state, self.target, events)
        if not values.may_assault(state, self.unit, self.target):
            return  # A type that cannot be assaulted: called off on the next run.
        events.append(
            Event(
                "fight-begins",
                {
                    "unit": names.unit(state, self.unit),
                    "target": names.unit(state, self.target),
                    "square": state.name(self.square),
                },
            )
        )
        weapon = values.defending_weapon(state, self.target, self.unit, self.square, self.launch)
        self.proceed(state, stage=GEAR)
        if weapon is not None and not values.covers(
            state, self.target, weapon, self.square, self.launch
        ):
            losses.suppress(state, self.target, 1, events)

    def settle_weapons(self, state: HeroesState, events: list[Event]) -> None:
        """Announce gear that replaces an X; a unit that cannot fight loses (HOS-17.68)."""
        charged = self.charged
        if not self.charges(state) and self.needs_charge(state):
            gear.spend_charge(state, self.unit, self.target, events)
            charged = (*charged, state.side_of_unit(self.unit))
        fight = self.replace(
            stage=CARDS, charged=charged, weapon=values.best_weapon(state, self.unit, self.target)
        )
        state.replace(fight)
        if fight.defence(state) == X:
            fight.end(state, results.AUTOMATIC, events)
        elif choices := values.worth_choosing(state, self.unit, self.target):
            state.push(ChooseWeapon(self.unit, self.target, choices))

    def attack(self, state: HeroesState) -> int:
        """The attacker's modifier to its better die."""
        value = values.attack_value(state, self.unit, self.target, self.weapon, self.charges(state))
        return value + self.bonus

    def defence(self, state: HeroesState) -> int:
        """The defender's modifier to its better die; X if it cannot fight."""
        charged = state.side_of_unit(self.target) in self.charged
        value = values.defence_value(
            state, self.target, self.unit, self.square, self.launch, charged
        )
        return X if value == X else value + self.answer_bonus

    def strengthen(self, state: HeroesState, side: int, n: int) -> None:
        """Add a card's bonus to the total of this side's unit."""
        if state.side_of_unit(self.unit) == side:
            hosts.update_host(state, bonus=self.bonus + n)
        else:
            hosts.update_host(state, answer_bonus=self.answer_bonus + n)

    def throw(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        """Both sides roll; then the window for re-rolls opens (HOS-31.11)."""
        charged = state.side_of_unit(self.target) in self.charged
        dice = roll_dice(values.DICE, DIE, chance)
        answer = roll_dice(values.defence_dice(state, self.target, charged), DIE, chance)
        self.proceed(state, stage=VERDICT, dice=dice, answer=answer)
        events.append(
            Event(
                "fight-rolled",
                {
                    "unit": names.unit(state, self.unit),
                    "dice": [*dice],
                    "target": names.unit(state, self.target),
                    "answer": [*answer],
                },
            )
        )
        windows.open(state, "after-roll")

    def decide(self, state: HeroesState, events: list[Event]) -> None:
        """The higher total wins (HOS-17.27); there is no double hit (HOS-17.29)."""
        attack = max(self.dice) + self.attack(state)
        defence = max(self.answer) + self.defence(state)
        events.append(
            Event(
                "fight-decided",
                {
                    "unit": names.unit(state, self.unit),
                    "total": attack,
                    "target": names.unit(state, self.target),
                    "answer": defence,
                },
            )
        )
        if attack == defence:
            self.end(state, results.DRAW, events)
        else:
            self.end(state, results.WON if attack > defence else results.BEATEN, events)

    def end(self, state: HeroesState, verdict: int, events: list[Event]) -> None:
        if verdict == results.AUTOMATIC:
            events.append(Event("fight-helpless", {"target": names.unit(state, self.target)}))
        dice = 0
        if self.weapon >= 0:
            dice = abilities.weapons(state, self.unit)[self.weapon].destruction
        state.replace(
            results.Aftermath(
                0,
                self.unit,
                self.target,
                self.square,
                self.launch,
                verdict,
                dice,
                piercing=self.pierces(state, verdict),
            )
        )

    def pierces(self, state: HeroesState, verdict: int) -> bool:
        """Did the winner fight with an Armour Piercing weapon (HOS-16.58)?

        A unit that fights only with Hollow Charges uses no weapon.
        """
        if verdict == results.BEATEN:
            weapon = values.defending_weapon(
                state, self.target, self.unit, self.square, self.launch
            )
            return weapon is not None and weapon.armour_piercing
        return self.weapon >= 0 and abilities.weapons(state, self.unit)[self.weapon].armour_piercing


def check_weapons(state: HeroesState, unit: int, weapons: tuple[int, ...], where: str) -> None:
    """Refuse weapons that a unit has not; -1 is none."""
    for weapon in weapons:
        whole_number(weapon, -1, len(abilities.weapons(state, unit)) - 1, where)


class ChooseWeapon(Frame["HeroesState"]):
    """The owner of an attacking vehicle chooses what it fights with (HOS-17.55)."""

    name = "choose-weapon"
    above = ("fight",)

    def __init__(self, unit: int, target: int, weapons: tuple[int, ...]) -> None:
        self.unit = unit
        self.target = target
        self.weapons = weapons

    def check(self, state: HeroesState, below: Frame[Any] | None, where: str) -> None:
        check_weapons(state, self.unit, self.weapons, f"{where}.weapons")

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
        state.pop()
        chosen = self.weapons[self.legal(state, seat).index(action)]
        hosts.update_host(state, weapon=chosen)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt(
            "prompt-fight-weapon",
            {"unit": names.unit(state, self.unit), "target": names.unit(state, self.target)},
        )
