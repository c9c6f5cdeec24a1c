"""Bolster (NOR-20)."""

from typing import Any

import pytest

from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.normandy.drill import SPARE, drill, tile_of
from tests.support import act, keys, legal, rule_against, side


def bolster(card: str = "platoon-sergeant", **us: Any) -> NormandyState:
    """A command card in hand, nothing on the board."""
    return drill(us={"hand": [card, SPARE], **us})


def taking(squad: str, left: int, **us: Any) -> NormandyState:
    """In the middle of a Bolster limited to a squad."""
    take = {
        "frame": "take",
        "action": "bolster",
        "side": "us",
        "card": "squad-leader-b",
        "left": left,
        "squad": squad,
    }
    own = {"hand": [SPARE], "play": ["squad-leader-b"], **us}
    return drill(us=own, decision=[{"frame": "turn", "side": "us"}, take])


@pytest.mark.rule("NOR-20.1")
def test_bolster_puts_a_card_from_the_supply_into_the_discard() -> None:
    state = bolster("platoon-guide", supply={"rifleman-a": 2})
    act(state, "PG bolster")
    events = act(state, "take RA")
    assert side(state, "us")["supply"] == {"rifleman-a": 1}
    assert side(state, "us")["discard"] == ["rifleman-a"]
    assert keys(events) == ["bolstered"]


@pytest.mark.rule("NOR-20.1", "NOR-15.1")
@pytest.mark.parametrize(
    ("card", "code", "size"),
    [("platoon-sergeant", "PS", 3), ("platoon-guide", "PG", 1), ("squad-leader-a", "LA", 2)],
)
def test_bolster_takes_no_more_than_its_size(card: str, code: str, size: int) -> None:
    state = bolster(card, supply={"rifleman-a": 5})
    act(state, f"{code} bolster")
    for _ in range(size):
        act(state, "take RA")
    assert side(state, "us")["discard"] == ["rifleman-a"] * size
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NOR-20.1", "NOR-15.5", "NOR-A.20")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_bolster_3_may_stop_at_any_lower_number(taken: int) -> None:
    state = bolster(supply={"rifleman-a": 5})
    act(state, "PS bolster")
    for _ in range(taken):
        act(state, "take RA")
    act(state, "done")
    assert side(state, "us")["discard"] == ["rifleman-a"] * taken
    assert side(state, "us")["supply"] == {"rifleman-a": 5 - taken}
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NOR-20.1")
def test_bolster_ends_when_the_supply_is_used_up() -> None:
    state = bolster(supply={"rifleman-a": 1})
    act(state, "PS bolster")
    act(state, "take RA")
    assert side(state, "us")["supply"] == {}
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NOR-20.1")
def test_a_card_that_is_not_in_the_supply_cannot_be_taken() -> None:
    state = bolster(supply={"rifleman-a": 1}, discard=["scout-a"])
    act(state, "PS bolster")
    assert legal(state) == ["take RA", "done"]
    assert rule_against(state, "take SA") == "NOR-20.1"


@pytest.mark.rule("NOR-20.1")
def test_bolster_never_takes_from_the_enemy_supply() -> None:
    state = drill(us={"hand": ["platoon-sergeant", SPARE]}, germany={"supply": {"rifleman-a": 4}})
    act(state, "PS bolster")
    assert side(state, "germany")["supply"] == {"rifleman-a": 4}
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NOR-20.1")
def test_bolster_as_the_last_card_is_finished_before_the_turn_ends() -> None:
    state = drill(
        us={"hand": ["platoon-sergeant"], "supply": {"rifleman-a": 2}}, germany={"hand": [SPARE]}
    )
    act(state, "PS bolster")
    assert state.actors() == ("us",)
    act(state, "take RA")
    act(state, "done")
    assert state.actors() == ("germany",)
    assert side(state, "us")["discard"] == ["rifleman-a", "platoon-sergeant"]


@pytest.mark.rule("NOR-20.2", "NOR-15.2")
def test_a_squad_leader_takes_cards_of_its_squad_only() -> None:
    supply = {"rifleman-a": 1, "rifleman-b": 1, "scout-b": 1, "machine-gunner-c": 1, "sniper": 1}
    state = bolster("squad-leader-b", supply=supply)
    act(state, "LB bolster")
    assert legal(state) == ["take SB", "take RB", "done"]
    for other in ("RA", "MC", "SN"):
        assert rule_against(state, f"take {other}") == "NOR-20.2"


