"""Medals and victory (M44-6)."""

from typing import Any

import pytest

from sandtable import Refused, Scripted
from tests.games.memoir44.staging import (
    battles,
    do,
    figures,
    hand_of,
    keys,
    medals,
    moves,
    offered,
    printed,
    strike,
)
from tests.memoir import act, game, legal, table

ONE_BOARD = [id for id in game().scenarios() if game().scenario(id).boxes == 1]
CENTER = {"r5c4": "I", "r4c4": "i", "r0c0": "i", "r8c12": "I"}
OBJECTIVE = {"side": "allies", "hexes": ["r4c4"], "kind": "temporary"}


def objective(*hexes: str, side: str = "allies", kind: str = "temporary") -> dict[str, Any]:
    return {"side": side, "hexes": list(hexes), "kind": kind}


def weak(**left: int) -> dict[str, Any]:
    """The four units of CENTER, some of them with few figures left."""
    places = {"allies-1": "r5c4", "axis-2": "r4c4", "axis-1": "r0c0", "allies-2": "r8c12"}
    return {
        id: {"hex": hex, "figures": left.get(id.replace("-", "_"), 4)} for id, hex in places.items()
    }


@pytest.mark.rule("M44-6.1")
@pytest.mark.parametrize("id", ONE_BOARD)
def test_the_target_of_a_printed_battle_is_4_to_6_medals(id: str) -> None:
    targets: Any = game().describe(id)["medals"]
    assert set(targets.values()) <= {4, 5, 6}


@pytest.mark.rule("M44-6.1", "M44-6.7")
@pytest.mark.parametrize(("before", "over"), [(2, False), (3, True)])
def test_the_side_that_reaches_its_target_wins(before: int, over: bool) -> None:
    trophies = {"allies": before, "axis": 0}
    state = table(CENTER, hand=["attack-center"], state={"trophies": trophies})
    battles(state, "attack-center")
    strike(state, "battle @r5c4 @r4c4", ["INF", "INF", "INF"])
    assert state.outcome is None
    state = table(
        CENTER, hand=["attack-center"], state={"trophies": trophies, "units": weak(axis_2=1)}
    )
    battles(state, "attack-center")
    strike(state, "battle @r5c4 @r4c4", ["INF", "STAR", "STAR"])
    assert (state.outcome is not None) == over
    if state.outcome is not None:
        assert state.outcome.to_json() == {
            "winner": "allies",
            "reason": "outcome-medals",
            "rule": "M44-6.7",
        }


@pytest.mark.rule("M44-6.1")
def test_the_sides_may_have_different_targets() -> None:
    state = table(
        CENTER,
        hand=["attack-center"],
        medals={"allies": 6, "axis": 3},
        state={"trophies": {"allies": 3, "axis": 2}, "units": weak(axis_2=1)},
    )
    battles(state, "attack-center")
    strike(state, "battle @r5c4 @r4c4", ["INF", "STAR", "STAR"])
    assert state.outcome is None
    assert medals(state, "allies") == 4


@pytest.mark.rule("M44-6.2")
def test_three_of_four_figures_are_no_medal_and_the_fourth_is_one() -> None:
    state = table(CENTER, hand=["attack-center"])
    battles(state, "attack-center")
    strike(state, "battle @r5c4 @r4c4", ["INF", "GRE", "INF"])
    assert (figures(state, "r4c4"), medals(state, "allies")) == (1, 0)
    state = table(CENTER, hand=["attack-center"], state={"units": weak(axis_2=3)})
    battles(state, "attack-center")
    strike(state, "battle @r5c4 @r4c4", ["INF", "GRE", "INF"])
    assert (figures(state, "r4c4"), medals(state, "allies")) == (0, 1)


@pytest.mark.rule("M44-6.3")
def test_an_eliminated_unit_becomes_a_trophy_that_nothing_takes_away() -> None:
    state = table(CENTER, hand=["attack-center"], state={"units": weak(axis_2=1)})
    battles(state, "attack-center")
    events = strike(state, "battle @r5c4 @r4c4", ["INF", "STAR", "STAR"])
    assert "eliminated" in keys(events)
    assert state.to_json()["trophies"] == {"allies": 1, "axis": 0}
    act(state, "take-ground allies-1 r4c4")
    assert state.to_json()["trophies"] == {"allies": 1, "axis": 0}


@pytest.mark.rule("M44-6.4")
@pytest.mark.parametrize("letter", ["i", "s", "r", "a", "e", "g"])
def test_every_unit_is_worth_one_medal_whatever_its_arm_or_size(letter: str) -> None:
    state = table(
        CENTER | {"r4c4": letter}, hand=["attack-center"], state={"units": weak(axis_2=1)}
    )
    battles(state, "attack-center")
    strike(state, "battle @r5c4 @r4c4", ["GRE", "GRE", "GRE"])
    assert medals(state, "allies") == 1


