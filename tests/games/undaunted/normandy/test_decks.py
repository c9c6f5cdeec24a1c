"""Drawing and reshuffling (NOR-8), and how far the cards go (NOR-36)."""

from typing import Any

import pytest

import sandtable
from sandtable.games.undaunted.normandy.state import NormandyState
from sandtable.kernel.chance import Traced
from tests.games.undaunted.normandy.staging import SIDES, game, quiet
from tests.support import act, keys, legal, normandy, position, side

FOG = "fog-of-war"


def before_a_round(us: dict[str, Any], germany: dict[str, Any] | None = None) -> NormandyState:
    """The last turn of a round: to end it begins phase 1 of the next one.

    Germany has Fog to throw away, which goes to its discard beforehand.
    """
    return position(
        scenario=quiet(),
        us=us,
        germany={"hand": [FOG]} | (germany or {}),
        turn="germany",
        second=True,
    )


def commanding(size: int = 2, **us: Any) -> NormandyState:
    """The US Platoon Sergeant has commanded this many cards; a Fog card is left in hand."""
    hand = ["platoon-sergeant", FOG]
    state = position(scenario=quiet(), us={"hand": hand} | us, germany={"hand": [FOG]})
    act(state, f"PS command {size}")
    return state


def hand_of(state: sandtable.State, owner: str = "us") -> list[str]:
    """The hand without the Fog card that keeps the turn open."""
    hand: list[str] = side(state, owner)["hand"]
    hand.remove(FOG)
    return hand


@pytest.mark.rule("NOR-8.1")
@pytest.mark.parametrize("owner", SIDES)
def test_both_draw_four_cards_from_their_own_deck(owner: str) -> None:
    deck = ["rifleman-a", "rifleman-b", "scout-a", "scout-b", "sniper", "mortar"]
    state = before_a_round({"deck": deck}, {"deck": deck})
    act(state, "end-turn")
    zones = side(state, owner)
    assert sorted(zones["hand"]) == sorted(deck[:4])
    assert zones["deck"] == deck[4:]


@pytest.mark.rule("NOR-8.2")
def test_an_empty_deck_is_renewed_from_the_discard_in_the_middle_of_a_draw() -> None:
    state = before_a_round({"deck": ["sniper"], "discard": ["rifleman-a"] * 4 + ["scout-a"]})
    events = act(state, "end-turn")
    zones = side(state, "us")
    assert zones["hand"] == ["rifleman-a", "rifleman-a", "rifleman-a", "sniper"]
    assert (len(zones["deck"]), zones["discard"]) == (2, [])
    assert [event.params for event in events if event.key == "reshuffled"] == [
        {"side": "us", "count": 5},
        {"side": "germany", "count": 1},
    ]


@pytest.mark.rule("NOR-8.2")
def test_the_new_deck_is_shuffled() -> None:
    state = before_a_round({"deck": ["sniper"], "discard": ["rifleman-a", "scout-a", "mortar"] * 2})
    chance = Traced(sandtable.Seeded(1))
    state.apply("germany", ("end-turn",), chance)
    assert sorted(len(order) for order in chance.take() if isinstance(order, list)) == [1, 6]


@pytest.mark.rule("NOR-8.3")
def test_taking_the_last_card_of_the_deck_reshuffles_nothing() -> None:
    discard = ["rifleman-b"] * 5 + ["scout-a"]
    state = before_a_round({"deck": ["rifleman-a"] * 4, "discard": discard}, {"deck": [FOG] * 4})
    assert "reshuffled" not in keys(act(state, "end-turn"))
    zones = side(state, "us")
    assert (zones["deck"], zones["discard"]) == ([], discard)


@pytest.mark.rule("NOR-8.3")
def test_a_draw_of_no_cards_reshuffles_nothing() -> None:
    state = commanding(0, discard=["rifleman-a"])
    assert side(state, "us")["discard"] == ["rifleman-a"]


@pytest.mark.rule("NOR-8.4", "NOR-21.3", "NOR-A.32")
def test_cards_in_the_play_area_are_not_shuffled_in() -> None:
    played = ["rifleman-a", "scout-a", "sniper"]
    state = commanding(discard=["rifleman-b", "rifleman-c"], play=played)
    assert sorted(hand_of(state)) == ["rifleman-b", "rifleman-c"]
    assert side(state, "us")["play"] == [*played, "platoon-sergeant"]


@pytest.mark.rule("NOR-A.32", "NOR-8.6")
def test_a_card_hunkered_down_this_turn_is_not_shuffled_in() -> None:
    state = position(
        scenario=quiet(),
        us={"hand": ["platoon-sergeant", "rifleman-a", FOG], "discard": ["scout-a"]},
        germany={"hand": [FOG]},
    )
    act(state, "hunker RA")
    act(state, "PS command 2")
    assert hand_of(state) == ["scout-a"]
    assert side(state, "us")["supply"] == {"rifleman-a": 1}


@pytest.mark.rule("NOR-8.5", "NOR-25.2", "NOR-A.22")
def test_recon_reshuffles_too_and_leaves_its_own_card_out() -> None:
    state = position(
        scenario=quiet(),
        us={
            "hand": ["scout-a", FOG, FOG],
            "discard": ["rifleman-a"],
            "play": ["rifleman-b"],
            "counters": {"scouts-a": "17B"},
        },
        germany={"hand": [FOG]},
    )
    events = act(state, "SA recon")
    assert "reshuffled" in keys(events)
    assert hand_of(state) == ["rifleman-a"]
    assert side(state, "us")["play"] == ["rifleman-b", "scout-a"]


