"""The five steps of a turn (M44-7)."""

from typing import Any

import pytest

import sandtable
from tests.games.memoir44.drill import (
    against_battle,
    against_move,
    drill,
    fight,
    figures,
    go,
    hexes,
    listed,
    moves,
    strike,
    targets,
    unit,
)
from tests.memoir import act, battle, game, legal, rule_against, table

CENTER = {"r8c4": "I", "r8c5": "I", "r8c6": "I", "r8c7": "I"}
ENEMY = {"r0c6": "i"}


def sides_of_turns(state: sandtable.State, number: int) -> list[Any]:
    """The sides that begin the next turns, when everybody does as little as possible."""
    chance = sandtable.Seeded(3)
    found: list[Any] = []
    while len(found) < number:
        seat = state.actors()[0]
        events = state.apply(seat, state.legal(seat)[-1], chance)
        found += [event.params["side"] for event in events if event.key == "turn"]
    return found


@pytest.mark.rule("M44-7.1")
@pytest.mark.parametrize("first", ["allies", "axis"])
def test_the_scenario_names_the_first_player_and_turns_alternate(first: str) -> None:
    second = "axis" if first == "allies" else "allies"
    document = battle({"r8c0": "I", "r0c0": "i"}, first=first)
    state = game().start(document, sandtable.Seeded(3), {"young_generals": True})
    assert state.actors() == (first,)
    assert sides_of_turns(state, 4) == [second, first, second, first]


@pytest.mark.rule("M44-7.1")
def test_the_other_player_may_not_act_in_a_turn() -> None:
    state = table({"r8c4": "I", **ENEMY}, ["attack-center"])
    assert legal(state, "axis") == []
    assert rule_against(state, "play assault-left", "axis") == "M44-7.1"


@pytest.mark.rule("M44-7.2")
def test_no_battle_before_the_movement_step_is_over() -> None:
    state = drill({"r4c4": "I", "r4c5": "i"})
    assert against_battle(state, "r4c4", "r4c5") == "M44-7.2"


@pytest.mark.rule("M44-7.2", "M44-7.9")
def test_no_move_in_the_battle_step() -> None:
    state = drill({"r4c4": "I", "r4c5": "i"})
    fight(state)
    assert against_move(state, "r4c4", "r5c4") == "M44-7.2"


@pytest.mark.rule("M44-7.2")
def test_a_turn_runs_through_card_orders_moves_battles_and_draw() -> None:
    state = table({**CENTER, "r7c4": "i", "r0c6": "i"}, ["attack-center"])
    asked = [legal(state)[0].split()[0]]
    act(state, "play attack-center")
    asked.append(legal(state)[0].split()[0])
    for number in (1, 2, 3):
        act(state, f"order allies-{number}")
    asked.append(legal(state)[0].split()[0])
    act(state, "end-moves")
    asked.append(legal(state)[0].split()[0])
    events = act(state, "end-battles")
    assert asked == ["play", "order", "move", "battle"]
    assert [event.key for event in events] == ["drew", "turn"]


@pytest.mark.rule("M44-7.3")
def test_the_card_is_played_face_up() -> None:
    state = table({**CENTER, **ENEMY}, ["attack-center", "probe-left"])
    events = act(state, "play attack-center")
    assert events[0].key == "played"
    assert events[0].audience is None
    for seat in ("axis", None):
        commands: Any = state.view(seat)["commands"]
        assert [command["card"] for command in commands] == ["attack-center"]


@pytest.mark.rule("M44-7.3")
def test_a_second_card_in_one_turn_is_refused() -> None:
    state = table({**CENTER, **ENEMY}, ["attack-center", "probe-left"])
    act(state, "play attack-center")
    assert rule_against(state, "play probe-left") == "M44-7.5"
    act(state, "order allies-1")
    act(state, "done")
    assert rule_against(state, "play probe-left") == "M44-7.2"


@pytest.mark.rule("M44-7.3")
def test_a_turn_cannot_go_by_without_a_card() -> None:
    state = table({**CENTER, **ENEMY}, ["attack-center", "probe-left"])
    assert set(legal(state)) == {"play attack-center", "play probe-left"}
    assert rule_against(state, "end-moves") == "M44-7.3"


@pytest.mark.rule("M44-7.3")
def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    state = table({**CENTER, **ENEMY}, ["attack-center"])
    assert rule_against(state, "play assault-left") == "M44-7.3"


