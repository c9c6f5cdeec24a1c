"""JSON that is written fast is the JSON of the kernel, of which digests are made."""

import random

import pytest

import sandtable
from sandtable.kernel.chance import Seeded
from sandtable.kernel.errors import Json
from sandtable.kernel.state import text_of
from sandtable.tables.texts import position_text

#: What msgspec and Python write differently, and its neighbours.
NASTY: list[Json] = [
    1.0,
    0.1,
    1e16,
    1e-7,
    -2.5e-9,
    2**70,
    -1,
    "Stoßtrupp",
    "отряд",
    "a\nb\t\x01",
    "\x7f",
    '"quoted"',
    "back\\slash",
    "12.5",
    "1e5",
    "",
    None,
    True,
]


@pytest.mark.parametrize("value", NASTY, ids=repr)
def test_whatever_a_position_holds(value: Json) -> None:
    position: dict[str, Json] = {"b": [value, {"z": value, "a": 1}], "a": "x", "A": value}
    assert position_text(position) == text_of(position)


@pytest.mark.parametrize("name", sandtable.games())
def test_the_positions_of_a_game(name: str) -> None:
    game, chance, rng = sandtable.game(name), Seeded(3), random.Random(3)
    state = game.start(game.scenarios()[0], chance)
    for _ in range(30):
        assert position_text(state.to_json()) == text_of(state.to_json())
        if not state.actors():
            break
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)), chance)
