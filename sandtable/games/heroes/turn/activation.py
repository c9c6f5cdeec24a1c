"""The Activation phase (HOS-4): gaps, the alternation of numbers, and a unit's activation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names, windows
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.fire import barrages, firing
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.games.heroes.moving import moves
from sandtable.games.heroes.procedures import Procedure
from sandtable.games.heroes.status import SUPPLY
from sandtable.games.heroes.turn import command, tokens
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

AUTONOMOUS: Final = "autonomous"
SPECIAL_ORDER: Final = "special"
WAIT: Final[Action] = ("wait",)
PASS: Final[Action] = ("pass",)
#: The origin of a Firing Action that is a unit's own action.
ORDER: Final = "order"
#: How a Movement Action is declared (HOS-26.1).
MOVES: Final = ("move", "assault", "push")
CARD_WORDS: Final = ("play", "bonus", "use")
MOMENT: Final = "own-activation"

#: What is offered in a gap, in this order, each to the initiative holder and then to the opponent.
GAP: Final = (AUTONOMOUS, "cards", SPECIAL_ORDER)


class Alternation(Procedure):
    """Both sides reveal their numbers in turn, with a gap before each (HOS-4.2, 4.3, 31.4)."""

    name = "alternation"
    fields = (("stage", "int"), ("due", "side"))

    def __init__(self, stage: int, due: int) -> None:
        self.stage = stage
        #: The side whose next number comes up, if it has one.
        self.due = due

    def run(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.stage == 0:
            s.frames[-1] = Alternation(1, self.due)
            s.then(Gap(0))
            return
        side = self.due if tokens.due(s, self.due) else 1 - self.due  # HOS-4.7
        numbers = tokens.due(s, side)
        if numbers:
            s.frames[-1] = Alternation(0, 1 - side)
            reveal_number(s, side, numbers[0], events)
        else:
            self.done(s)


def reveal_number(s: HeroesState, side: int, number: int, events: list[Event]) -> None:
    """The number comes up: under it lies a unit, an option, or nothing any more (HOS-4.6)."""
    unit = tokens.holder(s, side, number)
    option = tokens.option_holder(s, side, number)
    if unit >= 0:
        activate(s, unit, events)
    elif option >= 0:
        fire_artillery(s, option, events)
    else:
        s.lost_numbers[side].remove(number)
        tokens.seen(s, side, number)
        events.append(Event("token-empty", {"side": SIDES[side], "token": tokens.word(number)}))


def activate(s: HeroesState, unit: int, events: list[Event]) -> None:
    """A unit's token is revealed and the unit acts."""
    tokens.reveal(s, unit, events)
    s.then(Activation(unit))


def fire_artillery(s: HeroesState, option: int, events: list[Event]) -> None:
    """A real token on the Artillery tile: no unit is activated (HOS-25.39, AMB-136)."""
    tokens.reveal_option(s, option, events)
    card = s.battle.options[option]
    barrages.call(s, card.side, card.profile, card.params, option)


