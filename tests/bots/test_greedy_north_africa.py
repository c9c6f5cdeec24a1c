"""Greedy in positions where a player of North Africa knows what to do."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

import sandtable
from sandtable.bots import make_bot
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.kernel.action import Action
from tests.games.undaunted.north_africa.desert import (
    TILES,
    desert,
    evacuate,
    game,
    neutralise,
    points,
    random_game,
)
from tests.support import act, legal, side

#: A card of each officer and Fog, so that a side has something to draw.
LRDG: Mapping[str, Any] = {"deck": ["lieutenant", "fog-of-war"], "supply": {"fog-of-war": 4}}
ITALY: Mapping[str, Any] = {"deck": ["platoon-sergeant", "fog-of-war"]}
#: An enemy far off.
ENEMY: Mapping[str, Any] = {**ITALY, "counters": {"rifleman-a": "6A"}, "discard": ["rifleman-a"]}


def choose(state: DesertState, seat: str, seed: int = 1) -> Action:
    """What greedy does, seeing what the seat may see."""
    return make_bot("greedy", seed).choose(state.view(seat), state.legal(seat))


def choice(state: DesertState, seat: str | None = None) -> str:
    """The same in the notation."""
    return game().write(choose(state, seat or state.actors()[0]))


def turn(state: DesertState, die: int = 1) -> list[str]:
    """What greedy does until its turn or the game is over; every die shows the same."""
    seat = state.actors()[0]
    done: list[str] = []
    while state.actors() == (seat,):
        done.append(choice(state))
        state.apply(seat, state.game.read(done[-1]), sandtable.Scripted([die] * 20))
    return done


def won(state: DesertState) -> str | None:
    return None if state.outcome is None else state.outcome.winner


# Structures and points.


def raid(hand: list[str], at: str = "13A") -> DesertState:
    """One charge in the hangar in 13A wins for LRDG."""
    return desert(
        {**LRDG, "hand": hand, "counters": {"saboteur": at, "engineer": "12A"}},
        ENEMY,
        goals=(points(1), neutralise(1, "saboteur")),
        scenario={"structures": {"13A": "hangar"}, "objectives": {}},
    )


def test_blows_up_the_structure_that_wins() -> None:
    assert choice(raid(["saboteur", "engineer", "fog-of-war"])) == "SB demolitions hangar"


def test_walks_up_and_blows_up_in_one_turn() -> None:
    state = raid(["saboteur", "saboteur"], at="3A")
    assert turn(state, die=9) == ["SB stalk 13A", "SB demolitions hangar"]
    assert won(state) == "lrdg"


def test_inspires_the_man_with_the_charge() -> None:
    state = raid(["saboteur", "warrant-officer"], at="3A")
    plays = ["SB stalk 13A", "WO inspire", "take SB", "SB demolitions hangar"]
    assert turn(state, die=9) == plays


def test_leaves_the_truck_and_blows_up_with_one_card() -> None:
    state = desert(
        {**LRDG, "hand": ["engineer"]},
        ENEMY,
        vehicles={"patrol-truck": {"tile": "13A", "seats": {"bed": "engineer"}}},
        goals=(points(1), neutralise(1, "engineer")),
        scenario={"structures": {"13A": "hangar"}, "objectives": {}},
    )
    assert turn(state, die=9)[-1] == "EN demolitions hangar"
    assert won(state) == "lrdg"


def test_takes_the_control_that_wins_before_anything_else() -> None:
    state = desert(
        {**LRDG, "counters": {"saboteur": "8A"}, "discard": ["saboteur"]},
        {
            **ITALY,
            "hand": ["rifleman-a", "scout-a", "platoon-sergeant", "fog-of-war"],
            "deck": ["fog-of-war"],
            "counters": {"rifleman-a": "19A", "scout-a": "19A"},
            "scouted": ["19A", "17A"],
        },
        goals=(points(3), points(2)),
        turn="italy",
    )
    assert choice(state) in ("RA control", "SA control")


def test_goes_for_a_structure_as_italy_and_controls_it() -> None:
    state = desert(
        {**LRDG, "counters": {"saboteur": "8A"}, "discard": ["saboteur"]},
        {
            **ITALY,
            "hand": ["rifleman-a", "rifleman-a"],
            "counters": {"rifleman-a": "17A"},
            "scouted": ["17A", "16A", "13A", "19A"],
        },
        goals=(points(1), points(1)),
        scenario={"structures": {"13A": "hangar"}, "objectives": {}},
        turn="italy",
    )
    assert turn(state) == ["RA move 13A", "RA control"]
    assert won(state) == "italy"


def test_does_not_control_a_tile_that_is_worth_nothing() -> None:
    state = desert(
        {**LRDG, "hand": ["sergeant"], "counters": {"sergeant": "16A"}, "scouted": ["16A"]},
        ENEMY,
        goals=(points(2), neutralise(1, "sergeant")),
    )
    assert "SG control" in legal(state)
    assert choice(state) != "SG control"


def test_stays_on_what_the_enemy_is_after() -> None:
    """The Sergeant can hit little from there, but holds 15A by being present."""
    state = desert(
        {
            **LRDG,
            "hand": ["sergeant"],
            "counters": {"sergeant": "15A"},
            "controlled": ["15A"],
            "scouted": ["12A", "16A", "11A"],
        },
        {
            **ITALY,
            "counters": {"rifleman-a": "16A"},
            "discard": ["rifleman-a", "rifleman-a"],
            "scouted": ["16A", "15A"],
        },
        goals=(neutralise(1, "rifleman-a"), points(1)),
        scenario={"objectives": {"15A": 1}},
    )
    assert "SG move 12A" in legal(state)
    assert choice(state) == "SG attack iRA"


def test_scouts_the_way_of_the_man_with_the_charge() -> None:
    state = desert(
        {
            **LRDG,
            "hand": ["scout"],
            "counters": {"scout": "15A", "engineer": "15A"},
            "discard": ["engineer", "engineer"],
            "scouted": ["15A"],
        },
        ENEMY,
        goals=(points(1), neutralise(1, "engineer")),
        scenario={"structures": {"19A": "hangar"}, "objectives": {}},
    )
    assert choice(state) in ("SC scout 16A 17A", "SC scout 11A 13A", "SC scout 16A 13A")


# Vehicles.


def test_boards_a_truck_for_a_far_goal_and_drives() -> None:
    state = desert(
        {
            **LRDG,
            "hand": ["engineer", "engineer"],
            "counters": {"engineer": "12A"},
            "discard": ["engineer"],
            "scouted": ["12A", "15A", "16A", "17A", "19A"],
        },
        ENEMY,
        vehicles={"patrol-truck": {"tile": "12A"}},
        goals=(points(1), neutralise(1, "engineer")),
        scenario={"structures": {"4A": "hangar"}, "objectives": {}},
    )
    plays = turn(state)
    assert plays[:2] == ["EN board patrol-truck-driver", "EN drive patrol-truck-driver 16A"]
    assert plays[2] == "EN drive patrol-truck-driver 19A"


def test_takes_the_empty_wheel() -> None:
    state = desert(
        {**LRDG, "hand": ["engineer"], "scouted": ["12A", "15A", "16A", "17A"]},
        ENEMY,
        vehicles={"patrol-truck": {"tile": "12A", "seats": {"bed": "engineer"}}},
        goals=(points(1), neutralise(1, "engineer")),
        scenario={"structures": {"19A": "hangar"}, "objectives": {}},
    )
    plays = ["EN change-seat patrol-truck-driver", "EN drive patrol-truck-driver 16A"]
    assert turn(state)[:2] == plays


def test_navigates_where_the_truck_has_to_go() -> None:
    state = desert(
        {
            **LRDG,
            "hand": ["scout"],
            "discard": ["sergeant", "engineer"],
            "scouted": ["12A", "15A"],
        },
        ENEMY,
        vehicles={
            "patrol-truck": {
                "tile": "15A",
                "seats": {"driver": "sergeant", "navigator": "scout", "bed": "engineer"},
            }
        },
        goals=(points(1), neutralise(1, "engineer")),
        scenario={"structures": {"19A": "hangar"}, "objectives": {}},
    )
    turn(state)
    assert {"16A", "17A"} <= {*side(state, "lrdg")["scouted"]}


def test_repairs_the_truck_that_brings_all_home() -> None:
    state = desert(
        {**LRDG, "hand": ["engineer"], "scouted": ["12A", "15A", "16A", "17A"]},
        ENEMY,
        vehicles={
            "patrol-truck": {
                "tile": "12A",
                "seats": {"driver": "engineer", "bed": "sergeant"},
                "damage": 3,
            }
        },
        goals=(evacuate(2, "engineer", "sergeant"), neutralise(1, "engineer")),
        exits={"lrdg": (["4A"], ["engineer", "sergeant"])},
    )
    assert choice(state) == "EN repair patrol-truck"


@pytest.mark.rule("NAF-42.2")
def test_picks_the_soldier_who_is_missed_least() -> None:
    """The driver has three cards, the gunner none left and is the last that may be lost."""
    state = desert(
        {**LRDG, "discard": ["sergeant", "sergeant", "sergeant"]},
        {**ITALY, "hand": ["antitank-a"], "counters": {"antitank-a": "13A"}, "scouted": ["13A"]},
        vehicles={
            "patrol-truck": {"tile": "13A", "seats": {"driver": "sergeant", "gun": "gunner"}}
        },
        goals=(points(9), neutralise(1, "sergeant", "gunner")),
        turn="italy",
    )
    act(state, "AA anti-tank patrol-truck", [9, 9])
    assert choice(state) == "pick lSG"


# Off the map.


def home(hand: list[str], at: str, **seats: str) -> DesertState:
    return desert(
        {
            **LRDG,
            "hand": hand,
            "counters": {} if seats else {"sergeant": at},
            "scouted": ["12A", "15A", "16A"],
        },
        ENEMY,
        vehicles={"patrol-truck": {"tile": at, "seats": seats}},
        goals=(evacuate(1, "sergeant"), neutralise(1, "sergeant")),
        exits={"lrdg": (["12A"], ["sergeant", "gunner"])},
    )


@pytest.mark.parametrize("at", ["12A", "15A"])
def test_drives_off_the_map_when_that_wins(at: str) -> None:
    state = home(["sergeant", "gunner"], at, driver="sergeant", gun="gunner")
    assert choice(state) == "SG drive patrol-truck-driver x12A"


def test_walks_off_the_map_when_that_wins() -> None:
    assert choice(home(["sergeant"], "12A")) == "SG move x12A"


def test_goes_towards_the_way_out() -> None:
    assert turn(home(["sergeant"], "16A"))[:2] == [
        "SG board patrol-truck-driver",
        "SG drive patrol-truck-driver 12A",
    ]


# Fire.


def ambush(hand: list[str], goals: Any = None, **lrdg: Any) -> DesertState:
    """Italians in 13A and 17A, LRDG in 3A, next to 13A."""
    return desert(
        {
            **LRDG,
            "hand": hand,
            "counters": {"sergeant": "3A", "gunner": "3A", "saboteur": "3A"},
            "scouted": ["3A"],
            **lrdg,
        },
        {
            **ITALY,
            "counters": {"rifleman-a": "13A", "scout-a": "13A"},
            "discard": ["rifleman-a", "rifleman-a"],
            "scouted": ["13A"],
        },
        goals=goals or (neutralise(1, "rifleman-a", "scout-a"), points(4)),
    )


def test_shoots_at_the_one_who_has_no_card_left() -> None:
    assert choice(ambush(["sergeant"])) == "SG attack iSA"


def test_shoots_only_at_those_who_count() -> None:
    state = ambush(["sergeant"], goals=(neutralise(1, "rifleman-a"), points(4)))
    assert choice(state) == "SG attack iRA"


def test_turns_up_a_suppressed_soldier() -> None:
    assert choice(ambush(["gunner"], suppressed=["gunner"])) == "ready GU"


def test_walks_up_to_a_tank_with_charges() -> None:
    state = desert(
        {**LRDG, "hand": ["saboteur", "saboteur"], "counters": {"saboteur": "3A"}},
        {**ITALY, "discard": ["driver-t"]},
        vehicles={"medium-tank": {"tile": "13A", "seats": {"driver": "driver-t"}, "damage": 4}},
        goals=(neutralise(1, "medium-tank"), points(4)),
    )
    assert turn(state, die=9) == ["SB stalk 13A", "SB demolitions medium-tank"]
    assert won(state) == "lrdg"


def test_the_aircraft_strafes_what_counts() -> None:
    state = desert(
        {**LRDG, "counters": {"scout": "12A", "sergeant": "15A"}, "discard": ["sergeant"]},
        {**ITALY, "hand": ["reconnaissance-aircraft"], "counters": {"rifleman-a": "6A"}},
        goals=(points(2), neutralise(1, "scout")),
        turn="italy",
    )
    assert choice(state) == "AC strafe lSC"


def test_the_aircraft_surveys_the_way_to_a_goal() -> None:
    state = desert(
        {**LRDG, "counters": {"scout": "8A"}, "discard": ["scout"]},
        {
            **ITALY,
            "hand": ["reconnaissance-aircraft"],
            "counters": {"rifleman-a": "17A"},
            "discard": ["rifleman-a", "rifleman-a"],
            "scouted": ["17A"],
        },
        goals=(points(4), points(2)),
        scenario={"objectives": {"19A": 2}},
        turn="italy",
    )
    assert turn(state)[:2] == ["AC survey", "mark 19A"]


# Cards.


def test_does_not_waste_inspire() -> None:
    """Nothing has been played that would be worth playing again."""
    state = raid(["warrant-officer"], at="8A")
    assert "WO inspire" in legal(state)
    assert choice(state) != "WO inspire"


@pytest.mark.parametrize("card", ["warrant-officer", "sergeant", "saboteur", "gunner"])
def test_never_hunkers_down(card: str) -> None:
    state = ambush([card])
    assert any(play.startswith("hunker") for play in legal(state))
    assert not choice(state).startswith("hunker")


def test_recon_sheds_fog() -> None:
    state = desert(
        {**LRDG, "hand": ["scout", "fog-of-war"], "counters": {"scout": "12A"}, "scouted": ["12A"]},
        ENEMY,
        goals=(points(2), neutralise(1, "scout")),
    )
    assert choice(state) == "SC recon"


def test_bolsters_the_man_whom_the_goal_needs() -> None:
    state = desert(
        {
            "hand": ["lieutenant"],
            "deck": ["sergeant", "fog-of-war"],
            "supply": {"sergeant": 2, "engineer": 2, "scout": 2, "fog-of-war": 4},
            "counters": {"sergeant": "12A", "engineer": "12A", "scout": "12A"},
            "scouted": ["12A", "15A", "16A"],
        },
        ENEMY,
        goals=(points(1), neutralise(2, "engineer", "sergeant")),
        scenario={"structures": {"16A": "hangar"}, "objectives": {}},
    )
    assert turn(state)[:2] == ["LT bolster", "take EN"]


def test_bids_fog_where_the_initiative_does_not_matter() -> None:
    state = ambush(
        ["sergeant", "gunner", "saboteur", "fog-of-war"],
        counters={"sergeant": "8A", "gunner": "8A", "saboteur": "8A"},
    )
    document = {**state.to_json(), "decision": [{"frame": "initiative"}]}
    assert choice(game().from_json(document), "lrdg") == "bid FW"


# Anywhere.


@pytest.mark.parametrize("scenario", game().scenarios())
def test_choices_are_legal_in_positions_of_random_games(scenario: str) -> None:
    for step, (state, _) in enumerate(random_game(scenario, seed=step_seed(scenario), steps=300)):
        if step % 6 == 0:
            for seat in state.actors():
                assert choose(state, seat) in state.legal(seat)


def step_seed(scenario: str) -> int:
    return game().scenarios().index(scenario) + 40


@pytest.mark.parametrize("scenario", ["jebel-sherif", "barce"])
def test_the_hidden_cards_of_the_enemy_do_not_matter(scenario: str) -> None:
    """It decides alike in all states that agree with its view, and leaves them as they were."""
    chance = sandtable.Seeded(11)
    state = game().start(scenario, chance)
    for _ in range(80):
        if not state.actors():
            break
        seat = state.actors()[0]
        view, offered = state.view(seat), state.legal(seat)
        before = state.to_json()
        found = game().policy().choose(state, seat, offered, random.Random(0))
        assert state.to_json() == before
        for number in range(2):
            other = game().determinize(view, random.Random(number))
            assert game().policy().choose(other, seat, offered, random.Random(0)) == found
        state.apply(seat, found, chance)


def play(scenario: str, seed: int) -> DesertState:
    """A whole game, greedy against greedy."""
    chance = sandtable.Seeded(seed)
    state = game().start(scenario, chance)
    while state.actors():
        seat = state.actors()[0]
        state.apply(seat, choose(state, seat, seed), chance)
    return state


def test_the_same_seed_plays_the_same_game() -> None:
    assert play("landing-ground-7", 3) == play("landing-ground-7", 3)
    assert play("landing-ground-7", 3) != play("landing-ground-7", 4)


@pytest.mark.parametrize("scenario", ["landing-ground-7", "jebel-sherif", "vulnerable-camp"])
def test_greedy_beats_random(scenario: str) -> None:
    wins = 0
    for seed in range(6):
        for seat in ("lrdg", "italy"):
            rng = random.Random(seed)
            chance = sandtable.Seeded(seed)
            state = game().start(scenario, chance)
            while state.actors():
                actor = state.actors()[0]
                offered = state.legal(actor)
                action = choose(state, actor) if actor == seat else rng.choice(offered)
                state.apply(actor, action, chance)
            wins += won(state) == seat
    assert wins >= 11


def test_tiles_of_the_desert_are_known() -> None:
    """The positions above lean on the map of the desert."""
    assert {"12A", "15A", "16A", "17A", "19A", "4A", "13A", "3A", "8A", "6A"} <= {*TILES}