@pytest.mark.rule("M44-7.4")
def test_the_played_card_lies_open_till_the_draw_and_is_discarded_then() -> None:
    state = drill({"r4c4": "I", "r4c5": "i"})
    assert listed(state, "discard") == []
    fight(state)
    assert listed(state, "discard") == []
    act(state, "end-battles")
    assert listed(state, "discard") == ["direct-from-hq"]


@pytest.mark.rule("M44-7.5")
def test_all_orders_are_given_before_the_first_move() -> None:
    state = table({**CENTER, **ENEMY}, ["probe-center"])
    act(state, "play probe-center")
    act(state, "order allies-1")
    assert against_move(state, "r8c4", "r7c4") == "M44-7.5"


@pytest.mark.rule("M44-7.5")
def test_no_order_is_added_after_the_first_move() -> None:
    state = table({**CENTER, **ENEMY}, ["probe-center"])  # A17
    act(state, "play probe-center")
    act(state, "order allies-1")
    act(state, "done")
    go(state, "r8c4", "r7c4")
    before = state.to_json()
    with pytest.raises(sandtable.Refused):
        act(state, "order allies-2", seat="allies")
    assert state.to_json() == before


@pytest.mark.rule("M44-7.6")
def test_ordered_units_move_one_at_a_time_within_the_limits_of_their_arm() -> None:
    state = drill({"r4c4": "I", "r6c8": "A"})
    go(state, "r4c4", "r4c6")
    assert moves(state, "r4c6") == set()
    assert "r6c11" in moves(state, "r6c8")
    assert against_move(state, "r6c8", "r6c4") == "M44-10.6"


@pytest.mark.rule("M44-7.7")
def test_battles_are_fought_one_unit_at_a_time() -> None:
    state = drill({"r4c4": "I", "r4c5": "i", "r6c8": "I", "r6c7": "i"})
    fight(state)
    act(state, f"battle {unit(state, 'r4c4')} {unit(state, 'r4c5')}")
    assert state.actors() == ("axis",)  # the first battle has to be finished
    act(state, "decline", ["INF", "STAR", "STAR"])
    assert figures(state, "r4c5") == 3
    strike(state, "r6c8", "r6c7", ["INF", "INF", "STAR"])
    assert figures(state, "r6c7") == 2


@pytest.mark.rule("M44-7.7")
def test_distance_obstruction_and_terrain_are_checked_before_the_roll() -> None:
    units = {"r4c4": "I", "r4c8": "i", "r4c1": "i", "r6c4": "i"}
    state = drill(units, ground={"r4c2": "F", "r6c4": "V"})
    fight(state)
    assert against_battle(state, "r4c4", "r4c8") == "M44-12.5"
    assert against_battle(state, "r4c4", "r4c1") == "M44-13.1"
    assert targets(state, "r4c4") == {"r6c4"}


@pytest.mark.rule("M44-7.8")
def test_a_new_card_ends_the_turn() -> None:
    state = table({"r8c4": "I", **ENEMY}, ["attack-center"], draw=["probe-right", "probe-left"])
    act(state, "play attack-center")
    act(state, "end-moves")
    assert state.view("allies")["hands"] == {"allies": ["probe-right"]}
    assert listed(state, "draw") == ["probe-left"]
    assert state.actors() == ("axis",)


@pytest.mark.rule("M44-7.9")
def test_retreat_and_taking_ground_belong_to_the_battle() -> None:
    state = drill({"r4c4": "I", "r4c5": "i"})
    fight(state)
    strike(state, "r4c4", "r4c5", ["FLAG", "STAR", "STAR"])
    act(state, f"retreat {unit(state, 'r4c5')} r3c5")
    act(state, f"take-ground {unit(state, 'r4c4')} r4c5")
    assert "r3c5" in hexes(state, "axis")
    assert "r4c5" in hexes(state, "allies")


@pytest.mark.rule("M44-7.9")
def test_behind_enemy_lines_moves_again_after_the_battle() -> None:
    state = table({"r4c4": "I", "r4c6": "i", "r0c0": "i"}, ["behind-enemy-lines"])
    act(state, "play behind-enemy-lines")
    act(state, "end-moves")
    strike(state, "r4c4", "r4c6", ["STAR", "STAR", "STAR"])
    assert "r4c1" in moves(state, "r4c4")
    go(state, "r4c4", "r4c1")
    assert hexes(state, "allies") == {"r4c1"}
