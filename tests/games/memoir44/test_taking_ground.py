"""Taking Ground (M44-17)."""

from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.battlefield import (
    attack,
    battle_text,
    figures,
    keys,
    medals,
    move,
    ordered,
    ready,
    retreats,
    targets,
    to_battles,
    unit_on,
)
from tests.memoir import act, legal, rule_against

KILL = ["GRE", "STAR", "STAR"]
FLAG = ["FLAG", "STAR", "STAR"]
HERE, THERE = "r5c4", "r4c4"
#: A second fight that keeps the battle step open.
ELSEWHERE = {"r8c12": "I", "r7c11": "i"}


def taking(state: MemoirState, here: str = HERE, there: str = THERE) -> list[str]:
    """What a winner on one hex is asked that may take the other."""
    return [f"take-ground {unit_on(state, here)} {there}", "stay"]


def won(
    attacker: str = "I",
    ground: str = ".",
    obstacle: str = ".",
    dice: int = 3,
    own: str = ".",
    own_obstacle: str = ".",
    **rest: Any,
) -> MemoirState:
    """A unit that did not move has just eliminated its neighbour on this ground."""
    state = ready(
        {HERE: attacker, THERE: "i", **ELSEWHERE},
        ground={THERE: ground, HERE: own},
        obstacles={THERE: obstacle, HERE: own_obstacle},
        figures={THERE: 1},
        **rest,
    )
    attack(state, HERE, THERE, KILL[:dice])
    assert figures(state, THERE) == 0
    return state


@pytest.mark.rule("M44-17.1")
def test_a_unit_that_drove_its_target_back_may_take_the_hex() -> None:
    state = ready({HERE: "I", THERE: "i"})
    attack(state, HERE, THERE, FLAG)
    act(state, f"retreat {unit_on(state, THERE)} r3c3")
    assert state.actors() == ("allies",)
    assert legal(state) == taking(state)
    prompt = state.prompt()
    assert prompt is not None
    assert prompt.key == "prompt-take-ground"
    act(state, f"take-ground {unit_on(state, HERE)} {THERE}")
    assert figures(state, THERE) == 4
    assert figures(state, HERE) == 0


@pytest.mark.rule("M44-17.1")
@pytest.mark.parametrize("attacker", ["I", "S", "R", "A", "E"])
def test_a_unit_that_eliminated_its_target_may_take_the_hex(attacker: str) -> None:
    state = won(attacker)
    assert legal(state) == taking(state)


@pytest.mark.rule("M44-17.1")
@pytest.mark.parametrize("dice", [["STAR", "STAR", "STAR"], ["INF", "INF", "INF"]])
def test_a_target_that_stays_alive_where_it_is_leaves_nothing_to_take(dice: list[str]) -> None:
    state = ready({HERE: "I", THERE: "i", **ELSEWHERE})
    attack(state, HERE, THERE, dice)
    assert targets(state, "r8c12") == {"r7c11"}
    assert figures(state, THERE) > 0


@pytest.mark.rule("M44-17.2")
def test_a_winner_may_stay() -> None:
    state = won()
    act(state, "stay")
    assert figures(state, HERE) == 4
    assert figures(state, THERE) == 0
    assert targets(state, "r8c12") == {"r7c11"}


@pytest.mark.rule("M44-17.3")
@pytest.mark.parametrize(("attacker", "dice"), [("I", ["GRE", "STAR"]), ("A", KILL)])
def test_fire_takes_no_ground(attacker: str, dice: list[str]) -> None:
    state = ready({"r4c4": attacker, "r4c6": "i", **ELSEWHERE}, figures={"r4c6": 1})
    attack(state, "r4c4", "r4c6", dice)
    assert figures(state, "r4c6") == 0
    assert targets(state, "r8c12") == {"r7c11"}


@pytest.mark.rule("M44-17.3")
def test_fire_that_drives_back_takes_no_ground() -> None:
    state = ready({"r4c4": "I", "r4c6": "i", **ELSEWHERE})
    attack(state, "r4c4", "r4c6", ["FLAG", "STAR"])
    act(state, f"retreat {unit_on(state, 'r4c6')} r3c6")
    assert targets(state, "r8c12") == {"r7c11"}


