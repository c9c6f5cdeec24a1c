"""Scenarios of Heroes of Stalingrad drawn by hand, for tests."""

import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import sandtable

COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
#: The tile of each side, and the slots for its options.
TILES = {"soviet": "t-workers", "german": "t-pzg"}
SLOTS = {"soviet": ("right", "left", "centre"), "german": ("right", "centre", "far_right")}
#: Tanks off the field, without which some cards would not be in the decks.
RESERVE = ("s-ot34", "g-pz4")

#: Line: kind, and its two ends in half squares.
Line = tuple[str, int, int, int, int]


@cache
def game() -> sandtable.Game:
    return sandtable.game("heroes")


@cache
def printed() -> tuple[dict[str, Any], ...]:
    """The counters, the recruitment tiles and the options of the pack, by id."""
    data = game().folder / "data"
    tables = [
        tomllib.loads((data / f"{name}.toml").read_text(encoding="utf-8"))
        for name in ("counters-soviet", "counters-german", "tiles", "options")
    ]
    return {**tables[0], **tables[1]}, tables[2], tables[3]


def counter(unit: str) -> Any:
    """The counter of a unit as the pack has it, for ``changed``."""
    heroes: Any = game()
    return heroes.pack.counters[counter_of(unit)]


def option(id: str) -> Any:
    """An option as the pack has it, for ``changed``.

    Scenarios that are read meanwhile are kept by the game: they need an id of their own.
    """
    heroes: Any = game()
    return heroes.pack.options[id]


@contextmanager
def changed(printed: Any, **values: object) -> Iterator[None]:
    """A printed thing with other values, for combinations that the pack does not have."""
    kept = {name: getattr(printed, name) for name in values}
    for name, value in values.items():
        setattr(printed, name, value)
    try:
        yield
    finally:
        for name, value in kept.items():
            setattr(printed, name, value)


def square(title: str) -> str:
    """The id of a square: of ``C4`` it is ``3-2``."""
    return game().read(f"step {title}")[1].removeprefix("square:")


def title(id: str) -> str:
    return game().write(("step", f"square:{id}")).split()[1]


def side_of(unit: str) -> str:
    return "soviet" if unit.startswith("s-") else "german"


def counter_of(unit: str) -> str:
    counters = printed()[0]
    return unit if unit in counters else unit.rsplit("-", 1)[0]


def open_ground(width: int, height: int) -> list[str]:
    return ["." * width for _ in range(height)]


def ground(**letters: str) -> list[str]:
    """Nine rows of nine squares: open ground but for letters on these squares (``C4="w"``)."""
    rows = [["."] * 9 for _ in range(9)]
    for where, letter in letters.items():
        rows[ord(where[0]) - ord("A")][int(where[1:]) - 1] = letter
    return ["".join(row) for row in rows]


def house(id: str, hx: int, hy: int, *plan: str, fallen: str = "", **parts: str) -> dict[str, Any]:
    """A building with its corner there, in half squares; the terrain of its parts by letter."""
    return {
        "id": id, "origin": [hx, hy], "plan": list(plan), "parts": parts, "fallen": list(fallen),
    }  # fmt: skip


def exits(side: str, *rims: str) -> list[dict[str, str]]:
    """The rims over which a side may leave the field."""
    return [{"side": side, "rim": rim} for rim in rims]


def scenario(
    rows: Sequence[str],
    units: Collection[str],
    lines: Iterable[Line] = (),
    houses: Iterable[dict[str, Any]] = (),
    gear: Mapping[str, Sequence[str]] | None = None,
    **rest: Any,
) -> dict[str, Any]:
    """A scenario with these units besides those of one tile for each side."""
    everywhere = [[0, 0, len(rows[0]) - 1, len(rows) - 1]]
    return {
        "id": "test",
        "number": 0,
        "source": "test",
        "turns": 9,
        "hand": 3,
        "initiative": "soviet",
        "sets_up_first": "german",
        "tie": "draw",
        "field": {
            "ground": list(rows),
            "lines": [{"kind": kind, "side": list(side)} for kind, *side in lines],
            "buildings": list(houses),
        },
        "forces": {
            side: [
                {
                    "tile": tile,
                    "options": dict(zip(SLOTS[side], (gear or {}).get(side, ()), strict=False)),
                }
            ]
            for side, tile in TILES.items()
        },
        "zones": [{"id": side, "side": side, "rects": everywhere} for side in TILES],
        "points": [],
        "reinforcements": [
            {"side": side, "turn": 9, "rects": everywhere, "counters": found}
            for side in TILES
            if (found := more_counters(side, [*units, *RESERVE]))
        ],
        **rest,
    }


def more_counters(side: str, units: Iterable[str]) -> list[dict[str, Any]]:
    """The counters that a side needs besides those of its tile, so that its units have these ids.

    A counter of which there are several is numbered: where ``s-rifle-1`` is asked for, there are
    two.
    """
    wanted: dict[str, int] = {}
    for unit in units:
        if side_of(unit) == side:
            counter = counter_of(unit)
            number = 1 if unit == counter else max(2, int(unit.rsplit("-", 1)[1]))
            wanted[counter] = max(wanted.get(counter, 0), number)
    own = own_counters(side)
    return [
        {"counter": counter, "copies": number - own.get(counter, 0), "tile": TILES[side]}
        for counter, number in wanted.items()
        if number > own.get(counter, 0)
    ]


def own_counters(side: str) -> dict[str, int]:
    tiles = printed()[1]
    return dict(tiles[TILES[side]]["units"])


def standing(unit: str, words: list[str]) -> dict[str, Any]:
    """A unit of a position: ``C4``, ``C4 e``, ``C4 e deployed``, ``in g-opel``."""
    entry: dict[str, Any] = {}
    first, *others = words
    if first == "in":
        entry = {"standing": "aboard", "carrier": others.pop(0)}
    else:
        entry = {"at": square(first)}
    for word in others:
        entry["heading" if word in COMPASS else "shows"] = word
    counters = printed()[0]
    if first != "in" and counters[counter_of(unit)].get("size", 1) == 2:
        x, y = [int(part) for part in entry["at"].split("-")]
        dx, dy = STEPS[COMPASS.index(entry["heading"])]
        entry["rear"] = f"{x - dx}-{y - dy}"
    return entry
