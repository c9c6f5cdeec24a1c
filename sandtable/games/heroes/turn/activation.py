"""The Activation phase (HOS-4): gaps, revealing numbers in turn, and a unit's activation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.armies import tokens
from sandtable.games.heroes.fire import barrages, firing
from sandtable.games.heroes.fire.kinds_of_fire import BY_ORDER
from sandtable.games.heroes.movement_action import declaration
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.status import SUPPLY
from sandtable.games.heroes.timing.hosts import ActivationHost, Host
from sandtable.games.heroes.units import command
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame, Procedure
from sandtable.kernel.odds import Odds
from sandtable.kernel.reading import whole_number
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

AUTONOMOUS: Final = "autonomous"
SPECIAL_ORDER: Final = "special"
WAIT: Final[Action] = ("wait",)
PASS: Final[Action] = ("pass",)
#: How a Movement Action is declared (HOS-26.1).
MOVES: Final = ("move", "assault", "push")
CARD_WORDS: Final = ("play", "bonus", "use")
MOMENT: Final = "own-activation"

#: What is offered in a gap, in order, each to the initiative holder and then to the opponent.
GAP: Final = (AUTONOMOUS, "cards", SPECIAL_ORDER)


class Alternation(Procedure["HeroesState"]):
    """The sides reveal their numbers in turn, with a gap before each (HOS-4.2, 4.3, 31.4)."""

    name = "alternation"

    def __init__(self, stage: int, due: int) -> None:
        self.stage = stage
        #: The side that reveals its next number, if it has one.
        self.due = due

    def run(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.stage == 0:
            state.replace(Alternation(1, self.due))
            state.push(Gap(0))
            return
        side = self.due if tokens.due(state, self.due) else 1 - self.due  # HOS-4.7
        numbers = tokens.due(state, side)
        if numbers:
            state.replace(Alternation(0, 1 - side))
            reveal_number(state, side, numbers[0], events)
        else:
            self.done(state)


def reveal_number(state: HeroesState, side: int, number: int, events: list[Event]) -> None:
    """Reveal a number: on a unit, on an option, or on nothing any more (HOS-4.6)."""
    unit = tokens.holder(state, side, number)
    option = tokens.option_holder(state, side, number)
    if unit >= 0:
        activate(state, unit, events)
    elif option >= 0:
        fire_artillery(state, option, events)
    else:
        state.lost_numbers[side].remove(number)
        tokens.seen(state, side, number)
        events.append(Event("token-empty", {"side": SIDES[side], "token": tokens.word(number)}))


def activate(state: HeroesState, unit: int, events: list[Event]) -> None:
    """Reveal a unit's token; the unit acts."""
    tokens.reveal(state, unit, events)
    state.push(Activation(unit))


def fire_artillery(state: HeroesState, option: int, events: list[Event]) -> None:
    """Fire the Artillery of an option whose token is not a bluff (HOS-25.39, AMB-136)."""
    tokens.reveal_option(state, option, events)
    card = state.battle.options[option]
    barrages.call(state, card.side, card.profile, card.params, option)


