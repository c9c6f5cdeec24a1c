"""How a hopeless position is detected: only what can be proved (NAF-52.8, NAF-A.20)."""

from typing import Any

import pytest

from sandtable.games.undaunted.north_africa import victory
from sandtable.games.undaunted.north_africa.state import DesertState
from tests.games.undaunted.looks import reprinted
from tests.games.undaunted.north_africa.desert import (
    SIDES,
    SPARE,
    desert,
    evacuate,
    neutralise,
    points,
    won,
)
from tests.support import act, side

#: One objective of three points: who needs three must have it.
ONE = {"objectives": {"19A": 3}}
#: A goal that stays possible and unmet while the truck stands parked.
IDLE = neutralise(1, "cargo-truck")


def hopeless(state: DesertState, owner: str) -> bool:
    return victory.is_hopeless(state, SIDES.index(owner))


def italian(goals: Any = None, **italy: Any) -> bool:
    """Is Italy hopeless, which needs three points?"""
    state = desert(italy=italy, goals=goals or (IDLE, points(3)), scenario=ONE)
    return hopeless(state, "italy")


# A.20. Points.


@pytest.mark.rule("NAF-52.8", "NAF-A.20")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "play"])
def test_a_controller_with_a_card_in_the_cycle_is_hope(zone: str) -> None:
    assert not italian(**{zone: ["rifleman-a"], "counters": {"rifleman-a": "4A"}})


@pytest.mark.rule("NAF-A.20")
def test_no_hope_without_the_counter_or_without_the_card() -> None:
    assert italian(hand=["rifleman-a"])
    assert italian(counters={"rifleman-a": "4A"})
    assert italian(counters={"gunner-a": "4A"}, hand=["gunner-a"])  # a Gunner cannot control


@pytest.mark.rule("NAF-A.20")
@pytest.mark.parametrize(
    ("officer", "reserve", "hope"),
    [
        ("platoon-sergeant", {"rifleman-a": 1}, True),
        ("squad-leader-a", {"rifleman-a": 1}, True),
        ("tank-commander-t", {"rifleman-a": 1}, False),
        ("reconnaissance-aircraft", {"rifleman-a": 1}, False),
        ("platoon-sergeant", {"gunner-a": 1}, False),
    ],
)
def test_a_card_in_supply_is_hope_if_a_bolster_in_the_cycle_can_fetch_it(
    officer: str, reserve: dict[str, int], hope: bool
) -> None:
    counters = {"rifleman-a": "4A", "gunner-a": "4A"}
    assert italian(deck=[officer], supply=reserve, counters=counters) != hope


@pytest.mark.rule("NAF-A.20")
def test_a_bolster_may_fetch_another_bolster() -> None:
    state = reprinted(
        desert(
            italy={
                "deck": ["tank-commander-t"],
                "supply": {"crew-t": 1, "rifleman-a": 1},
                "counters": {"crew-t": "4A", "rifleman-a": "4A"},
            },
            goals=(IDLE, points(3)),
            scenario=ONE,
        ),
        "crew-t",
        "bolster 1",
    )
    assert not hopeless(state, "italy")


@pytest.mark.rule("NAF-A.20")
def test_a_tanker_can_use_the_control_of_the_tanks_seat() -> None:
    goals = (IDLE, points(3))
    army = {"hand": ["driver-t"], "counters": {"driver-t": "4A"}}
    assert italian(**army)  # there is no tank
    tank = desert(italy=army, goals=goals, scenario=ONE, vehicles={"medium-tank": {"tile": "12A"}})
    assert not hopeless(tank, "italy")
    gunner = desert(
        italy={"hand": ["gunner-a"], "counters": {"gunner-a": "4A"}},
        goals=goals,
        scenario=ONE,
        vehicles={"medium-tank": {"tile": "12A"}},
    )
    assert hopeless(gunner, "italy")  # a Gunner is not a tanker


@pytest.mark.rule("NAF-A.20")
@pytest.mark.parametrize(
    ("goal", "structures", "controlled", "hope"),
    [
        (3, {}, [], True),
        (4, {}, [], False),
        (5, {"12A": "motor-pool"}, [], True),
        (6, {"12A": "motor-pool"}, [], False),
        (5, {"12A": "motor-pool"}, ["12A"], True),
    ],
)
def test_the_bound_of_italy(
    goal: int, structures: dict[str, str], controlled: list[str], hope: bool
) -> None:
    state = desert(
        italy={
            "hand": ["rifleman-a"],
            "counters": {"rifleman-a": "4A"},
            "controlled": controlled,
        },
        goals=(IDLE, points(goal)),
        scenario={**ONE, "structures": structures},
    )
    assert hopeless(state, "italy") != hope


