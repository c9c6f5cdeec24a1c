"""What is described of a scenario to those who draw it and choose it."""

import json
from typing import Any

import pytest

import sandtable

SCENARIOS = [
    (id, scenario) for id in sandtable.games() for scenario in sandtable.game(id).scenarios()
]

#: What a roll for the initiative decides.
ROLLED = frozenset({"initiative", "decision", "actors", "prompt"})


def without(view: dict[str, Any], keys: frozenset[str]) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key not in keys}


def described(id: str, scenario: str) -> Any:
    return sandtable.game(id).describe(scenario)


@pytest.mark.parametrize(("id", "scenario"), SCENARIOS)
def test_the_opening_is_what_a_spectator_sees_whatever_the_shuffle(id: str, scenario: str) -> None:
    found = described(id, scenario)
    # Where the initiative is rolled for, its winner is asked first or last.
    rolled = ROLLED if found.get("initiative", "") is None else frozenset()
    for seed in range(3):
        view = sandtable.game(id).start(scenario, sandtable.Seeded(seed)).view(None)
        assert view.pop("scenario") == found["scenario"]
        assert json.dumps(without(found["opening"], rolled)) == json.dumps(without(view, rolled))


@pytest.mark.parametrize(("id", "scenario"), SCENARIOS)
def test_the_seats_are_those_of_a_game_without_options(id: str, scenario: str) -> None:
    state = sandtable.game(id).start(scenario, sandtable.Seeded(1))
    assert described(id, scenario)["seats"] == [
        {"seat": seat, "side": state.side_of(seat)} for seat in state.seats
    ]


@pytest.mark.parametrize("scenario", sandtable.game("normandy").scenarios())
def test_cards_and_counters_of_normandy(scenario: str) -> None:
    found = described("normandy", scenario)
    units = {unit["unit"]: unit for unit in found["units"]}
    for side in ("us", "germany"):
        opening = found["opening"]["sides"][side]
        cards = {card["card"]: card for card in found["cards"][side]}
        assert sum(card["deck"] for card in cards.values()) == (
            opening["deck_size"] + opening["hand_size"]
        )
        assert {id: card["supply"] for id, card in cards.items() if card["supply"]} == (
            opening["supply"]
        )
        for card in cards.values():
            if card["unit"] is not None:
                assert units[card["unit"]]["card"] == card["card"]
                assert units[card["unit"]]["side"] == side
        standing = {
            unit["unit"].removeprefix(f"{side}-"): unit["at"]
            for unit in units.values()
            if unit["side"] == side and unit["at"] is not None
        }
        assert standing == opening["counters"]


def test_a_card_of_normandy_is_told_as_it_is_printed() -> None:
    cards = {card["card"]: card for card in described("normandy", "la-raye")["cards"]["us"]}
    assert cards["scout-b"] == {
        "card": "scout-b",
        "title": "scout",
        "squad": "b",
        "code": "SB",
        "kind": "combat",
        "initiative": 6,
        "actions": [["scout", 2], ["attack", 1], ["recon", None], ["conceal", None]],
        "own_squad": [],
        "specialty": "",
        "unit": "us-scouts-b",
        "deck": 1,
        "supply": 2,
    }
    assert cards["squad-leader-a"]["own_squad"] == ["bolster", "inspire"]
    assert cards["fog-of-war"]["unit"] is None


def test_seats_of_north_africa_and_who_is_trained_for_them() -> None:
    found = described("north-africa", "murzuk")
    seats = {seat["seat"]: seat for each in found["vehicles"] for seat in each["seats"]}
    assert seats["patrol-truck-gun"] == {
        "seat": "patrol-truck-gun",
        "actions": [["attack", 2], ["suppress", 3]],
        "requires": "",
    }
    assert seats["medium-tank-driver"]["requires"] == "tank-crew"
    trained = {
        side: {card["title"] for card in cards if card["specialty"] == "tank-crew"}
        for side, cards in found["cards"].items()
    }
    assert trained == {"lrdg": set(), "italy": {"driver", "tank-gunner", "crew"}}


def test_cards_of_memoir44_are_told_as_they_are_printed() -> None:
    cards = {card["card"]: card for card in described("memoir44", "pegasus-bridge")["cards"]}
    assert sum(card["copies"] for card in cards.values()) == 60
    told = {
        id: (card["family"], card["kind"], card["sections"], card["each"], card["order"])
        for id, card in cards.items()
    }
    everywhere = ["left", "center", "right"]
    assert told["probe-left"] == ("probe", "section", ["left"], False, 2)
    assert told["assault-center"] == ("assault", "section", ["center"], False, "all")
    assert told["recon-in-force"] == ("recon-in-force", "section", everywhere, True, 1)
    assert told["pincer-move"] == ("pincer-move", "section", ["left", "right"], True, 2)
    assert told["direct-from-hq"] == ("direct-from-hq", "tactic", [], False, 4)
    assert told["barrage"] == ("barrage", "tactic", [], False, None)
    assert cards["armor-assault"]["arms"] == ["armor"]


@pytest.mark.parametrize("scenario", sandtable.game("memoir44").scenarios())
def test_units_and_obstacles_of_memoir44(scenario: str) -> None:
    found = described("memoir44", scenario)
    opening = found["opening"]
    placed = {unit["unit"]: unit["hex"] for unit in found["units"] if unit["hex"] is not None}
    assert placed == {id: unit["hex"] for id, unit in opening["units"].items()}
    for key in ("wire", "sandbags"):
        assert found[key] == opening[key]
    assert found["hands"] == opening["hand_sizes"]


def test_special_rules_of_a_battle_are_told_by_their_keys() -> None:
    assert described("memoir44", "pegasus-bridge")["special"] == {
        "extra_draws": {"side": "axis", "turns": 2}
    }
    special = {
        key for id, name in SCENARIOS if id == "memoir44" for key in described(id, name)["special"]
    }
    assert {"air_drop", "exit", "air_strikes", "hills_stop_guns"} <= special
