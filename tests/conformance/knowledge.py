"""What our games own, what their events disclose, odd scenarios."""

import copy
import functools
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import sandtable
from sandtable.kernel.event import Event
from sandtable.testing import Variant


def undaunted_discloses(state: sandtable.State, event: Event, watcher: str | None) -> bool:
    """Bids, what a search for cards finds, own draws, hands thrown on open discards."""
    if event.key in ("bid-revealed", "casualty", "counter-removed", "evacuated"):
        return True
    if event.key == "turn-ended":
        options: Any = state.to_json()["options"]
        return bool(options["open_discards"])
    return event.key == "drew" and event.params["side"] == watcher


class Printed:
    """The components of a side of an Undaunted game, as its data files have them."""

    def __init__(self, folder: Path, suffix: str) -> None:
        self.cards = self.spread(folder / f"cards{suffix}.toml", "copies")
        self.counters = set(self.spread(folder / f"counters{suffix}.toml", "defence"))

    @staticmethod
    def spread(path: Path, key: str) -> Counter[str]:
        """A number for each thing, squad by squad."""
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        return Counter(
            {
                f"{title}-{squad}" if squad else title: entry[key]
                for title, entry in table.items()
                for squad in entry.get("squads", [""])
            }
        )


@functools.cache
def printed_in(folder: Path, side: str) -> Printed:
    """Sides that have the same cards share their files."""
    own = (folder / f"cards-{side}.toml").exists()
    return Printed(folder, f"-{side}" if own else "")


def check_undaunted(game: sandtable.Game, before: Any, after: Any) -> None:
    """Nothing of a side is lost or made between two positions, and everything has its place."""
    controlled = [set(side["controlled"]) for side in after["sides"].values()]
    assert not controlled[0] & controlled[1]
    for seat, side in after["sides"].items():
        was = before["sides"][seat]
        printed = printed_in(game.folder / "data", seat)
        zones = [Counter(side[zone]) for zone in ("deck", "hand", "play", "discard")]
        zones += [Counter(side[zone]) for zone in ("supply", "box")]
        assert sum(zones, Counter()) == printed.cards
        assert all(count >= 0 for zone in zones for count in zone.values())
        assert not Counter(was["box"]) - Counter(side["box"])
        assert set(side["counters"]) <= printed.counters
        check_markers(was, side)
        check_memory(side)
        assert was["casualties"] <= side["casualties"] <= sum(side["box"].values())
    assert before["objectives"].keys() == after["objectives"].keys()
    assert all(after["objectives"][tile] >= value for tile, value in before["objectives"].items())


def check_normandy(game: sandtable.Game, before: Any, after: Any) -> None:
    check_undaunted(game, before, after)
    for side in after["sides"].values():
        assert len(side["scouted"] + side["controlled"]) <= 18
        assert set(side["suppressed"]) <= set(side["counters"])
        assert side["points"] == sum(
            after["objectives"].get(tile, 0) for tile in side["controlled"]
        )
        assert side["target"] is None or "mortar" in side["counters"]


def check_north_africa(game: sandtable.Game, before: Any, after: Any) -> None:
    """Every soldier is on foot, in a seat or gone; what stands and what is wrecked adds up."""
    check_undaunted(game, before, after)
    scenario: Any = game.describe(after["scenario"])
    worth = {one["structure"]: one["points"] for one in scenario["structures"]}
    check_vehicles(scenario, before["vehicles"], after["vehicles"])
    for seat, side in after["sides"].items():
        was = before["sides"][seat]
        there = soldiers(after, seat)
        assert len(set(there)) == len(there)
        assert not set(there) & {*side["evacuated"], *side["neutralised"]}
        assert set(side["suppressed"]) <= set(there)
        vehicles = {vehicle["title"] for vehicle in scenario["vehicles"]}
        gone = {*side["evacuated"], *side["neutralised"]} - vehicles
        was_gone = {*was["evacuated"], *was["neutralised"]} - vehicles
        assert {*there} | gone == {*soldiers(before, seat)} | was_gone
        for fate in ("evacuated", "neutralised", "wrecked"):
            assert set(was[fate]) <= set(side[fate])
        points = sum(after["objectives"].get(tile, 0) for tile in side["controlled"])
        if seat == "lrdg":
            points += sum(worth[id] for id in side["wrecked"])
        else:
            held = set(side["controlled"]) & set(after["structures"])
            points += sum(worth[after["structures"][tile]] for tile in held)
        assert side["points"] == points
    standing = Counter(after["structures"].values())
    for side in after["sides"].values():
        standing += Counter(side["wrecked"])
    assert standing == Counter(dict.fromkeys(worth, 1))


