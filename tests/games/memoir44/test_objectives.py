"""Objectives and special ways to win (M44-39.9 to 39.16)."""

from typing import Any

import pytest

import sandtable
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event
from tests.games.memoir44.staging import (
    battles,
    do,
    hand_of,
    keys,
    medals,
    moves,
    offered,
    on,
    printed,
    strike,
)
from tests.memoir import act, battle, game, legal, table

TOULON = {"r0c6": "I", "r1c7": "I", "r2c6": "I"}
IDLE = "assault-left"


def objective(**rest: Any) -> dict[str, Any]:
    return {"side": "allies", "hexes": ["r4c4"], "kind": "temporary"} | rest


# Temporary, permanent, group.


@pytest.mark.rule("M44-39.9")
@pytest.mark.parametrize(("letter", "score"), [("I", 1), ("i", 0)])
def test_only_units_of_its_side_count_on_an_objective(letter: str, score: int) -> None:
    # A90: an Axis unit in a town of Sword Beach is no Axis medal.
    state = printed("sword-beach", {"r0c5": letter, "r6c6": "I", "r0c3": "i"})
    assert (medals(state, "allies"), medals(state, "axis")) == (score, 0)


@pytest.mark.rule("M44-39.9")
def test_an_enemy_that_has_stood_on_an_objective_leaves_it_to_be_won() -> None:
    state = printed("sword-beach", {"r0c5": "i1", "r1c5": "I", "r8c8": "i"}, hand=["probe-center"])
    battles(state, "probe-center")
    strike(state, "battle @r1c5 @r0c5", ["INF", "STAR"])
    assert state.to_json()["medals"] == {"allies": 1, "axis": 0}
    do(state, "take-ground @r1c5 r0c5")
    assert medals(state, "allies") == 2


@pytest.mark.rule("M44-39.9")
def test_an_objective_may_need_several_units() -> None:
    hexes = ["r4c4", "r4c5"]
    one = table({"r4c4": "I", "r0c0": "i"}, objectives=[objective(hexes=hexes, need=2)])
    assert medals(one, "allies") == 0
    both = {"r4c4": "I", "r4c5": "I", "r0c0": "i"}
    assert medals(table(both, objectives=[objective(hexes=hexes, need=2)]), "allies") == 1


@pytest.mark.rule("M44-39.9")
def test_an_objective_may_be_worth_several_medals() -> None:
    state = table({"r4c4": "I", "r0c0": "i"}, objectives=[objective(worth=2)])
    assert medals(state, "allies") == 2


@pytest.mark.rule("M44-39.10")
def test_a_temporary_medal_is_lost_with_the_hex_and_can_be_won_again() -> None:
    units = {"r2c5": "A", "r1c4": "I", "r8c8": "i"}
    state = printed("operation-cobra", units, hand=["assault-center"])
    assert medals(state, "allies") == 1
    moves(state, "assault-center")
    do(state, "move @r1c4 r1c3")
    assert medals(state, "allies") == 0
    do(state, "move @r2c5 r1c4")
    assert medals(state, "allies") == 1


@pytest.mark.rule("M44-39.10")
def test_a_temporary_medal_is_lost_by_a_retreat() -> None:
    state = printed(
        "operation-cobra",
        {"r1c4": "I", "r0c4": "i", "r8c8": "i"},
        hand=["assault-center"],
        side="axis",
    )
    battles(state, "assault-center")
    strike(state, "battle @r0c4 @r1c4", ["FLAG", "STAR"])
    do(state, "retreat @r1c4 r2c4")
    assert medals(state, "allies") == 0


@pytest.mark.rule("M44-39.10")
def test_a_temporary_medal_is_lost_with_the_unit() -> None:
    state = printed(
        "operation-luttich",
        {"r8c11": "i1", "r8c10": "I", "r0c0": "i"},
        hand=["assault-right"],
    )
    assert medals(state, "axis") == 1
    battles(state, "assault-right")
    strike(state, "battle @r8c10 @r8c11", ["INF", "STAR"])
    assert medals(state, "axis") == 0


