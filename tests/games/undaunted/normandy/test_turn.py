"""A turn and playing cards (NOR-10), and Fog of War (NOR-11)."""

from typing import Any

import pytest

import sandtable
from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.normandy.staging import SCENARIOS, SIDES, quiet, random_game
from tests.support import act, keys, legal, normandy, position, rule_against, side

FOG = "fog-of-war"
RIFLEMEN: dict[str, Any] = {"counters": {"riflemen-a": "17B"}, "scouted": ["2B", "16B"]}


def in_turn(hand: list[str], germany: dict[str, Any] | None = None, **us: Any) -> NormandyState:
    """The first turn of a round, US Riflemen A in 17B."""
    return position(
        scenario=quiet(),
        us=RIFLEMEN | {"hand": hand} | us,
        germany={"hand": [FOG]} | (germany or {}),
    )


# Playing cards.


@pytest.mark.rule("NOR-10.1")
def test_a_card_is_played_from_hand_into_the_play_area() -> None:
    state = in_turn(["rifleman-a", "rifleman-a", "scout-b"])
    act(state, "RA move 2B")
    assert side(state, "us")["hand"] == ["scout-b", "rifleman-a"]
    assert side(state, "us")["play"] == ["rifleman-a"]
    act(state, "RA move 16B")
    assert side(state, "us")["play"] == ["rifleman-a", "rifleman-a"]
    assert side(state, "us")["counters"] == {"riflemen-a": "16B"}


@pytest.mark.rule("NOR-10.1")
@pytest.mark.parametrize("zone", ["deck", "discard", "play"])
def test_a_card_outside_the_hand_cannot_be_played(zone: str) -> None:
    elsewhere: dict[str, Any] = {zone: ["rifleman-a"]}
    state = in_turn(["scout-b"], **elsewhere)
    assert rule_against(state, "RA move") == "NOR-10.1"
    assert rule_against(state, "hunker RA") == "NOR-10.1"


@pytest.mark.rule("NOR-10.1")
def test_a_card_in_the_supply_cannot_be_played() -> None:
    state = in_turn(["scout-b"], supply={"rifleman-a": 5})
    assert rule_against(state, "RA move") == "NOR-10.1"


@pytest.mark.rule("NOR-10.1")
def test_the_opponents_cards_cannot_be_played() -> None:
    state = in_turn([FOG], germany={"hand": ["rifleman-b"], "counters": {"riflemen-b": "5B"}})
    assert rule_against(state, "RB move") == "NOR-10.1"


@pytest.mark.rule("NOR-10.2")
def test_a_card_is_fully_resolved_before_the_next_is_played() -> None:
    state = in_turn(["platoon-sergeant", "rifleman-a"], supply={"rifleman-a": 2, "scout-a": 1})
    act(state, "PS bolster")
    assert legal(state) == ["take SA", "take RA", "done"]
    before = state.to_json()
    for play in ("RA move", "hunker RA", "end-turn"):
        assert rule_against(state, play) in ("NOR-10.2", "NOR-20.1")
        with pytest.raises(sandtable.Refused):
            act(state, play)
    assert state.to_json() == before
    act(state, "done")
    assert "RA move" in legal(state)


@pytest.mark.rule("NOR-10.3")
def test_passing_with_playable_cards_in_hand_is_legal() -> None:
    state = in_turn(["rifleman-a", "platoon-sergeant"])
    assert legal(state)[-1] == "end-turn"
    act(state, "end-turn")
    assert state.actors() == ("germany",)


@pytest.mark.rule("NOR-10.3")
def test_the_turn_ends_by_itself_with_the_last_card_played() -> None:
    state = in_turn(["rifleman-a"])
    assert keys(act(state, "RA move 2B")) == ["played", "moved", "turn-ended"]
    assert state.actors() == ("germany",)
    assert side(state, "us")["discard"] == ["rifleman-a"]


@pytest.mark.rule("NOR-10.3", "NOR-10.9")
def test_the_turn_does_not_end_while_the_last_card_brings_new_ones() -> None:
    state = in_turn(["platoon-sergeant"], deck=["rifleman-a"])
    act(state, "PS command 2")
    assert state.actors() == ("us",)
    assert "RA move 2B" in legal(state)


@pytest.mark.rule("NOR-10.3")
def test_the_turn_does_not_end_before_the_last_card_is_resolved() -> None:
    state = in_turn(["platoon-sergeant"], supply={"rifleman-a": 2})
    act(state, "PS bolster")
    assert state.actors() == ("us",)
    assert side(state, "us")["play"] == ["platoon-sergeant"]
    act(state, "take RA")
    act(state, "take RA")  # nothing is left to take: Germany's turn
    assert state.actors() == ("germany",)
    assert side(state, "us")["discard"] == ["rifleman-a", "rifleman-a", "platoon-sergeant"]


