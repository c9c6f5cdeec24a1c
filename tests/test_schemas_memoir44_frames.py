"""The frames of Memoir '44: schema and loader agree on their fields."""

from typing import Any

import pytest

import sandtable
from sandtable.kernel.decision import frames_of
from sandtable.testing.trial import through_json
from tests.schemas import faults
from tests.test_schemas import changed
from tests.test_schemas_memoir44 import BY_HAND, GAME, POSITION

FRAMES = frames_of(GAME)
#: A frame of every kind, on top of the position written by hand.
DECISIONS: dict[str, dict[str, Any]] = {
    "aftermath": {
        "unit": "allies-1",
        "target": "axis-2",
        "stood": "r5c4",
        "hex": "r4c4",
        "close": True,
    },
    "again": {"unit": "allies-1", "overrun": True},
    "air-drop": {},
    "air-power": {"sections": -1, "chosen": ["axis-2"]},
    "ambush": {"attacker": "allies-1", "target": "axis-2"},
    "ambush-draw": {"side": "axis"},
    "attack": {"unit": "allies-1", "target": "axis-2", "hex": "r5c4"},
    "barrage": {},
    "battles": {"side": "allies", "done": []},
    "bombs": {"units": ["axis-2"]},
    "choose-card": {},
    "choose-copy": {"number": 0},
    "choose-half": {"number": 0},
    "dig-in": {"number": 0},
    "end-turn": {},
    "finest-hour": {"number": 0},
    "hand-out": {"given": [["probe-left", "left"]]},
    "keep": {"cards": ["probe-left", "probe-right"]},
    "medics": {"number": 0},
    "moves": {"side": "allies", "done": ["allies"]},
    "next-turn": {},
    "orders": {"number": 0, "done": []},
    "retreat": {"unit": "axis-2", "flags": 1, "ignorable": False},
    "reveal": {"number": 0},
    "second-move": {"unit": "allies-1"},
    "take-ground": {"unit": "allies-1", "hex": "r4c4"},
}
#: Values that no field of a frame takes; a flag is none of a number, nor a number of a flag.
WRONG = {str: "nowhere", int: True, bool: 1, list: [["probe-left"]]}


def pending(frame: str, **fields: Any) -> Any:
    """A frame alone, or above the end of the turn of which it is a part."""
    lower = [] if FRAMES[frame].lowest else [{"frame": "end-turn"}]
    return changed(BY_HAND, "decision", [*lower, {"frame": frame, **fields}])


def test_every_frame_has_its_case() -> None:
    assert DECISIONS.keys() == FRAMES.keys()


@pytest.mark.parametrize("frame", DECISIONS)
def test_schema_and_loader_know_every_frame_and_its_fields(frame: str) -> None:
    document = pending(frame, **DECISIONS[frame])
    assert faults(POSITION, document) == []
    read: Any = through_json(GAME.from_json(document).to_json())
    assert read["decision"] == document["decision"]
    assert faults(POSITION, read) == []


@pytest.mark.parametrize(
    ("frame", "field"),
    [(frame, field) for frame in DECISIONS for field in [*DECISIONS[frame], "own"]],
)
def test_a_broken_frame_fails_schema_and_loader(frame: str, field: str) -> None:
    fields = DECISIONS[frame]
    without = {name: value for name, value in fields.items() if name != field}
    broken = [fields | {"own": 1}] if field == "own" else [without, without | {field: None}]
    if field != "own":
        broken.append(without | {field: WRONG[type(fields[field])]})
    for given in broken:
        document = pending(frame, **given)
        assert faults(POSITION, document) != []
        with pytest.raises(sandtable.BadInput):
            GAME.from_json(document)
