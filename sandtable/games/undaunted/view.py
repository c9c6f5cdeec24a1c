"""What a seat may see (NOR-35), built from an allow-list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.undaunted.position import board_of_side, counts, header, ids
from sandtable.kernel.errors import Json

if TYPE_CHECKING:
    from sandtable.games.undaunted.state import UndauntedState


def view(state: UndauntedState, seat: str | None) -> dict[str, Json]:
    """The table as one seat (None: a spectator) sees it."""
    sides: dict[str, Json] = {
        side_id: view_of_side(state, side, own=side_id == seat)
        for side, side_id in enumerate(state.seats)
    }
    prompt = state.prompt()
    return header(state, "view") | {
        "seat": seat,
        "sides": sides,
        "decision": [frame.view(state, seat) for frame in state.frames],
        "actors": [*state.actors()],
        "prompt": None if prompt is None else prompt.to_json(),
        "outcome": None if state.outcome is None else state.outcome.to_json(),
    }


def view_of_side(state: UndauntedState, side: int, own: bool) -> dict[str, Json]:
    """A side as its owner or anyone else sees it.

    The sizes of all zones are public (NOR-35.9), and so is ``cycle``, the cards in deck, hand, play
    area and discard together. The owner also sees the hand and the discard (NOR-A.15), and thereby
    which cards are in the deck, but not their order (NOR-35.4).
    """
    platoon = state.platoons[side]
    cards = state.scenario.roster.cards[side]
    seen = (
        board_of_side(state, side)
        | state.side_extras(side)
        | {
            "cycle": counts(cards, platoon.cycle),
            "deck_size": len(platoon.deck),
            "hand_size": len(platoon.hand),
            "discard_size": len(platoon.discard),
            "box_size": sum(platoon.box),
        }
    )
    if own:
        seen["hand"] = ids(cards, platoon.hand)
        seen["deck"] = ids(cards, sorted(platoon.deck))
        seen["box"] = counts(cards, platoon.box)
    if own or state.options["open_discards"]:
        seen["discard"] = ids(cards, platoon.discard)
    return seen
