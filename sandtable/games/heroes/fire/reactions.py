"""Opportunity Fire (HOS-16.71–16.78, 16.90–16.97).

``open`` is called when something has happened that the enemy may answer: a completed Firing Action
(T1), a shot of a mover with the step it belongs to (T2, T3), a turn or change of state on the spot
(T4), the moment before the fight of an assault (T5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import abilities, names
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.cards import hands
from sandtable.games.heroes.fire import aiming, firing, hits, shots
from sandtable.games.heroes.fire.kinds_of_fire import REACTION
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.games.heroes.status import ACTIVATION
from sandtable.games.heroes.turn import tokens
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

PASS: Final[Action] = ("pass",)
REACT: Final = "react"


def open(s: HeroesState, unit: int) -> None:
    """Ask the enemy of a unit whether he reacts to it, if anybody can."""
    if is_asked(s, unit):
        s.then(Reaction(unit))


def is_asked(s: HeroesState, unit: int) -> bool:
    """Can anybody react? Hands may be concealed by asking whoever could hold what it takes."""
    if reactors(s, unit):
        return True
    if not s.options["conceal_hands"]:
        return False
    kinds = hands.conceivable(s, 1 - s.side_of_unit(unit))
    return any(shots.any_by_cards(s, other, kinds, unit) for other in watchers(s, unit))


def reactors(s: HeroesState, unit: int) -> list[int]:
    """The units that may fire at the one that has moved or fired (HOS-16.94)."""
    return [other for other in watchers(s, unit) if firing.can_fire(s, other, REACTION, unit)]


def watchers(s: HeroesState, unit: int) -> list[int]:
    """The units that could react to this one if they had a shot."""
    if s.phase != ACTIVATION:
        return []
    side = 1 - s.side_of_unit(unit)
    if not aiming.is_target(s, side, unit):
        return []
    active = acting_units(s)
    return [
        other
        for other in s.battle.roster[side]
        if hits.in_play(s, other)
        and not s.is_activated(other)
        and other not in active
        and abilities.has_opportunity(s, other)
    ]


def acting_units(s: HeroesState) -> list[int]:
    """The units whose activation is under way."""
    return [getattr(frame, "unit", -1) for frame in s.frames if frame.name == "activation"]


class Reaction(HeroesFrame):
    """The other side names one reactor after the other, or passes (HOS-16.95)."""

    name = "reaction"
    fields = (("unit", "unit"),)

    def __init__(self, unit: int) -> None:
        #: The unit that has moved or fired.
        self.unit = unit

    def side(self, s: HeroesState) -> int:
        return 1 - s.side_of_unit(self.unit)

    def settled(self, s: HeroesState) -> bool:
        return not is_asked(s, self.unit)

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()

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
        if (
            unit < 0
            or state.side_of_unit(unit) != self.side(state)
            or not hits.in_play(state, unit)
        ):
            return state.refusal("react-own-unit")
        if state.is_activated(unit) or unit in acting_units(state):
            return state.refusal("react-activated", unit=state.unit(unit).id)
        if not shots.may_use_gear(state, unit, REACTION):
            return state.refusal("react-ability", unit=state.unit(unit).id)
        return state.refusal("react-no-shot", unit=state.unit(unit).id)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == PASS:
            state.frames.pop()
            return
        unit = state.battle.unit_named[action[1][len(names.PREFIX) :]]
        events.append(
            Event(
                "reacted",
                {"unit": names.unit(state, unit), "target": names.unit(state, self.unit)},
            )
        )
        # It loses its token, shown or not, and counts as activated (HOS-16.75).
        tokens.mark(state, unit, events)
        firing.begin(state, unit, REACTION, self.unit)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-reaction", {"unit": names.unit(state, self.unit)})
