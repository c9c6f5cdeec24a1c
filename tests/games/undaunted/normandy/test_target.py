"""Target (NOR-26)."""

from collections.abc import Mapping
from typing import Any

import pytest

from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.normandy.drill import SPARE, book, drill, tile_of
from tests.support import act, keys, legal, rule_against, side


def mortar(
    at: str = "17B", germany: Mapping[str, Any] | None = None, rest: Any = None, **us: Any
) -> NormandyState:
    """The US mortar in a tile, two Mortar cards in hand."""
    own = {"counters": {"mortar": at}, "hand": ["mortar", "mortar", SPARE], **us}
    return drill(us=own, germany=germany, **(rest or {}))


def targets(state: NormandyState, card: str = "MO") -> set[str]:
    start = f"{card} target "
    return {text.removeprefix(start) for text in legal(state) if text.startswith(start)}


def small_map() -> dict[str, Any]:
    """A map on which no tile is three steps away from 12B."""
    document = book("la-raye")
    document["map"] = "    17B\n2B      12B\n    13B     5B\n        8A\n"
    document["objectives"] = {"13B": 2, "5B": 3}
    return document


@pytest.mark.rule("NOR-26.1", "NOR-4.9")
def test_target_puts_the_marker_in_the_tile_named() -> None:
    state = mortar()
    events = act(state, "MO target 11B")
    assert side(state, "us")["target"] == "11B"
    assert "targeted" in keys(events)


@pytest.mark.rule("NOR-4.9")
def test_blast_falls_on_the_tile_of_the_target_marker() -> None:
    germany = {"counters": {"riflemen-a": "11B", "riflemen-b": "5B"}, "hand": ["rifleman-a"]}
    state = mortar(germany=germany)
    act(state, "MO target 11B")
    events = act(state, "MO blast", dice=[0])
    assert [event.params["target"] for event in events if event.key == "rolled"] == [
        "germany-riflemen-a"
    ]


@pytest.mark.rule("NOR-26.1")
def test_a_tile_at_distance_2_is_too_near_and_one_at_3_is_not() -> None:
    state = mortar()
    assert targets(state) == {"11B", "6A"}
    for near in ("17B", "13B", "8A", "5B"):
        assert rule_against(state, f"MO target {near}") == "NOR-26.1"


@pytest.mark.rule("NOR-26.1")
def test_target_has_to_name_a_tile() -> None:
    assert rule_against(mortar(), "MO target") == "NOR-26.1"


@pytest.mark.rule("NOR-26.1")
def test_a_mortar_that_enters_lays_from_its_spawn_tile() -> None:
    state = mortar(counters={})
    assert targets(state, "MO@17B") == {"11B", "6A"}
    act(state, "MO@17B target 6A")
    assert tile_of(state, "mortar") == "17B"
    assert side(state, "us")["target"] == "6A"


@pytest.mark.rule("NOR-26.2")
def test_a_second_target_moves_the_only_marker() -> None:
    state = mortar()
    act(state, "MO target 11B")
    act(state, "MO target 6A")
    assert side(state, "us")["target"] == "6A"
    assert targets(_with_mortar_card(state)) == {"11B"}


@pytest.mark.rule("NOR-26.2", "NOR-A.28")
def test_the_tile_of_the_marker_itself_is_not_offered() -> None:
    state = mortar(target="11B")
    assert targets(state) == {"6A"}
    assert rule_against(state, "MO target 11B") == "NOR-A.28"


@pytest.mark.rule("NOR-26.3")
def test_the_tile_may_be_empty_and_unscouted_or_hold_friendly_and_enemy_counters() -> None:
    state = mortar(
        "7A",
        counters={"mortar": "7A", "riflemen-a": "11B", "scouts-a": "3B"},
        scouted=["11B"],
        germany={"counters": {"riflemen-a": "3B"}, "controlled": ["3B"]},
    )
    assert {"16B", "6A", "11B", "3B"} <= targets(state)


@pytest.mark.rule("NOR-26.3")
def test_there_is_no_upper_range() -> None:
    state = mortar("7A")
    act(state, "MO target 6A")
    assert side(state, "us")["target"] == "6A"


@pytest.mark.rule("NOR-26.3")
def test_target_rolls_no_dice_and_places_no_control_marker() -> None:
    state = mortar()
    act(state, "MO target 11B", dice=[])
    assert side(state, "us")["scouted"] == []


@pytest.mark.rule("NOR-26.4")
@pytest.mark.parametrize("move", ["MO move 2B", "PG guide uMO 2B"])
def test_moving_the_mortar_takes_the_marker_off(move: str) -> None:
    state = mortar(hand=["mortar", "platoon-guide", SPARE], scouted=["2B"], target="11B")
    act(state, move)
    assert side(state, "us")["target"] is None


