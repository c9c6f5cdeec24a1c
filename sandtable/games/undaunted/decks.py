"""Drawing, discarding, reshuffling (NOR-8), and what is public about it (NOR-35)."""

from sandtable.games.undaunted.platoon import Platoon
from sandtable.games.undaunted.state import UndauntedState
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event


def draw(state: UndauntedState, side: int, count: int, chance: Chance, events: list[Event]) -> None:
    """Draw cards; an empty deck is renewed from the discard when needed (NOR-8.2, 8.3)."""
    platoon = state.platoons[side]
    drawn: list[int] = []
    while len(drawn) < count:
        if not platoon.deck:
            if not platoon.discard:
                break  # NOR-8.8: the rest of the draw is lost
            remember_by_exclusion(platoon)
            reshuffle(state, side, chance, events)
        wanted = count - len(drawn)
        drawn += platoon.deck[:wanted]
        del platoon.deck[:wanted]
    if not drawn:
        return
    platoon.hand += drawn
    platoon.hand.sort()
    platoon.hand_lacks = 0
    seat = state.seats[side]
    cards = state.scenario.roster.cards[side]
    events.append(
        Event(
            "drew",
            {"side": seat, "count": len(drawn), "cards": [cards[kind].id for kind in drawn]},
            (seat,),
            {"side": seat, "count": len(drawn)},
        )
    )


def remember_by_exclusion(platoon: Platoon) -> None:
    """If the deck is empty, a card that is not in the play area or discard must be in the hand.

    Some discards may be unknown and could be of any kind, so only the remainder is certain.
    """
    cycle, shown, in_hand = platoon.cycle, platoon.discard_shown, platoon.hand_shown
    unknown = len(platoon.discard)
    for count in shown:
        unknown -= count
    for kind, count in enumerate(cycle):
        in_hand_or_play = count - shown[kind] - unknown
        if in_hand_or_play > in_hand[kind]:
            sure = in_hand_or_play - platoon.play.count(kind)
            in_hand[kind] = max(in_hand[kind], sure)


def reshuffle(state: UndauntedState, side: int, chance: Chance, events: list[Event]) -> None:
    """The discard becomes the deck; the play area is not included (NOR-8.4)."""
    platoon = state.platoons[side]
    platoon.deck = platoon.discard
    platoon.discard = []
    chance.shuffle("deck", platoon.deck)
    platoon.discard_shown = [0] * len(platoon.supply)
    platoon.discard_lacks = 0
    events.append(Event("reshuffled", {"side": state.seats[side], "count": len(platoon.deck)}))


def leave_hand(platoon: Platoon, kind: int) -> None:
    """Take a card out of the hand, openly."""
    platoon.hand.remove(kind)
    if platoon.hand_shown[kind]:
        platoon.hand_shown[kind] -= 1


def add_to_discard(platoon: Platoon, kind: int) -> None:
    """Put a card in the discard, openly."""
    platoon.discard.append(kind)
    platoon.discard_shown[kind] += 1
    platoon.discard_lacks &= ~(1 << kind)


def discard_all(platoon: Platoon) -> None:
    """End of turn: discard the play area (open) and the hand (hidden) (NOR-10.4)."""
    shown = platoon.discard_shown
    for kind in platoon.play:
        shown[kind] += 1
        platoon.discard_lacks &= ~(1 << kind)
    platoon.discard += platoon.play
    platoon.play = []
    if platoon.hand:
        platoon.discard += platoon.hand
        platoon.hand = []
        platoon.discard_lacks &= platoon.hand_lacks
        for kind, count in enumerate(platoon.hand_shown):
            if count:
                shown[kind] += count
                platoon.hand_shown[kind] = 0


def fog_to_discard(state: UndauntedState, side: int, events: list[Event]) -> bool:
    """Move one Fog card from a side's supply to its discard, if there is one (NOR-18.4, 18.5)."""
    platoon = state.platoons[side]
    fog = state.scenario.roster.fog[side]
    if not platoon.supply[fog]:
        return False
    from_supply(platoon, fog)
    events.append(Event("fog-added", {"side": state.seats[side]}))
    return True


def from_supply(platoon: Platoon, kind: int) -> None:
    """Move a card from the supply to the discard, and thereby into the deck cycle."""
    platoon.supply[kind] -= 1
    platoon.cycle[kind] += 1
    add_to_discard(platoon, kind)


def to_supply(platoon: Platoon, kind: int) -> None:
    """Return a card from the hand to the supply."""
    leave_hand(platoon, kind)
    platoon.cycle[kind] -= 1
    platoon.supply[kind] += 1


def box_from_hand(platoon: Platoon, kind: int) -> None:
    """Remove a card in hand from the game."""
    leave_hand(platoon, kind)
    platoon.cycle[kind] -= 1
    platoon.box[kind] += 1
