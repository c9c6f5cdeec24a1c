"""Casualties (NOR-30): which card a hit unit loses, and when its counter is removed."""

from sandtable.games.undaunted.decks import leave_hand
from sandtable.games.undaunted.state import UndauntedState
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event


def take_casualty(state: UndauntedState, target: int, chance: Chance, events: list[Event]) -> None:
    """Remove one card of this unit, from hand, discard or deck in that order (NOR-30.2 to 30.6)."""
    state.changed = True
    unit = state.scenario.roster.units[target]
    kind = unit.card
    platoon = state.platoons[unit.side]
    bit = 1 << kind
    if kind in platoon.hand:
        zone = "hand"
        leave_hand(platoon, kind)
    elif kind in platoon.discard:
        zone = "discard"
        platoon.discard.remove(kind)
        if platoon.discard_shown[kind]:
            platoon.discard_shown[kind] -= 1
        platoon.hand_lacks |= bit
    elif kind in platoon.deck:
        zone = "deck"
        platoon.deck.remove(kind)
        chance.shuffle("deck", platoon.deck)
        platoon.hand_lacks |= bit
        platoon.discard_lacks |= bit
    else:
        remove_counter(state, target, events)
        return
    platoon.cycle[kind] -= 1
    platoon.box[kind] += 1
    platoon.casualties += 1
    card = state.scenario.roster.cards[unit.side][kind].id
    events.append(
        Event(
            "casualty",
            {"side": state.seats[unit.side], "unit": unit.id, "card": card, "zone": zone},
        )
    )


def remove_counter(state: UndauntedState, target: int, events: list[Event]) -> None:
    """Remove a counter whose unit has no card in hand, discard or deck (NOR-30.6)."""
    unit = state.scenario.roster.units[target]
    bit = 1 << target
    state.at[target] = -1
    state.on_board &= ~bit
    state.suppressed &= ~bit
    events.append(Event("counter-removed", {"side": state.seats[unit.side], "unit": unit.id}))
    state.after_removal(target, events)