@pytest.mark.rule("M44-6.5", "M44-6.12")
def test_a_held_medal_is_lost_when_the_unit_steps_off_its_hex() -> None:
    # A90, A92.
    state = table(
        {"r4c4": "I", "r0c0": "i"}, hand=["attack-center"], objectives=[objective("r4c4")]
    )
    assert medals(state, "allies") == 1
    moves(state, "attack-center")
    act(state, "move allies-1 r4c5")
    assert medals(state, "allies") == 0


@pytest.mark.rule("M44-6.5", "M44-6.12")
def test_a_held_medal_is_won_by_stepping_on_and_the_last_one_wins_at_once() -> None:
    # A91: no battle, no draw.
    state = table(
        {"r5c4": "I", "r3c4": "i"},
        hand=["attack-center"],
        objectives=[OBJECTIVE],
        state={"trophies": {"allies": 3, "axis": 0}},
    )
    moves(state, "attack-center")
    events = act(state, "move allies-1 r4c4")
    assert keys(events) == ["moved", "game-over"]
    assert hand_of(state, "allies") == []


@pytest.mark.rule("M44-6.5")
def test_the_enemy_of_its_side_neither_scores_nor_removes_an_objective() -> None:
    state = table(
        {"r5c4": "I", "r4c4": "i"}, hand=["attack-center"], objectives=[objective("r4c4")]
    )
    assert (medals(state, "allies"), medals(state, "axis")) == (0, 0)
    battles(state, "attack-center")
    strike(state, "battle @r5c4 @r4c4", ["FLAG", "STAR", "STAR"])
    act(state, "retreat axis-1 r3c3")
    act(state, "take-ground allies-1 r4c4")
    assert medals(state, "allies") == 1


@pytest.mark.rule("M44-6.5")
def test_a_held_medal_is_lost_with_the_unit_that_holds_it() -> None:
    state = table(
        {"r5c4": "I", "r4c4": "i", "r0c0": "i"},
        hand=["attack-center"],
        objectives=[objective("r4c4", side="axis")],
        state={
            "units": {
                "allies-1": {"hex": "r5c4", "figures": 4},
                "axis-2": {"hex": "r4c4", "figures": 1},
                "axis-1": {"hex": "r0c0", "figures": 4},
            }
        },
    )
    assert medals(state, "axis") == 1
    battles(state, "attack-center")
    strike(state, "battle @r5c4 @r4c4", ["INF", "STAR", "STAR"])
    assert (medals(state, "allies"), medals(state, "axis")) == (1, 0)


@pytest.mark.rule("M44-6.6")
def test_objectives_lie_open_for_everyone_from_the_start_with_the_face_of_their_side() -> None:
    described: Any = game().describe("montelimar")
    assert [(it["side"], len(it["hexes"])) for it in described["objectives"]] == [
        ("allies", 8),
        ("axis", 1),
        ("axis", 1),
    ]


@pytest.mark.rule("M44-6.7")
def test_after_the_winning_attack_the_third_one_is_impossible() -> None:
    units = {"r5c4": "I", "r4c4": "i", "r5c6": "I", "r4c6": "i", "r5c8": "I", "r4c8": "i"}
    places = {"r4c4": "axis-1", "r4c6": "axis-2", "r4c8": "axis-3"}
    placed = {id: {"hex": hex, "figures": 1} for hex, id in places.items()}
    placed |= {
        f"allies-{n + 1}": {"hex": hex, "figures": 4}
        for n, hex in enumerate(("r5c4", "r5c6", "r5c8"))
    }
    state = table(
        units,
        hand=["attack-center"],
        medals={"allies": 5, "axis": 5},
        state={"trophies": {"allies": 3, "axis": 0}, "units": placed},
    )
    battles(state, "attack-center")
    strike(state, "battle @r5c4 @r4c4", ["INF", "STAR", "STAR"])
    act(state, "stay")
    events = strike(state, "battle @r5c6 @r4c6", ["INF", "STAR", "STAR"])
    assert state.outcome is not None
    assert state.outcome.winner == "allies"
    assert state.actors() == ()
    # A91: no Taking Ground, no draw.
    assert keys(events)[-1] == "game-over"
    assert hand_of(state, "allies") == []
    before = state.to_json()
    third = game().read("battle allies-3 axis-3")
    refusal = state.why_not("allies", third)
    assert refusal is not None
    assert refusal.rule == "M44-6.7"
    with pytest.raises(Refused):
        state.apply("allies", third, Scripted())
    assert state.to_json() == before


