"""Opportunity Fire (HOS-16.71–16.78, 16.90–16.97).

``open`` is called after something the enemy may react to: a completed Firing Action (T1), a mover's
shot together with its step (T2, T3), a turn or change of state on the spot (T4), the moment before
the fight of an assault (T5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.armies import hands, tokens
from sandtable.games.heroes.fire import aiming, shots
from sandtable.games.heroes.fire.kinds_of_fire import AS_REACTION
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.status import ACTIVATION
from sandtable.games.heroes.timing import hosts
from sandtable.games.heroes.units import abilities
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

PASS: Final[Action] = ("pass",)
REACT: Final = "react"


def open(state: HeroesState, unit: int) -> None:
    """Ask the enemy for reactions to a unit, if any are possible."""
    if is_asked(state, unit):
        state.push(Reaction(unit))


def is_asked(state: HeroesState, unit: int) -> bool:
    """Can any unit react? To conceal hands, a side that could hold the right card is asked too."""
    if reactors(state, unit):
        return True
    if not state.options["conceal_hands"]:
        return False
    kinds = hands.conceivable(state, 1 - state.side_of_unit(unit))
    return any(shots.any_by_cards(state, other, kinds, unit) for other in watchers(state, unit))


def reactors(state: HeroesState, unit: int) -> list[int]:
    """The units that may fire at one that has moved or fired (HOS-16.94)."""
    return [
        other for other in watchers(state, unit) if shots.any_shot(state, other, AS_REACTION, unit)
    ]


def watchers(state: HeroesState, unit: int) -> list[int]:
    """The units that could react if they had a shot."""
    if state.phase != ACTIVATION:
        return []
    side = 1 - state.side_of_unit(unit)
    if not aiming.is_target(state, side, unit):
        return []
    active = hosts.activated_units(state)
    return [
        other
        for other in state.battle.roster[side]
        if state.in_play(other)
        and not state.is_activated(other)
        and other not in active
        and abilities.has_opportunity(state, other)
    ]


class Reaction(Frame["HeroesState"]):
    """The other side chooses reacting units one by one, or passes (HOS-16.95)."""

    name = "reaction"

    def __init__(self, unit: int) -> None:
        #: The unit that has moved or fired.
        self.unit = unit

    def side(self, state: HeroesState) -> int:
        return 1 - state.side_of_unit(self.unit)

    def settled(self, state: HeroesState) -> bool:
        return not is_asked(state, self.unit)

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        state.pop()

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[self.side(state)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        found: list[Action] = [
            (REACT, state.unit(unit).word) for unit in reactors(state, self.unit)
        ]
        found.append(PASS)
        return found

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        if len(action) != 2 or action[0] != REACT or not action[1].startswith(names.PREFIX):
            return state.refusal("react-or-pass")
        unit = state.battle.unit_named.get(action[1][len(names.PREFIX) :], -1)
        if unit < 0 or state.side_of_unit(unit) != self.side(state) or not state.in_play(unit):
            return state.refusal("react-own-unit")
        if state.is_activated(unit) or unit in hosts.activated_units(state):
            return state.refusal("react-activated", unit=state.unit(unit).id)
        if not shots.may_use_gear(state, unit, AS_REACTION):
            return state.refusal("react-ability", unit=state.unit(unit).id)
        return state.refusal("react-no-shot", unit=state.unit(unit).id)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == PASS:
            state.pop()
            return
        unit = names.unit_named(state, action[1])
        events.append(
            Event(
                "reacted",
                {"unit": names.unit(state, unit), "target": names.unit(state, self.unit)},
            )
        )
        # It loses its token, revealed or not, and counts as activated (HOS-16.75).
        tokens.mark(state, unit, events)
        state.begin_fire(unit, AS_REACTION, self.unit)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-reaction", {"unit": names.unit(state, self.unit)})
