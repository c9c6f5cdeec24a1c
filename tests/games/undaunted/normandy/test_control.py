"""Control (NOR-23) and the markers of the board (NOR-4)."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

import sandtable
from sandtable.games.undaunted.normandy.state import NormandyState
from sandtable.kernel.errors import BadInput
from tests.games.undaunted.normandy.drill import SPARE, book, drill, tile_of
from tests.support import act, keys, legal, normandy, position, rule_against, side


def riflemen(
    at: str = "2B", germany: Mapping[str, Any] | None = None, rest: Any = None, **us: Any
) -> NormandyState:
    """Riflemen A in a tile with a friendly Scouted marker, a Rifleman A card in hand."""
    own = {"counters": {"riflemen-a": at}, "hand": ["rifleman-a", SPARE], "scouted": [at], **us}
    return drill(us=own, germany=germany, **(rest or {}))


@pytest.mark.rule("NOR-23.1", "NOR-4.1")
def test_control_turns_the_sides_marker_to_its_controlled_face() -> None:
    state = riflemen(scouted=["2B", "17B"])
    events = act(state, "RA control")
    assert side(state, "us")["controlled"] == ["2B"]
    assert side(state, "us")["scouted"] == ["17B"]
    assert "controlled" in keys(events)


@pytest.mark.rule("NOR-23.1")
def test_control_takes_the_tile_of_the_acting_counter_and_no_other() -> None:
    state = riflemen(counters={"riflemen-a": "2B", "riflemen-b": "17B"}, scouted=["2B", "17B"])
    act(state, "RA control")
    assert side(state, "us")["controlled"] == ["2B"]


@pytest.mark.rule("NOR-23.1")
def test_control_names_no_tile() -> None:
    state = riflemen(scouted=["2B", "17B"])
    assert rule_against(state, "RA control 17B") == "NOR-10.7"


@pytest.mark.rule("NOR-23.1", "NOR-23.4")
def test_riflemen_that_come_in_can_control_their_spawn_tile() -> None:
    state = riflemen("17B", counters={}, hand=["rifleman-c", SPARE])
    act(state, "RC@17B control")
    assert tile_of(state, "riflemen-c") == "17B"
    assert side(state, "us")["controlled"] == ["17B"]


@pytest.mark.rule("NOR-23.2", "NOR-4.7")
def test_control_turns_the_enemy_marker_to_its_scouted_face() -> None:
    state = riflemen(germany={"controlled": ["2B"], "scouted": ["17B"]})
    act(state, "RA control")
    assert side(state, "us")["controlled"] == ["2B"]
    assert side(state, "germany")["controlled"] == []
    assert set(side(state, "germany")["scouted"]) == {"2B", "17B"}


@pytest.mark.rule("NOR-23.2", "NOR-4.8")
def test_control_leaves_a_scouted_enemy_marker_as_it_lies() -> None:
    state = riflemen(germany={"scouted": ["2B"]})
    act(state, "RA control")
    assert side(state, "germany")["scouted"] == ["2B"]


@pytest.mark.rule("NOR-23.2")
def test_control_takes_no_other_tile_from_the_enemy() -> None:
    state = riflemen(germany={"controlled": ["2B", "7A"]})
    act(state, "RA control")
    assert side(state, "germany")["controlled"] == ["7A"]


@pytest.mark.rule("NOR-23.3")
@pytest.mark.parametrize(
    "unit", ["riflemen-a", "scouts-c", "machine-gunners-b", "sniper", "mortar"]
)
@pytest.mark.parametrize("suppressed", [False, True], ids=["ready", "suppressed"])
def test_control_is_refused_while_an_enemy_counter_is_there(unit: str, suppressed: bool) -> None:
    germany = {"counters": {unit: "2B"}, "suppressed": [unit] if suppressed else []}
    state = riflemen(germany=germany)
    assert "RA control" not in legal(state)
    assert rule_against(state, "RA control") == "NOR-23.3"


@pytest.mark.rule("NOR-23.3")
def test_an_enemy_next_door_does_not_bar_control() -> None:
    state = riflemen(germany={"counters": {"riflemen-a": "17B"}})
    assert "RA control" in legal(state)


@pytest.mark.rule("NOR-23.3")
def test_control_is_open_again_when_the_enemy_has_been_shot_away() -> None:
    hand = ["rifleman-a", "rifleman-a", SPARE]
    state = riflemen(hand=hand, germany={"counters": {"sniper": "2B"}, "scouted": ["2B"]})
    act(state, "RA attack gSN", dice=[0])
    act(state, "RA control")
    assert side(state, "us")["controlled"] == ["2B"]


@pytest.mark.rule("NOR-23.4")
def test_a_tile_without_an_objective_can_be_controlled() -> None:
    state = riflemen("12B")
    act(state, "RA control")
    assert side(state, "us")["controlled"] == ["12B"]
    assert side(state, "us")["points"] == 0


@pytest.mark.rule("NOR-23.5")
@pytest.mark.parametrize(
    ("card", "counter", "code"),
    [
        ("scout-a", "scouts-a", "SA"),
        ("machine-gunner-a", "machine-gunners-a", "MA"),
        ("sniper", "sniper", "SN"),
        ("mortar", "mortar", "MO"),
        ("squad-leader-a", "riflemen-a", "LA"),
        ("platoon-sergeant", "riflemen-a", "PS"),
        ("platoon-guide", "riflemen-a", "PG"),
    ],
)
def test_no_other_card_can_control(card: str, counter: str, code: str) -> None:
    state = riflemen(counters={counter: "2B"}, hand=[card, SPARE])
    assert rule_against(state, f"{code} control") == "NOR-10.7"


@pytest.mark.rule("NOR-23.6", "NOR-4.12")
def test_control_outlasts_the_counter_that_leaves_and_an_enemy_that_comes() -> None:
    state = riflemen(
        controlled=["2B"],
        scouted=["17B"],
        germany={
            "counters": {"scouts-a": "13B"},
            "hand": ["scout-a", SPARE],
            "supply": {SPARE: 1},
        },
    )
    act(state, "RA move 17B")
    act(state, "end-turn")
    act(state, "SA scout 2B")
    assert side(state, "us")["controlled"] == ["2B"]
    assert side(state, "us")["points"] == 1
    assert side(state, "germany")["points"] == 0


@pytest.mark.rule("NOR-23.6")
def test_control_outlasts_the_counter_that_dies() -> None:
    state = drill(
        us={"counters": {"riflemen-a": "2B"}, "controlled": ["2B"]},
        germany={"counters": {"sniper": "2B"}, "hand": ["sniper", SPARE]},
        turn="germany",
    )
    act(state, "SN attack uRA", dice=[0, 1, 1])
    assert side(state, "us")["counters"] == {}
    assert side(state, "us")["points"] == 1


@pytest.mark.rule("NOR-23.7", "NOR-A.9")
def test_control_is_refused_without_a_friendly_marker() -> None:
    state = riflemen(scouted=[], germany={"controlled": ["2B"]})
    assert "RA control" not in legal(state)
    assert rule_against(state, "RA control") == "NOR-23.7"


@pytest.mark.rule("NOR-23.7", "NOR-A.9")
def test_control_of_an_unmarked_spawn_tile_is_refused() -> None:
    state = riflemen(counters={}, hand=["rifleman-c", SPARE], scouted=[])
    assert rule_against(state, "RC@17B control") == "NOR-23.7"


@pytest.mark.rule("NOR-23.8", "NOR-A.9")
def test_control_is_refused_in_a_tile_the_side_controls_already() -> None:
    state = riflemen(scouted=[], controlled=["2B"])
    assert "RA control" not in legal(state)
    assert rule_against(state, "RA control") == "NOR-23.8"


@pytest.mark.rule("NOR-23.8", "NOR-A.9")
def test_a_second_control_of_the_same_tile_is_refused() -> None:
    state = riflemen(hand=["rifleman-a", "rifleman-a", SPARE])
    act(state, "RA control")
    assert rule_against(state, "RA control") == "NOR-23.8"


@pytest.mark.rule("NOR-4.1", "NOR-4.6")
def test_a_tile_holds_a_friendly_marker_on_one_face_only() -> None:
    with pytest.raises(BadInput, match="marker-twice"):
        position(us={"scouted": ["2B"], "controlled": ["2B"]})


@pytest.mark.rule("NOR-4.6")
@pytest.mark.parametrize("seat", ["us", "germany"])
def test_a_scenario_with_two_markers_of_a_side_in_a_tile_is_refused(seat: str) -> None:
    document = book("la-raye")
    document[seat] = {**document[seat], "scouted": ["17B", "5B"], "controlled": ["5B"]}
    with pytest.raises(BadInput, match="marker-twice"):
        normandy().start(document, sandtable.Seeded(1))


@pytest.mark.rule("NOR-4.4")
def test_only_scouts_and_sniper_enter_a_tile_without_a_friendly_marker() -> None:
    counters = dict.fromkeys(
        ("riflemen-a", "scouts-a", "machine-gunners-a", "sniper", "mortar"), "17B"
    )
    hand = ["rifleman-a", "scout-a", "machine-gunner-a", "sniper", "mortar"]
    state = drill(us={"counters": counters, "hand": [*hand, "platoon-guide"]})
    entering = {text.split()[0] for text in legal(state) if text.split()[-1] == "12B"}
    assert entering == {"SA", "SN"}


@pytest.mark.rule("NOR-4.5")
def test_markers_of_both_sides_lie_in_one_tile_at_the_start_of_scenario_6() -> None:
    state = normandy().start("desperate-withdrawal", sandtable.Seeded(1))
    assert "2B" in side(state, "us")["scouted"]
    assert "2B" in side(state, "germany")["scouted"]


@pytest.mark.rule("NOR-4.5", "NOR-4.12")
def test_a_scouted_marker_beside_the_enemys_controlled_one_gives_no_points() -> None:
    state = drill(us={"scouted": ["5B"]}, germany={"controlled": ["5B"]})
    assert side(state, "us")["points"] == 0
    assert side(state, "germany")["points"] == 3


@pytest.mark.rule("NOR-4.7")
def test_a_tile_controlled_by_both_sides_is_refused() -> None:
    with pytest.raises(BadInput, match="controlled-twice"):
        position(us={"controlled": ["2B"]}, germany={"controlled": ["2B"]})
    document = book("la-raye")
    document["us"] = {**document["us"], "controlled": ["5B"]}
    with pytest.raises(BadInput, match="controlled-twice"):
        normandy().start(document, sandtable.Seeded(1))


@pytest.mark.rule("NOR-4.6", "NOR-4.7", "NOR-4.8")
@pytest.mark.parametrize("scenario", normandy().scenarios())
def test_markers_never_leave_and_no_tile_is_controlled_twice(scenario: str) -> None:
    rng = random.Random(scenario)
    chance = sandtable.Seeded(rng.randrange(1000))
    state = normandy().start(scenario, chance)
    marked: dict[str, set[str]] = {"us": set(), "germany": set()}
    for _ in range(250):
        if state.outcome is not None:
            break
        seat = state.actors()[0]
        state.apply(seat, _lively(state, seat, rng), chance)
        sides = {name: side(state, name) for name in marked}
        assert not set(sides["us"]["controlled"]) & set(sides["germany"]["controlled"])
        for name, found in sides.items():
            assert not set(found["scouted"]) & set(found["controlled"])
            lying = {*found["scouted"], *found["controlled"]}
            assert marked[name] <= lying
            marked[name] = lying
    assert len(marked["us"]) + len(marked["germany"]) > 6


def _lively(state: sandtable.State, seat: str, rng: random.Random) -> tuple[str, ...]:
    """A random action, with a liking for those that place and turn markers."""
    actions = state.legal(seat)
    liked = [action for action in actions if action[0] in ("control", "scout")]
    return rng.choice(liked if liked and rng.random() < 0.7 else actions)


def spawns(*markers: tuple[str, list[str]]) -> dict[str, Any]:
    """La Raye with these US spawn markers."""
    document = book("la-raye")
    spawn = [{"tile": tile, "units": units} for tile, units in markers]
    document["us"] = {**document["us"], "spawn": spawn}
    return document


@pytest.mark.rule("NOR-4.10")
@pytest.mark.parametrize("units", [["a", "b"], ["sniper", "mortar"], ["riflemen-a"]])
def test_a_spawn_marker_does_not_serve_other_units(units: list[str]) -> None:
    scenario = spawns(("17B", units))
    state = riflemen(counters={}, hand=["rifleman-c", SPARE], rest={"scenario": scenario})
    assert legal(state) == ["hunker RC", "end-turn"]
    assert rule_against(state, "RC@17B move") == "NOR-13.10"


@pytest.mark.rule("NOR-4.10")
@pytest.mark.parametrize("code", ["RA", "SB", "MB"])
def test_a_spawn_marker_serves_every_unit_of_its_squads(code: str) -> None:
    scenario = spawns(("17B", ["a", "b"]), ("16B", ["sniper", "mortar"]))
    hand = ["rifleman-a", "scout-b", "machine-gunner-b"]
    state = riflemen(counters={}, hand=hand, rest={"scenario": scenario})
    entering = {text.split()[0] for text in legal(state) if text.startswith(code)}
    assert entering == {f"{code}@17B"}


@pytest.mark.rule("NOR-4.10")
def test_a_spawn_marker_for_sniper_and_mortar_serves_only_those() -> None:
    scenario = spawns(("16B", ["sniper", "mortar"]))
    hand = ["rifleman-a", "scout-b", "machine-gunner-b", "sniper", "mortar"]
    state = riflemen(counters={}, hand=hand, rest={"scenario": scenario})
    entering = {text.split()[0] for text in legal(state) if "@" in text}
    assert entering == {"SN@16B", "MO@16B"}


@pytest.mark.rule("NOR-4.10")
def test_a_spawn_marker_does_not_serve_the_enemy() -> None:
    state = riflemen(counters={}, hand=["rifleman-a", SPARE])
    entering = {text.split()[0] for text in legal(state) if "@" in text}
    assert entering == {"RA@17B"}


@pytest.mark.rule("NOR-4.11", "NOR-4.3")
@pytest.mark.parametrize(
    ("tile", "points"),
    [("2B", 1), ("16B", 1), ("6A", 2), ("13B", 2), ("7A", 1), ("5B", 3), ("12B", 0)],
)
def test_a_controlled_tile_earns_the_points_of_its_objective(tile: str, points: int) -> None:
    assert side(drill(us={"controlled": [tile]}), "us")["points"] == points
    assert side(drill(us={"scouted": [tile]}), "us")["points"] == 0


@pytest.mark.rule("NOR-4.12")
def test_an_objective_counts_for_its_controller_whoever_stands_there() -> None:
    germany = {"counters": {"riflemen-a": "2B", "scouts-a": "2B"}, "scouted": ["2B"]}
    state = drill(us={"controlled": ["2B"]}, germany=germany)
    assert side(state, "us")["points"] == 1
    assert side(state, "germany")["points"] == 0


@pytest.mark.rule("NOR-4.14")
@pytest.mark.parametrize("holder", ["us", "germany"])
def test_the_side_with_the_initiative_marker_goes_first(holder: str) -> None:
    state = drill(
        us={"hand": ["rifleman-a", SPARE]},
        germany={"hand": ["rifleman-a", SPARE]},
        turn=holder,
        decision=[{"frame": "initiative"}],
    )
    act(state, "bid RA", seat="us")
    act(state, "bid RA", seat="germany")
    assert state.to_json()["initiative"] == holder
    assert state.actors() == (holder,)


@pytest.mark.rule("NOR-4.14")
def test_the_initiative_marker_passes_to_the_side_that_goes_first() -> None:
    state = drill(
        us={"hand": ["scout-a", SPARE]},
        germany={"hand": ["rifleman-a", SPARE]},
        turn="germany",
        decision=[{"frame": "initiative"}],
    )
    act(state, "bid RA", seat="germany")
    act(state, "bid SA", seat="us")
    assert state.to_json()["initiative"] == "us"
    assert state.actors() == ("us",)
