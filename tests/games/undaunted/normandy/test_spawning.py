"""Spawning counters (NOR-13)."""

from typing import Any

import pytest

from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.normandy.staging import quiet, random_game
from tests.support import act, keys, legal, position, rule_against, side

FOG = "fog-of-war"


def arriving(
    hand: list[str],
    markers: list[tuple[str, str]] | None = None,
    germany: dict[str, Any] | None = None,
    **us: Any,
) -> NormandyState:
    """US spawn markers as (tile, words); left out, it is the marker for all in 17B."""
    scenario = quiet()
    if markers is not None:
        scenario["us"]["spawn"] = [
            {"tile": tile, "units": words.split()} for tile, words in markers
        ]
    return position(
        scenario=scenario,
        us={"hand": [*hand, FOG], "scouted": ["2B", "12B"]} | us,
        germany={"hand": [FOG]} | (germany or {}),
    )


@pytest.mark.rule("NOR-13.1", "NOR-13.3")
def test_the_counter_is_placed_first_and_then_acts_with_the_same_card() -> None:
    state = arriving(["rifleman-c"])
    events = act(state, "RC@17B move 2B")
    assert keys(events) == ["played", "entered", "moved"]
    assert events[1].params == {"unit": "us-riflemen-c", "tile": "17B"}
    assert side(state, "us")["counters"] == {"riflemen-c": "2B"}
    assert side(state, "us")["play"] == ["rifleman-c"]


@pytest.mark.rule("NOR-13.3", "NOR-28.4")
def test_an_attack_counts_its_range_from_the_spawn_tile() -> None:
    state = arriving(["rifleman-c"], germany={"counters": {"scouts-a": "13B"}})
    (event,) = [e for e in act(state, "RC@17B attack gSA", dice=[3]) if e.key == "rolled"]
    assert event.params["need"] == 5 + 1 + 1
    assert side(state, "us")["counters"] == {"riflemen-c": "17B"}


@pytest.mark.rule("NOR-13.2")
@pytest.mark.parametrize("tile", ["2B", "12B", "5B", "9A"])
def test_a_counter_enters_only_in_the_tile_of_a_marker_that_covers_it(tile: str) -> None:
    state = arriving(["rifleman-c"])
    assert rule_against(state, f"RC@{tile} move") == "NOR-13.2"


@pytest.mark.rule("NOR-13.2")
def test_the_enemys_spawn_marker_serves_nobody_else() -> None:
    state = arriving(["rifleman-c"], markers=[("17B", "a")])  # Germany's marker serves all
    assert [play for play in legal(state) if "RC" in play] == ["hunker RC"]


@pytest.mark.rule("NOR-13.4", "NOR-A.4")
def test_every_way_to_act_places_the_counter() -> None:
    state = arriving(["scout-c"], germany={"counters": {"riflemen-a": "5B"}, "supply": {FOG: 1}})
    plays = [play for play in legal(state) if play not in ("hunker SC", "end-turn")]
    assert all(play.startswith("SC@17B ") for play in plays)
    assert {play.split()[1] for play in plays} == {"scout", "attack", "recon", "conceal"}
    for play in plays:
        trial = state.clone()
        act(trial, play, dice=[1] if "attack" in play else [])
        assert "scouts-c" in side(trial, "us")["counters"]


@pytest.mark.rule("NOR-13.4", "NOR-A.4")
def test_to_act_without_placing_is_refused() -> None:
    state = arriving(["scout-c"], germany={"counters": {"riflemen-a": "5B"}})
    for play in ("SC scout 2B", "SC attack gRA", "SC conceal"):
        assert rule_against(state, play) == "NOR-13.2"


@pytest.mark.rule("NOR-13.5", "NOR-14.5")
def test_a_card_that_hunkers_down_places_no_counter() -> None:
    state = arriving(["rifleman-c"])
    act(state, "hunker RC")
    assert side(state, "us")["counters"] == {}


@pytest.mark.rule("NOR-13.6")
@pytest.mark.parametrize("card", ["platoon-sergeant", "platoon-guide", "squad-leader-a"])
def test_command_cards_place_no_counter(card: str) -> None:
    state = arriving([card], supply={"rifleman-a": 1})
    act(state, next(play for play in legal(state) if "bolster" in play))
    act(state, "done")
    assert side(state, "us")["counters"] == {}


