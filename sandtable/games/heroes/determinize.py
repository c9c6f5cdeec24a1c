"""A whole position, drawn at random from those that agree with a view."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from sandtable.games.heroes.battle import SIDES, Battle
from sandtable.games.heroes.pack.counters import Face

#: What a view has and a position has not, or not in this form.
NOT_TAKEN = (
    "seat",
    "units",
    "hidden",
    "option_tokens",
    "points",
    "hand_sizes",
    "draw_sizes",
    "bonus",
    "bonus_kept",
    "own",
    "actors",
    "prompt",
    "decision",
)


def determinize(view: Mapping[str, Any], battle: Battle, rng: random.Random) -> dict[str, Any]:
    position: dict[str, Any] = {key: value for key, value in view.items() if key not in NOT_TAKEN}
    position["sandtable"] = "position"
    meant = who_is_hidden(view, battle, rng)
    position["units"] = {id: dict(entry) for id, entry in view["units"].items()}
    for alias, id in meant.items():
        entry = dict(view["hidden"][alias])
        del entry["side"], entry["printed"]
        position["units"][id] = {
            **entry,
            "alias": int(alias.rsplit("-", 1)[1]),
            "known": False,
        }
    position["option_tokens"] = {id: dict(entry) for id, entry in view["option_tokens"].items()}
    position["decision"] = [in_true_names(frame, meant) for frame in view["decision"]]
    position["unplaced"], position["lost_numbers"] = {}, {}
    position["hands"], position["draw"], position["kept_bonus"] = {}, {}, {}
    pool = [*battle.bonus_pool]
    if view["own"]:
        for token in view["own"]["kept_bonus"]:
            pool.remove(token)
    rng.shuffle(pool)
    position["bonus"] = [pool.pop() if there else -1 for there in view["bonus"]]
    for i, side in enumerate(SIDES):
        own = view["own"] if view["seat"] == side else None
        deal_cards(view, position, battle, i, own, rng)
        if own is not None:
            position["unplaced"][side] = own["unplaced"]
            position["lost_numbers"][side] = own["lost_numbers"]
            position["kept_bonus"][side] = own["kept_bonus"]
        else:
            lay_tokens(view, position, battle, i, rng)
            position["kept_bonus"][side] = [pool.pop() for _ in range(view["bonus_kept"][side])]
    return position


def who_is_hidden(view: Mapping[str, Any], battle: Battle, rng: random.Random) -> dict[str, str]:
    """A unit for every alias: one of those nobody has seen whose hidden side shows the same."""
    unseen = [unit for unit in battle.units if unit.id not in view["units"]]
    rng.shuffle(unseen)
    meant: dict[str, str] = {}
    for alias, entry in view["hidden"].items():
        for unit in unseen:
            if SIDES[unit.side] == entry["side"] and any(
                printed_on(face) == entry["printed"] for face in unit.counter.faces if face.hidden
            ):
                meant[alias] = unit.id
                unseen.remove(unit)
                break
    return meant


def printed_on(face: Face) -> dict[str, Any]:
    """What a hidden side shows to everyone."""
    abilities = ["ambush"]
    if face.autonomous:
        abilities.append("autonomous")
    if face.artillery_spotter:
        abilities.append("artillery-spotter")
    if face.scout >= 0:
        abilities.append("scout")
    if any(weapon.sniper for weapon in face.weapons):
        abilities.append("sniper")
    return {"move": face.move, "abilities": abilities}


def in_true_names(value: Any, meant: Mapping[str, str]) -> Any:
    """The same with every alias replaced."""
    if isinstance(value, str):
        kind, colon, id = value.rpartition(":")
        return kind + colon + meant.get(id, id)
    if isinstance(value, list):
        return [in_true_names(item, meant) for item in value]
    if isinstance(value, Mapping):
        return {key: in_true_names(item, meant) for key, item in value.items()}
    return value


def deal_cards(
    view: Mapping[str, Any],
    position: dict[str, Any],
    battle: Battle,
    side: int,
    own: Mapping[str, Any] | None,
    rng: random.Random,
) -> None:
    """Hand and draw pile out of what is not in the discard; a hand-written one may have fewer."""
    name = SIDES[side]
    cards = Counter([battle.cards[kind].id for kind in battle.deck[side]])
    cards -= Counter(view["discard"][name])
    hand = list(own["hand"]) if own is not None else []
    cards -= Counter(hand)
    unseen = [id for id in sorted(cards) for _ in range(cards[id])]
    rng.shuffle(unseen)
    missing = view["hand_sizes"][name] - len(hand)
    position["hands"][name] = hand + [unseen.pop() for _ in range(missing)]
    position["draw"][name] = unseen[: view["draw_sizes"][name]]


def lay_tokens(
    view: Mapping[str, Any],
    position: dict[str, Any],
    battle: Battle,
    side: int,
    rng: random.Random,
) -> None:
    """Faces for the enemy's tokens: a number that has not come up lies somewhere, or is lost."""
    name = SIDES[side]
    numbered, _, bluff = view["given"][name]
    left = [str(n) for n in range(view["revealed"][name] + 1, numbered + 1)]
    left += ["special"] * view["special_out"][name]
    bluffs = ["bluff"] * bluff
    holders = [
        position["units"][unit.id]
        for unit in battle.units
        if unit.side == side and unit.id in position["units"]
    ]
    holders += [
        position["option_tokens"][option.id]
        for option in battle.options
        if option.side == side and option.id in position["option_tokens"]
    ]
    covered = [holder for holder in holders if holder.get("token") == "unknown"]
    placing = [
        frame
        for frame in view["decision"]
        if frame["frame"] == "placing" and side in frame["sides"]
    ]
    if placing and side in placing[0]["done"]:
        lay_unseen(holders, left + bluffs, rng)
        position["unplaced"][name], position["lost_numbers"][name] = [], []
        return
    if placing:
        position["unplaced"][name] = left + bluffs
        position["lost_numbers"][name] = []
        return
    # As a rule a bluff lies among them; at least as many as there are more tokens than orders.
    fakes = max(len(covered) - len(left), 0)
    while fakes < min(len(bluffs), len(covered)) and rng.random() < 0.5:
        fakes += 1
    rng.shuffle(left)
    faces = left[: len(covered) - fakes] + bluffs[:fakes]
    lost = left[len(covered) - fakes :]
    rng.shuffle(faces)
    for holder, face in zip(covered, faces, strict=True):
        holder["token"] = face
    position["unplaced"][name] = []
    position["lost_numbers"][name] = sorted(int(face) for face in lost if face != "special")


def lay_unseen(holders: list[dict[str, Any]], faces: list[str], rng: random.Random) -> None:
    """Where both place at once: the tokens of a side that is done lie anywhere."""
    takers = [holder for holder in holders if holder.get("standing") in ("field", "aboard")]
    rng.shuffle(takers)
    for holder, face in zip(takers, faces, strict=False):
        holder["token"] = face
