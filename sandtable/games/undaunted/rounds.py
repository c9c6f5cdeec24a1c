"""The round (NOR-7): draw, initiative, the two turns, and again."""

from typing import Final

from sandtable.games.undaunted.decks import discard_all, draw
from sandtable.games.undaunted.initiative import Initiative, reveal
from sandtable.games.undaunted.state import UndauntedState
from sandtable.games.undaunted.turn import Turn
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.outcome import Outcome

HAND: Final = 4


def begin_round(s: UndauntedState, chance: Chance, events: list[Event]) -> None:
    """Phase 1: both draw four cards (NOR-8.1); phase 2 begins."""
    if s.round >= s.options["round_limit"]:  # NOR-7.5
        end_game(s, None, "round-limit", events)
        return
    s.round += 1
    events.append(Event("round", {"round": s.round}))
    for side in range(len(s.platoons)):
        draw(s, side, HAND, chance, events)
    s.frames = [Initiative((-1, -1), s.seats)]


def proceed(s: UndauntedState, chance: Chance, events: list[Event]) -> None:
    """Play on to the next decision: reveal complete bids, end turns with nothing left to do."""
    while s.outcome is None:
        frame = s.frames[-1]
        if isinstance(frame, Turn):
            if frame.goes_on(s):
                return
            discard_all(s.platoons[frame.side])
            events.append(Event("turn-ended", {"side": s.seats[frame.side]}))
            if frame.second:
                begin_round(s, chance, events)
            else:
                s.begin_turn(1 - frame.side, second=True)
        elif isinstance(frame, Initiative):
            if frame.waits_for(s, 0) or frame.waits_for(s, 1):
                return
            reveal(s, frame, events)
            s.begin_turn(s.initiative, second=False)
        else:
            return


def end_game(s: UndauntedState, winner: int | None, reason: str, events: list[Event]) -> None:
    """The game is over at this very moment (NOR-37.2)."""
    side = None if winner is None else s.seats[winner]
    s.outcome = Outcome(side, f"outcome-{reason}", s.cite(f"outcome-{reason}"))
    events.append(Event("game-over", {"winner": side, "reason": f"outcome-{reason}"}))