@pytest.mark.rule("M44-6.7")
def test_more_medals_than_needed_count_as_the_target() -> None:
    # A93.
    state = table(CENTER, state={"trophies": {"allies": 7, "axis": 1}})
    assert (medals(state, "allies"), medals(state, "axis")) == (4, 1)


@pytest.mark.rule("M44-6.8")
def test_a_unit_that_dies_because_it_cannot_retreat_is_a_medal() -> None:
    state = table(
        {"r1c4": "I", "r0c4": "i", "r0c0": "i"},
        hand=["attack-center"],
        state={
            "units": {
                "allies-1": {"hex": "r1c4", "figures": 4},
                "axis-2": {"hex": "r0c4", "figures": 2},
                "axis-1": {"hex": "r0c0", "figures": 4},
            }
        },
    )
    battles(state, "attack-center")
    strike(state, "battle @r1c4 @r0c4", ["FLAG", "FLAG", "STAR"])
    assert medals(state, "allies") == 1
    assert offered(state, "take-ground @r1c4 r0c4")


@pytest.mark.rule("M44-6.9")
def test_an_ambush_that_eliminates_the_attacker_is_a_medal_for_the_defender() -> None:
    state = table(
        CENTER, hand=["attack-center"], enemy_hand=["ambush"], state={"units": weak(allies_1=1)}
    )
    battles(state, "attack-center")
    act(state, "battle allies-1 axis-2")
    act(state, "ambush", ["INF", "STAR", "STAR"])
    assert (medals(state, "allies"), medals(state, "axis")) == (0, 1)


@pytest.mark.rule("M44-6.9")
def test_an_ambush_may_win_the_battle_in_the_enemys_turn() -> None:
    state = table(
        CENTER,
        hand=["attack-center"],
        enemy_hand=["ambush"],
        state={"units": weak(allies_1=1), "trophies": {"allies": 0, "axis": 3}},
    )
    battles(state, "attack-center")
    act(state, "battle allies-1 axis-2")
    act(state, "ambush", ["INF", "STAR", "STAR"])
    assert state.outcome is not None
    assert state.outcome.winner == "axis"


@pytest.mark.rule("M44-6.9")
@pytest.mark.parametrize(("card", "dice"), [("barrage", 4), ("air-power", 2)])
def test_a_unit_that_is_bombed_away_is_a_medal(card: str, dice: int) -> None:
    state = table(CENTER, hand=[card], state={"units": weak(axis_2=1)})
    act(state, f"play {card}")
    rolled = ["GRE"] + ["INF"] * (dice - 1)
    if card == "barrage":
        act(state, "target axis-2", rolled)
    else:
        act(state, "target axis-2")
        if "strike" in legal(state):
            act(state, "strike", rolled)
    assert medals(state, "allies") == 1


@pytest.mark.rule("M44-6.10")
def test_the_side_that_loses_its_last_unit_loses_at_once() -> None:
    # A101.
    state = table(
        {"r5c4": "I", "r4c4": "i"},
        hand=["attack-center"],
        medals={"allies": 5, "axis": 5},
        state={
            "trophies": {"allies": 2, "axis": 4},
            "units": {
                "allies-1": {"hex": "r5c4", "figures": 4},
                "axis-1": {"hex": "r4c4", "figures": 1},
            },
        },
    )
    battles(state, "attack-center")
    strike(state, "battle @r5c4 @r4c4", ["INF", "STAR", "STAR"])
    assert medals(state, "allies") == 3
    assert state.outcome is not None
    assert state.outcome.to_json() == {
        "winner": "allies",
        "reason": "outcome-no-units",
        "rule": "M44-6.10",
    }


@pytest.mark.rule("M44-6.10")
@pytest.mark.parametrize(
    ("trophies", "winner", "reason"),
    [(3, "allies", "outcome-medals"), (2, "axis", "outcome-no-units")],
)
def test_the_last_unit_may_leave_the_board_only_for_the_last_medal(
    trophies: int, winner: str, reason: str
) -> None:
    state = table(
        {"r0c6": "I", "r4c4": "i"},
        hand=["attack-center"],
        exit="allies",
        state={"trophies": {"allies": trophies, "axis": 0}},
    )
    moves(state, "attack-center")
    act(state, "exit allies-1")
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.reason) == (winner, reason)


@pytest.mark.rule("M44-6.11")
def test_a_battle_is_a_draw_after_a_hundred_turns_of_each_side() -> None:
    # A102.
    state = table(
        {"r8c0": "I", "r0c0": "i"},
        hand=["assault-center"],
        side="axis",
        state={"turns": {"allies": 100, "axis": 100}},
    )
    act(state, "play assault-center")
    assert state.outcome is not None
    assert state.outcome.to_json() == {
        "winner": None,
        "reason": "outcome-turn-limit",
        "rule": "M44-6.11",
    }