@pytest.mark.rule("M44-39.11")
def test_a_permanent_medal_is_won_by_a_move_that_ends_there() -> None:
    units = {"r1c2": "A", "r8c12": "i"}
    state = printed("liberation-of-paris", units, hand=["assault-left"], enemy_hand=["barrage"])
    moves(state, "assault-left")
    assert "objective-taken" in keys(do(state, "move @r1c2 r0c2"))
    assert medals(state, "allies") == 1
    assert state.to_json()["taken"] == [True, False, False]


@pytest.mark.rule("M44-39.11")
def test_a_permanent_medal_stays_when_the_unit_moves_off() -> None:
    state = printed(
        "liberation-of-paris",
        {"r0c2": "A", "r8c12": "i"},
        hand=["assault-left"],
        taken=[True, False, False],
    )
    moves(state, "assault-left")
    do(state, "move @r0c2 r0c3")
    assert medals(state, "allies") == 1


@pytest.mark.rule("M44-39.11")
def test_a_permanent_medal_scores_once_however_many_units_come() -> None:
    state = printed(
        "liberation-of-paris",
        {"r1c2": "I", "r8c12": "i"},
        hand=["assault-left"],
        taken=[True, False, False],
    )
    assert medals(state, "allies") == 1
    moves(state, "assault-left")
    do(state, "move @r1c2 r0c2")
    assert medals(state, "allies") == 1


@pytest.mark.rule("M44-39.11")
def test_a_permanent_medal_stays_when_the_unit_dies() -> None:
    state = printed(
        "liberation-of-paris",
        {"r0c2": "I1", "r0c3": "i", "r8c0": "I"},
        hand=["assault-right"],
        side="axis",
        taken=[True, False, False],
    )
    battles(state, "assault-right")
    strike(state, "battle @r0c3 @r0c2", ["INF", "STAR"])
    assert on(state, "r0c2") == ""
    assert medals(state, "allies") == 1


@pytest.mark.rule("M44-39.11")
def test_a_permanent_medal_is_won_by_a_retreat_that_ends_there() -> None:
    # A92; the objective lies behind the Allied unit, both ways back lead onto one.
    goals = [objective(hexes=[hex], kind="permanent") for hex in ("r5c3", "r5c4")]
    state = table({"r3c4": "i", "r4c4": "I"}, hand=["attack-center"], side="axis", objectives=goals)
    battles(state, "attack-center")
    strike(state, "battle @r3c4 @r4c4", ["FLAG", "STAR", "STAR"])
    do(state, "retreat @r4c4 r5c4")
    assert medals(state, "allies") == 1
    assert state.to_json()["taken"] == [False, True]


@pytest.mark.rule("M44-39.11")
def test_a_permanent_medal_is_won_by_taking_ground() -> None:
    state = table(
        {"r5c4": "I", "r4c4": "i", "r0c0": "i"},
        hand=["attack-center"],
        objectives=[objective(kind="permanent")],
    )
    battles(state, "attack-center")
    strike(state, "battle @r5c4 @r4c4", ["FLAG", "STAR", "STAR"])
    do(state, "retreat @r4c4 r3c3")
    do(state, "take-ground @r5c4 r4c4")
    assert state.to_json()["taken"] == [True]


@pytest.mark.rule("M44-39.12")
def test_two_units_on_the_rhone_bank_hold_one_medal_until_the_last_leaves() -> None:
    units = {"r1c6": "I", "r1c7": "I", "r8c0": "i"}
    state = printed("montelimar", units, hand=["assault-center"])
    assert medals(state, "allies") == 1
    moves(state, "assault-center")
    do(state, "move @r1c6 r2c6")
    assert medals(state, "allies") == 1
    do(state, "move @r1c7 r2c8")
    assert medals(state, "allies") == 0


@pytest.mark.rule("M44-39.12")
def test_an_axis_unit_on_the_rhone_bank_holds_nothing() -> None:
    state = printed("montelimar", {"r1c6": "i", "r8c0": "I"})
    assert state.to_json()["medals"] == {"allies": 0, "axis": 0}


@pytest.mark.rule("M44-39.13")
def test_a_unit_set_up_on_an_objective_counts_from_the_start() -> None:
    document = battle({"r4c4": "I", "r0c0": "i"}, objectives=[objective()])
    state = game().start(document, sandtable.Seeded(1))
    assert medals(state, "allies") == 1