@pytest.mark.rule("M44-17.4")
def test_a_target_that_ignored_its_flag_has_left_nothing() -> None:
    # A38
    state = ready({HERE: "I", THERE: "i", **ELSEWHERE}, obstacles={THERE: "s"})
    attack(state, HERE, THERE, ["FLAG", "STAR"])
    act(state, f"hold {unit_on(state, THERE)}")
    assert figures(state, THERE) == 4
    assert targets(state, "r8c12") == {"r7c11"}


@pytest.mark.rule("M44-17.4")
def test_a_target_that_lost_a_figure_instead_of_moving_has_left_nothing() -> None:
    state = ready({HERE: "I", THERE: "i", "r3c3": "i", "r3c4": "i", **ELSEWHERE})
    attack(state, HERE, THERE, FLAG)
    assert figures(state, THERE) == 3
    assert targets(state, "r8c12") == {"r7c11"}


@pytest.mark.rule("M44-17.4")
def test_a_target_eliminated_by_the_flags_has_left_its_hex() -> None:
    state = ready({HERE: "I", THERE: "i", "r3c3": "i", "r3c4": "i"}, figures={THERE: 1})
    attack(state, HERE, THERE, FLAG)
    assert medals(state, "allies") == 1
    assert legal(state) == taking(state)


@pytest.mark.rule("M44-17.5")
def test_artillery_never_takes_ground() -> None:
    state = won("G")
    assert targets(state, "r8c12") == {"r7c11"}


@pytest.mark.rule("M44-17.5")
def test_artillery_that_drives_back_takes_no_ground_either() -> None:
    state = ready({HERE: "G", THERE: "i", **ELSEWHERE})
    attack(state, HERE, THERE, FLAG)
    act(state, f"retreat {unit_on(state, THERE)} r3c3")
    assert targets(state, "r8c12") == {"r7c11"}


@pytest.mark.rule("M44-17.6")
@pytest.mark.parametrize("ground", ["F", "V", "G", "H", "b", "o"])
@pytest.mark.parametrize("attacker", ["I", "A"])
def test_terrain_that_may_be_entered_may_be_taken(ground: str, attacker: str) -> None:
    # A44: so may the ocean.
    lost = {"F": (1, 2), "V": (1, 2), "G": (1, 2), "H": (1, 1)}.get(ground, (0, 0))
    state = won(attacker, ground, dice=3 - lost["IA".index(attacker)])
    assert legal(state) == taking(state)


@pytest.mark.rule("M44-17.6")
@pytest.mark.parametrize("obstacle", ["b", "h"])
def test_only_infantry_takes_a_bunker_or_a_hedgehog(obstacle: str) -> None:
    # A44
    rest: dict[str, Any] = {"bunkers_protect": "allies"}
    infantry = won("I", obstacle=obstacle, **rest)
    assert legal(infantry) == taking(infantry)
    armor = won("A", obstacle=obstacle, **rest)
    assert targets(armor, "r8c12") == {"r7c11"}


@pytest.mark.rule("M44-17.6")
@pytest.mark.parametrize(("attacker", "left"), [("I", [THERE]), ("A", [])])
def test_wire_may_be_taken_and_armor_removes_it(attacker: str, left: list[str]) -> None:
    # A44, A88
    state = won(attacker, obstacle="w")
    act(state, taking(state)[0])
    assert state.to_json()["wire"] == left


@pytest.mark.rule("M44-17.6")
@pytest.mark.parametrize(("attacker", "dice"), [("I", 2), ("A", 3)])
def test_a_unit_that_drove_onto_wire_this_turn_takes_no_ground(attacker: str, dice: int) -> None:
    # A45: it may move on in a later turn only.
    state = ordered(
        {"r6c4": attacker, THERE: "i", **ELSEWHERE}, obstacles={HERE: "w"}, figures={THERE: 1}
    )
    move(state, "r6c4", HERE)
    attack(to_battles(state), HERE, THERE, KILL[:dice])
    assert figures(state, THERE) == 0
    assert targets(state, "r8c12") == {"r7c11"}


@pytest.mark.rule("M44-17.6")
@pytest.mark.parametrize(("attacker", "dice"), [("I", 2), ("A", 3)])
def test_a_unit_that_began_its_turn_on_wire_may_take_ground(attacker: str, dice: int) -> None:
    # A45
    state = won(attacker, dice=dice, own_obstacle="w")
    assert legal(state) == taking(state)


