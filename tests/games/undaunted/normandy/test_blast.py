"""Blast (NOR-27.6, NOR-27.7, NOR-28.5, NOR-32): every counter in the target tile, one by one."""

from typing import Any

import pytest

from sandtable import Refused, Scripted
from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.looks import roll, rolls
from tests.games.undaunted.normandy.proving_ground import ground
from tests.support import act, keys, legal, rule_against, side

#: In 4B, without cover and four steps or more from the mortar in 12B.
MIXED = {"riflemen-a": "4B", "scouts-a": "4B"}


def mortar(
    own: dict[str, str] | None = None,
    enemy: dict[str, str] | None = None,
    target: str | None = "4B",
    at: str = "12B",
    german: dict[str, Any] | None = None,
    **us: Any,
) -> NormandyState:
    """A US mortar laid on a tile, with these counters on the board; both have Riflemen aside."""
    return ground(
        us={
            "hand": ["mortar", "fog-of-war"],
            "counters": {"mortar": at, "riflemen-c": "17B", **(own or {})},
            "target": target,
            **us,
        },
        germany={"counters": {"riflemen-c": "17B", **(enemy or {})}, **(german or {})},
    )


@pytest.mark.rule("NOR-27.6", "NOR-32.2")
def test_every_counter_in_the_target_tile_is_hit_at_and_no_other() -> None:
    state = mortar(own={"scouts-a": "4B"}, enemy={**MIXED, "sniper": "13B"})
    events = act(state, "MO blast")
    assert legal(state) == ["blast uSA", "blast gRA", "blast gSA"]
    events += act(state, "blast gRA", [1])
    events += act(state, "blast gSA", [1, 1])
    targets = [one["target"] for one in rolls(events)]
    assert sorted(targets) == ["germany-riflemen-a", "germany-scouts-a", "us-scouts-a"]


@pytest.mark.rule("NOR-27.6")
def test_the_enemys_target_marker_draws_no_fire() -> None:
    state = mortar(enemy={"scouts-a": "4B", "sniper": "13B"}, german={"target": "13B"})
    assert roll(act(state, "MO blast", [1]))["target"] == "germany-scouts-a"


@pytest.mark.rule("NOR-27.7")
@pytest.mark.parametrize("enemys", [None, "4B"])
def test_without_a_friendly_target_marker_there_is_no_blast(enemys: str | None) -> None:
    state = mortar(enemy={"scouts-a": "4B"}, target=None, german={"target": enemys})
    assert "MO blast" not in legal(state)
    assert rule_against(state, "MO blast") == "NOR-27.7"


@pytest.mark.rule("NOR-27.7")
def test_a_mortar_that_has_just_entered_has_nothing_to_blast() -> None:
    state = ground(us={"hand": ["mortar"]}, germany={"counters": {"scouts-a": "4B"}})
    assert "MO@12B target 4B" in legal(state)
    assert rule_against(state, "MO@12B blast") == "NOR-27.7"


@pytest.mark.rule("NOR-28.5", "NOR-40.5")
@pytest.mark.parametrize("at", ["17B", "12B", "3B", "2A"])
def test_the_distance_gives_no_bonus(at: str) -> None:
    state = mortar(enemy={"scouts-a": "4B"}, at=at)
    (odds,) = state.odds("us", state.game.read("MO blast"))
    assert roll(act(state, "MO blast", [1]))["need"] == 5 == odds.need


@pytest.mark.rule("NOR-28.3", "NOR-28.5")
@pytest.mark.parametrize(("tile", "cover"), [("4B", 0), ("13B", 1), ("8A", 2), ("17B", 3)])
def test_the_cover_of_the_target_tile_counts(tile: str, cover: int) -> None:
    state = mortar(enemy={"riflemen-c": tile}, own={"riflemen-c": "3B"}, target=tile)
    assert roll(act(state, "MO blast", [1]))["need"] == 4 + cover


@pytest.mark.rule("NOR-32.1")
def test_each_counter_has_its_own_defence_dice_and_effect() -> None:
    state = mortar(
        enemy={**MIXED, "sniper": "4B"},
        german={"hand": ["rifleman-a", "scout-a", "sniper"]},
    )
    events = act(state, "MO blast")
    events += act(state, "blast gSA", [5])
    events += act(state, "blast gRA", [3, 6])
    assert [(one["target"], one["need"], one["success"]) for one in rolls(events)] == [
        ("germany-scouts-a", 5, True),
        ("germany-riflemen-a", 4, False),
        ("germany-sniper", 6, True),
    ]
    assert side(state, "germany")["hand"] == ["rifleman-a"]


