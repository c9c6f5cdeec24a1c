"""Markers, and the radio of scenario 10 (NOR-4)."""

from typing import Any

import pytest

import sandtable
from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.normandy.staging import (
    COUNTERS,
    SCENARIOS,
    SIDES,
    game,
    points,
    quiet,
    random_game,
)
from tests.support import act, keys, legal, normandy, position, rule_against, side


@pytest.mark.rule("NOR-4.1", "NOR-4.2", "NOR-4.3")
@pytest.mark.parametrize("face", ["scouted", "controlled"])
def test_units_move_into_a_tile_with_a_friendly_marker_on_either_face(face: str) -> None:
    state = position(
        us={"hand": ["rifleman-a"], "counters": {"riflemen-a": "17B"}, face: ["13B"]},
        germany={"controlled": ["12B"]},
    )
    assert "RA move 13B" in legal(state)
    assert rule_against(state, "RA move 12B") == "NOR-16.2"
    assert points(state)[0] == (2 if face == "controlled" else 0)


@pytest.mark.rule("NOR-4.3", "NOR-4.12")
def test_control_scores_whoever_stands_in_the_tile() -> None:
    state = position(
        us={"controlled": ["13B", "12B"]},
        germany={"counters": {"riflemen-a": "13B"}, "scouted": ["13B", "6A"]},
    )
    assert points(state) == (2, 0)  # 12B is not an objective, 6A is only scouted


@pytest.mark.rule("NOR-4.4")
@pytest.mark.parametrize("card", game().roster.cards[0], ids=lambda card: card.id)
def test_only_scouts_and_snipers_enter_a_tile_without_a_friendly_marker(card: Card) -> None:
    state = position(us={"hand": [card.id], "counters": dict.fromkeys(COUNTERS, "12B")})
    enters = [action for action in state.legal("us") if action[-1] == "tile:13B"]
    assert bool(enters) == (card.title in ("scout", "sniper"))


@pytest.mark.rule("NOR-4.5")
def test_markers_of_both_sides_lie_in_one_tile() -> None:
    state = normandy().start("desperate-withdrawal", sandtable.Scripted())
    assert all("2B" in side(state, owner)["scouted"] for owner in SIDES)


@pytest.mark.rule("NOR-4.6", "NOR-4.7")
@pytest.mark.parametrize(
    ("us", "germany", "key", "where"),
    [
        ({"scouted": ["2B"], "controlled": ["2B"]}, {}, "marker-twice", "sides.us"),
        ({"scouted": ["2B", "2B"]}, {}, "marker-twice", "sides.us"),
        ({"controlled": ["2B"]}, {"controlled": ["2B"]}, "controlled-twice", "sides.germany"),
    ],
)
def test_a_position_with_a_marker_too_many_is_refused(
    us: dict[str, Any], germany: dict[str, Any], key: str, where: str
) -> None:
    with pytest.raises(sandtable.BadInput) as bad:
        position(us=us, germany=germany)
    assert bad.value.key == key
    assert bad.value.where.startswith(where)


@pytest.mark.rule("NOR-4.6", "NOR-4.7", "NOR-4.8")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_markers_never_leave_the_board_and_one_side_at_most_controls_a_tile(scenario: str) -> None:
    lying: dict[str, set[str]] = {owner: set() for owner in SIDES}
    for state, _ in random_game(scenario, seed=4, steps=250):
        sides = {owner: side(state, owner) for owner in SIDES}
        for owner, seen in sides.items():
            marked = seen["scouted"] + seen["controlled"]
            assert len(set(marked)) == len(marked)
            assert set(marked) >= lying[owner]
            lying[owner] = set(marked)
        assert not set(sides["us"]["controlled"]) & set(sides["germany"]["controlled"])


@pytest.mark.rule("NOR-4.9")
def test_the_target_marker_shows_where_its_mortar_is_laid() -> None:
    mortar = {"hand": ["mortar"], "counters": {"mortar": "2B"}}
    germany = {"counters": {"scouts-a": "5B", "scouts-b": "4B"}}
    state = position(scenario=quiet(), us=mortar | {"target": "5B"}, germany=germany)
    (odds,) = state.odds("us", normandy().read("MO blast"))
    assert odds.target == "germany-scouts-a"


