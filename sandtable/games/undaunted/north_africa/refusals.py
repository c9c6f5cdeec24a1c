"""Why a card cannot take an action where its soldier is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.north_africa.scenario import MOVEMENT
from sandtable.kernel.action import Action
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.undaunted.north_africa.state import DesertState


def refuse_stance(state: DesertState, side: int, card: Card, action: Action) -> Refusal | None:
    """None if the soldier (or officer) can take this kind of action, whatever its arguments."""
    verb = action[0]
    by_seat = len(action) > 2 and action[2].startswith("seat:")
    seat = state.seat_of(card.unit) if card.unit >= 0 else None
    unit = state.scenario.roster.units[card.unit].id if card.unit >= 0 else ""
    if by_seat:
        if card.unit < 0:
            return state.refusal("command-no-vehicle", card=card.id)  # NAF-11.9
        if seat is None or seat.arg != action[2]:
            return state.refusal(
                "not-in-that-seat", unit=unit, aboard=action[2].removeprefix("seat:")
            )
        if all(printed.verb != verb for printed in seat.actions):
            return state.refusal("seat-not-printed", aboard=seat.id, action=verb)
        rule = state.why_no_seat_action(card, seat)
        return None if rule is None else state.refusal(rule, unit=unit, aboard=seat.id)
    if card.action(verb) is None:
        if seat is not None and any(printed.verb == verb for printed in seat.actions):
            return state.refusal("name-the-seat", aboard=seat.id, action=verb)
        return state.refusal("not-printed", card=card.id, action=verb)
    if card.unit >= 0 and state.at[card.unit] < 0:
        return state.refusal("off-the-map", unit=unit)
    if seat is not None and verb in MOVEMENT:
        return state.refusal("seated-cannot-move", unit=unit, action=verb)
    return None
