"""Drafts of Heroes of Stalingrad, each with one fault."""

from typing import Any

from tests.studio.drafts import GONE, Draft

#: A field drawn by its scenario, with a building of two rooms in two parts.
FIELD: dict[str, Any] = {
    "ground": ["......."] * 7,
    "buildings": [
        {
            "id": "B1",
            "origin": [4, 4],
            "plan": ["+-+-+", "|a|b|", "+-+D+"],
            "parts": {"a": "house_1", "b": "house_1"},
        }
    ],
}
DRAWN: dict[str, Any] = {"boards": GONE, "field": FIELD}


def square(changes: dict[str, Any], key: str, path: str, *places: str, rule: str = "") -> Draft:
    return Draft("heroes", "house-on-the-square", changes, key, path, places, rule)


def drawn(changes: dict[str, Any], key: str, path: str, *places: str, rule: str = "") -> Draft:
    return Draft("heroes", "", {**DRAWN, **changes}, key, path, places, rule)


HEROES = [
    # Boards and overlays.
    square(
        {"boards[1].at": [0, 0]}, "boards-overlap", "boards[1].at", "square:0-0", rule="HOS-1.3"
    ),
    square({"boards": [], "overlays": []}, "no-boards", "boards", rule="HOS-1.3"),
    square({"boards[1].at": [2, 0]}, "boards-with-gaps", "boards", rule="HOS-1.3"),
    square(
        {"boards[1].turned": 45},
        "not-a-quarter-turn",
        "boards[1].turned",
        "square:7-0",
        rule="HOS-1.3",
    ),
    square({"boards[1].at": [1]}, "not-so-many-numbers", "boards[1].at"),
    square(
        {"overlays+": {"overlay": "rubble-1", "at": [3, 5]}},
        *("overlay-does-not-fit", "overlays[4].at", "square:3-5"),
        rule="HOS-1.3",
    ),
    square(
        {"overlays+": {"overlay": "wire", "side": [1, 1, 1, 3]}},
        *("side-off-the-grid", "overlays[4].side", "side:1-1-1-3"),
        rule="HOS-13.26",
    ),
    square(
        {"overlays+": {"overlay": "wire", "side": [0, 0, 2, 2]}},
        *("not-a-side", "overlays[4].side", "side:0-0-2-2"),
        rule="HOS-13.26",
    ),
    square(
        {"overlays[1].side": [0, 0, 0, 2]},
        *("breach-without-wall", "overlays[1].side", "side:0-0-0-2"),
        rule="HOS-13.29",
    ),
    square(
        {"overlays+": {"overlay": "bunker-1", "at": [2, 0], "building": "H1"}},
        *("building-named-twice", ""),
        rule="HOS-13.2",
    ),
    # A field of one's own.
    drawn({"field.ground": []}, "field-size", "field.ground", rule="HOS-1.3"),
    drawn(
        {"field.ground[2]": "......"},
        *("map-row-width", "field.ground[2]"),
        *(f"square:{x}-2" for x in range(6)),
        rule="HOS-1.3",
    ),
    drawn(
        {"field.ground[2]": "...?..."},
        *("unknown-letter", "field.ground[2]"),
        *(f"square:{x}-2" for x in range(7)),
        rule="HOS-1.3",
    ),
    drawn(
        {"field.lines": [{"kind": "moat", "side": [0, 0, 2, 0]}]},
        *("unknown-terrain", "field.lines[0].kind", "side:0-0-2-0"),
        rule="HOS-1.3",
    ),
    drawn(
        {"field.lines": [{"kind": "wire", "side": [1, 1, 1, 3]}]},
        *("side-off-the-grid", "field.lines[0].side", "side:1-1-1-3"),
        rule="HOS-13.26",
    ),
    drawn(
        {"field.buildings[0].origin": [12, 12]},
        *("building-off-the-field", "field.buildings[0].origin"),
        rule="HOS-13.23",
    ),
    drawn(
        {"field.buildings[0].fallen": ["z"]},
        *("unknown-part", "field.buildings[0].fallen"),
        rule="HOS-13.2",
    ),
    drawn(
        {"field.buildings[0].plan": ["+-+-+", "|a|b|"]},
        *("plan-size", "field.buildings[0].plan"),
        rule="HOS-13.23",
    ),
    drawn(
        {"field.buildings[0].plan[1]": "|a|"},
        *("plan-size", "field.buildings[0].plan[1]"),
        rule="HOS-13.23",
    ),
    drawn(
        {"field.buildings[0].plan[1]": "|a|z|"},
        *("unknown-part", "field.buildings[0].plan[1]"),
        rule="HOS-13.2",
    ),
    drawn(
        {"field.buildings[0].plan[1]": "|a?b|"},
        *("unknown-side", "field.buildings[0].plan[1]"),
        rule="HOS-13.23",
    ),
    drawn(
        {"field.buildings[0].plan[1]": "|a b|"},
        *("room-in-two-parts", "field.buildings[0].plan[1]"),
        rule="HOS-13.19",
    ),
    drawn(
        {"field.ground[0]": ":......"},
        *("field-impossible", "field"),
        rule="HOS-1.3",
    ),
    # Armies.
    square(
        {"forces.soviet[0].tile": "t-infanterie"},
        *("unknown-tile", "forces.soviet[0].tile"),
        rule="HOS-24.1",
    ),
    square(
        {"forces.soviet[1].options": {"left": "grenades"}},
        *("unknown-slot", "forces.soviet[1].options"),
        rule="HOS-24.16",
    ),
    square(
        {"forces.soviet[0].options.right": "bazookas"},
        *("unknown-army-option", "forces.soviet[0].options.right"),
        rule="HOS-24.16",
    ),
    square({"points_limit": 1}, "army-too-dear", "forces.soviet", rule="HOS-24.21"),
    square(
        {"forces": {"soviet": [], "german": [{"tile": "t-infanterie"}]}},
        *("army-without-units", "forces.soviet"),
        rule="HOS-24.1",
    ),
    square(
        {
            "reinforcements": [
                {"side": "soviet", "turn": 2, "options": ["t-guards.x"], "rects": [[0, 0, 1, 1]]}
            ]
        },
        *("unknown-army-option", "reinforcements[0].options", "square:0-0", "square:1-1"),
        rule="HOS-24.16",
    ),
    square(
        {"zones[0].only": ["s-cook"]},
        "unknown-counter",
        "zones[0].only",
        "square:0-0",
        "square:1-6",
        rule="HOS-1.4",
    ),
    square(
        {"zones[0].only": ["s-scouts"]},
        "unit-without-zone",
        "zones",
        "unit:s-zorin",
        rule="HOS-1.2",
    ),
    square({"zones[0].rects": []}, "not-a-list", "zones[0].rects"),
    square(
        {"zones[0].rects": [[0, 0, 0, 0]] * 100}, "list-too-long", "zones[0].rects", "square:0-0"
    ),
    square(
        {"zones[0].rects[0]": [3, 0, 1, 6]},
        *("not-a-rectangle", "zones[0].rects[0]", "square:3-0", "square:1-6"),
        rule="HOS-1.2",
    ),
    # What the sides fight for.
    square(
        {"objectives+": {"id": "O1", "kind": "square", "squares": [[3, 3]]}},
        *("objective-named-twice", "objectives[2].id", "square:3-3"),
        rule="HOS-30.3",
    ),
    square(
        {"objectives[0].building": "ZZ"},
        *("unknown-building", "objectives[0].building", "part:ZZ-a"),
        rule="HOS-13.2",
    ),
    square(
        {"objectives[0].parts": ["z"]},
        *("unknown-part", "objectives[0].parts", "part:FL-z"),
        rule="HOS-13.2",
    ),
    square({"objectives[0].parts": []}, "objective-squares", "objectives[0]", rule="HOS-30.3"),
    square(
        {"points[1].id": "s-o1"}, "points-named-twice", "points[1].id", "part:FL-a", rule="HOS-30.3"
    ),
    Draft(
        "heroes",
        "patient-eyes",
        {"points[0].objective": "O1", "points[0].type": "control_end"},
        "points-for-wrong-objective",
        "points[0].objective",
        ("square:7-2",),
        "HOS-30.3",
    ),
    square({"bonus": 5}, "not-a-list", "bonus"),
    square(
        {"bonus": [[3, 6], [41, 41]]}, "no-such-square", "bonus[1]", "square:41-41", rule="HOS-1.2"
    ),
    square({"bonus": [[0, 0]] * 60}, "too-many-bonus-squares", "bonus", rule="HOS-1.2"),
]