@pytest.mark.rule("NOR-4.10", "NOR-13.2")
@pytest.mark.parametrize(
    ("card", "tile"), [("RA", "3A"), ("MB", "3A"), ("RC", ""), ("SN", "17B"), ("MO", "17B")]
)
def test_a_spawn_marker_serves_only_those_it_is_for(card: str, tile: str) -> None:
    hand = ["rifleman-a", "machine-gunner-b", "rifleman-c", "sniper", "mortar"]
    state = position(
        scenario="desperate-withdrawal",
        turn="germany",
        germany={"hand": hand},
        us={"counters": {"riflemen-a": "15B"}},
    )
    plays = [play for play in legal(state) if play.startswith(card)]
    assert {play.split()[0] for play in plays} == ({f"{card}@{tile}"} if tile else set())


RADIO_US: dict[str, Any] = {"counters": {"riflemen-a": "6B"}, "deck": ["rifleman-a", "scout-a"]}
RADIO_GERMANY: dict[str, Any] = {
    "deck": ["rifleman-a", "scout-a"],
    "counters": {"riflemen-a": "14B"},
}


def at_the_radio(us: dict[str, Any], **rest: Any) -> NormandyState:
    defaults: dict[str, Any] = {"scenario": "critical-intelligence", "germany": RADIO_GERMANY}
    return position(us=RADIO_US | us, **defaults | rest)


@pytest.mark.rule("NOR-4.15")
def test_a_us_unit_raises_the_radio_tile_it_controls_by_one_with_each_control() -> None:
    state = at_the_radio({"hand": ["rifleman-a", "rifleman-a", "scout-a"], "controlled": ["6B"]})
    act(state, "RA control")
    events = act(state, "RA control")
    assert "radio-raised" in keys(events)
    assert state.to_json()["objectives"] == {
        "6B": 3,
        "5B": 1,
        "1B": 2,
        "11A": 1,
        "7B": 1,
        "8B": 1,
    }
    assert points(state) == (3, 0)


@pytest.mark.rule("NOR-4.15", "NOR-23.8")
def test_a_controlled_tile_that_is_not_the_radio_cannot_be_raised() -> None:
    counters = {"counters": {"riflemen-a": "5B"}}
    state = at_the_radio({"hand": ["rifleman-a"], "controlled": ["5B", "6B"]} | counters)
    assert rule_against(state, "RA control") == "NOR-23.8"


@pytest.mark.rule("NOR-4.16", "NOR-A.24")
def test_nothing_limits_how_far_the_radio_is_raised() -> None:
    state = position(
        scenario=quiet("critical-intelligence"),
        us={"hand": ["rifleman-a"] * 5, "counters": {"riflemen-a": "6B"}, "controlled": ["6B"]},
        germany={"hand": ["fog-of-war"]},
        objectives={"6B": 14},
    )
    for _ in range(5):
        act(state, "RA control")
    assert points(state) == (19, 0)


@pytest.mark.rule("NOR-4.17")
def test_germany_scores_the_raised_value_when_it_takes_the_radio_tile() -> None:
    german = {"hand": ["rifleman-a", "fog-of-war"], "counters": {"riflemen-a": "6B"}}
    state = at_the_radio(
        {"counters": {"riflemen-a": "4B"}, "controlled": ["6B"]},
        germany=RADIO_GERMANY | german | {"scouted": ["6B"]},
        objectives={"6B": 4},
        turn="germany",
    )
    assert points(state) == (4, 0)
    act(state, "RA control")
    assert points(state) == (0, 4)


@pytest.mark.rule("NOR-4.18")
def test_germany_never_raises_the_radio() -> None:
    german = {"hand": ["rifleman-a"], "counters": {"riflemen-a": "6B"}, "controlled": ["6B"]}
    state = at_the_radio({}, germany=german, turn="germany")
    assert "RA control" not in legal(state)
    assert rule_against(state, "RA control") == "NOR-4.18"


@pytest.mark.rule("NOR-4.19", "NOR-A.24")
@pytest.mark.parametrize("before", ["scouted", "controlled"])
def test_the_control_that_takes_or_retakes_the_radio_tile_raises_nothing(before: str) -> None:
    state = at_the_radio(
        {"hand": ["rifleman-a", "scout-a"], "scouted": ["6B"]},
        germany=RADIO_GERMANY | {before: ["6B"]},
        objectives={"6B": 2},
    )
    act(state, "RA control")
    assert points(state) == (2, 0)


@pytest.mark.rule("NOR-4.19", "NOR-23.3")
def test_an_enemy_in_the_radio_tile_bars_a_raise() -> None:
    state = at_the_radio(
        {"hand": ["rifleman-a"], "controlled": ["6B"]}, germany={"counters": {"scouts-a": "6B"}}
    )
    assert rule_against(state, "RA control") == "NOR-23.3"
