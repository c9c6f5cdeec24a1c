"""Structures (NAF-44) and how the two sides score them (NAF-49)."""

import pytest

from tests.games.undaunted.looks import reprinted, roll
from tests.games.undaunted.north_africa.desert import (
    SIDES,
    SPARE,
    desert,
    fog,
    points,
    tile_of,
    won,
)
from tests.support import act, keys, legal, rule_against, side

POOL = {"structures": {"16A": "motor-pool"}}  # two points


@pytest.mark.rule("NAF-44.1", "NAF-44.2", "NAF-5.7", "NAF-38.4")
@pytest.mark.parametrize(("dice", "falls"), [([5, 5], False), ([5, 6], True), ([0, 1], True)])
def test_a_success_destroys_it_at_once(dice: list[int], falls: bool) -> None:
    state = desert(
        lrdg={"hand": ["saboteur", SPARE], "counters": {"saboteur": "16A"}}, scenario=POOL
    )
    events = act(state, "SB demolitions motor-pool", dice)
    assert roll(events)["need"] == 6
    assert ("wrecked" in keys(events)) == falls
    assert state.to_json()["structures"] == ({} if falls else {"16A": "motor-pool"})
    assert side(state, "lrdg")["wrecked"] == (["motor-pool"] if falls else [])
    assert side(state, "lrdg")["points"] == (2 if falls else 0)


@pytest.mark.rule("NAF-44.3", "NAF-5.8", "NAF-A.30")
def test_the_lrdg_gets_nothing_for_controlling_one() -> None:
    state = desert(lrdg={"controlled": ["16A"]}, scenario=POOL)
    assert side(state, "lrdg")["points"] == 0


@pytest.mark.rule("NAF-44.4", "NAF-5.8", "NAF-49.1")
def test_italy_controls_it_the_lrdg_blows_it_up() -> None:
    state = desert(
        lrdg={"hand": ["saboteur", SPARE], "counters": {"saboteur": "16A"}},
        italy={"controlled": ["16A"]},
        scenario=POOL,
    )
    assert [side(state, owner)["points"] for owner in SIDES] == [0, 2]
    act(state, "SB demolitions motor-pool", [9, 9])
    assert [side(state, owner)["points"] for owner in SIDES] == [2, 0]
    assert side(state, "italy")["controlled"] == ["16A"]


@pytest.mark.rule("NAF-A.30", "NAF-44.4")
def test_italy_gets_nothing_for_destroying_one() -> None:
    state = reprinted(
        desert(
            italy={"hand": ["rifleman-a", SPARE], "counters": {"rifleman-a": "16A"}},
            scenario=POOL,
            turn="italy",
        ),
        "rifleman-a",
        "demolitions 2",
    )
    act(state, "RA demolitions motor-pool", [9, 9])
    assert state.to_json()["structures"] == {}
    assert [side(state, owner)["points"] for owner in SIDES] == [0, 0]


@pytest.mark.rule("NAF-44.5", "NAF-49.2")
def test_points_of_a_destroyed_structure_cannot_be_lost() -> None:
    state = desert(
        lrdg={"counters": {"saboteur": "16A"}, "wrecked": ["motor-pool"]},
        italy={
            "hand": ["rifleman-a", "gunner-a", SPARE],
            "counters": {"rifleman-a": "16A", "gunner-a": "16A"},
            "scouted": ["16A"],
        },
        scenario=POOL,
        turn="italy",
    )
    assert state.to_json()["structures"] == {}
    act(state, "RA control")
    act(state, "GA attack lSB", [9, 9])
    assert tile_of(state, "saboteur") is None
    assert [side(state, owner)["points"] for owner in SIDES] == [2, 0]


@pytest.mark.rule("NAF-44.6")
def test_a_structure_affects_neither_movement_nor_cover_nor_counters() -> None:
    state = desert(
        lrdg={
            "hand": ["sergeant", "saboteur", "gunner", SPARE],
            "counters": {"saboteur": "15A", "gunner": "16A"},
            "scouted": ["16A", "17A"],
        },
        italy={"counters": {"rifleman-a": "16A"}, "deck": ["rifleman-a"]},
        scenario=POOL,
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant"}}},
    )
    act(state, "SG drive patrol-truck-driver 17A")  # through 16A
    act(state, "SB stalk 16A")
    assert roll(act(state, "GU attack iRA", [1, 1]))["need"] == 4
    assert fog(state, "discard", "lrdg") == 0


@pytest.mark.rule("NAF-44.6")
def test_who_stands_beside_a_structure_is_not_hurt_when_it_falls() -> None:
    state = desert(
        lrdg={"hand": ["saboteur", SPARE], "counters": {"saboteur": "16A"}},
        italy={"counters": {"rifleman-a": "16A"}, "hand": ["rifleman-a"]},
        scenario=POOL,
    )
    assert keys(act(state, "SB demolitions motor-pool", [9, 9])) == ["played", "rolled", "wrecked"]
    assert tile_of(state, "rifleman-a") == "16A"


@pytest.mark.rule("NAF-44.1", "NAF-49.1", "NAF-48.1")
def test_the_last_point_needed_ends_the_game() -> None:
    state = desert(
        lrdg={
            "hand": ["engineer", SPARE],
            "counters": {"engineer": "16A"},
            "controlled": ["15A"],
        },
        scenario=POOL,
        goals=(points(3), points(3)),
    )
    act(state, "EN demolitions motor-pool", [9, 9, 9])
    assert won(state) == ("lrdg", "NAF-49.1")


@pytest.mark.rule("NAF-37.4", "NAF-16.2")
def test_a_saboteur_may_blow_it_up_from_a_seat() -> None:
    state = desert(
        lrdg={"hand": ["saboteur", SPARE]},
        scenario=POOL,
        vehicles={"patrol-truck": {"tile": "16A", "seats": {"bed": "saboteur"}}},
    )
    act(state, "SB demolitions motor-pool", [6, 1])
    assert side(state, "lrdg")["wrecked"] == ["motor-pool"]


@pytest.mark.rule("NAF-44.1")
def test_what_has_fallen_cannot_fall_again() -> None:
    state = desert(
        lrdg={"hand": ["saboteur", "saboteur", SPARE], "counters": {"saboteur": "16A"}},
        scenario=POOL,
    )
    act(state, "SB demolitions motor-pool", [9, 9])
    assert rule_against(state, "SB demolitions motor-pool") == "NAF-37.4"
    assert not any("demolitions" in words for words in legal(state))