class Gap(HeroesFrame):
    """Between two activations: Autonomous units, cards, special orders (HOS-31.4).

    ``step`` counts through what is offered and to whom. After something was done it begins anew.
    """

    name = "gap"
    fields = (("step", "int"), ("after", "side"))

    def __init__(self, step: int, after: int = -1) -> None:
        self.step = step
        #: The side that has used a special order in this gap: before its next one the opponent is
        #: asked for his (HOS-31.5).
        self.after = after

    @property
    def kind(self) -> str:
        return GAP[self.step // 2]

    def side(self, s: HeroesState) -> int:
        first = s.initiative
        if self.kind == SPECIAL_ORDER and self.after == first:
            first = 1 - first
        return first if self.step % 2 == 0 else 1 - first

    def settled(self, s: HeroesState) -> bool:
        side = self.side(s)
        if self.kind == AUTONOMOUS:
            return not command.autonomous(s, side)
        if self.kind == SPECIAL_ORDER:
            if s.options["conceal_hands"] and s.special_out[side] > 0:
                return not tokens.any_unresolved(s, side)
            return not tokens.special_units(s, side) and not tokens.special_options(s, side)
        return not windows.asks(s, side, "gap")

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.step + 1 < 2 * len(GAP):
            s.frames[-1] = Gap(self.step + 1, self.after)
        else:
            s.frames.pop()

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
            found += windows.offers(state, side, "gap")
        found.append(PASS)
        return found

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        word = action[0] if action else ""
        if word == self.kind:
            if word == AUTONOMOUS:
                return state.refusal("gap-autonomous")
            return state.refusal("gap-special")
        if self.kind == "cards" and word in CARD_WORDS:
            return windows.why_not(state, self.side(state), action)
        return state.refusal("gap-order", action=word)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == PASS:
            self.leave(state, chance, events)
            return
        side = self.side(state)
        state.frames[-1] = Gap(0, side if action[0] == SPECIAL_ORDER else self.after)
        if action[0] in CARD_WORDS:
            windows.take(state, side, "gap", action, chance, events)
            return
        kind, _, id = action[1].partition(":")
        if kind == "option":
            fire_artillery(state, state.battle.option_named[id], events)
            return
        unit = state.battle.unit_named[id]
        if action[0] == AUTONOMOUS:
            tokens.mark(state, unit, events)
            state.then(Activation(unit))
        else:
            activate(state, unit, events)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt(f"prompt-gap-{self.kind}", {"side": SIDES[self.side(state)]})


class Activation(HeroesFrame):
    """A unit acts: one action (HOS-5.1), or two by Rush into Action or Hero (HOS-21.34, 25.41).

    In the Supply phase the same, without fire (HOS-10.2). Inspiration comes before or after the
    action (HOS-19.19).
    """

    name = "activation"
    fields = (
        ("unit", "unit"),
        ("move", "flag"),
        ("fire", "flag"),
        ("double", "flag"),
        ("inspired", "flag"),
        ("acted", "flag"),
    )

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
        #: Has it still its Movement Action, its Firing Action?
        self.move = move
        self.fire = fire
        #: It takes one of both.
        self.double = double
        self.inspired = inspired
        self.acted = acted

    # What it may do now.

    def may_fire(self, s: HeroesState) -> bool:
        """Fire on the Move was its Firing Action (HOS-21.17)."""
        return self.fire and not s.fired[self.unit]

    def may_repair(self, s: HeroesState) -> bool:
        """Instead of its action; of two actions, instead of the fire (HOS-18.2, 18.3)."""
        return self.may_fire(s) if self.double or self.acted else self.move

    def may_inspire(self, s: HeroesState) -> bool:
        return not self.inspired and bool(command.inspired_by(s, self.unit))

    def shots(self, s: HeroesState) -> list[Action]:
        return firing.legal(s, self.unit, ORDER) if self.may_fire(s) else []

    def settled(self, s: HeroesState) -> bool:
        """Is the unit gone, or has it nothing left to do?"""
        if not tokens.in_play(s, self.unit):
            return True
        return not self.move and not self.may_fire(s) and not self.may_inspire(s)

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.unit)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        found: list[Action] = []
        if self.move:
            found += moves.declarations(state, self.unit)
        found += self.shots(state)
        if self.may_repair(state):
            found += command.repairs(state, self.unit)
        if self.may_inspire(state):
            found.append(command.INSPIRE)
        if not self.acted and state.phase != SUPPLY:
            found += windows.offers(state, state.side_of_unit(self.unit), MOMENT)
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
            # It did nothing more, and cannot act later this turn (HOS-5.2, AMB-22).
            state.frames.pop()
            events.append(Event("waited", {"unit": names.unit(state, unit)}))
        elif action[0] in CARD_WORDS:
            windows.take(state, state.side_of_unit(unit), MOMENT, action, chance, events)
        elif action == command.INSPIRE:
            state.frames[-1] = self.but(inspired=True)
            command.inspire(state, unit, events)
        elif action[0] == command.REPAIR:
            state.frames[-1] = self.after_fire()
            command.repair(state, unit, action, events)
        elif action[0] in MOVES:
            state.frames[-1] = self.after_move()
            moves.begin(state, unit, action, events)
        else:
            state.frames[-1] = self.after_fire()
            firing.announce(state, unit, ORDER, action, events)

    def odds(self, state: HeroesState, action: Action) -> list[Odds]:
        if action[0] == "assault":
            target = state.battle.unit_named[action[1][len(names.PREFIX) :]]
            return moves.assault_odds(state, self.unit, target)
        return firing.odds(state, self.unit, ORDER, action) if action in self.shots(state) else []

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        word = action[0] if action else ""
        id = state.unit(self.unit).id
        if word in CARD_WORDS:
            return windows.why_not(state, state.side_of_unit(self.unit), action)
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
            return moves.refuse_declaration(state, self.unit, action)
        if state.phase == SUPPLY:
            return state.refusal("supply-no-fire", unit=id)
        if not self.may_fire(state):
            return state.refusal("one-action", unit=id)
        return firing.refuse(state, self.unit, ORDER, action)

    def prompt(self, state: HeroesState) -> Prompt:
        key = "prompt-activation" if self.move or self.may_fire(state) else "prompt-inspiration"
        return Prompt(key, {"unit": names.unit(state, self.unit)})
