"""The round (NOR-7): both sides draw, the initiative is decided, each side has a turn."""

from typing import Final

from sandtable.games.undaunted.decks import draw
from sandtable.games.undaunted.initiative import Initiative
from sandtable.games.undaunted.state import UndauntedState
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event

HAND: Final = 4


def begin_round(state: UndauntedState, chance: Chance, events: list[Event]) -> None:
    """Phase 1: both draw four cards (NOR-8.1); phase 2 begins."""
    if state.round >= state.options["round_limit"]:  # NOR-7.5
        state.end(None, "round-limit", events)
        return
    state.round += 1
    events.append(Event("round", {"round": state.round}))
    for side in range(len(state.platoons)):
        draw(state, side, HAND, chance, events)
    state.reset(Initiative())
