"""The course of a game: between two decisions, and from step to step of a turn (HOS-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import objectives, windows
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.cards import hands
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.games.heroes.procedures import Procedure
from sandtable.games.heroes.status import ACTIVATION, ORDER, PHASES, SUPPLY
from sandtable.games.heroes.turn import activation, bonus_tokens, happenings, orders, supply, tokens
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: A card lets the initiative holder keep it (Seize the Hour).
KEEP_INITIATIVE: Final = "keep_initiative"


def advance(s: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Carry out tasks and leave frames that ask nothing, up to the next decision."""
    while s.outcome is None:
        s.forget()
        frame = s.frames[-1]
        assert isinstance(frame, HeroesFrame)
        if not frame.settled(s):
            return
        frame.leave(s, chance, events)


class Turn(Procedure):
    """A turn, step by step, and then the next one. It lies at the bottom of the stack."""

    name = "turn"
    fields = (("stage", "int"),)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def run(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        s.frames[-1] = Turn((self.stage + 1) % len(STEPS))
        STEPS[self.stage](s, chance, events)


# The steps that are not in the module of their chapter.


def begin_turn(s: HeroesState, chance: Chance, events: list[Event]) -> None:
    s.turn += 1
    events.append(Event("turn", {"turn": s.turn, "initiative": SIDES[s.initiative]}))
    begin_phase(s, ORDER, events)


def order_cards(s: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Cards at the start of the Order phase (HOS-31.2); no special ability comes before them."""
    windows.open(s, "order-start")


def cards_after_orders(s: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Cards when all tokens are placed (HOS-31.3)."""
    windows.open(s, "order-end")


def activate(s: HeroesState, chance: Chance, events: list[Event]) -> None:
    begin_phase(s, ACTIVATION, events)
    s.then(activation.Alternation(0, s.initiative))


def supply_cards(s: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Cards at the start of the Supply phase (HOS-31.15)."""
    begin_phase(s, SUPPLY, events)
    windows.open(s, "supply-start")


def cards_after_supply(s: HeroesState, chance: Chance, events: list[Event]) -> None:
    windows.open(s, "supply-end")


def begin_phase(s: HeroesState, phase: int, events: list[Event]) -> None:
    s.phase = phase
    events.append(Event("phase", {"phase": PHASES[phase]}))


def end_turn(s: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Step 7, and what only lasts for a turn; then the check of victory (HOS-30.1)."""
    pass_initiative(s)
    tokens.clear(s)
    units = len(s.battle.units)
    s.shots = [0] * units
    s.fired = [False] * units
    s.repaired = [False] * units
    s.supplied = [False] * units
    s.smoke = [False] * len(s.smoke)  # HH-13
    s.in_force = [[], []]
    objectives.check_control(s, events)
    objectives.score_turn(s)
    objectives.check_victory(s, events)


def pass_initiative(s: HeroesState) -> None:
    """The other side has it next turn (HOS-2.8, 10.12), but for a card or a bonus token."""
    holder = s.initiative
    following = holder if KEEP_INITIATIVE in s.in_force[holder] else 1 - holder
    for side in (0, 1):
        if bonus_tokens.TAKE_INITIATIVE in s.in_force[side]:
            following = side
    s.initiative = following


#: A turn: Order phase (HOS-3.1), Activation phase, Supply phase (HOS-10.4 to 10.13).
STEPS: Final = (
    begin_turn,
    order_cards,
    happenings.order_start,
    orders.take,
    orders.place,
    cards_after_orders,
    orders.telephones,
    activate,
    supply_cards,
    happenings.supply_start,
    supply.discard_bluffs,
    supply.supply,
    cards_after_supply,
    happenings.supply_end,
    hands.refill,
    end_turn,
)
