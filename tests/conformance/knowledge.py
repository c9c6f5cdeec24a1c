"""What the suite has to know of a game: what it owns, and what its events disclose."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import sandtable

#: Events that tell everyone something nobody else knew: from there on two games that looked the
#: same to a seat may differ for it.
REVEALING: dict[str, frozenset[str]] = {
    "normandy": frozenset({"bid-revealed", "casualty", "counter-removed"}),
}
#: Events that tell the seat of the side they name something new; the others learn nothing.
REVEALING_TO_OWNER: dict[str, frozenset[str]] = {"normandy": frozenset({"drew"})}


class Printed:
    """The components of a side of an Undaunted game, as its data files have them."""

    MARKERS = 18

    def __init__(self, folder: Path) -> None:
        self.cards = self.spread(folder / "cards.toml", "copies")
        self.counters = set(self.spread(folder / "counters.toml", "defence"))

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


def check_undaunted(game: sandtable.Game, before: Any, after: Any) -> None:
    """Nothing of a side is lost or made between two positions, and everything has its place."""
    printed = Printed(game.folder / "data")
    controlled = [set(side["controlled"]) for side in after["sides"].values()]
    assert not controlled[0] & controlled[1]
    for seat, side in after["sides"].items():
        was = before["sides"][seat]
        zones = [Counter(side[zone]) for zone in ("deck", "hand", "play", "discard")]
        zones += [Counter(side[zone]) for zone in ("supply", "box")]
        assert sum(zones, Counter()) == printed.cards
        assert all(count >= 0 for zone in zones for count in zone.values())
        assert not Counter(was["box"]) - Counter(side["box"])
        assert set(side["counters"]) <= printed.counters
        assert set(side["suppressed"]) <= set(side["counters"])
        check_markers(was, side)
        assert was["casualties"] <= side["casualties"] <= sum(side["box"].values())
        assert side["points"] == sum(
            after["objectives"].get(tile, 0) for tile in side["controlled"]
        )
        assert side["target"] is None or "mortar" in side["counters"]
    assert before["objectives"].keys() == after["objectives"].keys()
    assert all(after["objectives"][tile] >= value for tile, value in before["objectives"].items())


def check_markers(was: Any, side: Any) -> None:
    """Control markers stay on the board, one in a tile."""
    marked = side["scouted"] + side["controlled"]
    assert len(set(marked)) == len(marked) <= Printed.MARKERS
    assert {*was["scouted"], *was["controlled"]} <= set(marked)


CONSERVATION = {"normandy": check_undaunted}