@pytest.mark.rule("NOR-32.1")
def test_a_blast_of_two_dice_rolls_two_for_each_of_three_counters() -> None:
    state = mortar(enemy={**MIXED, "sniper": "4B"})
    act(state, "MO blast")
    document: Any = state.to_json()
    document["decision"][-1]["dice"] = 2
    heavy = state.game.from_json(document)
    events = act(heavy, "blast gRA", [1, 2])
    events += act(heavy, "blast gSA", [1, 3, 2, 2])
    assert [one["dice"] for one in rolls(events)] == [[1, 2], [1, 3], [2, 2]]


@pytest.mark.rule("NOR-32.1", "NOR-30.9")
def test_one_blast_can_cost_every_counter_a_card() -> None:
    state = mortar(
        own={"scouts-a": "4B"},
        enemy=MIXED,
        hand=["mortar", "scout-a", "scout-a"],
        german={"hand": ["rifleman-a", "scout-a", "scout-a"]},
    )
    act(state, "MO blast")
    act(state, "blast gRA", [9])
    act(state, "blast gSA", [9, 9])
    assert side(state, "us")["hand"] == ["scout-a"]
    assert side(state, "germany")["hand"] == ["scout-a"]
    assert (side(state, "us")["casualties"], side(state, "germany")["casualties"]) == (1, 2)


@pytest.mark.rule("NOR-32.2")
def test_friendly_counters_cannot_be_spared() -> None:
    state = mortar(own={"scouts-a": "4B"}, enemy=MIXED)
    act(state, "MO blast")
    act(state, "blast gRA", [1])
    for notation in ("end-turn", "done", "hunker MO", "blast gRA", "MO blast"):
        assert rule_against(state, notation) == "NOR-32.4"
    events = act(state, "blast gSA", [1, 9])  # the last counter leaves no choice
    assert rolls(events)[-1]["target"] == "us-scouts-a"
    assert "counter-removed" in keys(events)
    assert side(state, "us")["counters"] == {"mortar": "12B", "riflemen-c": "17B"}


@pytest.mark.rule("NOR-32.2", "NOR-32.4")
def test_a_refused_choice_changes_nothing_and_rolls_nothing() -> None:
    state = mortar(own={"scouts-a": "4B"}, enemy={**MIXED, "sniper": "13B"})
    act(state, "MO blast")
    before = state.to_json()
    chance = Scripted([9])
    with pytest.raises(Refused) as refused:
        state.apply("us", state.game.read("blast gSN"), chance)
    assert refused.value.refusal.rule == "NOR-32.4"
    assert state.to_json() == before
    assert chance.dice == [9]


@pytest.mark.rule("NOR-32.2")
def test_a_friendly_counter_alone_in_the_tile_is_hit_at_too() -> None:
    state = mortar(own={"scouts-a": "4B"}, hand=["mortar", "scout-a"])
    assert roll(act(state, "MO blast", [5]))["target"] == "us-scouts-a"
    assert side(state, "us")["casualties"] == 1


@pytest.mark.rule("NOR-32.3")
@pytest.mark.parametrize(
    ("us", "left"),
    [
        (
            {"hand": ["mortar", "scout-a"], "discard": ["scout-a"], "deck": ["scout-a"]},
            {"hand": 0, "discard": 1, "deck": 1},
        ),
        (
            {"hand": ["mortar", "scout-b"], "discard": ["scout-a"], "deck": ["scout-a"]},
            {"hand": 0, "discard": 0, "deck": 1},
        ),
        (
            {"hand": ["mortar", "scout-b"], "deck": ["scout-a", "scout-a"]},
            {"hand": 0, "discard": 0, "deck": 1},
        ),
    ],
)
def test_a_friendly_casualty_is_taken_from_hand_then_discard_then_deck(
    us: dict[str, Any], left: dict[str, int]
) -> None:
    us = us | {"hand": [*us["hand"], "fog-of-war"]}
    state = mortar(own={"scouts-a": "4B"}, **us)
    act(state, "MO blast", [9])
    found = side(state, "us")
    assert {zone: found[zone].count("scout-a") for zone in left} == left
    assert found["counters"]["scouts-a"] == "4B"
    assert found["casualties"] == 1


@pytest.mark.rule("NOR-32.3", "NOR-A.12")
def test_friendly_cards_in_the_play_area_do_not_save_the_counter() -> None:
    state = mortar(
        own={"scouts-a": "13B"},
        hand=["scout-a", "mortar", "fog-of-war"],
        target="4B",
        scouted=["4B", "13B"],
    )
    act(state, "SA scout 4B")
    act(state, "MO blast", [9])
    found = side(state, "us")
    assert "scouts-a" not in found["counters"]
    assert found["play"] == ["scout-a", "mortar"]
    assert found["casualties"] == 0


