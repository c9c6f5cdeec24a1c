"""Inspire (NOR-24)."""

from typing import Any

import pytest

from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.looks import reprinted
from tests.games.undaunted.normandy.drill import SPARE, drill, tile_of
from tests.support import act, keys, legal, rule_against, side


def inspire(*played: str, leader: str = "squad-leader-a", **us: Any) -> NormandyState:
    """A Squad Leader in hand, these cards played this turn."""
    return drill(us={"hand": [leader, SPARE], "play": list(played), **us})


@pytest.mark.rule("NOR-24.1")
def test_inspire_takes_a_played_card_back_into_the_hand() -> None:
    state = inspire("rifleman-a", "rifleman-b")
    act(state, "LA inspire")
    events = act(state, "take RA")
    assert side(state, "us")["hand"] == ["rifleman-a", SPARE]
    assert side(state, "us")["play"] == ["rifleman-b", "squad-leader-a"]
    assert keys(events) == ["inspired"]


@pytest.mark.rule("NOR-24.1", "NOR-15.1")
def test_inspire_1_takes_one_card_of_several() -> None:
    state = inspire("rifleman-a", "rifleman-a", "scout-a")
    act(state, "LA inspire")
    assert legal(state) == ["take SA", "take RA", "done"]
    act(state, "take RA")
    assert side(state, "us")["play"] == ["rifleman-a", "scout-a", "squad-leader-a"]
    assert "done" not in legal(state)


@pytest.mark.rule("NOR-24.1", "NOR-15.1")
def test_inspire_2_takes_up_to_two_cards() -> None:
    state = reprinted(
        inspire("rifleman-a", "rifleman-a", "scout-a"), "squad-leader-a", "inspire 2 squad"
    )
    act(state, "LA inspire")
    act(state, "take RA")
    act(state, "take RA")
    assert side(state, "us")["hand"] == ["rifleman-a", "rifleman-a", SPARE]
    assert side(state, "us")["play"] == ["scout-a", "squad-leader-a"]


@pytest.mark.rule("NOR-24.1", "NOR-15.5", "NOR-A.20")
def test_inspire_may_take_nothing() -> None:
    state = inspire("rifleman-a")
    act(state, "LA inspire")
    act(state, "done")
    assert side(state, "us")["play"] == ["rifleman-a", "squad-leader-a"]
    assert side(state, "us")["hand"] == [SPARE]


@pytest.mark.rule("NOR-24.1")
def test_inspire_with_the_last_card_of_the_hand_keeps_the_turn_going() -> None:
    state = inspire("rifleman-a", hand=["squad-leader-a"])
    act(state, "LA inspire")
    act(state, "take RA")
    assert state.actors() == ("us",)
    assert side(state, "us")["hand"] == ["rifleman-a"]


@pytest.mark.rule("NOR-24.1")
def test_cards_the_enemy_has_played_are_out_of_reach() -> None:
    state = drill(
        us={"hand": ["squad-leader-a", SPARE]}, germany={"play": ["rifleman-a"], "hand": [SPARE]}
    )
    act(state, "LA inspire")
    assert side(state, "germany")["play"] == ["rifleman-a"]
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NOR-24.2")
def test_an_inspired_card_may_be_played_again_for_another_action() -> None:
    state = inspire(
        hand=["rifleman-a", "squad-leader-a", SPARE],
        counters={"riflemen-a": "17B"},
        scouted=["2B"],
    )
    act(state, "RA move 2B")
    act(state, "LA inspire")
    act(state, "take RA")
    act(state, "RA control")
    assert tile_of(state, "riflemen-a") == "2B"
    assert side(state, "us")["controlled"] == ["2B"]


@pytest.mark.rule("NOR-24.2")
def test_an_inspired_card_may_hunker_down() -> None:
    state = inspire("rifleman-a")
    act(state, "LA inspire")
    act(state, "take RA")
    act(state, "hunker RA")
    assert side(state, "us")["supply"] == {"rifleman-a": 1}


@pytest.mark.rule("NOR-24.2")
def test_an_inspired_card_keeps_to_the_usual_rules() -> None:
    state = inspire("rifleman-a", counters={"riflemen-a": "17B"}, scouted=["17B"])
    act(state, "LA inspire")
    act(state, "take RA")
    assert rule_against(state, "RA move 2B") == "NOR-16.2"