@pytest.mark.rule("NOR-20.2", "NOR-A.34")
def test_bolster_of_a_squad_without_cards_in_supply_takes_none() -> None:
    state = bolster("squad-leader-b", supply={"rifleman-a": 3, "scout-a": 2, "sniper": 3})
    act(state, "LB bolster")
    assert side(state, "us")["discard"] == []
    assert side(state, "us")["play"] == ["squad-leader-b"]
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NOR-20.2")
def test_a_bolster_without_letter_takes_cards_of_every_squad_and_of_none() -> None:
    state = bolster(supply={"rifleman-a": 1, "scout-b": 1, "machine-gunner-c": 1, "mortar": 1})
    act(state, "PS bolster")
    assert legal(state) == ["take SB", "take RA", "take MC", "take MO", "done"]


@pytest.mark.rule("NOR-20.3")
def test_a_bolstered_card_cannot_be_played_at_once() -> None:
    state = bolster("platoon-guide", counters={"riflemen-a": "17B"}, supply={"rifleman-a": 1})
    act(state, "PG bolster")
    act(state, "take RA")
    assert rule_against(state, "RA move") == "NOR-10.1"
    assert side(state, "us")["hand"] == [SPARE]


@pytest.mark.rule("NOR-20.3")
def test_a_bolstered_card_comes_back_with_the_next_reshuffle() -> None:
    hand = ["platoon-guide", "platoon-sergeant", SPARE]
    state = bolster(hand=hand, supply={"machine-gunner-a": 1}, deck=["scout-a"])
    act(state, "PG bolster")
    act(state, "take MA")
    act(state, "PS command 2")
    assert side(state, "us")["hand"] == ["scout-a", "machine-gunner-a", SPARE]


@pytest.mark.rule("NOR-20.4")
def test_one_bolster_may_take_cards_of_different_units() -> None:
    state = bolster(supply={"rifleman-a": 2, "scout-b": 2, "sniper": 1})
    act(state, "PS bolster")
    for card in ("SN", "RA", "SB"):
        act(state, f"take {card}")
    assert side(state, "us")["discard"] == ["sniper", "rifleman-a", "scout-b"]
    assert side(state, "us")["supply"] == {"rifleman-a": 1, "scout-b": 1}


@pytest.mark.rule("NOR-20.4")
def test_only_the_bolstering_player_picks() -> None:
    state = bolster(supply={"rifleman-a": 2})
    act(state, "PS bolster")
    assert state.actors() == ("us",)
    assert legal(state, "germany") == []
    assert rule_against(state, "take RA", "germany") == "NOR-7.4"


@pytest.mark.rule("NOR-20.5", "NOR-A.8")
def test_fog_cannot_be_bolstered() -> None:
    state = bolster(supply={"rifleman-a": 1, SPARE: 8})
    act(state, "PS bolster")
    assert legal(state) == ["take RA", "done"]
    assert rule_against(state, "take FW") == "NOR-20.5"


@pytest.mark.rule("NOR-20.5", "NOR-A.8", "NOR-A.34")
def test_bolster_from_a_supply_of_fog_alone_is_legal_and_void() -> None:
    state = bolster(supply={SPARE: 8})
    act(state, "PS bolster")
    assert side(state, "us")["supply"] == {SPARE: 8}
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NOR-20.6")
def test_the_counter_of_a_bolstered_unit_need_not_be_on_the_board() -> None:
    state = bolster("platoon-guide", supply={"machine-gunner-c": 1})
    act(state, "PG bolster")
    act(state, "take MC")
    assert tile_of(state, "machine-gunners-c") is None
    assert side(state, "us")["discard"] == ["machine-gunner-c"]


@pytest.mark.rule("NOR-20.7")
def test_a_bolster_without_letter_takes_any_command_card() -> None:
    state = bolster(supply={"platoon-guide": 1, "squad-leader-a": 1, "squad-leader-c": 1})
    act(state, "PS bolster")
    assert legal(state) == ["take PG", "take LA", "take LC", "done"]


@pytest.mark.rule("NOR-20.7", "NOR-20.2")
def test_a_bolster_with_a_letter_takes_only_the_squad_leader_of_that_squad() -> None:
    state = taking("a", 2, supply={"platoon-guide": 1, "squad-leader-a": 1, "rifleman-b": 1})
    assert legal(state) == ["take LA", "done"]
    assert rule_against(state, "take PG") == "NOR-20.2"
    act(state, "take LA")
    assert side(state, "us")["discard"] == ["squad-leader-a"]
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NOR-20.7")
def test_a_hunkered_command_card_can_be_bolstered_back() -> None:
    state = bolster(hand=["platoon-guide", "squad-leader-a", SPARE])
    act(state, "hunker LA")
    act(state, "PG bolster")
    act(state, "take LA")
    assert side(state, "us")["discard"] == ["squad-leader-a"]