@pytest.mark.rule("NOR-8.5", "NOR-8.8", "NOR-A.2")
def test_recon_with_nothing_to_draw_removes_the_fog_and_draws_none() -> None:
    state = position(
        scenario=quiet(),
        us={"hand": ["scout-a", FOG, "rifleman-a"], "counters": {"scouts-a": "17B"}},
        germany={"hand": [FOG]},
    )
    assert keys(act(state, "SA recon")) == ["played", "fog-removed"]
    assert side(state, "us")["hand"] == ["rifleman-a"]


@pytest.mark.rule("NOR-8.6")
def test_cards_in_hand_supply_and_box_are_never_shuffled_in() -> None:
    state = commanding(
        hand=["platoon-sergeant", FOG, "sniper"], supply={"rifleman-b": 5}, discard=["rifleman-a"]
    )
    assert sorted(hand_of(state)) == ["rifleman-a", "sniper"]
    assert side(state, "us")["supply"] == {"rifleman-b": 5}
    assert side(state, "us")["deck"] == []


@pytest.mark.rule("NOR-8.7", "NOR-9.6", "NOR-10.9")
def test_the_initiative_card_can_be_drawn_again_in_the_same_round_and_played() -> None:
    state = position(
        scenario=quiet(),
        us={"hand": ["rifleman-a", "platoon-sergeant"], "counters": {"riflemen-a": "17B"}},
        germany={"hand": [FOG, "rifleman-a"]},
        decision=[{"frame": "initiative"}],
    )
    act(state, "bid RA", seat="us")
    act(state, "bid FW", seat="germany")
    act(state, "PS command 1")
    assert side(state, "us")["hand"] == ["rifleman-a"]
    assert "RA move" in legal(state)


@pytest.mark.rule("NOR-8.8", "NOR-A.2")
def test_a_draw_gets_what_there_is_and_the_rest_is_lost() -> None:
    played = ["rifleman-b", "rifleman-b", "rifleman-c"]
    state = commanding(deck=["rifleman-a"], play=played)
    assert hand_of(state) == ["rifleman-a"]
    assert side(state, "us")["play"] == [*played, "platoon-sergeant"]


@pytest.mark.rule("NOR-8.8", "NOR-A.2", "NOR-A.34")
def test_to_command_with_deck_and_discard_empty_is_legal_and_void() -> None:
    state = commanding()
    assert hand_of(state) == []
    assert side(state, "us")["play"] == ["platoon-sergeant"]


@pytest.mark.rule("NOR-8.8", "NOR-A.2")
@pytest.mark.parametrize("left", [0, 1, 3])
def test_phase_1_deals_a_short_hand_where_cards_are_short(left: int) -> None:
    state = before_a_round({"discard": ["rifleman-a"] * left}, {"deck": [FOG] * 4})
    act(state, "end-turn")
    assert side(state, "us")["hand"] == ["rifleman-a"] * left


@pytest.mark.rule("NOR-8.1", "NOR-8.6")
def test_a_side_never_draws_from_the_other_sides_cards() -> None:
    state = before_a_round({}, {"deck": ["rifleman-a"] * 5, "discard": ["scout-a"] * 3})
    act(state, "end-turn")
    assert side(state, "us")["hand"] == []
    assert side(state, "germany")["hand"] == ["rifleman-a"] * 4


# Limits.


@pytest.mark.rule("NOR-36.2", "NOR-25.5")
def test_the_stock_of_fog_runs_dry_since_removed_fog_never_returns() -> None:
    scouts = {"scouts-a": "17B"}
    state = position(
        scenario=quiet(),
        us={"hand": ["scout-a"] * 3 + [FOG, FOG], "supply": {FOG: 1}, "counters": scouts},
        germany={"hand": [FOG]},
    )
    act(state, "SA scout 13B")  # takes the last Fog of the supply
    act(state, "SA recon")  # removes one of two in hand, draws the one of the discard
    act(state, "SA scout 3B 6A")
    zones = side(state, "us")
    assert zones["supply"] == {}
    assert zones["box"][FOG] == 8
    assert sorted(zones["scouted"]) == ["13B", "3B", "6A"]
    assert zones["hand"].count(FOG) + zones["discard"].count(FOG) == 2


@pytest.mark.rule("NOR-36.2")
@pytest.mark.parametrize("scenario", ["la-raye", "reinforcements", "critical-intelligence"])
def test_all_ten_fog_cards_of_a_side_are_in_its_deck_and_supply(scenario: str) -> None:
    state = game().start(scenario, sandtable.Scripted())
    for owner in SIDES:
        zones = side(state, owner)
        cycle = zones["deck"] + zones["hand"]
        assert cycle.count(FOG) + zones["supply"][FOG] == 10


@pytest.mark.rule("NOR-36.5")
def test_there_is_no_hand_limit() -> None:
    hand = ["platoon-sergeant", *["rifleman-a"] * 5, *["rifleman-b"] * 5, *["scout-a"] * 3, FOG]
    state = commanding(hand=hand, deck=["rifleman-c"] * 2)
    assert len(side(state, "us")["hand"]) == 16


@pytest.mark.rule("NOR-8.2", "NOR-10.4")
def test_a_deck_of_nine_lasts_for_two_draws() -> None:
    state = normandy().start("la-raye", sandtable.Scripted())
    reshuffled = []
    for _ in range(6):
        for seat in SIDES:
            act(state, legal(state, seat)[0], seat=seat)
        act(state, "end-turn")
        events = act(state, "end-turn")
        reshuffled.append("reshuffled" in keys(events))
    assert reshuffled == [False, True, False, True, False, True]