@pytest.mark.rule("NOR-24.3", "NOR-15.2")
def test_a_squad_leader_inspires_its_squad_only() -> None:
    state = inspire("machine-gunner-a", "sniper", "rifleman-c", leader="squad-leader-c")
    act(state, "LC inspire")
    assert legal(state) == ["take RC", "done"]
    for other in ("MA", "SN"):
        assert rule_against(state, f"take {other}") == "NOR-24.3"


@pytest.mark.rule("NOR-24.3", "NOR-A.34")
def test_inspire_without_a_card_of_the_squad_is_legal_and_void() -> None:
    state = inspire("machine-gunner-a", "sniper", leader="squad-leader-c")
    act(state, "LC inspire")
    assert side(state, "us")["hand"] == [SPARE]
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NOR-24.3")
@pytest.mark.parametrize("played", ["platoon-sergeant", "platoon-guide", "squad-leader-b"])
def test_officers_outside_the_squad_cannot_be_inspired(played: str) -> None:
    state = inspire(played)
    act(state, "LA inspire")
    assert side(state, "us")["play"] == [played, "squad-leader-a"]
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NOR-24.4")
@pytest.mark.parametrize(
    "zone",
    [
        {"supply": {"rifleman-a": 1}},
        {"discard": ["rifleman-a"]},
        {"deck": ["rifleman-a"]},
    ],
    ids=["supply", "discard", "deck"],
)
def test_cards_outside_the_play_area_are_out_of_reach(zone: dict[str, Any]) -> None:
    state = inspire("scout-a", **zone)
    act(state, "LA inspire")
    assert legal(state) == ["take SA", "done"]
    assert rule_against(state, "take RA") in ("NOR-24.1", "NOR-24.4")


@pytest.mark.rule("NOR-24.4")
def test_a_card_hunkered_this_turn_is_out_of_reach() -> None:
    state = inspire(hand=["rifleman-a", "squad-leader-a", SPARE])
    act(state, "hunker RA")
    act(state, "LA inspire")
    assert side(state, "us")["supply"] == {"rifleman-a": 1}
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NOR-24.4")
def test_the_initiative_card_of_the_round_is_out_of_reach() -> None:
    state = drill(
        us={"hand": ["rifleman-a", "squad-leader-a", SPARE]},
        germany={"hand": [SPARE]},
        decision=[{"frame": "initiative"}],
    )
    act(state, "bid RA", seat="us")
    act(state, "bid FW", seat="germany")
    act(state, "LA inspire")
    assert side(state, "us")["discard"] == ["rifleman-a"]
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NOR-24.4", "NOR-24.3")
def test_fog_is_refused_by_a_rule_of_inspire() -> None:
    state = inspire("scout-a")
    act(state, "LA inspire")
    assert rule_against(state, "take FW").startswith("NOR-24.")


@pytest.mark.rule("NOR-24.5", "NOR-A.10")
def test_inspire_with_no_other_card_played_takes_nothing() -> None:
    state = inspire()
    act(state, "LA inspire")
    assert side(state, "us")["play"] == ["squad-leader-a"]
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NOR-24.5", "NOR-A.10")
def test_inspire_offers_every_card_of_the_squad_but_itself() -> None:
    state = inspire("scout-a")
    act(state, "LA inspire")
    assert legal(state) == ["take SA", "done"]


@pytest.mark.rule("NOR-24.5", "NOR-A.10")
def test_the_card_being_resolved_is_refused_by_the_rule_against_inspiring_itself() -> None:
    state = inspire("scout-a")
    act(state, "LA inspire")
    assert rule_against(state, "take LA") == "NOR-24.5"


@pytest.mark.rule("NOR-24.6")
def test_a_card_that_turned_up_its_unit_can_be_inspired_and_then_act() -> None:
    state = inspire(
        hand=["rifleman-a", "squad-leader-a", SPARE],
        counters={"riflemen-a": "17B"},
        suppressed=["riflemen-a"],
        scouted=["2B"],
    )
    act(state, "ready RA")
    act(state, "LA inspire")
    act(state, "take RA")
    act(state, "RA move 2B")
    assert tile_of(state, "riflemen-a") == "2B"
