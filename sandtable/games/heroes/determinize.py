"""A view as a position: its gaps are filled with anything that fits, and then dealt anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.games.heroes.pack.battle import SIDES, Battle
from sandtable.games.heroes.pack.counters import Face

#: The keys of a view that a position lacks or has in another form.
NOT_TAKEN: Final = (
    "seat",
    "hidden",
    "points",
    "hand_sizes",
    "draw_sizes",
    "bonus_kept",
    "own",
    "actors",
    "prompt",
)
#: Stands for a token that is face down.
ANY_TOKEN: Final = "bluff"
#: Stands for a card or a bonus token.
ANY: Final = 0


def with_gaps_filled(view: Mapping[str, Any], battle: Battle) -> dict[str, Any]:
    """The document of a position with some unit for every alias and some face for every token.

    There are as yet no cards but those of the seat and those in the discards.
    """
    own = view["own"]
    meant = fitting_units(view, battle)
    position = {key: value for key, value in view.items() if key not in NOT_TAKEN}
    position["units"] = filled_units(view, meant)
    position["option_tokens"] = {
        id: with_token(entry) for id, entry in view["option_tokens"].items()
    }
    position["bonus"] = [ANY if there else -1 for there in view["bonus"]]
    if meant:
        position["decision"] = [in_true_names(frame, meant) for frame in view["decision"]]
    if own:
        side = view["seat"]
        for key in ("unplaced", "lost_numbers", "kept_bonus"):
            position[key] = {side: own[key]}
        position["hands"] = {side: own["hand"]}
    return position


def filled_units(view: Mapping[str, Any], meant: Mapping[str, str]) -> dict[str, Any]:
    units = {id: with_token(entry) for id, entry in view["units"].items()}
    for alias, id in meant.items():
        entry = dict(with_token(view["hidden"][alias]))
        del entry["side"], entry["printed"]
        units[id] = {**entry, "alias": int(alias.rsplit("-", 1)[1]), "known": False}
    return units


def with_token(entry: Mapping[str, Any]) -> Mapping[str, Any]:
    return {**entry, "token": ANY_TOKEN} if entry.get("token") == "unknown" else entry


def fitting_units(view: Mapping[str, Any], battle: Battle) -> dict[str, str]:
    """A unit for every alias: an unseen one whose hidden side shows the same."""
    if not view["hidden"]:
        return {}
    unseen = [unit for unit in battle.units if unit.id not in view["units"]]
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
    """The public information on a hidden side."""
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
    """The value with every alias replaced by a unit's id."""
    if isinstance(value, str):
        kind, colon, id = value.rpartition(":")
        return kind + colon + meant.get(id, id)
    if isinstance(value, list):
        return [in_true_names(item, meant) for item in value]
    if isinstance(value, Mapping):
        return {key: in_true_names(item, meant) for key, item in value.items()}
    return value
