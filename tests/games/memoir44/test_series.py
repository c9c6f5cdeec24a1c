"""The two-battle series (M44-38)."""

from collections.abc import Mapping
from typing import Any

import pytest

import sandtable
from sandtable.games.memoir44.series import Series, score_battle
from sandtable.games.memoir44.state import MemoirState
from sandtable.kernel.errors import BadInput
from tests.games.memoir44.staging import overlord, printed
from tests.memoir import act, game, table

FIRST = {"ann": "allies", "ben": "axis"}
SECOND = {"ann": "axis", "ben": "allies"}
OUTCOMES = {
    "outcome-medals": "M44-6.7",
    "outcome-no-units": "M44-6.10",
    "outcome-turn-limit": "M44-6.11",
    "outcome-sudden-death": "M44-39.14",
    "outcome-empty-deck": "M44-39.16",
    "outcome-resigned": "M44-38.5",
}


def finished(
    allies: int,
    axis: int,
    winner: str | None = None,
    reason: str = "outcome-medals",
    options: Mapping[str, Any] | None = None,
    **rest: Any,
) -> MemoirState:
    """A battle to four medals that has ended with these trophies."""
    ending = {"winner": winner, "reason": reason, "rule": OUTCOMES[reason]}
    return table(
        {"r8c0": "I", "r0c0": "i"},
        options=options,
        state={"trophies": {"allies": allies, "axis": axis}, "outcome": ending},
        **rest,
    )


def series(*battles: MemoirState) -> Series:
    made = Series(("ann", "ben"))
    for state, sides in zip(battles, (FIRST, SECOND), strict=False):
        made.add(state, sides)
    return made


@pytest.mark.rule("M44-38.1", "M44-2.11")
def test_a_series_is_the_same_battle_twice_with_swapped_sides() -> None:
    made = series(finished(4, 2, "allies"))
    with pytest.raises(BadInput) as caught:
        made.add(finished(4, 2, "allies"), FIRST)
    assert caught.value.key == "series-not-swapped"
    made.add(finished(4, 2, "allies"), SECOND)
    with pytest.raises(BadInput) as caught:
        made.add(finished(4, 2, "allies"), FIRST)
    assert caught.value.key == "series-complete"


@pytest.mark.rule("M44-38.1")
@pytest.mark.parametrize(
    "sides",
    [
        {"ann": "allies", "ben": "allies"},
        {"ann": "allies"},
        {"ann": "allies", "eve": "axis"},
        {"ann": "allies", "ben": "russia"},
    ],
)
def test_each_player_commands_one_side(sides: dict[str, str]) -> None:
    with pytest.raises(BadInput) as caught:
        Series(("ann", "ben")).add(finished(4, 2, "allies"), sides)
    assert caught.value.key == "series-sides"


@pytest.mark.rule("M44-38.2")
def test_more_medals_over_both_battles_win_although_each_won_one() -> None:
    # 4:2 and 3:4: Ann has 7, Ben 6.
    result = series(finished(4, 2, "allies"), finished(4, 3, "allies")).result()
    assert result is not None
    assert result.totals == {"ann": 7, "ben": 6}
    assert result.winner == "ann"


@pytest.mark.rule("M44-38.2")
def test_the_second_player_may_win_the_series_as_well() -> None:
    result = series(finished(4, 3, "allies"), finished(4, 0, "allies")).result()
    assert result is not None
    assert (result.winner, result.totals) == ("ben", {"ann": 4, "ben": 7})


@pytest.mark.rule("M44-38.3")
def test_the_second_battle_has_the_same_scenario() -> None:
    made = series(finished(4, 2, "allies"))
    other = finished(4, 2, "allies", hands={"allies": 5, "axis": 4})
    with pytest.raises(BadInput) as caught:
        made.add(other, SECOND)
    assert caught.value.key == "series-other-battle"


@pytest.mark.rule("M44-38.3")
def test_the_second_battle_has_the_same_options() -> None:
    made = series(finished(4, 2, "allies"))
    with pytest.raises(BadInput) as caught:
        made.add(finished(4, 2, "allies", options={"same_height": True}), SECOND)
    assert caught.value.key == "series-other-battle"


@pytest.mark.rule("M44-38.3")
def test_the_second_battle_is_set_up_and_shuffled_again() -> None:
    chance = sandtable.Seeded(38)
    first = game().start("pegasus-bridge", chance).to_json()
    second = game().start("pegasus-bridge", chance).to_json()
    assert first["draw"] != second["draw"]
    for key in ("units", "wire", "sandbags", "side", "turns", "trophies", "discard"):
        assert first[key] == second[key]


@pytest.mark.rule("M44-38.3")
def test_hand_first_turn_and_target_belong_to_the_side() -> None:
    # Whoever commands the Allies at Pegasus Bridge has 6 cards and the first turn.
    state = game().start("pegasus-bridge", sandtable.Seeded(1))
    view: Any = state.view(None)
    assert view["hand_sizes"] == {"allies": 6, "axis": 2}
    assert state.actors() == ("allies",)


@pytest.mark.rule("M44-38.4")
def test_objectives_held_at_the_end_count() -> None:
    goal = {"side": "axis", "hexes": ["r0c0"], "kind": "temporary"}
    assert score_battle(finished(4, 1, "allies", objectives=[goal])) == {"allies": 4, "axis": 2}