@pytest.mark.rule("M44-6.11")
@pytest.mark.parametrize("turns", [(99, 100), (100, 99), (99, 99)])
def test_a_battle_goes_on_until_both_sides_have_had_their_hundred_turns(
    turns: tuple[int, int],
) -> None:
    state = table(
        {"r8c0": "I", "r0c0": "i"},
        hand=["assault-center"],
        side="axis" if turns[0] < turns[1] else "allies",
        state={"turns": {"allies": turns[0], "axis": turns[1]}},
    )
    act(state, "play assault-center")
    assert state.outcome is None


@pytest.mark.rule("M44-6.11")
def test_a_scenario_may_set_another_limit() -> None:
    state = table({"r8c0": "I", "r0c0": "i"}, hand=["assault-center"], turn_limit=1)
    act(state, "play assault-center")
    assert state.outcome is not None
    assert state.outcome.winner is None


@pytest.mark.rule("M44-6.12")
@pytest.mark.parametrize("kind", ["temporary", "permanent"])
def test_a_hex_that_a_unit_only_passes_through_counts_for_nothing(kind: str) -> None:
    # The river leaves one way from r5c4 north, over the objective r4c4.
    ground = dict.fromkeys(["r5c3", "r5c5", "r4c5", "r6c4", "r6c5", "r4c3", "r3c4"], "R")
    state = table(
        {"r5c4": "A", "r0c0": "i"},
        hand=["attack-center"],
        ground=ground,
        objectives=[objective("r4c4", kind=kind)],
    )
    moves(state, "attack-center")
    act(state, "move allies-1 r3c3")
    assert medals(state, "allies") == 0


@pytest.mark.rule("M44-6.12")
@pytest.mark.parametrize("kind", ["temporary", "permanent"])
def test_a_retreat_through_an_objective_counts_for_nothing(kind: str) -> None:
    state = table(
        {"r3c4": "i", "r4c4": "I"},
        hand=["attack-center"],
        side="axis",
        objectives=[objective("r5c3", kind=kind), objective("r5c4", kind=kind)],
    )
    battles(state, "attack-center")
    strike(state, "battle @r3c4 @r4c4", ["FLAG", "FLAG", "STAR"])
    act(state, "retreat allies-1 r6c4")
    assert medals(state, "allies") == 0


@pytest.mark.rule("M44-6.12")
def test_a_retreat_onto_the_last_objective_wins_in_the_enemys_turn() -> None:
    # A92.
    state = table(
        {"r3c4": "i", "r4c4": "I"},
        hand=["attack-center"],
        side="axis",
        objectives=[objective("r5c3"), objective("r5c4")],
        state={"trophies": {"allies": 3, "axis": 0}},
    )
    battles(state, "attack-center")
    strike(state, "battle @r3c4 @r4c4", ["FLAG", "STAR", "STAR"])
    act(state, "retreat allies-1 r5c3")
    assert state.outcome is not None
    assert state.outcome.winner == "allies"


@pytest.mark.rule("M44-6.12")
def test_taking_ground_onto_an_objective_counts_at_once() -> None:
    state = table(CENTER, hand=["attack-center"], objectives=[OBJECTIVE])
    battles(state, "attack-center")
    strike(state, "battle @r5c4 @r4c4", ["FLAG", "STAR", "STAR"])
    act(state, "retreat axis-2 r3c3")
    assert medals(state, "allies") == 0
    act(state, "take-ground allies-1 r4c4")
    assert medals(state, "allies") == 1


@pytest.mark.rule("M44-6.13")
def test_some_battles_are_won_without_counting_medals() -> None:
    endings: dict[str, tuple[str, ...]] = {
        id: tuple(
            key for key in ("sudden_death", "empty_deck_wins") if key in game().scenario_json(id)
        )
        for id in game().scenarios()
    }
    assert {id: ways for id, ways in endings.items() if ways} == {
        "vassieux": ("empty_deck_wins",),
        "toulon": ("sudden_death",),
        "saverne-gap": ("sudden_death",),
    }


@pytest.mark.rule("M44-6.13", "M44-39.14")
def test_a_battle_of_towns_can_be_won_without_a_single_medal() -> None:
    state = printed("saverne-gap", {"r0c5": "I", "r0c6": "I", "r8c0": "i"}, hand=["assault-left"])
    assert medals(state, "allies") == 0
    do(state, "play assault-left")
    assert state.outcome is not None
    assert state.outcome.reason == "outcome-sudden-death"