class Gap(Host):
    """Between two activations: Autonomous units, cards, special orders (HOS-31.4).

    ``step`` counts through what is offered and to whom; it restarts after something was done.
    """

    name = "gap"

    def __init__(self, step: int, after: int = -1) -> None:
        self.step = step
        #: The side that has used a special order in this gap; before its next one the opponent is
        #: offered theirs (HOS-31.5).
        self.after = after

    def check(self, state: HeroesState, below: Frame[Any] | None, where: str) -> None:
        whole_number(self.step, 0, 2 * len(GAP) - 1, f"{where}.step")

    @property
    def kind(self) -> str:
        return GAP[self.step // 2]

    def side(self, state: HeroesState) -> int:
        first = state.initiative
        if self.kind == SPECIAL_ORDER and self.after == first:
            first = 1 - first
        return first if self.step % 2 == 0 else 1 - first

    def settled(self, state: HeroesState) -> bool:
        side, kind = self.side(state), self.kind
        if kind == AUTONOMOUS:
            return not command.autonomous(state, side)
        if kind == SPECIAL_ORDER:
            if state.options["conceal_hands"] and state.special_out[side] > 0:
                return not tokens.any_unresolved(state, side)
            return not tokens.special_units(state, side) and not tokens.special_options(state, side)
        return not state.asked_at(side, "gap")

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.step + 1 < 2 * len(GAP):
            state.replace(Gap(self.step + 1, self.after))
        else:
            state.pop()

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[self.side(state)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        side = self.side(state)
        found: list[Action] = []
        if self.kind == AUTONOMOUS:
            units = command.autonomous(state, side)
            found += [(AUTONOMOUS, state.unit(unit).word) for unit in units]
        elif self.kind == SPECIAL_ORDER:
            units = tokens.special_units(state, side)
            found += [(SPECIAL_ORDER, state.unit(unit).word) for unit in units]
            for option in tokens.special_options(state, side):
                found.append((SPECIAL_ORDER, f"option:{state.battle.options[option].id}"))
        else:
            found += state.plays_at(side, "gap")
        found.append(PASS)
        return found

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        word = action[0] if action else ""
        if word == self.kind:
            if word == AUTONOMOUS:
                return state.refusal("gap-autonomous")
            return state.refusal("gap-special")
        if self.kind == "cards" and word in CARD_WORDS:
            return state.why_no_play(self.side(state), action)
        return state.refusal("gap-order", action=word)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == PASS:
            self.leave(state, chance, events)
            return
        side = self.side(state)
        state.replace(Gap(0, side if action[0] == SPECIAL_ORDER else self.after))
        if action[0] in CARD_WORDS:
            state.play_at(side, "gap", action, chance, events)
            return
        kind, _, id = action[1].partition(":")
        if kind == "option":
            fire_artillery(state, state.battle.option_named[id], events)
            return
        unit = state.battle.unit_named[id]
        if action[0] == AUTONOMOUS:
            tokens.mark(state, unit, events)
            state.push(Activation(unit))
        else:
            activate(state, unit, events)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt(f"prompt-gap-{self.kind}", {"side": SIDES[self.side(state)]})


class Activation(ActivationHost):
    """A unit takes one action (HOS-5.1), or two with Rush into Action or Hero (HOS-21.34, 25.41).

    The same in the Supply phase, without fire (HOS-10.2). Inspiration comes before or after the
    action (HOS-19.19).
    """

    name = "activation"

    def __init__(
        self,
        unit: int,
        move: bool = True,
        fire: bool = True,
        double: bool = False,
        inspired: bool = False,
        acted: bool = False,
    ) -> None:
        self.unit = unit
        #: Does it still have its Movement Action and its Firing Action?
        self.move = move
        self.fire = fire
        #: May it take both?
        self.double = double
        self.inspired = inspired
        self.acted = acted

    # What it may do now.

    def may_fire(self, state: HeroesState) -> bool:
        """Fire on the Move counts as its Firing Action (HOS-21.17)."""
        return self.fire and not state.fired[self.unit]

    def may_repair(self, state: HeroesState) -> bool:
        """Repairs replace its action; with two actions, the Firing Action (HOS-18.2, 18.3)."""
        return self.may_fire(state) if self.double or self.acted else self.move

    def may_inspire(self, state: HeroesState) -> bool:
        return not self.inspired and bool(command.inspired_by(state, self.unit))

    def shots(self, state: HeroesState) -> list[Action]:
        return firing.legal(state, self.unit, BY_ORDER) if self.may_fire(state) else []

    def settled(self, state: HeroesState) -> bool:
        """Is the unit gone, or does it have nothing left to do?"""
        if not state.in_play(self.unit):
            return True
        return not self.move and not self.may_fire(state) and not self.may_inspire(state)

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        state.pop()

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.unit)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        found: list[Action] = []
        if self.move:
            found += declaration.declarations(state, self.unit)
        found += self.shots(state)
        if self.may_repair(state):
            found += command.repairs(state, self.unit)
        if self.may_inspire(state):
            found.append(command.INSPIRE)
        if not self.acted and state.phase != SUPPLY:
            found += state.plays_at(state.side_of_unit(self.unit), MOMENT)
        found.append(WAIT)
        return found

    # Doing it.

    def after_move(self) -> Activation:
        fire = self.fire and self.double
        return Activation(self.unit, False, fire, self.double, self.inspired, True)

    def after_fire(self) -> Activation:
        move = self.move and self.double
        return Activation(self.unit, move, False, self.double, self.inspired, True)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        unit = self.unit
        if action == WAIT:
            # It gives up its action and cannot act later this turn (HOS-5.2, AMB-22).
            state.pop()
            events.append(Event("waited", {"unit": names.unit(state, unit)}))
        elif action[0] in CARD_WORDS:
            state.play_at(state.side_of_unit(unit), MOMENT, action, chance, events)
        elif action == command.INSPIRE:
            state.replace(self.replace(inspired=True))
            command.inspire(state, unit, events)
        elif action[0] == command.REPAIR:
            state.replace(self.after_fire())
            command.repair(state, unit, action, events)
        elif action[0] in MOVES:
            state.replace(self.after_move())
            declaration.begin(state, unit, action, events)
        else:
            state.replace(self.after_fire())
            firing.announce(state, unit, BY_ORDER, action, events)

    def odds(self, state: HeroesState, action: Action) -> list[Odds]:
        if action[0] == "assault":
            target = names.unit_named(state, action[1])
            return declaration.assault_odds(state, self.unit, target)
        if action in (WAIT, command.INSPIRE) or action[0] == command.REPAIR:
            return []
        if action[0] in MOVES or action[0] in CARD_WORDS:
            return []
        return firing.odds(state, self.unit, BY_ORDER, action)

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        word = action[0] if action else ""
        id = state.unit(self.unit).id
        if word in CARD_WORDS:
            return state.why_no_play(state.side_of_unit(self.unit), action)
        if word == command.REPAIR:
            if not self.may_repair(state):
                return state.refusal("one-action", unit=id)
            done = command.repairs_done(state, self.unit)
            return state.refusal("repair-once" if done else "repair-needs-mechanic", unit=id)
        if action == command.INSPIRE:
            return state.refusal("inspire-once" if self.inspired else "inspire-nobody", unit=id)
        if word in MOVES:
            if not self.move:
                return state.refusal("one-action", unit=id)
            return declaration.refuse_declaration(state, self.unit, action)
        if state.phase == SUPPLY:
            return state.refusal("supply-no-fire", unit=id)
        if not self.may_fire(state):
            return state.refusal("one-action", unit=id)
        return firing.refuse(state, self.unit, BY_ORDER, action)

    def prompt(self, state: HeroesState) -> Prompt:
        key = "prompt-activation" if self.move or self.may_fire(state) else "prompt-inspiration"
        return Prompt(key, {"unit": names.unit(state, self.unit)})