@pytest.mark.rule("NOR-10.4", "NOR-11.4")
def test_at_the_end_of_a_turn_played_and_unplayed_cards_go_to_the_discard() -> None:
    state = in_turn(["rifleman-a", "scout-b", FOG], discard=["sniper"])
    act(state, "RA move")
    act(state, "end-turn")
    zones = side(state, "us")
    assert sorted(zones["discard"]) == [FOG, "rifleman-a", "scout-b", "sniper"]
    assert (zones["hand"], zones["play"]) == ([], [])


@pytest.mark.rule("NOR-10.5")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_card_is_kept_for_a_later_round(scenario: str) -> None:
    rounds = 0
    for state, events in random_game(scenario, seed=10, steps=150):
        if "round" in events and state.actors() == SIDES:
            rounds += 1
            for owner in SIDES:
                zones = side(state, owner)
                assert zones["play"] == []
                assert len(zones["hand"]) <= 4  # all of it was drawn just now
    assert rounds > 0


@pytest.mark.rule("NOR-10.6", "NOR-10.7")
def test_a_card_is_used_for_one_of_its_actions_or_to_hunker_down() -> None:
    state = in_turn(["rifleman-a"], germany={"counters": {"scouts-a": "5B"}})
    plays = [play for play in legal(state) if play != "end-turn"]
    assert plays == [
        "RA move",
        "RA move 2B",
        "RA attack gSA",
        "hunker RA",
    ]


@pytest.mark.rule("NOR-10.6")
@pytest.mark.parametrize("verb", ["discard", "take", "fly", "bid", "retreat"])
def test_there_is_no_other_way_to_use_a_card(verb: str) -> None:
    state = in_turn(["rifleman-a"])
    refusal = state.why_not("us", (verb, "card:rifleman-a"))
    assert refusal is not None
    assert refusal.rule == "NOR-10.6"


@pytest.mark.rule("NOR-10.7")
@pytest.mark.parametrize(
    "play", ["RA scout 2B", "RA suppress gSA", "RA recon", "RA command 1", "PS control", "SN move"]
)
def test_only_the_actions_printed_on_the_card_may_be_taken(play: str) -> None:
    state = in_turn(
        ["rifleman-a", "platoon-sergeant", "sniper", FOG],
        germany={"counters": {"scouts-a": "5B"}},
        counters={"riflemen-a": "17B", "sniper": "17B"},
    )
    assert rule_against(state, play) == "NOR-10.7"


@pytest.mark.rule("NOR-10.7")
def test_one_card_gives_one_action() -> None:
    state = in_turn(["rifleman-a", FOG])
    act(state, "RA move 2B")
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NOR-10.8", "NOR-A.20")
def test_the_compulsory_parts_of_an_action_all_happen() -> None:
    state = in_turn(["scout-a", FOG], supply={FOG: 8}, counters={"scouts-a": "17B"})
    act(state, "SA scout 13B 3B")
    zones = side(state, "us")
    assert (zones["discard"], zones["supply"]) == ([FOG, FOG], {FOG: 6})
    assert {"13B", "3B"} < {*zones["scouted"]}


@pytest.mark.rule("NOR-10.9")
def test_cards_gained_by_command_recon_and_inspire_are_played_in_the_same_turn() -> None:
    state = in_turn(
        ["platoon-sergeant", "scout-a", FOG],
        deck=["squad-leader-a", "rifleman-b", "rifleman-a"],
        counters={"riflemen-a": "17B", "scouts-a": "17B"},
    )
    act(state, "PS command 2")
    act(state, "SA recon")
    act(state, "RA move 2B")
    act(state, "LA inspire")
    act(state, "take RA")
    act(state, "RA move 16B")
    assert len(side(state, "us")["play"]) == 4
    assert side(state, "us")["hand"] == ["rifleman-b"]


@pytest.mark.rule("NOR-10.9")
def test_any_number_of_cards_may_be_played_in_a_turn() -> None:
    state = in_turn(["rifleman-a"] * 5 + [FOG])
    for _ in range(5):
        act(state, "RA move")
    assert side(state, "us")["play"] == ["rifleman-a"] * 5


