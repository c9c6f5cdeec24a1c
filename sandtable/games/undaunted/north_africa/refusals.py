"""Why a card cannot take an action from where its soldier is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.north_africa.scenario import MOVEMENT
from sandtable.kernel.action import Action
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.undaunted.north_africa.state import DesertState


def refuse_stance(s: DesertState, side: int, card: Card, action: Action) -> Refusal | None:
    """None if the soldier (or officer) can take this kind of action, and it is up to its rest."""
    verb = action[0]
    by_seat = len(action) > 2 and action[2].startswith("seat:")
    seat = s.seat_of(card.unit) if card.unit >= 0 else None
    unit = s.scenario.roster.units[card.unit].id if card.unit >= 0 else ""
    if by_seat:
        if card.unit < 0:
            return s.refusal("command-no-vehicle", card=card.id)  # NAF-11.9
        if seat is None or seat.arg != action[2]:
            return s.refusal("seat-not-his", unit=unit, aboard=action[2].removeprefix("seat:"))
        if all(printed.verb != verb for printed in seat.actions):
            return s.refusal("seat-not-printed", aboard=seat.id, action=verb)
        barred = s.seat_barred(card, seat)
        return s.refusal(barred, unit=unit, aboard=seat.id) if barred else None
    if card.action(verb) is None:
        if seat is not None and any(printed.verb == verb for printed in seat.actions):
            return s.refusal("name-the-seat", aboard=seat.id, action=verb)
        return s.refusal("not-printed", card=card.id, action=verb)
    if card.unit >= 0 and s.at[card.unit] < 0:
        return s.refusal("off-the-map", unit=unit)
    if seat is not None and verb in MOVEMENT:
        return s.refusal("seated-cannot-move", unit=unit, action=verb)
    return None