@pytest.mark.rule("NOR-26.4")
def test_a_mortar_that_has_moved_has_to_lay_again_before_it_blasts() -> None:
    state = mortar(hand=["mortar"] * 3 + [SPARE], scouted=["2B"], target="11B")
    act(state, "MO move 2B")
    assert rule_against(state, "MO blast") == "NOR-27.7"
    act(state, "MO target 11B")
    assert "MO blast" in legal(state)


@pytest.mark.rule("NOR-26.5")
def test_each_side_has_a_marker_of_its_own() -> None:
    state = mortar(germany={"counters": {"mortar": "11B"}, "target": "17B"})
    act(state, "MO target 11B")
    assert side(state, "us")["target"] == "11B"
    assert side(state, "germany")["target"] == "17B"


@pytest.mark.rule("NOR-26.5", "NOR-A.28")
def test_both_markers_may_lie_in_one_tile() -> None:
    state = mortar(germany={"counters": {"mortar": "17B"}, "target": "11B"})
    act(state, "MO target 11B")
    assert side(state, "us")["target"] == side(state, "germany")["target"] == "11B"


@pytest.mark.rule("NOR-26.6")
def test_the_marker_stays_after_blasts() -> None:
    state = mortar(target="11B", germany={"counters": {"scouts-a": "11B"}, "hand": [SPARE]})
    act(state, "MO blast", dice=[1])
    act(state, "MO blast", dice=[1])
    assert side(state, "us")["target"] == "11B"


@pytest.mark.rule("NOR-26.6")
def test_the_marker_stays_after_an_empty_blast() -> None:
    state = mortar(target="11B")
    act(state, "MO blast")
    assert side(state, "us")["target"] == "11B"


@pytest.mark.rule("NOR-26.6")
def test_the_marker_stays_through_the_rounds() -> None:
    state = mortar(target="11B", germany={"hand": [SPARE]}, deck=["scout-b"] * 3 + ["rifleman-b"])
    act(state, "end-turn", seat="us")
    act(state, "end-turn", seat="germany")
    assert state.to_json()["round"] == 2
    assert side(state, "us")["target"] == "11B"


@pytest.mark.rule("NOR-26.7", "NOR-A.14")
def test_suppressing_the_mortar_leaves_its_marker() -> None:
    state = drill(
        us={"counters": {"mortar": "17B"}, "target": "11B"},
        germany={"counters": {"machine-gunners-a": "2B"}, "hand": ["machine-gunner-a", SPARE]},
        turn="germany",
    )
    act(state, "MA suppress uMO", dice=[0, 1, 1, 1])
    assert side(state, "us")["suppressed"] == ["mortar"]
    assert side(state, "us")["target"] == "11B"


@pytest.mark.rule("NOR-26.7", "NOR-A.14")
def test_losing_the_mortar_takes_its_marker_off() -> None:
    state = drill(
        us={"counters": {"mortar": "17B"}, "target": "11B"},
        germany={
            "counters": {"sniper": "2B", "mortar": "11B"},
            "hand": ["sniper", SPARE],
            "target": "17B",
        },
        turn="germany",
    )
    act(state, "SN attack uMO", dice=[0, 1, 1])
    assert tile_of(state, "mortar") is None
    assert side(state, "us")["target"] is None
    assert side(state, "germany")["target"] == "17B"


@pytest.mark.rule("NOR-26.7", "NOR-A.14")
def test_a_mortar_that_loses_a_card_but_stays_keeps_its_marker() -> None:
    state = drill(
        us={"counters": {"mortar": "17B"}, "target": "11B", "hand": ["mortar"]},
        germany={"counters": {"sniper": "2B"}, "hand": ["sniper", SPARE]},
        turn="germany",
    )
    act(state, "SN attack uMO", dice=[0, 1, 1])
    assert tile_of(state, "mortar") == "17B"
    assert side(state, "us")["target"] == "11B"


@pytest.mark.rule("NOR-26.8", "NOR-15.8", "NOR-A.34")
def test_target_is_not_available_where_no_tile_is_far_enough() -> None:
    state = mortar("12B", rest={"scenario": small_map()})
    assert targets(state) == set()
    for tile in ("2B", "8A", "17B"):
        assert rule_against(state, f"MO target {tile}") == "NOR-26.8"


@pytest.mark.rule("NOR-26.8")
def test_distance_is_counted_over_laid_tiles() -> None:
    document = small_map()
    document["map"] = "    17B\n2B\n    13B     5B\n        8A\n"
    # without 12B the way from 17B to 5B leads over 13B and 8A
    assert targets(mortar("17B", rest={"scenario": document})) == {"5B"}


def _with_mortar_card(state: NormandyState) -> NormandyState:
    """The same position with one more Mortar card in hand."""
    document: Any = state.to_json()
    own = document["sides"]["us"]
    own["hand"] = ["mortar", SPARE]
    del own["box"]
    again = state.game.from_json(document)
    assert isinstance(again, NormandyState)
    return again
