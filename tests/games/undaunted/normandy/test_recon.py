"""Recon (NOR-25)."""

from typing import Any

import pytest

from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.normandy.drill import SPARE, drill, fog, tile_of
from tests.support import act, keys, legal, rule_against, side


def recon(**us: Any) -> NormandyState:
    """Scouts A in 17B; a Scout A and a Fog card in hand."""
    own = {"counters": {"scouts-a": "17B"}, "hand": ["scout-a", SPARE], **us}
    return drill(us=own, germany={"hand": ["rifleman-a"]})


@pytest.mark.rule("NOR-25.1")
def test_recon_removes_a_fog_in_hand_from_the_game() -> None:
    state = recon(hand=["scout-a", SPARE, "rifleman-a"])
    before = fog(state, "box")
    events = act(state, "SA recon")
    assert fog(state, "hand") == 0
    assert fog(state, "box") == before + 1
    assert "fog-removed" in keys(events)


@pytest.mark.rule("NOR-25.2")
def test_recon_then_draws_one_card() -> None:
    state = recon(deck=["rifleman-a", "mortar"])
    act(state, "SA recon")
    assert side(state, "us")["hand"] == ["rifleman-a"]
    assert side(state, "us")["deck"] == ["mortar"]
    assert side(state, "us")["play"] == ["scout-a"]


@pytest.mark.rule("NOR-25.2")
def test_recon_on_an_empty_deck_reshuffles_the_discard_without_the_scout_card() -> None:
    state = recon(deck=[], discard=["mortar", "sniper"], play=["rifleman-a"])
    act(state, "SA recon")
    assert side(state, "us")["hand"] == ["mortar"]
    assert side(state, "us")["deck"] == ["sniper"]
    assert side(state, "us")["discard"] == []
    assert side(state, "us")["play"] == ["rifleman-a", "scout-a"]


@pytest.mark.rule("NOR-25.2", "NOR-25.5")
def test_the_removed_fog_is_not_in_the_reshuffle_of_its_own_recon() -> None:
    state = recon(deck=[], discard=[], hand=["scout-a", SPARE, "rifleman-a"])
    act(state, "SA recon")
    assert side(state, "us")["hand"] == ["rifleman-a"]
    assert side(state, "us")["deck"] == []


@pytest.mark.rule("NOR-25.2")
def test_recon_may_draw_another_fog() -> None:
    state = recon(deck=[SPARE, "rifleman-a"])
    act(state, "SA recon")
    assert side(state, "us")["hand"] == [SPARE]


@pytest.mark.rule("NOR-25.3")
def test_the_drawn_card_may_be_played_this_turn() -> None:
    state = recon(
        counters={"scouts-a": "17B", "riflemen-a": "17B"},
        scouted=["2B"],
        deck=["rifleman-a", "rifleman-b", "scout-b"],
    )
    act(state, "SA recon")
    assert state.actors() == ("us",)
    act(state, "RA move 2B")
    assert tile_of(state, "riflemen-a") == "2B"


@pytest.mark.rule("NOR-25.4")
@pytest.mark.parametrize(
    "zones",
    [
        {"discard": [SPARE]},
        {"deck": [SPARE]},
        {"supply": {SPARE: 8}},
        {},
    ],
    ids=["discard", "deck", "supply", "nowhere"],
)
def test_recon_is_refused_without_fog_in_hand(zones: dict[str, Any]) -> None:
    state = recon(**{"hand": ["scout-a", "rifleman-a"], **zones})
    assert "SA recon" not in legal(state)
    assert rule_against(state, "SA recon") == "NOR-25.4"


@pytest.mark.rule("NOR-25.4")
def test_fog_in_the_enemy_hand_does_not_serve() -> None:
    own = {"counters": {"scouts-a": "17B"}, "hand": ["scout-a", "rifleman-a"]}
    state = drill(us=own, germany={"hand": [SPARE]})
    assert rule_against(state, "SA recon") == "NOR-25.4"


@pytest.mark.rule("NOR-25.4")
def test_scouts_off_the_board_cannot_be_placed_by_a_recon_without_fog() -> None:
    state = recon(counters={}, hand=["scout-a", "rifleman-a"])
    assert rule_against(state, "SA@17B recon") == "NOR-25.4"


@pytest.mark.rule("NOR-25.5")
def test_the_fog_does_not_go_back_to_the_supply() -> None:
    state = recon(supply={SPARE: 2})
    act(state, "SA recon")
    assert fog(state, "supply") == 2


@pytest.mark.rule("NOR-25.5")
def test_removed_fog_can_never_be_added_again() -> None:
    state = recon(hand=["scout-a", "scout-a", SPARE], deck=["rifleman-b", "scout-b"])
    act(state, "SA recon")
    box = fog(state, "box")
    act(state, "SA scout 12B 5B")
    assert fog(state, "discard") == 0
    assert fog(state, "box") == box


@pytest.mark.rule("NOR-25.6")
def test_recon_removes_exactly_one_fog_of_several() -> None:
    state = recon(hand=["scout-a", SPARE, SPARE, SPARE], deck=["rifleman-a"])
    act(state, "SA recon")
    assert side(state, "us")["hand"] == ["rifleman-a", SPARE, SPARE]
    assert side(state, "us")["deck"] == []
