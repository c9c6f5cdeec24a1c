"""Positions that hold more than the box, or lists that no play comes to, are refused."""

import json
import random
from typing import Any

import pytest

import sandtable
from sandtable.kernel.start import open_position

GAME = sandtable.game("memoir44")

Document = dict[str, Any]


def position_at(frame: str, scenario: str = "omaha-beach-overlord") -> Document:
    """The first position of games played at random in which this is decided."""
    for seed in range(50):
        rng, chance = random.Random(seed), sandtable.Seeded(seed)
        state = GAME.start(scenario, chance)
        while state.actors():
            if state.frames[-1].name == frame:
                found: Document = json.loads(json.dumps(state.to_json()))
                return found
            seat = rng.choice(state.actors())
            state.apply(seat, rng.choice(state.legal(seat)), chance)
    raise AssertionError(frame)


def refusal_of(document: Document) -> sandtable.BadInput:
    with pytest.raises(sandtable.BadInput) as raised:
        open_position(GAME, document)
    return raised.value


def test_a_turn_has_few_commands() -> None:
    document = position_at("orders", "toulon")
    command = {**document["commands"][0], "card": None}
    for changes in (
        {"commands": [*document["commands"], *[command] * 9]},
        {"last": {"allies": [command] * 10, "axis": []}},
    ):
        assert refusal_of({**document, **changes}).key == "list-too-long"


@pytest.mark.rule("M44-34.63", "M44-36.34")
@pytest.mark.parametrize(("key", "count"), [("symbols", 121), ("halves", 3)])
def test_a_command_orders_no_more_units_than_the_dice_and_the_board_allow(
    key: str, count: int
) -> None:
    document = position_at("orders", "toulon")
    document["commands"][0][key] = [7] * count
    error = refusal_of(document)
    assert (error.key, error.where) == ("list-too-long", f"commands[0].{key}")


@pytest.mark.parametrize(
    ("frame", "key", "value"),
    [
        ("air-power", "chosen", ["axis-1"] * 99),
        ("hand-out", "given", [["attack-left", "left"]] * 100),
    ],
)
def test_lists_of_a_decision_stay_within_bounds(frame: str, key: str, value: list[Any]) -> None:
    document = position_at(frame)
    document["decision"][-1][key] = value
    number = len(document["decision"]) - 1
    error = refusal_of(document)
    assert (error.key, error.where) == ("list-too-long", f"decision[{number}].{key}")


def test_hands_and_piles_are_those_of_the_box() -> None:
    document = position_at("orders", "toulon")
    document["draw"] = ["recon-left"] * 500
    assert refusal_of(document).key == "too-many-copies"