@pytest.mark.rule("M44-17.6")
@pytest.mark.parametrize("ground", ["F", "V", "G"])
def test_resistance_that_entered_cover_this_turn_attacks_and_takes_no_ground(ground: str) -> None:
    # A45, A72
    state = ordered(
        {"r6c4": "R", THERE: "i", **ELSEWHERE}, ground={HERE: ground}, figures={THERE: 1}
    )
    move(state, "r6c4", HERE)
    attack(to_battles(state), HERE, THERE, KILL)
    assert targets(state, "r8c12") == {"r7c11"}


@pytest.mark.rule("M44-17.6")
@pytest.mark.parametrize("own", ["F", "V", "G", "H"])
def test_a_unit_that_began_its_turn_in_terrain_may_take_ground(own: str) -> None:
    # A45
    state = won("I", own=own)
    assert legal(state) == taking(state)


@pytest.mark.rule("M44-17.6")
@pytest.mark.parametrize("attacker", ["I", "A"])
def test_a_unit_that_left_a_hedgerow_this_turn_may_take_ground(attacker: str) -> None:
    # A46: the stop behind a hedgerow ends the march only.
    state = ordered(
        {"r6c4": attacker, THERE: "i", **ELSEWHERE}, ground={"r6c4": "G"}, figures={THERE: 1}
    )
    move(state, "r6c4", HERE)
    attack(to_battles(state), HERE, THERE, KILL)
    assert legal(state) == taking(state)


@pytest.mark.rule("M44-17.6")
@pytest.mark.parametrize(("attacker", "dice"), [("I", 2), ("A", 1)])
def test_a_hedgerow_is_not_taken_by_a_unit_that_has_moved(attacker: str, dice: int) -> None:
    # A47: it must begin its movement next to the hedgerow.
    state = ordered(
        {"r6c4": attacker, THERE: "i", **ELSEWHERE}, ground={THERE: "G"}, figures={THERE: 1}
    )
    move(state, "r6c4", HERE)
    attack(to_battles(state), HERE, THERE, KILL[:dice])
    assert figures(state, THERE) == 0
    assert targets(state, "r8c12") == {"r7c11"}


@pytest.mark.rule("M44-17.6")
@pytest.mark.parametrize("ground", ["F", "V"])
def test_a_forest_or_town_is_taken_by_a_unit_that_has_moved(ground: str) -> None:
    # A44
    state = ordered(
        {"r6c4": "I", THERE: "i", **ELSEWHERE}, ground={THERE: ground}, figures={THERE: 1}
    )
    move(state, "r6c4", HERE)
    attack(to_battles(state), HERE, THERE, ["GRE", "STAR"])
    assert legal(state) == taking(state)


@pytest.mark.rule("M44-17.6")
def test_sandbags_of_the_winner_stay_behind_and_are_removed() -> None:
    # A42
    state = won("I", own_obstacle="s")
    assert state.to_json()["sandbags"] == [HERE]
    act(state, taking(state)[0])
    assert state.to_json()["sandbags"] == []


@pytest.mark.rule("M44-17.6")
def test_sandbags_of_an_eliminated_unit_are_gone() -> None:
    # A42
    state = won("I", obstacle="s", dice=2)
    act(state, taking(state)[0])
    assert state.to_json()["sandbags"] == []


@pytest.mark.rule("M44-17.7")
def test_ground_is_taken_before_the_next_unit_battles() -> None:
    state = won()
    second = battle_text(state, "r8c12", "r7c11")
    assert rule_against(state, second) == "M44-17.1"
    act(state, taking(state)[0])
    assert second in legal(state)
    # Too late now for anybody to take ground.
    assert rule_against(state, f"take-ground {unit_on(state, THERE)} {HERE}") == "M44-7.2"


@pytest.mark.rule("M44-17.8")
@pytest.mark.parametrize(
    ("attacker", "start"), [("I", "r6c4"), ("S", "r7c4"), ("A", "r8c5"), ("E", "r8c5")]
)
def test_ground_is_taken_after_the_whole_movement(attacker: str, start: str) -> None:
    state = ordered({start: attacker, THERE: "i", **ELSEWHERE}, figures={THERE: 1})
    move(state, start, HERE)
    attack(to_battles(state), HERE, THERE, KILL)
    assert legal(state) == taking(state)
    act(state, taking(state)[0])
    assert figures(state, THERE) > 0


