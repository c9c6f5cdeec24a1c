"""Casualties (NOR-30): which card a hit unit loses, and when its counter goes."""

from sandtable.games.undaunted.decks import leave_hand
from sandtable.games.undaunted.state import UndauntedState
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event


def take_casualty(s: UndauntedState, target: int, chance: Chance, events: list[Event]) -> None:
    """One card of exactly this unit, from hand, discard, deck in that order (NOR-30.2 to 30.6)."""
    s.changed = True
    unit = s.scenario.roster.units[target]
    kind = unit.card
    platoon = s.platoons[unit.side]
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
        remove_counter(s, target, events)
        return
    platoon.cycle[kind] -= 1
    platoon.box[kind] += 1
    platoon.casualties += 1
    card = s.scenario.roster.cards[unit.side][kind].id
    events.append(
        Event("casualty", {"side": s.seats[unit.side], "unit": unit.id, "card": card, "zone": zone})
    )


def remove_counter(s: UndauntedState, target: int, events: list[Event]) -> None:
    """No card found in hand, discard or deck: the counter leaves the board (NOR-30.6)."""
    unit = s.scenario.roster.units[target]
    bit = 1 << target
    s.at[target] = -1
    s.on_board &= ~bit
    s.suppressed &= ~bit
    events.append(Event("counter-removed", {"side": s.seats[unit.side], "unit": unit.id}))
    s.after_removal(target, events)