@pytest.mark.rule("NOR-32.3", "NOR-A.12")
def test_friendly_cards_in_the_play_area_stay_where_a_card_in_the_deck_is_lost() -> None:
    state = mortar(
        own={"scouts-a": "13B"},
        hand=["scout-a", "mortar", "fog-of-war"],
        deck=["scout-a"],
        scouted=["4B", "13B"],
    )
    act(state, "SA scout 4B")
    act(state, "MO blast", [9])
    found = side(state, "us")
    assert found["counters"]["scouts-a"] == "4B"
    assert (found["play"], found["deck"]) == (["scout-a", "mortar"], [])


@pytest.mark.rule("NOR-32.4", "NOR-A.13")
def test_the_blasting_player_picks_the_next_counter_each_time() -> None:
    state = mortar(own={"scouts-a": "4B"}, enemy={**MIXED, "sniper": "4B"})
    act(state, "MO blast")
    assert state.actors() == ("us",)
    act(state, "blast gSN", [1])
    assert legal(state) == ["blast uSA", "blast gRA", "blast gSA"]
    act(state, "blast uSA", [1])
    assert legal(state) == ["blast gRA", "blast gSA"]
    act(state, "blast gSA", [1, 1])
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NOR-32.4", "NOR-A.13")
def test_the_result_is_known_before_the_next_counter_is_picked() -> None:
    state = mortar(enemy={**MIXED, "sniper": "4B"})
    act(state, "MO blast")
    act(state, "blast gRA", [9])
    assert "riflemen-a" not in side(state, "germany")["counters"]
    assert legal(state) == ["blast gSA", "blast gSN"]


@pytest.mark.rule("NOR-32.4")
def test_a_blast_in_progress_survives_being_written_down() -> None:
    state = mortar(own={"scouts-a": "4B"}, enemy=MIXED)
    act(state, "MO blast")
    act(state, "blast gRA", [1])
    again = state.game.from_json(state.to_json())
    assert again == state
    assert legal(again) == legal(state)


@pytest.mark.rule("NOR-A.13", "NOR-37.2")
def test_the_game_ends_between_two_counters_and_the_rest_is_not_rolled() -> None:
    state = ground(
        us={
            "hand": ["mortar"],
            "counters": {"mortar": "12B", "riflemen-a": "4B"},
            "target": "4B",
        },
        germany={"counters": MIXED},
    )
    act(state, "MO blast")
    events = act(state, "blast gRA", [9])
    assert state.outcome is not None
    assert state.outcome.winner == "us"
    assert len(rolls(events)) == 1
    assert side(state, "us")["counters"]["riflemen-a"] == "4B"


@pytest.mark.rule("NOR-32.5")
@pytest.mark.parametrize("at", ["10B", "4B"])
def test_the_distance_is_not_checked_again(at: str) -> None:
    state = mortar(enemy={"scouts-a": "4B"}, at=at)
    assert "MO blast" in legal(state)
    act(state, "MO blast", [1] if at == "10B" else [])


@pytest.mark.rule("NOR-32.6")
def test_an_empty_target_tile_makes_blast_legal_but_void() -> None:
    state = mortar()
    assert "MO blast" in legal(state)
    board = [side(state, seat)["counters"] for seat in ("us", "germany")]
    events = act(state, "MO blast")
    assert rolls(events) == []
    assert [side(state, seat)["counters"] for seat in ("us", "germany")] == board
    assert side(state, "us")["play"] == ["mortar"]
    assert side(state, "us")["target"] == "4B"


@pytest.mark.rule("NOR-32.7", "NOR-33.3")
@pytest.mark.parametrize("tile", ["2A", "9A", "16A"])
def test_a_hill_gives_cover_1_against_blast(tile: str) -> None:
    state = mortar(enemy={"riflemen-a": tile}, target=tile)
    assert roll(act(state, "MO blast", [1]))["need"] == 4 + 1


@pytest.mark.rule("NOR-32.1", "NOR-12.8")
def test_a_suppressed_counter_is_hit_at_and_stays_suppressed() -> None:
    state = mortar(
        enemy={"scouts-a": "4B"}, german={"suppressed": ["scouts-a"], "hand": ["scout-a"]}
    )
    act(state, "MO blast", [9])
    german = side(state, "germany")
    assert (german["hand"], german["suppressed"]) == ([], ["scouts-a"])


@pytest.mark.rule("NOR-32.1")
def test_a_mortar_under_its_own_fire_takes_the_marker_along_but_the_blast_goes_on() -> None:
    state = mortar(enemy=MIXED, at="4B")
    act(state, "MO blast")
    act(state, "blast uMO", [9])
    assert side(state, "us")["target"] is None
    assert legal(state) == ["blast gRA", "blast gSA"]
    events = act(state, "blast gRA", [9, 9])
    assert keys(events).count("counter-removed") == 2