@pytest.mark.rule("M44-39.13")
def test_a_permanent_medal_held_at_set_up_is_kept_when_the_unit_leaves() -> None:
    document = battle(
        {"r4c4": "I", "r0c0": "i"}, objectives=[objective(kind="permanent")], first="allies"
    )
    whole = game().start(document, sandtable.Seeded(1)).to_json()
    hand = ["assault-center"]
    state = game().from_json(whole | {"hands": {"allies": hand, "axis": hand}, "draw": []})
    assert medals(state, "allies") == 1
    moves(state, "assault-center")
    do(state, "move @r4c4 r5c4")
    assert medals(state, "allies") == 1


# Towns (A109).


@pytest.mark.rule("M44-39.14", "M44-39.15")
@pytest.mark.parametrize(
    ("units", "wins"),
    [
        (TOULON, True),
        (TOULON | {"r1c8": "I"}, True),
        ({"r0c6": "I", "r1c7": "I"}, False),
        ({"r0c6": "I", "r1c7": "I", "r2c6": "i"}, False),
    ],
)
def test_three_towns_win_toulon_at_the_end_of_an_allied_turn(
    units: dict[str, str], wins: bool
) -> None:
    state = printed("toulon", units | {"r8c12": "i"}, hand=["assault-left"], enemy_hand=["barrage"])
    events = act(state, "play assault-left")
    assert (state.outcome is not None) == wins
    if state.outcome is not None:
        assert state.outcome.to_json() == {
            "winner": "allies",
            "reason": "outcome-sudden-death",
            "rule": "M44-39.14",
        }
        assert keys(events)[-2:] == ["drew", "game-over"]


@pytest.mark.rule("M44-39.14")
@pytest.mark.parametrize(
    ("units", "wins"),
    [({"r0c5": "I", "r1c6": "A"}, True), ({"r0c5": "I", "r5c5": "I"}, False)],
)
def test_two_towns_win_saverne(units: dict[str, str], wins: bool) -> None:
    state = printed("saverne-gap", units | {"r8c0": "i"}, hand=["assault-right"])
    act(state, "play assault-right")
    assert (state.outcome is not None) == wins


@pytest.mark.rule("M44-39.15")
def test_towns_held_in_an_axis_turn_win_nothing() -> None:
    state = printed("toulon", TOULON | {"r8c0": "i"}, hand=["assault-left"], side="axis")
    act(state, "play assault-left")
    assert state.outcome is None


@pytest.mark.rule("M44-39.15")
def test_towns_held_after_the_moves_win_nothing_yet() -> None:
    units = {"r0c6": "I", "r1c7": "I", "r3c6": "I", "r0c4": "i"}
    state = printed("toulon", units, hand=["assault-center"])
    moves(state, "assault-center")
    do(state, "move @r3c6 r2c6")
    assert "end-moves" in legal(state)
    act(state, "end-moves")
    assert "end-battles" in legal(state)
    act(state, "end-battles")
    assert state.outcome is not None


@pytest.mark.rule("M44-39.15")
def test_an_ambush_that_drives_a_unit_out_of_toulon_prevents_the_win() -> None:
    state = printed(
        "toulon",
        TOULON | {"r3c5": "i", "r0c12": "i"},
        hand=["assault-center"],
        enemy_hand=["ambush", "assault-left"],
    )
    battles(state, "assault-center")
    do(state, "battle @r2c6 @r3c5")
    act(state, "ambush", ["FLAG", "STAR"])
    assert on(state, "r2c6") == ""
    assert state.outcome is None
    assert state.actors() == ("axis",)


@pytest.mark.rule("M44-39.15")
def test_towns_are_looked_at_after_the_card_of_a_recon_is_chosen() -> None:
    state = printed("toulon", TOULON | {"r8c0": "i"}, hand=["recon-right"])
    act(state, "play recon-right")
    assert state.actors() == ("allies",)
    act(state, "keep probe-left")
    assert state.outcome is not None
    assert hand_of(state, "allies") == ["probe-left"]


# The empty deck of Vassieux (A108).


def vassieux(draw: list[str], hand: list[str], **rest: Any) -> sandtable.State:
    units = {"r8c0": "R", "r0c0": "i"}
    return printed("vassieux", units, hand=hand, draw=draw, **rest)