@pytest.mark.rule("NOR-13.6")
def test_a_command_card_cannot_name_a_spawn_tile() -> None:
    state = arriving(["platoon-sergeant"], deck=["rifleman-a"])
    assert rule_against(state, "PS@17B command 1") == "NOR-13.6"


@pytest.mark.rule("NOR-13.7", "NOR-34.3")
def test_a_counter_removed_while_suppressed_comes_back_ready() -> None:
    state = position(
        scenario=quiet(),
        us={
            "hand": ["platoon-guide", "platoon-sergeant", FOG],
            "supply": {"scout-a": 1},
            "counters": {"scouts-a": "12B"},
            "suppressed": ["scouts-a"],
        },
        germany={"hand": ["rifleman-a"], "counters": {"riflemen-a": "12B"}},
        turn="germany",
    )
    assert "counter-removed" in keys(act(state, "RA attack uSA", dice=[0]))
    assert side(state, "us")["counters"] == {}
    act(state, "PG bolster")
    act(state, "take SA")
    act(state, "PS command 1")
    act(state, "SA@17B scout 13B")
    assert side(state, "us")["counters"] == {"scouts-a": "13B"}
    assert side(state, "us")["suppressed"] == []


@pytest.mark.rule("NOR-13.8", "NOR-A.5")
def test_an_enemy_in_the_spawn_tile_does_not_stop_the_placement() -> None:
    german = {"counters": {"riflemen-a": "17B"}, "controlled": ["17B"]}
    state = arriving(["rifleman-c"], germany=german)
    act(state, "RC@17B move")
    assert side(state, "us")["counters"] == {"riflemen-c": "17B"}
    assert side(state, "germany")["controlled"] == ["17B"]


@pytest.mark.rule("NOR-13.9")
def test_a_unit_on_the_board_is_never_relocated_to_the_spawn_tile() -> None:
    state = arriving(["rifleman-c"], counters={"riflemen-c": "13B"})
    assert not [play for play in legal(state) if "@" in play]
    assert rule_against(state, "RC@17B move") == "NOR-13.9"
    assert rule_against(state, "RC@13B move 2B") == "NOR-13.9"


TWO = [("17B", "a sniper"), ("6A", "c riflemen-a"), ("2B", "b")]


@pytest.mark.rule("NOR-13.10", "NOR-A.5")
def test_with_several_fitting_markers_the_owner_picks_one() -> None:
    state = arriving(["rifleman-a"], markers=TWO)
    assert legal(state) == [
        "RA@17B move",
        "RA@17B move 2B",
        "RA@17B move 12B",
        "RA@6A move",
        "hunker RA",
        "end-turn",
    ]
    assert rule_against(state, "RA@2B move") == "NOR-13.2"
    act(state, "RA@6A move")
    assert side(state, "us")["counters"] == {"riflemen-a": "6A"}


@pytest.mark.rule("NOR-13.10", "NOR-A.5")
@pytest.mark.parametrize(
    ("card", "tiles"),
    [
        ("scout-a", {"17B"}),
        ("sniper", {"17B"}),
        ("rifleman-c", {"6A"}),
        ("machine-gunner-b", {"2B"}),
        ("mortar", set()),
    ],
)
def test_each_unit_has_the_markers_that_cover_it(card: str, tiles: set[str]) -> None:
    state = arriving([card], markers=TWO)
    spawns = {action[2] for action in state.legal("us") if len(action) > 2}
    assert spawns == {f"spawn:{tile}" for tile in tiles}


@pytest.mark.rule("NOR-13.10", "NOR-A.5")
def test_with_no_fitting_marker_a_card_can_only_hunker_down() -> None:
    state = arriving(["mortar"], markers=TWO)
    assert [play for play in legal(state) if "MO" in play] == ["hunker MO"]
    assert rule_against(state, "MO move") == "NOR-13.10"
    assert rule_against(state, "MO@17B move") == "NOR-13.10"


