"""Hunker Down (NOR-14)."""

from typing import Any

import pytest

from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.looks import seen
from tests.games.undaunted.normandy.staging import game, quiet
from tests.support import act, keys, legal, position, rule_against, side

FOG = "fog-of-war"


def hiding(hand: list[str], **us: Any) -> NormandyState:
    counters = {"riflemen-a": "17B"}
    return position(
        scenario=quiet(),
        us={"hand": [*hand, FOG], "counters": counters} | us,
        germany={"hand": [FOG], "counters": {"riflemen-a": "5B"}},
    )


@pytest.mark.rule("NOR-14.1")
def test_the_card_goes_from_hand_to_its_sides_supply() -> None:
    state = hiding(["rifleman-a", "rifleman-a"], supply={"rifleman-a": 2, FOG: 3})
    events = act(state, "hunker RA")
    assert keys(events) == ["hunkered"]
    zones = side(state, "us")
    assert zones["hand"] == ["rifleman-a", FOG]
    assert zones["supply"] == {"rifleman-a": 3, FOG: 3}
    assert (zones["play"], zones["discard"]) == ([], [])


@pytest.mark.rule("NOR-14.2")
def test_the_card_is_out_of_the_deck_cycle_until_it_is_bolstered() -> None:
    state = hiding(["rifleman-a", "platoon-guide"])
    act(state, "hunker RA")
    assert seen(state, "germany", "us")["cycle"] == {"platoon-guide": 1, FOG: 1}
    act(state, "PG bolster")
    act(state, "take RA")
    assert side(state, "us")["discard"] == ["rifleman-a"]
    assert side(state, "us")["supply"] == {}


@pytest.mark.rule("NOR-14.2")
def test_a_hunkered_card_does_not_come_back_with_a_reshuffle() -> None:
    state = hiding(["rifleman-a", "scout-a", "scout-b"])
    act(state, "hunker RA")
    act(state, "end-turn")
    act(state, "end-turn")
    assert sorted(side(state, "us")["hand"]) == [FOG, "scout-a", "scout-b"]


@pytest.mark.rule("NOR-14.3")
@pytest.mark.parametrize("card", game().roster.cards[0], ids=lambda card: card.id)
def test_combat_and_command_cards_may_hunker_down_and_fog_may_not(card: Card) -> None:
    state = position(scenario=quiet(), us={"hand": [card.id, "rifleman-a"]})
    if card.fog:
        assert rule_against(state, f"hunker {card.code}") == "NOR-14.3"
    else:
        act(state, f"hunker {card.code}")
        assert side(state, "us")["supply"] == {card.id: 1}


@pytest.mark.rule("NOR-14.4")
def test_even_the_last_card_with_bolster_may_hunker_down() -> None:
    state = hiding(["platoon-sergeant"], supply={"rifleman-a": 4})
    assert "hunker PS" in legal(state)
    act(state, "hunker PS")
    assert side(state, "us")["supply"] == {"platoon-sergeant": 1, "rifleman-a": 4}
    assert state.outcome is None


@pytest.mark.rule("NOR-14.5")
def test_counters_are_neither_placed_nor_turned_up_nor_removed() -> None:
    counters = {"riflemen-a": "17B", "scouts-a": "2B"}
    state = hiding(["rifleman-a", "scout-a", "sniper"], counters=counters, suppressed=["scouts-a"])
    for card in ("RA", "SA", "SN"):
        act(state, f"hunker {card}")
    assert side(state, "us")["counters"] == counters  # though no card of them is left
    assert side(state, "us")["suppressed"] == ["scouts-a"]


@pytest.mark.rule("NOR-14.5")
def test_a_mortar_card_that_hunkers_down_leaves_the_target_marker() -> None:
    state = hiding(["mortar"], counters={"mortar": "2B", "riflemen-a": "17B"}, target="5B")
    act(state, "hunker MO")
    assert side(state, "us")["target"] == "5B"


@pytest.mark.rule("NOR-14.6", "NOR-24.4")
def test_a_hunkered_card_cannot_be_inspired() -> None:
    state = hiding(["rifleman-a", "rifleman-a", "squad-leader-a"])
    act(state, "hunker RA")
    act(state, "RA move")
    act(state, "LA inspire")
    act(state, "take RA")
    assert side(state, "us")["hand"].count("rifleman-a") == 1
    assert side(state, "us")["supply"] == {"rifleman-a": 1}


@pytest.mark.rule("NOR-14.6")
def test_with_nothing_but_hunkered_cards_inspire_finds_none() -> None:
    state = hiding(["rifleman-a", "squad-leader-a"])
    act(state, "hunker RA")
    act(state, "LA inspire")
    assert legal(state) == ["end-turn"]
    assert side(state, "us")["hand"] == [FOG]


@pytest.mark.rule("NOR-14.7")
def test_any_number_of_cards_may_hunker_down_in_a_turn() -> None:
    state = hiding(["rifleman-a"] * 5 + ["scout-a"] * 3 + ["platoon-sergeant"])
    for play in ["hunker RA"] * 5 + ["hunker SA"] * 3 + ["hunker PS"]:
        act(state, play)
    assert side(state, "us")["hand"] == [FOG]
    assert sum(side(state, "us")["supply"].values()) == 9


@pytest.mark.rule("NOR-14.1", "NOR-10.3")
def test_to_hunker_down_with_the_last_card_ends_the_turn() -> None:
    state = position(
        scenario=quiet(), us={"hand": ["rifleman-a"]}, germany={"hand": ["rifleman-a"]}
    )
    assert keys(act(state, "hunker RA")) == ["hunkered", "turn-ended"]
    assert state.actors() == ("germany",)


@pytest.mark.rule("NOR-14.1")
def test_to_hunker_down_takes_no_further_argument() -> None:
    state = hiding(["rifleman-a"])
    assert rule_against(state, "hunker RA 17B") == "NOR-10.7"
