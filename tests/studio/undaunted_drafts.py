"""Drafts of both Undaunted games, each with one fault."""

from typing import Any

from tests.studio.drafts import GONE, Draft, swap


def normandy(changes: dict[str, Any], key: str, path: str, *places: str, rule: str = "") -> Draft:
    return Draft("normandy", "la-raye", changes, key, path, places, rule)


def desert(
    scenario: str, changes: dict[str, Any], key: str, path: str, *places: str, rule: str = ""
) -> Draft:
    return Draft("north-africa", scenario, changes, key, path, places, rule)


#: The objectives of La Raye, which its goals are about.
OBJECTIVES = ("tile:2B", "tile:16B", "tile:6A", "tile:13B", "tile:7A", "tile:5B")

NORMANDY = [
    normandy({"us.scouted[0]": "99Z"}, "unknown-tile", "us.scouted", "tile:99Z", rule="NOR-5.1"),
    normandy({"us.scouted+": "2B"}, "marker-twice", "us.scouted", "tile:2B", rule="NOR-4.6"),
    normandy({"us.controlled+": "2B"}, "marker-twice", "us", "tile:2B", rule="NOR-4.6"),
    normandy(
        {"us.controlled+": "7A", "germany.controlled+": "7A"},
        *("controlled-twice", "germany", "tile:7A"),
        rule="NOR-4.7",
    ),
    normandy({"map": swap("4B", "9Z")}, "unknown-tile", "map", "tile:9Z", rule="NOR-5.1"),
    normandy({"map": swap("4B", "5A")}, "tile-twice", "map", "tile:5B", rule="NOR-5.2"),
    normandy({"map": "\n"}, "map-empty", "map", rule="NOR-6.2"),
    normandy({"map": swap("    4B", "     4B")}, "map-off-grid", "map", "tile:4B", rule="NOR-5.8"),
    normandy({"map": swap(" 4B", "     4B")}, "map-parity", "map", "tile:4B", rule="NOR-5.11"),
    normandy(
        {"map": lambda text: text + "\n\n\n1A\n"},
        "map-in-pieces",
        "map",
        "tile:1A",
        rule="NOR-5.11",
    ),
    normandy({"us.deck.riflman-a": 2}, "unknown-card", "us.deck.riflman-a", "card:riflman-a"),
    normandy(
        {"us.deck.rifleman-a": 9, "us.supply.rifleman-a": 0}, "not-in-range", "us.deck.rifleman-a"
    ),
    normandy(
        {"us.supply.rifleman-a": 5}, "too-many-copies", "us", "card:rifleman-a", rule="NOR-2.1"
    ),
    normandy(
        {"us.counters.riders-a": "2B"}, "unknown-unit", "us.counters.riders-a", "unit:us-riders-a"
    ),
    normandy({"us.spawn[0].units[0]": "d"}, "unknown-unit", "us.spawn[0].units", "unit:us-d"),
    normandy({"radio": "3B"}, "radio-without-objective", "radio", "tile:3B", rule="NOR-4.15"),
    normandy(
        {"goals.us": {"pin": False}},
        *("goal-missing", "goals.us"),
        *OBJECTIVES,
        rule="NOR-37.1",
    ),
    normandy(
        {"goals.us.points": 99},
        *("goal-out-of-reach", "goals.us"),
        *OBJECTIVES,
        rule="NOR-37.4",
    ),
    normandy(
        {"goals.us.points": 1, "us.controlled+": "7A"},
        *("goal-already-met", "goals.us"),
        *OBJECTIVES,
        rule="NOR-37.2",
    ),
    # What any document can have wrong.
    normandy({"id": 5}, "not-a-text", "id"),
    normandy({"number": "one"}, "not-in-range", "number"),
    normandy({"goals.us.pin": 1}, "not-a-flag", "goals.us.pin", *OBJECTIVES),
    normandy({"stagger": "slanted"}, "not-a-choice", "stagger"),
    normandy({"us.scouted": 5}, "not-a-list-of-texts", "us.scouted"),
    normandy({"us.spawn": 5}, "not-a-list", "us.spawn"),
    normandy({"us.spawn": ["2B"]}, "not-a-table", "us.spawn[0]"),
    normandy({"date": GONE}, "missing-key", ""),
    normandy({"weather": "rain"}, "unknown-key", "weather"),
    normandy({"history": {"English": "…"}}, "unknown-key", "history.English"),
    normandy({"notes": {"en": 3}}, "not-a-text", "notes.en"),
]

NORTH_AFRICA = [
    desert(
        "murzuk",
        {"italy.counters.medium-tank": "18A"},
        *("vehicle-among-counters", "italy", "unit:italy-medium-tank"),
        rule="NAF-7.11",
    ),
    desert(
        "murzuk",
        {"lrdg.vehicles+": {"vehicle": "patrol-truck", "tile": "4B"}},
        *("vehicle-twice", "lrdg.vehicles[1]", "unit:lrdg-patrol-truck"),
        rule="NAF-4.10",
    ),
    desert(
        "murzuk",
        {"lrdg.vehicles[0].seats.roof": "gunner"},
        *("unknown-vehicle-seat", "lrdg.vehicles[0].seats"),
        rule="NAF-4.3",
    ),
    desert(
        "murzuk",
        {"lrdg.counters.scout": "4B"},
        *("counter-twice", "lrdg.vehicles[0].seats.navigator", "unit:lrdg-scout"),
        rule="NAF-2.11",
    ),
    desert(
        "murzuk",
        {
            "lrdg.vehicles[0].seats.gun": "cook",
            "lrdg.deck.engineer": GONE,
            "lrdg.supply.engineer": GONE,
        },
        *("unknown-unit", "lrdg.vehicles[0].seats.gun", "unit:lrdg-cook"),
    ),
    desert(
        "murzuk",
        {"lrdg.vehicles[0].seats.gun": "gun-truck", "lrdg.counters.engineer": "4B"},
        *("unknown-unit", "lrdg.vehicles[0].seats.gun", "unit:lrdg-gun-truck"),
    ),
    desert(
        "murzuk",
        {"structures.5A": "hangar"},
        *("structure-twice", "structures.5A", "tile:5A"),
        rule="NAF-5.9",
    ),
    desert("murzuk", {"goals.lrdg[0]": {}}, "goal-unclear", "goals.lrdg[0]", rule="NAF-48.1"),
    desert("murzuk", {"goals.lrdg": []}, "goal-missing", "goals.lrdg", rule="NAF-48.1"),
    desert(
        "agedabia",
        {"goals.italy[0].neutralise": 9},
        *("goal-too-many", "goals.italy[0]"),
        rule="NAF-50.1",
    ),
    desert(
        "jebel-sherif",
        {"lrdg.may_leave[0]": GONE},
        *("goal-may-not-leave", "goals.lrdg[0]"),
        rule="NAF-5.4",
    ),
    desert(
        "murzuk",
        {"italy.counters.scout-a": GONE},
        *("cards-without-counter", "italy", "unit:italy-scout-a"),
        rule="NAF-7.13",
    ),
]