@pytest.mark.rule("NAF-A.20", "NAF-44.3")
@pytest.mark.parametrize(
    ("goal", "men", "hope"),
    [
        (3, ["sergeant"], True),
        (5, ["sergeant"], False),  # cannot demolish
        (2, ["saboteur"], True),
        (5, ["saboteur"], False),  # a Gunner cannot control
        (5, ["saboteur", "sergeant"], True),
        (6, ["saboteur", "sergeant"], False),
        (1, ["sniper"], False),
    ],
)
def test_the_bound_of_the_lrdg(goal: int, men: list[str], hope: bool) -> None:
    state = desert(
        lrdg={"hand": men, "counters": dict.fromkeys(men, "12A")},
        goals=(points(goal), neutralise(1, "pilot-car")),
        scenario={**ONE, "structures": {"12A": "motor-pool"}},
    )
    assert hopeless(state, "lrdg") != hope


@pytest.mark.rule("NAF-A.20", "NAF-44.5")
def test_points_held_now_count_in_the_bound() -> None:
    state = desert(
        lrdg={"wrecked": ["motor-pool"], "controlled": ["19A"]},
        goals=(points(5), neutralise(1, "pilot-car")),
        scenario={**ONE, "structures": {"12A": "motor-pool"}},
    )
    assert side(state, "lrdg")["points"] == 5
    assert not hopeless(state, "lrdg")


# A.20. Evacuation and neutralisation.


@pytest.mark.rule("NAF-A.20", "NAF-50.7")
@pytest.mark.parametrize(
    ("lost", "gone", "hope"),
    [
        ([], [], True),
        (["scout"], [], True),
        (["scout", "gunner"], [], False),
        ([], ["scout"], True),
    ],
)
def test_who_is_left_to_evacuate(lost: list[str], gone: list[str], hope: bool) -> None:
    men = ["scout", "gunner", "sergeant"]
    state = desert(
        lrdg={
            "counters": {man: "12A" for man in men if man not in lost + gone},
            "neutralised": lost,
            "evacuated": gone,
        },
        exits={"lrdg": (["15A"], men)},
        goals=(evacuate(2, *men), neutralise(1, "pilot-car")),
    )
    assert hopeless(state, "lrdg") != hope


@pytest.mark.rule("NAF-A.20", "NAF-51.4")
@pytest.mark.parametrize(
    ("neutralised", "evacuated", "hope"),
    [
        ([], [], True),
        (["rifleman-a"], [], True),
        ([], ["rifleman-a"], True),
        ([], ["rifleman-a", "scout-a"], False),
        (["rifleman-a"], ["scout-a"], True),
    ],
)
def test_who_is_left_to_neutralise(
    neutralised: list[str], evacuated: list[str], hope: bool
) -> None:
    men = ["rifleman-a", "scout-a", "gunner-a"]
    state = desert(
        italy={
            "counters": {man: "12A" for man in men if man not in neutralised + evacuated},
            "neutralised": neutralised,
            "evacuated": evacuated,
        },
        goals=(neutralise(2, *men), neutralise(1, "pilot-car")),
    )
    assert hopeless(state, "lrdg") != hope


@pytest.mark.rule("NAF-A.20", "NAF-A.35", "NAF-51.6")
def test_a_captured_vehicle_still_counts_as_in_play_a_destroyed_one_does_not() -> None:
    goals = (neutralise(1, "scout-car"), neutralise(1, "pilot-car"))
    captured = desert(vehicles={"scout-car": {"tile": "15A", "holder": "lrdg"}}, goals=goals)
    assert not hopeless(captured, "lrdg")
    destroyed = desert(
        italy={"hand": ["antitank-a", SPARE], "counters": {"antitank-a": "15A"}},
        vehicles={"scout-car": {"tile": "15A", "damage": 3, "holder": "lrdg"}},
        goals=goals,
        turn="italy",
    )
    act(destroyed, "AA anti-tank scout-car", [9, 9])
    assert hopeless(destroyed, "lrdg")
    assert won(destroyed) == ("italy", "NAF-52.2")  # whose own goal is to neutralise


@pytest.mark.rule("NAF-A.20", "NAF-48.5")
def test_where_nothing_can_be_proved_one_may_still_resign() -> None:
    """The one Rifleman can never get there, but any tile counts as reachable."""
    state = desert(
        italy={"hand": ["rifleman-a"], "counters": {"rifleman-a": "12A"}},
        goals=(IDLE, points(3)),
        scenario=ONE,
    )
    assert not hopeless(state, "italy")
    state.resign("italy", [])
    assert won(state) == ("lrdg", "NAF-48.5")
