"""The steps of a turn (HOS-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.heroes import objectives
from sandtable.games.heroes.armies import hands, tokens
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.status import ACTIVATION, ORDER, PHASES, SUPPLY
from sandtable.games.heroes.timing import windows
from sandtable.games.heroes.timing.hosts import Host
from sandtable.games.heroes.turn import activation, bonus_tokens, orders, scenario_events, supply
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.frame import Frame
from sandtable.kernel.reading import whole_number

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: The effect of a card that lets the initiative holder keep it (Seize the Hour).
KEEP_INITIATIVE: Final = "keep_initiative"


class Turn(Host):
    """A turn, step by step, and then the next one; always at the bottom of the stack."""

    name = "turn"
    moments = ("order-start", "order-end", "supply-start", "supply-end")
    lowest = True

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def check(self, state: HeroesState, below: Frame[Any] | None, where: str) -> None:
        whole_number(self.stage, 0, len(STEPS) - 1, f"{where}.stage")

    def run(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        state.replace(Turn((self.stage + 1) % len(STEPS)))
        STEPS[self.stage](state, chance, events)


# Steps without a module of their own.


def begin_turn(state: HeroesState, chance: Chance, events: list[Event]) -> None:
    state.turn += 1
    events.append(Event("turn", {"turn": state.turn, "initiative": SIDES[state.initiative]}))
    begin_phase(state, ORDER, events)


def order_cards(state: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Cards at the start of the Order phase (HOS-31.2), before any special abilities."""
    windows.open(state, "order-start")


def cards_after_orders(state: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Cards after all tokens are placed (HOS-31.3)."""
    windows.open(state, "order-end")


def activate(state: HeroesState, chance: Chance, events: list[Event]) -> None:
    begin_phase(state, ACTIVATION, events)
    state.push(activation.Alternation(0, state.initiative))


def supply_cards(state: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Cards at the start of the Supply phase (HOS-31.15)."""
    begin_phase(state, SUPPLY, events)
    windows.open(state, "supply-start")


def cards_after_supply(state: HeroesState, chance: Chance, events: list[Event]) -> None:
    windows.open(state, "supply-end")


def begin_phase(state: HeroesState, phase: int, events: list[Event]) -> None:
    state.phase = phase
    events.append(Event("phase", {"phase": PHASES[phase]}))


def end_turn(state: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Step 7 and the end of effects that last one turn; then check for victory (HOS-30.1)."""
    pass_initiative(state)
    tokens.clear(state)
    units = len(state.battle.units)
    state.shots = [0] * units
    state.fired = [False] * units
    state.repaired = [False] * units
    state.supplied = [False] * units
    state.smoke = [False] * len(state.smoke)  # HH-13
    state.active_effects = [[], []]
    objectives.check_control(state, events)
    objectives.score_turn(state)
    objectives.check_victory(state, events)


def pass_initiative(state: HeroesState) -> None:
    """Pass the initiative (HOS-2.8, 10.12), unless a card or a bonus token changes that."""
    holder = state.initiative
    following = holder if KEEP_INITIATIVE in state.active_effects[holder] else 1 - holder
    for side in (0, 1):
        if bonus_tokens.TAKE_INITIATIVE in state.active_effects[side]:
            following = side
    state.initiative = following


#: A turn: Order phase (HOS-3.1), Activation phase, Supply phase (HOS-10.4 to 10.13).
STEPS: Final = (
    begin_turn,
    order_cards,
    scenario_events.order_start,
    orders.take,
    orders.place,
    cards_after_orders,
    orders.telephones,
    activate,
    supply_cards,
    scenario_events.supply_start,
    supply.discard_bluffs,
    supply.supply,
    cards_after_supply,
    scenario_events.supply_end,
    hands.refill,
    end_turn,
)