@pytest.mark.rule("M44-17.8")
@pytest.mark.parametrize(("here", "there"), [("b", "b"), ("b", "."), (".", "b")])
def test_ground_is_taken_onto_and_from_beaches(here: str, there: str) -> None:
    state = ordered(
        {"r7c4": "A", THERE: "i", **ELSEWHERE},
        ground={HERE: here, THERE: there},
        figures={THERE: 1},
    )
    move(state, "r7c4", HERE)  # two hexes: all that a beach allows
    attack(to_battles(state), HERE, THERE, KILL)
    assert legal(state) == taking(state)


@pytest.mark.rule("M44-17.9")
def test_only_the_hex_of_the_target_may_be_taken() -> None:
    state = won()
    unit = unit_on(state, HERE)
    for other in ("r4c5", "r5c5", "r6c4", "r3c4"):
        assert rule_against(state, f"take-ground {unit} {other}") == "M44-17.1"
    assert rule_against(state, f"take-ground {unit_on(state, 'r8c12')} {THERE}") == "M44-17.1"


@pytest.mark.rule("M44-17.9")
def test_after_a_broken_retreat_the_hex_of_the_battle_may_be_taken() -> None:
    # A43: the target went back one hex and lost its last figure there.
    state = ready(
        {HERE: "I", THERE: "i"},
        ground={"r2c3": "R", "r2c4": "R", "r2c5": "R"},
        figures={THERE: 1},
    )
    attack(state, HERE, THERE, ["FLAG", "FLAG", "STAR"])
    assert retreats(state) == {"r3c3", "r3c4"}
    act(state, f"retreat {unit_on(state, THERE)} r3c4")
    assert medals(state, "allies") == 1
    assert legal(state) == taking(state)


def ambushed(dice: list[str], attacker: int = 4) -> MemoirState:
    """The defender of a close assault ambushes with these dice."""
    state = ready(
        {HERE: "I", THERE: "i", **ELSEWHERE}, enemy_hand=["ambush"], figures={HERE: attacker}
    )
    act(state, battle_text(state, HERE, THERE))
    act(state, "ambush", dice)
    return state


@pytest.mark.rule("M44-17.10")
def test_an_ambusher_takes_no_ground_from_an_eliminated_attacker() -> None:
    state = ambushed(KILL, attacker=1)
    assert figures(state, HERE) == 0
    assert figures(state, THERE) == 4
    assert state.actors() == ("allies",)
    assert targets(state, "r8c12") == {"r7c11"}


@pytest.mark.rule("M44-17.10")
def test_an_ambusher_takes_no_ground_from_an_attacker_driven_off() -> None:
    state = ambushed(FLAG)
    act(state, f"retreat {unit_on(state, HERE)} r6c4")
    assert figures(state, THERE) == 4
    assert state.actors() == ("allies",)
    assert targets(state, "r8c12") == {"r7c11"}


@pytest.mark.rule("M44-17.1", "M44-17.10")
def test_an_attacker_that_survives_an_ambush_may_take_ground() -> None:
    state = ambushed(["INF", "STAR", "STAR", "FLAG", "STAR", "STAR"])
    act(state, f"retreat {unit_on(state, THERE)} r3c3")
    assert figures(state, HERE) == 3
    assert legal(state) == taking(state)


@pytest.mark.rule("M44-17.1")
def test_taking_ground_is_reported() -> None:
    state = won()
    events = act(state, taking(state)[0])
    assert keys(events)[0] == "took-ground"
    assert events[0].params == {"unit": unit_on(state, THERE), "hex": THERE}


@pytest.mark.rule("M44-17.1")
def test_the_last_medal_ends_the_game_before_any_ground_is_taken() -> None:
    state = ready({HERE: "I", THERE: "i"}, figures={THERE: 1}, medals={"allies": 1, "axis": 4})
    attack(state, HERE, THERE, KILL)
    assert state.outcome is not None
    assert state.actors() == ()
    assert figures(state, HERE) == 4