@pytest.mark.rule("NOR-10.10", "NOR-30.3")
def test_the_second_players_hand_waits_in_hand_and_can_be_hit() -> None:
    german = {"hand": ["scout-a", FOG], "discard": ["scout-a"], "counters": {"scouts-a": "17B"}}
    state = in_turn(["rifleman-a", FOG], germany=german)
    act(state, "RA attack gSA", dice=[9])
    zones = side(state, "germany")
    assert (zones["hand"], zones["discard"]) == ([FOG], ["scout-a"])


@pytest.mark.rule("NOR-10.10")
def test_the_first_players_turn_leaves_the_other_hand_alone() -> None:
    state = in_turn(["rifleman-a"], germany={"hand": ["scout-a", "rifleman-b", FOG]})
    act(state, "end-turn")
    assert side(state, "germany")["hand"] == ["scout-a", "rifleman-b", FOG]


@pytest.mark.rule("NOR-10.6")
def test_a_refused_play_leaves_the_state_untouched() -> None:
    state = in_turn(["rifleman-a", FOG])
    before = state.to_json()
    for play in ("RA move 7A", "RA control", "RA attack gRA", "FW move", "SA scout"):
        with pytest.raises(sandtable.Refused) as refused:
            act(state, play)
        assert refused.value.refusal.rule.startswith("NOR-")
    for action in ((), ("x",), ("move",), ("move", "tile:2B"), ("move", "card:rifleman-a", "", "")):
        with pytest.raises(sandtable.Refused):
            state.apply("us", action, sandtable.Scripted())
    assert state.to_json() == before


# Fog of War.


@pytest.mark.rule("NOR-11.1", "NOR-14.3")
def test_fog_cannot_be_played_neither_to_act_nor_to_hunker_down() -> None:
    state = in_turn(["rifleman-a", FOG])
    assert not [play for play in legal(state) if "FW" in play]
    assert rule_against(state, "FW move 2B") == "NOR-11.1"
    assert rule_against(state, "FW recon") == "NOR-11.1"
    assert rule_against(state, "hunker FW") == "NOR-14.3"


@pytest.mark.rule("NOR-11.1", "NOR-10.3")
def test_a_hand_of_fog_alone_can_only_be_passed() -> None:
    state = in_turn([FOG, FOG])
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NOR-11.2", "NOR-9.6")
def test_fog_picked_for_initiative_goes_to_the_discard() -> None:
    hands = {"hand": [FOG, "rifleman-a"]}
    state = position(scenario=quiet(), us=hands, germany=hands, decision=[{"frame": "initiative"}])
    for seat in SIDES:
        act(state, "bid FW", seat=seat)
    assert side(state, "us")["discard"] == [FOG]


def fog_in_cycle(state: sandtable.State, owner: str) -> int:
    zones = side(state, owner)
    return sum(zones[zone].count(FOG) for zone in ("deck", "hand", "play", "discard"))


@pytest.mark.rule("NOR-11.3", "NOR-11.5")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_in_random_games_fog_leaves_the_deck_cycle_only_by_recon(scenario: str) -> None:
    before = dict.fromkeys(SIDES, 0)
    for state, events in random_game(scenario, seed=11, steps=200):
        after = {owner: fog_in_cycle(state, owner) for owner in SIDES}
        gone = sum(max(0, before[owner] - after[owner]) for owner in SIDES)
        assert gone == events.count("fog-removed")
        assert all(FOG not in side(state, owner)["play"] for owner in SIDES)
        before = after


@pytest.mark.rule("NOR-11.4")
def test_fog_left_in_hand_is_discarded_at_the_end_of_the_turn() -> None:
    state = in_turn([FOG, FOG, "rifleman-a"])
    act(state, "end-turn")
    assert side(state, "us")["discard"].count(FOG) == 2


@pytest.mark.rule("NOR-11.5")
def test_a_unit_with_only_fog_in_its_sides_hand_has_no_card_to_lose() -> None:
    state = in_turn(
        ["rifleman-a", FOG],
        germany={"hand": [FOG] * 4, "counters": {"scouts-a": "17B", "riflemen-a": "5B"}},
    )
    assert "counter-removed" in keys(act(state, "RA attack gSA", dice=[0]))
    assert side(state, "germany")["hand"] == [FOG] * 4


@pytest.mark.rule("NOR-10.4")
def test_nothing_is_discarded_when_the_game_ends_in_the_middle_of_a_turn() -> None:
    state = in_turn(["rifleman-a", FOG], germany={"counters": {"riflemen-b": "17B"}})
    act(state, "RA attack gRB", dice=[0])
    assert state.outcome is not None
    assert side(state, "us")["hand"] == [FOG]
    assert side(state, "us")["play"] == ["rifleman-a"]
    assert normandy().from_json(state.to_json()) == state