@pytest.mark.rule("M44-38.4")
def test_more_medals_than_the_target_count_as_the_target() -> None:
    # A93: an elimination worth two.
    assert score_battle(finished(5, 3, "allies")) == {"allies": 4, "axis": 3}


@pytest.mark.rule("M44-38.4")
def test_the_target_is_that_of_the_side() -> None:
    state = finished(6, 2, "allies", medals={"allies": 6, "axis": 4})
    assert score_battle(state) == {"allies": 6, "axis": 2}


@pytest.mark.rule("M44-38.4")
def test_a_battle_that_is_not_over_has_no_score() -> None:
    with pytest.raises(BadInput) as caught:
        score_battle(table({"r8c0": "I", "r0c0": "i"}))
    assert caught.value.key == "series-battle-not-over"
    made = Series(("ann", "ben"))
    with pytest.raises(BadInput):
        made.add(table({"r8c0": "I", "r0c0": "i"}), FIRST)
    assert made.result() is None


@pytest.mark.rule("M44-38.5")
@pytest.mark.parametrize(
    "reason",
    ["outcome-no-units", "outcome-sudden-death", "outcome-empty-deck", "outcome-resigned"],
)
@pytest.mark.parametrize("winner", ["allies", "axis"])
def test_a_win_without_the_target_counts_as_the_full_target(reason: str, winner: str) -> None:
    # A120.
    score = score_battle(finished(1, 2, winner, reason))
    assert score == {"allies": 1, "axis": 2} | {winner: 4}


@pytest.mark.rule("M44-38.5")
def test_toulon_won_by_three_towns_with_2_medals_to_4_is_6_to_4() -> None:
    units = {"r0c6": "I", "r1c7": "I", "r2c6": "I", "r8c12": "i"}
    state = printed(
        "toulon",
        units,
        hand=["assault-left"],
        enemy_hand=["barrage"],
        trophies={"allies": 2, "axis": 4},
    )
    act(state, "play assault-left")
    assert score_battle(state) == {"allies": 6, "axis": 4}


@pytest.mark.rule("M44-38.5")
def test_giving_up_gives_the_opponent_the_full_target() -> None:
    state = table(
        {"r8c0": "I", "r0c0": "i"},
        hand=["assault-left"],
        enemy_hand=["barrage"],
        state={"trophies": {"allies": 3, "axis": 1}},
    )
    act(state, "resign")
    assert state.outcome is not None
    assert state.outcome.rule == "M44-38.5"
    assert score_battle(state) == {"allies": 3, "axis": 4}


@pytest.mark.rule("M44-38.6")
def test_a_drawn_battle_gives_both_sides_what_they_have() -> None:
    state = finished(3, 2, None, "outcome-turn-limit")
    assert score_battle(state) == {"allies": 3, "axis": 2}


@pytest.mark.rule("M44-38.7")
def test_a_series_has_no_result_before_both_battles_are_played() -> None:
    made = Series(("ann", "ben"))
    assert made.result() is None
    made.add(finished(4, 0, "allies"), FIRST)
    assert made.result() is None


@pytest.mark.rule("M44-38.7")
def test_the_second_battle_does_not_look_at_the_first() -> None:
    # Ann leads 4:0; the second battle still goes to the target.
    made = series(finished(4, 0, "allies"))
    with pytest.raises(BadInput):
        made.add(table({"r8c0": "I", "r0c0": "i"}), SECOND)
    made.add(finished(4, 3, "allies"), SECOND)
    result = made.result()
    assert result is not None
    assert result.winner == "ann"


@pytest.mark.rule("M44-38.8")
def test_equal_totals_are_a_draw() -> None:
    # A97: 4:2 and 2:4.
    result = series(finished(4, 2, "allies"), finished(4, 2, "allies")).result()
    assert result is not None
    assert (result.winner, result.totals) == (None, {"ann": 6, "ben": 6})


@pytest.mark.rule("M44-38.9")
def test_the_result_names_winner_totals_and_both_battles() -> None:
    result = series(finished(4, 2, "allies"), finished(1, 4, "axis")).result()
    assert result is not None
    assert result.winner == "ann"
    assert result.totals == {"ann": 8, "ben": 3}
    assert result.battles == [{"ann": 4, "ben": 2}, {"ann": 4, "ben": 1}]


@pytest.mark.rule("M44-38.10", "M44-35.18")
def test_teams_swap_as_a_whole_and_take_their_seats_along() -> None:
    # Ann is a team of three, Ben plays alone; so the Allies have three seats, then the Axis.
    first = finished(4, 2, "allies", options={"allies_seats": 3, "axis_seats": 1})
    second = finished(4, 2, "allies", options={"allies_seats": 1, "axis_seats": 3})
    result = series(first, second).result()
    assert result is not None
    assert result.totals == {"ann": 6, "ben": 6}


@pytest.mark.rule("M44-38.10", "M44-36.52")
def test_a_series_of_overlord_battles_swaps_whole_sides() -> None:
    ending = {"winner": "allies", "reason": "outcome-medals", "rule": "M44-6.7"}
    states = [
        overlord(
            {"r8c0": "I", "r0c0": "i"},
            ["assault-left"],
            allies=4,
            axis=4,
            medals={"allies": 8, "axis": 8},
            state={"trophies": {"allies": 8, "axis": lost}, "outcome": ending},
        )
        for lost in (5, 7)
    ]
    result = series(*states).result()
    assert result is not None
    assert result.totals == {"ann": 15, "ben": 13}