def soldiers(position: Any, seat: str) -> list[str]:
    """All of a side who are in play: on foot, and in the vehicles it holds."""
    found = list(position["sides"][seat]["counters"])
    for vehicle in position["vehicles"].values():
        if vehicle["holder"] == seat:
            found += vehicle["seats"].values()
    return found


def check_vehicles(scenario: Any, before: Any, after: Any) -> None:
    printed = {vehicle["title"]: vehicle for vehicle in scenario["vehicles"]}
    assert set(after) <= set(before)
    for title, vehicle in after.items():
        assert 0 <= vehicle["damage"] < printed[title]["durability"]
        assert vehicle["disabled"] == (vehicle["damage"] >= printed[title]["critical"])
        assert set(vehicle["seats"]) <= {seat["seat"] for seat in printed[title]["seats"]}


def check_markers(was: Any, side: Any) -> None:
    """Control markers stay on the board, one in a tile."""
    marked = side["scouted"] + side["controlled"]
    assert len(set(marked)) == len(marked)
    assert {*was["scouted"], *was["controlled"]} <= set(marked)


def check_memory(side: Any) -> None:
    """What the opponent remembers of a side's hand and discard is true (NOR-35.8)."""
    for zone in ("hand", "discard"):
        assert not Counter(side["shown"][zone]) - Counter(side[zone])
        assert not set(side["lacks"][zone]) & set(side[zone])


def memoir44_discloses(state: sandtable.State, event: Event, watcher: str | None) -> bool:
    """Own draws, the card that a Recon throws away, cards turned up."""
    if event.key in ("ambush", "discarded", "played"):
        return True
    return event.key == "drew" and event.audience is not None and watcher in event.audience


def check_memoir44(game: sandtable.Game, before: Any, after: Any) -> None:
    """Every card has one place, no unit grows, no two share a hex, no medal is given back."""
    scenario: Any = game.scenario_json(after["scenario"])
    cards = Counter[str](after["discard"] + after["draw"] + ["ambush"] * after["ambushes"])
    for hand in after["hands"].values():
        cards += Counter(hand)
    cards += Counter(made["card"] for made in after["commands"] if made["card"] is not None)
    for frame in after["decision"]:
        cards += Counter(frame.get("cards", []))
        cards += Counter(card for card, _ in frame.get("given", []))
    assert cards == memoir44_pack(game, scenario["boards"], after["options"]["young_generals"])
    places = [unit["hex"] for unit in after["units"].values()]
    assert len(set(places)) == len(places)
    figures: Any = {unit["unit"]: unit["figures"] for unit in described(game, after["scenario"])}
    for id, unit in after["units"].items():
        assert 1 <= unit["figures"] <= figures[id]
    for side, count in before["trophies"].items():
        assert after["trophies"][side] >= count
    assert len(after["sandbags"]) <= 12 * scenario["boards"]
    assert set(after["wire"]) <= set(before["wire"])


def described(game: sandtable.Game, scenario: Any) -> Any:
    return game.describe(scenario)["units"]


def memoir44_pack(game: sandtable.Game, boxes: int, young: bool) -> Counter[str]:
    table = tomllib.loads((game.folder / "data" / "cards.toml").read_text(encoding="utf-8"))
    pack = Counter[str]()
    for name, card in table.items():
        if young and card["kind"] == "tactic":
            continue
        if isinstance(card["copies"], int):
            pack[name] = card["copies"] * boxes
        else:
            for section, copies in zip(("left", "center", "right"), card["copies"], strict=True):
                pack[f"{name}-{section}"] = copies * boxes
    return pack


def normandy_variants() -> list[Variant]:
    """What no printed scenario has: Riflemen that come later, and two goals at once (NOR-A.37)."""
    late: dict[str, Any] = copy.deepcopy(sandtable.game("normandy").scenario_json("la-raye"))
    late |= {
        "id": "late-riflemen",
        "goals": {"us": {"points": 5, "pin": True}, "germany": {"points": 4}},
    }
    for side in ("us", "germany"):
        for squad in ("a", "b"):
            del late[side]["counters"][f"riflemen-{squad}"]
            late[side]["deck"][f"rifleman-{squad}"] = 3
            late[side]["supply"][f"rifleman-{squad}"] = 2
    return [("late-riflemen", late, {})]


def memoir44_variants() -> list[Variant]:
    """Teams of two and three, and Overlord with every number of seats (M44-35, M44-36)."""
    return [
        ("teams", "arracourt", {"allies_seats": 3, "axis_seats": 2}),
        ("overlord-four", "omaha-beach-overlord", {"allies_seats": 4, "axis_seats": 3}),
        ("overlord-two", "omaha-beach-overlord", {"allies_seats": 2, "axis_seats": 1}),
    ]
