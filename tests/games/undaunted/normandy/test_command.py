"""Command (NOR-21)."""

from typing import Any

import pytest

from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.normandy.drill import SPARE, drill, tile_of
from tests.support import act, keys, legal, rule_against, side


def command(**us: Any) -> NormandyState:
    """The Platoon Sergeant in hand."""
    return drill(us={"hand": ["platoon-sergeant", SPARE], **us})


@pytest.mark.rule("NOR-21.1", "NOR-15.1")
def test_command_2_draws_the_two_top_cards_of_the_players_deck() -> None:
    state = command(deck=["mortar", "scout-a", "rifleman-a"])
    act(state, "PS command 2")
    assert side(state, "us")["hand"] == ["scout-a", "mortar", SPARE]
    assert side(state, "us")["deck"] == ["rifleman-a"]
    assert side(state, "us")["play"] == ["platoon-sergeant"]


@pytest.mark.rule("NOR-21.1")
def test_command_leaves_the_enemy_deck_alone() -> None:
    state = command(deck=["mortar", "scout-a"])
    before = side(state, "germany")
    act(state, "PS command 2")
    assert side(state, "germany") == before


@pytest.mark.rule("NOR-21.1", "NOR-15.5", "NOR-A.20")
@pytest.mark.parametrize("count", [0, 1])
def test_command_2_may_draw_fewer(count: int) -> None:
    state = command(deck=["rifleman-a", "rifleman-a"])
    act(state, f"PS command {count}")
    assert side(state, "us")["hand"] == ["rifleman-a"] * count + [SPARE]


@pytest.mark.rule("NOR-21.1", "NOR-15.1")
def test_command_2_offers_no_third_card() -> None:
    state = command(deck=["rifleman-a"] * 3)
    offered = [text for text in legal(state) if "command" in text]
    assert offered == ["PS command 2", "PS command 1", "PS command 0"]


@pytest.mark.rule("NOR-21.1")
def test_a_number_above_the_size_is_refused_by_the_rule_of_the_size() -> None:
    assert rule_against(command(deck=["rifleman-a"] * 3), "PS command 3") == "NOR-21.1"


@pytest.mark.rule("NOR-21.2")
def test_a_drawn_card_may_be_played_in_the_same_turn() -> None:
    state = command(counters={"riflemen-a": "17B"}, scouted=["2B"], deck=["rifleman-a", "scout-b"])
    act(state, "PS command 1")
    act(state, "RA move 2B")
    assert tile_of(state, "riflemen-a") == "2B"


@pytest.mark.rule("NOR-21.2")
def test_cards_drawn_with_the_last_card_of_the_hand_keep_the_turn_going() -> None:
    state = command(hand=["platoon-sergeant"], deck=["rifleman-a", "scout-a"])
    act(state, "PS command 2")
    assert state.actors() == ("us",)
    assert side(state, "us")["hand"] == ["scout-a", "rifleman-a"]


@pytest.mark.rule("NOR-21.3")
def test_command_reshuffles_the_discard_when_the_deck_runs_out() -> None:
    state = command(deck=["mortar"], discard=["scout-a", "rifleman-a"])
    events = act(state, "PS command 2")
    assert side(state, "us")["hand"] == ["scout-a", "mortar", SPARE]
    assert side(state, "us")["deck"] == ["rifleman-a"]
    assert side(state, "us")["discard"] == []
    assert "reshuffled" in keys(events)


@pytest.mark.rule("NOR-21.3")
def test_command_does_not_reshuffle_when_it_takes_the_last_card_of_the_deck() -> None:
    state = command(deck=["mortar", "sniper"], discard=["rifleman-a"])
    act(state, "PS command 2")
    assert side(state, "us")["deck"] == []
    assert side(state, "us")["discard"] == ["rifleman-a"]


@pytest.mark.rule("NOR-21.3")
def test_the_command_card_itself_stays_out_of_the_reshuffle() -> None:
    state = command(deck=[], discard=["scout-a"], play=["rifleman-a", "rifleman-a"])
    act(state, "PS command 2")
    assert side(state, "us")["hand"] == ["scout-a", SPARE]
    assert side(state, "us")["play"] == ["rifleman-a", "rifleman-a", "platoon-sergeant"]


@pytest.mark.rule("NOR-21.3", "NOR-15.8", "NOR-A.34")
def test_command_without_any_card_to_draw_is_legal_and_void() -> None:
    state = command(deck=[], discard=[])
    events = act(state, "PS command 2")
    assert side(state, "us")["hand"] == [SPARE]
    assert keys(events) == ["played"]


@pytest.mark.rule("NOR-21.3")
def test_drawing_zero_cards_reshuffles_nothing() -> None:
    state = command(deck=[], discard=["scout-a"])
    act(state, "PS command 0")
    assert side(state, "us")["deck"] == []
    assert side(state, "us")["discard"] == ["scout-a"]


@pytest.mark.rule("NOR-21.4", "NOR-A.35")
def test_the_number_is_part_of_the_action() -> None:
    assert rule_against(command(deck=["rifleman-a"]), "PS command") == "NOR-21.4"


@pytest.mark.rule("NOR-21.4", "NOR-A.35")
def test_after_the_first_card_nobody_is_asked_for_a_second() -> None:
    state = command(deck=[SPARE, "rifleman-a"])
    act(state, "PS command 1")
    assert side(state, "us")["hand"] == [SPARE, SPARE]
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NOR-21.4", "NOR-A.35")
def test_the_choice_of_the_number_shows_nothing_of_the_deck() -> None:
    plain = command(deck=[SPARE, SPARE])
    rich = command(deck=["rifleman-a", "scout-a"])
    assert legal(plain) == legal(rich)