@pytest.mark.rule("M44-39.16")
def test_the_52nd_card_ends_the_battle_of_vassieux() -> None:
    state = game().start("vassieux", sandtable.Seeded(16))
    chance = sandtable.Seeded(1)
    assert len(state.draw) == 52
    events: list[Event] = []
    while state.outcome is None:
        seat = state.actors()[0]
        events += state.apply(seat, idle(state.legal(seat)), chance)
    drawn: list[Any] = [event.params["count"] for event in events if event.key == "drew"]
    assert (sum(drawn), len(state.draw)) == (52, 0)
    assert "reshuffled" not in keys(events)
    assert (state.outcome.winner, state.outcome.reason) == ("axis", "outcome-empty-deck")


def idle(actions: list[Action]) -> Action:
    """What costs nobody a figure: play on, never move nor battle."""
    for verb in ("end-moves", "end-battles", "done", "decline", "pass", "stay"):
        if (verb,) in actions:
            return (verb,)
    return actions[-1]


@pytest.mark.rule("M44-39.16")
@pytest.mark.parametrize("side", ["allies", "axis"])
def test_drawing_the_last_card_loses_vassieux_for_the_allies_in_either_turn(side: str) -> None:
    state = vassieux(["probe-left"], [IDLE], side=side, enemy_hand=["recon-left"])
    act(state, f"play {IDLE}")
    if state.outcome is None and "end-moves" in legal(state):
        act(state, "end-moves")
    assert state.outcome is not None
    assert state.outcome.to_json() == {
        "winner": "axis",
        "reason": "outcome-empty-deck",
        "rule": "M44-39.16",
    }


@pytest.mark.rule("M44-39.16")
def test_the_battle_of_vassieux_goes_on_while_a_card_is_left() -> None:
    state = vassieux(["probe-left", "probe-right"], ["assault-right"])
    act(state, "play assault-right")
    assert state.outcome is None


@pytest.mark.rule("M44-39.16")
def test_the_second_card_of_a_recon_may_be_the_last() -> None:
    state = vassieux(["probe-left", "probe-right"], ["recon-right"])
    act(state, "play recon-right")
    assert state.outcome is not None
    assert state.outcome.reason == "outcome-empty-deck"


@pytest.mark.rule("M44-39.16")
def test_the_card_that_replaces_an_ambush_may_be_the_last() -> None:
    state = printed(
        "vassieux",
        {"r5c4": "R", "r4c5": "i", "r0c0": "i"},
        hand=["assault-center"],
        enemy_hand=["ambush"],
        draw=["probe-left"],
    )
    battles(state, "assault-center")
    do(state, "battle @r5c4 @r4c5")
    act(state, "ambush", ["STAR"] * 5)  # two against the hill, three back
    assert state.outcome is not None
    assert state.outcome.winner == "axis"


@pytest.mark.rule("M44-39.16")
def test_their_finest_hour_reshuffles_nothing_at_vassieux() -> None:
    state = vassieux(
        ["probe-left", "probe-right"], ["their-finest-hour"], discard=["attack-left", "barrage"]
    )
    events = act(state, "play their-finest-hour", ["FLAG"])
    assert "reshuffled" not in keys(events)
    assert state.to_json()["draw"] == ["probe-right"]
    assert state.to_json()["discard"] == ["attack-left", "barrage", "their-finest-hour"]


@pytest.mark.rule("M44-39.16")
def test_an_allied_win_by_medals_comes_before_the_last_draw_of_vassieux() -> None:
    state = printed(
        "vassieux",
        {"r5c4": "R", "r4c5": "i1", "r0c0": "i"},
        hand=["assault-center"],
        draw=["probe-left"],
        trophies={"allies": 3, "axis": 0},
    )
    battles(state, "assault-center")
    strike(state, "battle @r5c4 @r4c5", ["INF", "STAR", "STAR"])
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.reason) == ("allies", "outcome-medals")


@pytest.mark.rule("M44-39.16")
def test_any_other_battle_reshuffles_its_discard() -> None:
    state = table({"r8c0": "I", "r0c0": "i"}, hand=["assault-center"], draw=[])
    events = act(state, "play assault-center")
    assert "reshuffled" in keys(events)
    assert state.outcome is None
    assert offered(state, "play assault-left")
