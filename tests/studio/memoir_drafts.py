"""Drafts of Memoir '44, each with one fault."""

from typing import Any

from tests.studio.drafts import Draft, letter, swap


def battle(
    changes: dict[str, Any], key: str, path: str, *places: str, rule: str = "", line: str = ""
) -> Draft:
    return Draft("memoir44", "pegasus-bridge", changes, key, path, places, rule, line)


def filled(letter: str, *rows: int) -> Any:
    """A change of a drawn layer: some rows are full of one letter."""

    def change(text: str) -> str:
        lines = text.split("\n")
        for row in rows:
            lines[row] = " " * (row % 2) + " ".join(letter * (13 - row % 2))
        return "\n".join(lines)

    return change


MEMOIR44 = [
    battle(
        {"objectives[0].hexes[0]": "r9c9"},
        *("unknown-hex", "objectives[0].hexes", "hex:r9c9"),
        rule="M44-4.1",
    ),
    battle({"map": swap("\nR . . . . . . . F R . F .", "")}, "map-rows", "map", rule="M44-4.1"),
    battle(
        {"map": swap(" . . . R . F", " . . R . F")},
        "map-row-width",
        "map",
        rule="M44-4.1",
        line=" . . R . F",
    ),
    battle(
        {"map": letter(3, 4, "?")}, "unknown-terrain", "map", "hex:r3c4", rule="M44-1.3", line="?"
    ),
    battle(
        {"obstacles": letter(3, 4, "?")},
        *("unknown-obstacle", "obstacles", "hex:r3c4"),
        rule="M44-28.1",
        line="?",
    ),
    battle(
        {"obstacles": letter(0, 0, "=")},
        *("bridge-without-river", "obstacles", "hex:r0c0"),
        rule="M44-25.9",
        line="=",
    ),
    battle(
        {"obstacles": letter(0, 4, "w")},
        *("obstacle-on-impassable", "obstacles", "hex:r0c4"),
        rule="M44-25.1",
        line="w",
    ),
    battle(
        {"units": letter(3, 4, "?")},
        "unknown-badge",
        "units",
        "hex:r3c4",
        rule="M44-20.5",
        line="?",
    ),
    battle(
        {"units": letter(8, 0, "A")},
        *("unit-on-impassable", "units", "hex:r8c0"),
        rule="M44-25.1",
        line="A . .",
    ),
    battle(
        {"figures": {"r8c12": 3}}, "no-unit-there", "figures.r8c12", "hex:r8c12", rule="M44-39.7"
    ),
    battle(
        {"objectives[0].hexes": []},
        "objective-nowhere",
        "objectives[0]",
        rule="M44-39.9",
        line="[[objectives]]",
    ),
    battle(
        {"objectives[0].hexes[0]": "r0c4"},
        *("objective-on-impassable", "objectives[0].hexes", "hex:r0c4"),
        rule="M44-39.9",
    ),
    battle({"objectives[1].side": "neither"}, "not-a-choice", "objectives[1].side", "hex:r5c10"),
    battle({"map": filled("F", 0, 1, 7, 8)}, "too-many-terrain-hexes", "map", rule="M44-1.3"),
    battle(
        {"obstacles": filled("b", 0), "map": filled(".", 0)},
        *("too-many-tiles", "obstacles"),
        rule="M44-1.6",
    ),
    battle(
        {"obstacles": filled("s", 0), "map": filled(".", 0)},
        *("too-many-sandbags", "obstacles"),
        rule="M44-1.9",
    ),
    battle(
        {"units": filled("a", 0), "map": filled(".", 0)},
        *("too-many-figures", "units"),
        rule="M44-1.8",
    ),
]
