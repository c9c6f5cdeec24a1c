"""The Order phase: tokens are taken and placed face down (HOS-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.armies import recruitment, tokens
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.status import ABOARD, BLUFF, NO_TOKEN, SPECIAL
from sandtable.games.heroes.units import abilities
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

ASSIGN: Final = "assign"
SKIP: Final = "skip"
EXCHANGE: Final = "exchange"
DONE: Final[Action] = ("done",)
PASS: Final[Action] = ("pass",)

#: What cards and bonus tokens add this turn (HH-21), as entries in ``active_effects``.
EXTRA_TOKEN: Final = "extra_tokens"
SPECIAL_TOKEN: Final = "special_token"


def numbered_tokens(state: HeroesState, side: int) -> int:
    """One for each star, plus those added this turn; at most ten (HOS-3.5, 3.9)."""
    extra = state.active_effects[side].count(EXTRA_TOKEN)
    return min(tokens.MOST_NUMBERED, recruitment.numbered(state, side) + extra)


def special_tokens(state: HeroesState, side: int) -> int:
    """The number of special tokens (HOS-3.10, 3.30)."""
    extra = state.active_effects[side].count(SPECIAL_TOKEN)
    return min(tokens.MOST_SPECIAL, recruitment.special_tokens(state, side) + extra)


def bluff_tokens(state: HeroesState, side: int) -> int:
    """The number of bluff tokens (HOS-3.11, 3.25, 25.32)."""
    return min(tokens.MOST_BLUFF, recruitment.bluff_tokens(state, side))


def take(state: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Step 2: the lowest numbers (HOS-3.6), special and bluff tokens; or sudden death."""
    out: list[int] = []
    for side in (state.initiative, 1 - state.initiative):
        numbered = numbered_tokens(state, side)
        special = special_tokens(state, side)
        bluff = bluff_tokens(state, side)
        state.unplaced[side] = [*range(1, numbered + 1), *[SPECIAL] * special, *[BLUFF] * bluff]
        state.special_out[side] = special
        state.tokens_taken[side] = [numbered, special, bluff]
        params: dict[str, Json] = {
            "side": SIDES[side],
            "numbered": numbered,
            "special": special,
            "bluff": bluff,
        }
        events.append(Event("tokens-taken", params))
        if numbered + special == 0 or not units_without(state, side):
            out.append(side)
    sudden_death(state, out, events)


def sudden_death(state: HeroesState, out: list[int], events: list[Event]) -> None:
    """A side that cannot give any order loses at once; a draw if both cannot (HOS-3.12, AMB-13)."""
    if len(out) == 2:
        state.end(None, "no-orders-for-both", events)
    elif out:
        state.end(1 - out[0], "no-orders", events)


def units_without(state: HeroesState, side: int) -> list[int]:
    """The units that may get a token: in play and without one (HOS-3.20, 3.21, 3.37)."""
    return [
        unit
        for unit in state.battle.roster[side]
        if state.token[unit] == NO_TOKEN and state.in_play(unit)
    ]


def options_without(state: HeroesState, side: int) -> list[int]:
    """The Artillery options without a token, which need a marker left (HOS-3.22, 25.39)."""
    return [
        option
        for option in recruitment.effects_of(state, side, "artillery")
        if state.option_token[option] == NO_TOKEN and state.markers[option] > 0
    ]


def on_duty(state: HeroesState, units: list[int]) -> list[int]:
    """The units that must be given a token (HOS-19.10, 19.18).

    A crew's duty passes to its vehicle, which has its abilities (HOS-15.43).
    """
    return [unit for unit in units if has_personal_order(state, unit)]


def has_personal_order(state: HeroesState, unit: int) -> bool:
    shown = state.shows(unit)
    if state.status[unit] == ABOARD and shown.crew and shown.active:
        return False
    if state.is_infantry(unit):
        return shown.personal_order
    return any(face.personal_order for face in abilities.faces(state, unit))


def can_place(state: HeroesState, side: int) -> bool:
    """Is there a token left, and something to place it on?"""
    if not state.unplaced[side]:
        return False
    for unit in state.battle.roster[side]:
        if state.token[unit] == NO_TOKEN and state.in_play(unit):
            return True
    return bool(options_without(state, side))


def choices(state: HeroesState, side: int) -> list[Action]:
    """The placements of the next token: numbers in ascending order, then special, then bluff.

    Tokens may be withheld only if there are more than places for them (HOS-3.23, AMB-11, 12); using
    a bluff token is optional (HOS-3.29).
    """
    left = state.unplaced[side]
    if not left:
        return []
    units = units_without(state, side)
    options = options_without(state, side)
    takers = len(units) + len(options)
    if not takers:
        return []
    token = f"token:{tokens.word(left[0])}"
    duty = on_duty(state, units)
    if len(left) <= len(duty):
        return [(ASSIGN, token, state.unit(unit).word) for unit in duty]
    found: list[Action] = [(ASSIGN, token, state.unit(unit).word) for unit in units]
    found += [(ASSIGN, token, f"option:{state.battle.options[option].id}") for option in options]
    real = len([1 for other in left if other != BLUFF])
    if left[0] == BLUFF or real > takers:
        found.append((SKIP, token))
    return found