@pytest.mark.rule("NOR-13.10")
def test_two_markers_that_cover_the_same_unit_in_one_tile_are_one_choice() -> None:
    state = arriving(["rifleman-a"], markers=[("17B", "a"), ("17B", "riflemen-a all")])
    assert legal(state).count("RA@17B move") == 1


@pytest.mark.rule("NOR-13.11", "NOR-15.8", "NOR-A.20")
def test_the_action_must_be_legal_from_the_spawn_tile_but_a_move_of_zero_always_is() -> None:
    state = arriving(["rifleman-c"], markers=[("11B", "all")])  # no marker anywhere near
    assert legal(state) == ["RC@11B move", "hunker RC", "end-turn"]
    assert rule_against(state, "RC@11B attack gRA") == "NOR-15.8"
    assert rule_against(state, "RC@11B move 5B") == "NOR-16.2"
    assert rule_against(state, "RC@11B control") == "NOR-23.7"
    act(state, "RC@11B move")
    assert side(state, "us")["counters"] == {"riflemen-c": "11B"}


@pytest.mark.rule("NOR-13.11")
def test_control_may_be_taken_of_the_spawn_tile_with_the_placing_card() -> None:
    state = arriving(["rifleman-c"], scouted=["17B"])
    act(state, "RC@17B control")
    assert side(state, "us")["controlled"] == ["17B"]


@pytest.mark.rule("NOR-13.12", "NOR-A.5")
@pytest.mark.parametrize("play", ["SC@17B scout", "SC@17B conceal"])
def test_placing_adds_no_control_marker_and_no_fog(play: str) -> None:
    state = arriving(["scout-c"], scouted=[], supply={FOG: 5})
    act(state, play)
    zones = side(state, "us")
    assert (zones["scouted"], zones["discard"], zones["supply"]) == ([], [], {FOG: 5})


@pytest.mark.rule("NOR-13.1", "NOR-12.4")
def test_a_placed_counter_acts_with_the_next_card_from_where_it_stands() -> None:
    state = arriving(["rifleman-c", "rifleman-c"])
    act(state, "RC@17B move 12B")
    assert not [play for play in legal(state) if "@" in play]
    act(state, "RC move")
    assert side(state, "us")["counters"] == {"riflemen-c": "12B"}


@pytest.mark.rule("NOR-13.1")
def test_a_refused_play_does_not_leave_the_counter_behind() -> None:
    state = arriving(["rifleman-c"])
    before = state.to_json()
    assert rule_against(state, "RC@17B move 7A") == "NOR-16.2"
    assert state.to_json() == before


@pytest.mark.rule("NOR-13.1", "NOR-13.4", "NOR-13.5")
def test_in_random_games_counters_enter_only_with_a_card_played_to_act() -> None:
    before: set[tuple[str, str]] = set()
    entered = 0
    for state, events in random_game("la-huberderie", seed=13, steps=400):
        after = {(owner, name) for owner in state.seats for name in side(state, owner)["counters"]}
        assert len(after - before) == events.count("entered") or not events
        entered += events.count("entered")
        before = after
    assert entered > 0


@pytest.mark.rule("NOR-A.26", "NOR-38.8")
def test_a_side_without_riflemen_is_pinned_only_after_it_has_had_them_on_the_board() -> None:
    us = {"hand": ["sniper"] * 2 + [FOG], "counters": {"sniper": "5B", "riflemen-a": "17B"}}
    german = {"hand": ["rifleman-a"], "counters": {"scouts-a": "5B"}}
    state = position(scenario=quiet(), us=us, germany=german, turn="us")
    act(state, "SN attack gSA", dice=[0, 0, 0])
    assert state.outcome is None  # Germany has no Riflemen, but has not had any
    act(state, "end-turn")
    act(state, "RA@5B move")
    assert state.outcome is None
    assert side(state, "germany")["fielded"] is True
    again = position(
        scenario=quiet(),
        us=us,
        germany={"counters": {"riflemen-a": "5B", "scouts-a": "5B"}},
    )
    act(again, "SN attack gRA", dice=[0, 0, 0])
    assert again.outcome is not None
    assert again.outcome.rule == "NOR-38.3"
