"""What a seat cannot know, dealt at random: hands, discards, the order of decks, bids."""

import random
from typing import Any, Final

from sandtable.games.undaunted.initiative import Initiative
from sandtable.games.undaunted.platoon import Platoon
from sandtable.games.undaunted.state import UndauntedState
from sandtable.kernel.dealing import shuffle

#: The zones that unseen cards are dealt to.
DECK: Final = 0
DISCARD: Final = 1
HAND: Final = 2


def redeal(state: UndauntedState, side: int, rng: random.Random) -> None:
    """Deal the cards that a side (-1: a spectator) cannot see; the state is changed."""
    for owner, platoon in enumerate(state.platoons):
        if owner == side:  # only the order of the deck is unknown
            platoon.deck.sort()
            shuffle(platoon.deck, rng)
        else:
            deal_side(platoon, bool(state.options["open_discards"]), rng)
    frame = state.frames[0] if state.frames else None
    if isinstance(frame, Initiative):
        bids = [
            kind if kind < 0 or owner == side else pick(state.platoons[owner].hand, rng)
            for owner, kind in enumerate(frame.bids)
        ]
        state.reset(Initiative((bids[0], bids[1])))
    state.forget()


def seen_frame(frame: dict[str, Any], state: UndauntedState, side: int) -> dict[str, Any]:
    """A frame of a view; in place of a bid that is not seen there is any card of the hand."""
    if frame["frame"] != Initiative.name:
        return frame
    bids: list[str | None] = []
    for owner, picked in enumerate(frame["picked"]):
        card = state.scenario.roster.cards[owner][state.platoons[owner].hand[0]] if picked else None
        bids.append(frame["bid"] if owner == side else None if card is None else card.id)
    return {"frame": Initiative.name, "bids": bids}


def deal_side(platoon: Platoon, open_discards: bool, rng: random.Random) -> None:
    """Deal the unseen cards of a side into its deck, hand and discard."""
    pool = platoon.cycle[:]
    for kind in platoon.play:
        pool[kind] -= 1
    hand = spread(platoon.hand_shown)
    discard = platoon.discard[:] if open_discards else spread(platoon.discard_shown)
    for kind in hand + discard:
        pool[kind] -= 1
    unseen = spread(pool)
    shuffle(unseen, rng)
    held = len(platoon.hand) - len(hand)
    size = len(platoon.deck)
    if not platoon.hand_lacks and not platoon.discard_lacks:  # anything may be anywhere
        platoon.deck = unseen[:size]
        platoon.hand = hand + unseen[size : size + held]
        platoon.discard = discard + unseen[size + held :]
    else:
        left = [size, len(platoon.discard) - len(discard), held]
        barred = [0, platoon.discard_lacks, platoon.hand_lacks]
        zones = [DECK, HAND] if open_discards else [DECK, DISCARD, HAND]
        dealt = deal(unseen, zones, left, barred, rng)
        platoon.deck = dealt[DECK]
        shuffle(platoon.deck, rng)
        platoon.discard = discard + dealt[DISCARD]
        platoon.hand = hand + dealt[HAND]
    platoon.hand.sort()


def deal(
    waiting: list[int], zones: list[int], left: list[int], barred: list[int], rng: random.Random
) -> list[list[int]]:
    """Deal shuffled cards into zones with free places, none into a zone known to lack it.

    The cards with the fewest possible places are dealt first, so that all of them find one.
    ``left`` has the free places of each zone, ``barred`` the kinds that it lacks.
    """
    dealt: list[list[int]] = [[], [], []]
    while waiting:
        card = next_card(waiting, zones, left, barred)
        waiting.remove(card)
        fitting = [zone for zone in zones if left[zone] and not barred[zone] >> card & 1]
        if not fitting:  # an unlucky deal: make room by moving another card
            swap(card, dealt, zones, left, barred)
            continue
        zone = pick([zone for zone in fitting for _ in range(left[zone])], rng)
        dealt[zone].append(card)
        left[zone] -= 1
    return dealt


def next_card(waiting: list[int], zones: list[int], left: list[int], barred: list[int]) -> int:
    """The card with the fewest places if one is barred anywhere, else the last of the pile."""
    tightest = waiting[0]
    fewest = -1
    for card in waiting:
        places = sum([left[zone] for zone in zones if not barred[zone] >> card & 1])
        if fewest < 0 or places < fewest:
            tightest, fewest = card, places
    is_barred = any(barred[zone] >> tightest & 1 for zone in (DISCARD, HAND))
    return tightest if is_barred else waiting[-1]


def swap(
    card: int, dealt: list[list[int]], zones: list[int], left: list[int], barred: list[int]
) -> None:
    """Deal a card to a full zone by moving one of that zone's cards to a free place."""
    for zone in zones:
        if barred[zone] >> card & 1:
            continue
        for other in dealt[zone]:
            for free_zone in zones:
                if left[free_zone] and not barred[free_zone] >> other & 1:
                    dealt[zone].remove(other)
                    dealt[zone].append(card)
                    dealt[free_zone].append(other)
                    left[free_zone] -= 1
                    return
    raise AssertionError(f"no place for card {card}")


def pick(kinds: list[int], rng: random.Random) -> int:
    return kinds[int(rng.random() * len(kinds))]


def spread(numbers: list[int]) -> list[int]:
    return [kind for kind, count in enumerate(numbers) for _ in range(count)]
