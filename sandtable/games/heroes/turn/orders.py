"""The Order phase: tokens are taken and laid face down (HOS-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import abilities, names
from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.games.heroes.status import ABOARD, BLUFF, NO_TOKEN, SPECIAL
from sandtable.games.heroes.turn import tokens
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

ASSIGN: Final = "assign"
SKIP: Final = "skip"
EXCHANGE: Final = "exchange"
DONE: Final[Action] = ("done",)
PASS: Final[Action] = ("pass",)

#: What cards and bonus tokens add this turn (HH-21), as words of ``in_force``.
EXTRA_TOKEN: Final = "extra_tokens"
SPECIAL_TOKEN: Final = "special_token"


def numbered_tokens(s: HeroesState, side: int) -> int:
    """HOS-3.5, 3.9: one for each star, and what was added this turn; never more than ten."""
    extra = s.in_force[side].count(EXTRA_TOKEN)
    return min(tokens.MOST_NUMBERED, recruitment.numbered(s, side) + extra)


def special_tokens(s: HeroesState, side: int) -> int:
    """HOS-3.10, 3.30."""
    extra = s.in_force[side].count(SPECIAL_TOKEN)
    return min(tokens.MOST_SPECIAL, recruitment.special_tokens(s, side) + extra)


def bluff_tokens(s: HeroesState, side: int) -> int:
    """HOS-3.11, 3.25, 25.32."""
    return min(tokens.MOST_BLUFF, recruitment.bluff_tokens(s, side))


def take(s: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Step 2: the lowest numbers (HOS-3.6), special and bluff tokens; or sudden death."""
    out: list[int] = []
    for side in (s.initiative, 1 - s.initiative):
        numbered = numbered_tokens(s, side)
        special = special_tokens(s, side)
        bluff = bluff_tokens(s, side)
        s.unplaced[side] = [*range(1, numbered + 1), *[SPECIAL] * special, *[BLUFF] * bluff]
        s.special_out[side] = special
        s.given[side] = [numbered, special, bluff]
        params: dict[str, Json] = {
            "side": SIDES[side],
            "numbered": numbered,
            "special": special,
            "bluff": bluff,
        }
        events.append(Event("tokens-taken", params))
        if numbered + special == 0 or not units_without(s, side):
            out.append(side)
    sudden_death(s, out, events)


def sudden_death(s: HeroesState, out: list[int], events: list[Event]) -> None:
    """Who can give no order to any unit has lost at once; both: a draw (HOS-3.12, AMB-13)."""
    if len(out) == 2:
        s.end(None, "no-orders-for-both", events)
    elif out:
        s.end(1 - out[0], "no-orders", events)


def units_without(s: HeroesState, side: int) -> list[int]:
    """The units that may get a token: in play and without one (HOS-3.20, 3.21, 3.37)."""
    return [
        unit
        for unit in s.battle.roster[side]
        if s.token[unit] == NO_TOKEN and tokens.in_play(s, unit)
    ]


def options_without(s: HeroesState, side: int) -> list[int]:
    """Artillery tiles take one token, while a marker is left (HOS-3.22, 25.39)."""
    return [
        option
        for option in recruitment.effects_of(s, side, "artillery")
        if s.option_token[option] == NO_TOKEN and s.markers[option] > 0
    ]


def on_duty(s: HeroesState, units: list[int]) -> list[int]:
    """Those that must be given a token (HOS-19.10, 19.18).

    The duty of a crew aboard is its vehicle's, which has its abilities (HOS-15.43).
    """
    return [unit for unit in units if has_personal_order(s, unit)]


def has_personal_order(s: HeroesState, unit: int) -> bool:
    shown = s.shows(unit)
    if s.standing[unit] == ABOARD and shown.crew and shown.active:
        return False
    return any(face.personal_order for face in abilities.faces(s, unit))


def can_place(s: HeroesState, side: int) -> bool:
    """Is there a token left, and something to put it on?"""
    if not s.unplaced[side]:
        return False
    return bool(units_without(s, side) or options_without(s, side))


def choices(s: HeroesState, side: int) -> list[Action]:
    """Where the next token may go: numbers in ascending order, then special, then bluff.

    Tokens are withheld only if there are more than things to put them on (HOS-3.23, AMB-11, 12);
    using a bluff token is optional (HOS-3.29).
    """
    left = s.unplaced[side]
    if not left:
        return []
    units = units_without(s, side)
    options = options_without(s, side)
    takers = len(units) + len(options)
    if not takers:
        return []
    token = f"token:{tokens.word(left[0])}"
    duty = on_duty(s, units)
    if len(left) <= len(duty):
        return [(ASSIGN, token, s.unit(unit).word) for unit in duty]
    found: list[Action] = [(ASSIGN, token, s.unit(unit).word) for unit in units]
    found += [(ASSIGN, token, f"option:{s.battle.options[option].id}") for option in options]
    real = len([1 for other in left if other != BLUFF])
    if left[0] == BLUFF or real > takers:
        found.append((SKIP, token))
    return found