def place(state: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Step 3: the initiative holder first (HOS-3.17), or both at the same time (HOS-3.18)."""
    first = state.initiative
    if state.options["together"]:
        state.push(Placing((first, 1 - first)))
    else:
        state.push(Placing((first,)), Placing((1 - first,)))


class Placing(Frame["HeroesState"]):
    """One side, or both at once, places tokens on units, hidden until all are placed.

    If both place at once, each says when it is done: otherwise its choices could be counted.
    """

    name = "placing"

    def __init__(self, sides: tuple[int, ...], done: tuple[int, ...] = ()) -> None:
        self.sides = sides
        self.done = done

    def settled(self, state: HeroesState) -> bool:
        return not self.actors(state)

    def choices(self, state: HeroesState, side: int) -> list[Action]:
        if side in self.done:
            return []
        return choices(state, side) or ([DONE] if len(self.sides) > 1 else [])

    def chooses(self, state: HeroesState, side: int) -> bool:
        """Does a side have anything to choose?"""
        if side in self.done:
            return False
        return len(self.sides) > 1 or can_place(state, side)

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        """Unplaced tokens are not used; the places of tokens become public (HOS-3.36)."""
        state.pop()
        for side in self.sides:
            state.unplaced[side] = []
            units = names.units(
                state, [unit for unit in state.battle.roster[side] if state.token[unit]]
            )
            options: list[Json] = [
                option.id
                for option in state.battle.options
                if option.side == side and state.option_token[option.index]
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
            if len(action) > 1 and action[1] != f"token:{word}":
                return state.refusal("orders-ascending", token=word)
            if len(state.unplaced[side]) <= len(on_duty(state, units_without(state, side))):
                return state.refusal("personal-order-first")
            return state.refusal("orders-withheld", token=word)
        if len(action) != 3 or action[0] != ASSIGN:
            return state.refusal("orders-step", action=action[0] if action else "")
        if action[1] != f"token:{word}":
            return state.refusal("orders-ascending", token=word)
        return self.refuse_taker(state, side, action[2])

    def refuse_taker(self, state: HeroesState, side: int, argument: str) -> Refusal:
        """Why the token cannot be placed there."""
        if argument.startswith("option:"):
            option = state.battle.option_named.get(argument[len("option:") :], -1)
            own = option >= 0 and state.battle.options[option].side == side
            if own and state.option_token[option]:
                return state.refusal("one-token-each")
            return state.refusal("option-takes-no-token")
        unit = state.battle.unit_named.get(argument[len(names.PREFIX) :], -1)
        if unit < 0 or state.side_of_unit(unit) != side:
            return state.refusal("not-your-unit")
        if not state.in_play(unit):
            return state.refusal("unit-not-in-play", unit=state.unit(unit).id)
        if state.token[unit]:
            return state.refusal("one-token-each")
        return state.refusal("personal-order-first")

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        side = SIDES.index(seat)
        if action == DONE:
            state.replace(self.replace(done=(*self.done, side)))
            return
        token = state.unplaced[side].pop(0)
        if action[0] == SKIP:
            return
        kind, _, id = action[2].partition(":")
        word = tokens.word(token)
        if kind == "option":
            state.option_token[state.battle.option_named[id]] = token
            event = Event(
                "token-on-option",
                {"side": seat, "token": word, "option": id},
                (seat,),
                sealed=True,
            )
        else:
            state.token[state.battle.unit_named[id]] = token
            event = Event(
                "token-on-unit",
                {"side": seat, "token": word, "unit": id},
                (seat,),
                sealed=True,
            )
        events.append(event)

    def prompt(self, state: HeroesState) -> Prompt:
        seats = self.actors(state)
        return Prompt("prompt-orders", {"side": seats[0] if len(seats) == 1 else "both"})


def telephones(state: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Step 4, recruitment options: Field Telephones, the initiative holder first (HOS-3.3)."""
    first = state.initiative
    state.push(Telephones(first), Telephones(1 - first))


class Telephones(Frame["HeroesState"]):
    """The owner of Field Telephones may swap the tokens of two units, face down."""

    name = "telephones"

    def __init__(self, side: int) -> None:
        self.side = side

    def ordered(self, state: HeroesState) -> list[int]:
        if not recruitment.effects_of(state, self.side, "swap_own_tokens"):
            return []
        return [unit for unit in state.battle.roster[self.side] if state.token[unit]]

    def settled(self, state: HeroesState) -> bool:
        return len(self.ordered(state)) < 2

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        state.pop()

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
        state.pop()
        if action == PASS:
            return
        one = names.unit_named(state, action[1])
        other = names.unit_named(state, action[2])
        state.token[one], state.token[other] = state.token[other], state.token[one]
        units = names.units(state, [one, other])
        events.append(Event("tokens-exchanged", {"side": seat, "units": units}))

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-telephones", {"side": SIDES[self.side]})
