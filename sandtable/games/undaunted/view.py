"""What a seat may see (NOR-35), by allow-list; and random states that agree with it."""

import random
from collections.abc import Mapping
from typing import Any

from sandtable.games.undaunted.position import board_of_side, counts, header, ids
from sandtable.games.undaunted.state import UndauntedState
from sandtable.kernel.errors import Json


def view(s: UndauntedState, seat: str | None) -> dict[str, Json]:
    """The table from one seat; None is a spectator."""
    sides: dict[str, Json] = {
        side_id: view_of_side(s, side, own=side_id == seat) for side, side_id in enumerate(s.seats)
    }
    prompt = s.prompt()
    return header(s, "view") | {
        "seat": seat,
        "sides": sides,
        "decision": [frame.view(s, seat) for frame in s.frames],
        "actors": [*s.actors()],
        "prompt": None if prompt is None else prompt.to_json(),
        "outcome": None if s.outcome is None else s.outcome.to_json(),
    }


def view_of_side(s: UndauntedState, side: int, own: bool) -> dict[str, Json]:
    """A side as its owner or anyone else sees it.

    Sizes of all zones are open (NOR-35.9), and so is ``cycle``, the cards in deck, hand, play area
    and discard together. The owner also sees the hand and the discard (NOR-A.15), and thereby
    which cards the deck holds, not their order (NOR-35.4).
    """
    platoon = s.platoons[side]
    cards = s.scenario.roster.cards[side]
    seen = (
        board_of_side(s, side)
        | s.own_board(side)
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
    if own or s.options["open_discards"]:
        seen["discard"] = ids(cards, platoon.discard)
    return seen


def determinize(view: Mapping[str, Any], rng: random.Random) -> dict[str, Any]:
    """A whole position drawn at random from those that agree with a view."""
    position: dict[str, Any] = {
        key: value
        for key, value in view.items()
        if key not in ("seat", "sides", "actors", "prompt", "decision")
    }
    position["sandtable"] = "position"
    position["sides"] = {side: fill_side(dict(seen), rng) for side, seen in view["sides"].items()}
    position["decision"] = [
        fill_frame(dict(frame), view["seat"], position["sides"], rng) for frame in view["decision"]
    ]
    return position


def fill_side(seen: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Deal the unseen cards of a side into its deck, hand and discard."""
    sizes = {zone: int(seen.pop(f"{zone}_size")) for zone in ("deck", "hand", "discard")}
    seen.pop("box_size")
    pool: dict[str, int] = dict(seen.pop("cycle"))
    for id in seen["play"]:
        pool[id] -= 1
    if "hand" in seen:  # the owner's: only the order of the deck is unknown
        deck = list(seen["deck"])
        rng.shuffle(deck)
        seen["deck"] = deck
        return seen
    dealt: dict[str, list[str]] = {"deck": [], "hand": [], "discard": []}
    open_zones = {"deck", "hand", "discard"}
    if "discard" in seen:  # discards are open in this game
        known = {"discard": list(seen["discard"]), "hand": spread(seen["shown"]["hand"])}
        open_zones = {"deck", "hand"}
    else:
        known = {zone: spread(seen["shown"][zone]) for zone in ("hand", "discard")}
    for zone, cards in known.items():
        dealt[zone] += cards
        for id in cards:
            pool[id] -= 1
    free = {zone: sizes[zone] - len(dealt[zone]) for zone in open_zones}
    barred = {
        id: {zone for zone in ("hand", "discard") if id in seen["lacks"][zone]} for id in pool
    }
    for zone, cards in deal(spread(pool), free, barred, rng).items():
        dealt[zone] += cards
    rng.shuffle(dealt["deck"])
    return seen | dealt


def deal(
    cards: list[str], free: dict[str, int], barred: dict[str, set[str]], rng: random.Random
) -> dict[str, list[str]]:
    """Deal cards at random into zones with so many free places, none into a zone that lacks it.

    The cards with the fewest places to go are dealt first, so that all of them find one.
    """
    left = dict(free)
    dealt: dict[str, list[str]] = {zone: [] for zone in sorted(free)}
    waiting = cards[:]
    rng.shuffle(waiting)

    def room(id: str) -> int:
        return sum(places for zone, places in left.items() if zone not in barred[id])

    while waiting:
        tightest = min(waiting, key=room)
        card = tightest if barred[tightest] else waiting[-1]
        waiting.remove(card)
        zones = [zone for zone in sorted(left) if left[zone] and zone not in barred[card]]
        if not zones:  # an unlucky deal: make room by moving a card that may stand elsewhere
            swap(card, dealt, left, barred)
            continue
        zone = rng.choices(zones, [left[zone] for zone in zones])[0]
        dealt[zone].append(card)
        left[zone] -= 1
    return dealt


def swap(
    card: str, dealt: dict[str, list[str]], left: dict[str, int], barred: dict[str, set[str]]
) -> None:
    """Deal a card to a full zone by moving one of the zone's cards to a free place."""
    for zone in dealt:
        if zone in barred[card]:
            continue
        for other in dealt[zone]:
            for free_zone in left:
                if left[free_zone] and free_zone not in barred[other]:
                    dealt[zone].remove(other)
                    dealt[zone].append(card)
                    dealt[free_zone].append(other)
                    left[free_zone] -= 1
                    return
    raise AssertionError(f"no place for {card}")


def fill_frame(
    frame: dict[str, Any], seat: str | None, sides: dict[str, Any], rng: random.Random
) -> dict[str, Any]:
    """Give a side that has picked its initiative card in secret one of its dealt hand."""
    if frame["frame"] != "initiative":
        return frame
    bids: list[str | None] = []
    for side, picked in zip(sides, frame["picked"], strict=True):
        if not picked:
            bids.append(None)
        else:
            bids.append(frame["bid"] if side == seat else rng.choice(sides[side]["hand"]))
    return {"frame": frame["frame"], "bids": bids}


def spread(numbers: Mapping[str, int]) -> list[str]:
    return [id for id, count in numbers.items() for _ in range(count)]
