"""Positions in the middle of games."""

from typing import Any

#: Barce in the hands of the patrol, with everything that can be said of a seat: the Patrol Truck is
#: disabled, the Gun Truck full and damaged, the Pilot Car without a driver, the Medium Tank
#: captured by those who cannot work it, the Cargo Truck empty, the Scout Car the enemy's.
VEHICLES: dict[str, Any] = {
    "sandtable": "position",
    "game": "north-africa",
    "scenario": "barce",
    "round": 4,
    "initiative": "lrdg",
    "decision": [{"frame": "turn", "side": "lrdg"}],
    "vehicles": {
        "patrol-truck": {
            "holder": "lrdg",
            "tile": "8A",
            "damage": 3,
            "seats": {"patrol-truck-driver": "sergeant"},
        },
        "gun-truck": {
            "holder": "lrdg",
            "tile": "14B",
            "damage": 1,
            "seats": {
                "gun-truck-driver": "sniper",
                "gun-truck-gun": "antitank",
                "gun-truck-loader": "gunner",
            },
        },
        "pilot-car": {
            "holder": "lrdg",
            "tile": "14B",
            "seats": {"pilot-car-navigator": "staff-sergeant"},
        },
        "medium-tank": {
            "holder": "lrdg",
            "tile": "5A",
            "damage": 2,
            "seats": {"medium-tank-turret": "scout"},
        },
        "scout-car": {
            "holder": "italy",
            "tile": "6A",
            "seats": {"scout-car-driver": "scout-a", "scout-car-gun": "gunner-a"},
        },
        "cargo-truck": {"holder": "italy", "tile": "8A"},
    },
    "sides": {
        "lrdg": {
            "counters": {"engineer": "8A", "saboteur": "8A"},
            "scouted": ["14B", "5A", "8A", "12A"],
            "hand": ["engineer", "sergeant", "scout", "staff-sergeant", "saboteur"],
            "deck": ["gunner", "antitank", "sniper", "saboteur"],
            "discard": ["engineer", "sergeant", "scout"],
            "supply": {"gunner": 2, "fog-of-war": 6},
        },
        "italy": {
            "counters": {"rifleman-a": "18B", "antitank-a": "2A"},
            "scouted": ["18B", "6A", "2A"],
            "controlled": [],
            "hand": ["rifleman-a", "gunner-a", "scout-a", "antitank-a"],
            "deck": ["platoon-sergeant", "squad-leader-a", "scout-a", "gunner-a"],
            "supply": {"rifleman-a": 2, "fog-of-war": 6},
        },
    },
}

#: The last turn beside the elevator. Germans hold three orders, and there is work for each: the way
#: along the street lies before a machine gun with Opportunity Fire, the assault section stands
#: before a suppressed enemy, and another one is within the throw of a grenade.
LAST_TURN: dict[str, Any] = {
    "sandtable": "position",
    "game": "heroes",
    "scenario": "beside-the-elevator",
    "turn": 7,
    "phase": "order",
    "initiative": "german",
    "decision": [
        {"frame": "turn", "stage": 5},
        {"frame": "placing", "sides": [1], "done": []},
    ],
    "units": {
        "g-stoss": {"at": "5-3"},
        "g-pzgren-1": {"at": "2-5"},
        "g-pzgren-2": {"at": "11-0"},
        "g-berninger": {"at": "0-3"},
        "s-rifle": {"at": "6-3", "shows": "weakened", "suppression": 1},
        "s-dp28": {"at": "3-6", "shows": "weakened"},
        "s-boris": {"at": "11-6", "token": "1"},
        "s-maxim": {"at": "13-6", "shows": "deployed", "heading": "n"},
    },
    "unplaced": {"german": ["1", "2", "3"]},
    "given": {"german": [3, 0, 0], "soviet": [1, 0, 0]},
    "markers": {"t-pzg.right": 3},
    "control": {"O1": "soviet", "O2": "soviet"},
    "hands": {"german": ["gc-flat", "gc-second"], "soviet": ["sc-second"]},
    "draw": {"german": ["gc-go"], "soviet": ["sc-go"]},
}
