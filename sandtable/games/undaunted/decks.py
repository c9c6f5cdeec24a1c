"""Drawing, discarding, reshuffling (NOR-8), and what the table sees of it (NOR-35)."""

from sandtable.games.undaunted.state import Platoon, UndauntedState
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event


def draw(s: UndauntedState, side: int, count: int, chance: Chance, events: list[Event]) -> None:
    """Draw cards into the hand; an empty deck is renewed when a card is needed (NOR-8.2, 8.3)."""
    platoon = s.platoons[side]
    drawn: list[int] = []
    while len(drawn) < count:
        if not platoon.deck:
            if not platoon.discard:
                break  # NOR-8.8: the rest of the draw is lost
            remember_by_exclusion(platoon)
            reshuffle(s, side, chance, events)
        wanted = count - len(drawn)
        drawn += platoon.deck[:wanted]
        del platoon.deck[:wanted]
    if not drawn:
        return
    platoon.hand += drawn
    platoon.hand.sort()
    platoon.hand_lacks = 0
    seat = s.seats[side]
    cards = s.scenario.roster.cards[side]
    events.append(
        Event(
            "drew",
            {"side": seat, "count": len(drawn), "cards": [cards[kind].id for kind in drawn]},
            (seat,),
            {"side": seat, "count": len(drawn)},
        )
    )


def remember_by_exclusion(platoon: Platoon) -> None:
    """With the deck empty, a card that is not in the play area or discard must be in the hand.

    Some discards may be unknown: each kind may be among them, so only the rest is certain.
    """
    unknown = len(platoon.discard) - sum(platoon.discard_shown)
    for kind, count in enumerate(platoon.cycle):
        sure = count - platoon.play.count(kind) - platoon.discard_shown[kind] - unknown
        if sure > platoon.hand_shown[kind]:
            platoon.hand_shown[kind] = sure


def reshuffle(s: UndauntedState, side: int, chance: Chance, events: list[Event]) -> None:
    """The discard becomes the deck; the play area stays out of it (NOR-8.4)."""
    platoon = s.platoons[side]
    platoon.deck = platoon.discard
    platoon.discard = []
    chance.shuffle("deck", platoon.deck)
    platoon.discard_shown = [0] * len(platoon.supply)
    platoon.discard_lacks = 0
    events.append(Event("reshuffled", {"side": s.seats[side], "count": len(platoon.deck)}))


def leave_hand(platoon: Platoon, kind: int) -> None:
    """Take a card out of the hand for everyone to see."""
    platoon.hand.remove(kind)
    if platoon.hand_shown[kind]:
        platoon.hand_shown[kind] -= 1


def add_to_discard(platoon: Platoon, kind: int) -> None:
    """Put a card in the discard for everyone to see."""
    platoon.discard.append(kind)
    platoon.discard_shown[kind] += 1
    platoon.discard_lacks &= ~(1 << kind)


def discard_all(platoon: Platoon) -> None:
    """End of turn: the play area (seen) and the hand (unseen) go to the discard (NOR-10.4)."""
    for kind in platoon.play:
        add_to_discard(platoon, kind)
    platoon.play = []
    if platoon.hand:
        platoon.discard += platoon.hand
        platoon.hand = []
        platoon.discard_lacks &= platoon.hand_lacks
        shown = platoon.hand_shown
        if any(shown):
            for kind, count in enumerate(shown):
                platoon.discard_shown[kind] += count
            platoon.hand_shown = [0] * len(shown)


def fog_to_discard(s: UndauntedState, side: int, events: list[Event]) -> bool:
    """Move one Fog card from a side's supply to its discard, if there is one (NOR-18.4, 18.5)."""
    platoon = s.platoons[side]
    fog = s.scenario.roster.fog[side]
    if not platoon.supply[fog]:
        return False
    from_supply(platoon, fog)
    events.append(Event("fog-added", {"side": s.seats[side]}))
    return True


def from_supply(platoon: Platoon, kind: int) -> None:
    """A card of the supply joins the deck cycle by way of the discard."""
    platoon.supply[kind] -= 1
    platoon.cycle[kind] += 1
    add_to_discard(platoon, kind)


def to_supply(platoon: Platoon, kind: int) -> None:
    """A card of the hand goes back to the supply."""
    leave_hand(platoon, kind)
    platoon.cycle[kind] -= 1
    platoon.supply[kind] += 1


def box_from_hand(platoon: Platoon, kind: int) -> None:
    """A card of the hand leaves the game."""
    leave_hand(platoon, kind)
    platoon.cycle[kind] -= 1
    platoon.box[kind] += 1