def place(s: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Step 3: the initiative holder first (HOS-3.17), or both at the same time (HOS-3.18)."""
    first = s.initiative
    if s.options["together"]:
        s.then(Placing((first, 1 - first)))
    else:
        s.then(Placing((first,)), Placing((1 - first,)))


class Placing(HeroesFrame):
    """One side, or both at once, puts tokens on units. Nothing shows until all are placed.

    Where both place at once each says when it is done: else its opponent could count its choices.
    """

    name = "placing"
    fields = (("sides", "ints"), ("done", "ints"))

    def __init__(self, sides: tuple[int, ...], done: tuple[int, ...] = ()) -> None:
        self.sides = sides
        self.done = done

    def settled(self, s: HeroesState) -> bool:
        return not self.actors(s)

    def choices(self, s: HeroesState, side: int) -> list[Action]:
        if side in self.done:
            return []
        return choices(s, side) or ([DONE] if len(self.sides) > 1 else [])

    def chooses(self, s: HeroesState, side: int) -> bool:
        """Has a side anything to choose?"""
        if side in self.done:
            return False
        return len(self.sides) > 1 or can_place(s, side)

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        """What could not be placed is not used; everyone sees where tokens lie (HOS-3.36)."""
        s.frames.pop()
        for side in self.sides:
            s.unplaced[side] = []
            units = names.units(s, [unit for unit in s.battle.roster[side] if s.token[unit]])
            options: list[Json] = [
                option.id
                for option in s.battle.options
                if option.side == side and s.option_token[option.index]
            ]
            params: dict[str, Json] = {"side": SIDES[side], "units": units, "options": options}
            events.append(Event("orders-placed", params))

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return tuple([SIDES[side] for side in self.sides if self.chooses(state, side)])

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return self.choices(state, SIDES.index(seat))

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        side = SIDES.index(seat)
        if not choices(state, side):
            return state.refusal("orders-step", action=action[0] if action else "")
        word = tokens.word(state.unplaced[side][0])
        if action[:1] == (SKIP,):
            return state.refusal("orders-withheld", token=word)
        if len(action) != 3 or action[0] != ASSIGN:
            return state.refusal("orders-step", action=action[0] if action else "")
        if action[1] != f"token:{word}":
            return state.refusal("orders-ascending", token=word)
        return self.refuse_taker(state, side, action[2])

    def refuse_taker(self, s: HeroesState, side: int, argument: str) -> Refusal:
        """Why the token cannot lie there."""
        if argument.startswith("option:"):
            option = s.battle.option_named.get(argument[len("option:") :], -1)
            own = option >= 0 and s.battle.options[option].side == side
            if own and s.option_token[option]:
                return s.refusal("one-token-each")
            return s.refusal("option-takes-no-token")
        unit = s.battle.unit_named.get(argument[len(names.PREFIX) :], -1)
        if unit < 0 or s.side_of_unit(unit) != side:
            return s.refusal("not-your-unit")
        if not tokens.in_play(s, unit):
            return s.refusal("unit-not-in-play", unit=s.unit(unit).id)
        if s.token[unit]:
            return s.refusal("one-token-each")
        return s.refusal("personal-order-first")

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        side = SIDES.index(seat)
        if action == DONE:
            state.frames[-1] = self.but(done=(*self.done, side))
            return
        token = state.unplaced[side].pop(0)
        if action[0] == SKIP:
            return
        kind, _, id = action[2].partition(":")
        word = tokens.word(token)
        if kind == "option":
            state.option_token[state.battle.option_named[id]] = token
            told = Event("token-on-option", {"side": seat, "token": word, "option": id}, (seat,))
        else:
            state.token[state.battle.unit_named[id]] = token
            told = Event("token-on-unit", {"side": seat, "token": word, "unit": id}, (seat,))
        events.append(told)

    def prompt(self, state: HeroesState) -> Prompt:
        seats = self.actors(state)
        return Prompt("prompt-orders", {"side": seats[0] if len(seats) == 1 else "both"})


def telephones(s: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Step 4, recruitment options: Field Telephones, the initiative holder first (HOS-3.3)."""
    first = s.initiative
    s.then(Telephones(first), Telephones(1 - first))


class Telephones(HeroesFrame):
    """The owner of Field Telephones may exchange the tokens of two of his units, unseen."""

    name = "telephones"
    fields = (("side", "side"),)

    def __init__(self, side: int) -> None:
        self.side = side

    def ordered(self, s: HeroesState) -> list[int]:
        if not recruitment.effects_of(s, self.side, "swap_own_tokens"):
            return []
        return [unit for unit in s.battle.roster[self.side] if s.token[unit]]

    def settled(self, s: HeroesState) -> bool:
        return len(self.ordered(s)) < 2

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[self.side],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        found: list[Action] = []
        units = self.ordered(state)
        for i, one in enumerate(units):
            for other in units[i + 1 :]:
                if state.token[one] != state.token[other]:
                    word = state.unit(one).word
                    found.append((EXCHANGE, word, state.unit(other).word))
        found.append(PASS)
        return found

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("exchange-two-ordered")

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        if action == PASS:
            return
        one = state.battle.unit_named[action[1][len(names.PREFIX) :]]
        other = state.battle.unit_named[action[2][len(names.PREFIX) :]]
        state.token[one], state.token[other] = state.token[other], state.token[one]
        units = names.units(state, [one, other])
        events.append(Event("tokens-exchanged", {"side": seat, "units": units}))

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-telephones", {"side": SIDES[self.side]})
