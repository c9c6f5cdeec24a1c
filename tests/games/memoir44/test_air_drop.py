"""The air drop of Sainte-Mère-Église (M44-39.21 to 39.24, A104)."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import sandtable
from sandtable.kernel.chance import Traced
from sandtable.kernel.event import Event
from tests.games.memoir44.staging import keys, medals, on, units_of
from tests.memoir import act, battle, game, legal, rule_against

#: A step of a drifting figure.
WEST, EAST, NORTHWEST, NORTHEAST, SOUTHWEST, SOUTHEAST, STILL = range(7)
DROPPED = ("allies-7", "allies-8", "allies-9", "allies-10")


def before_the_drop(scenario: Any = "sainte-mere-eglise", **options: Any) -> sandtable.State:
    return game().start(scenario, sandtable.Seeded(2), options)


def drop(state: sandtable.State, aim: str, steps: Iterable[Iterable[int]]) -> list[Event]:
    """Aim at a hex; each figure makes its steps, and all of them are used."""
    chance = sandtable.Scripted([step for figure in steps for step in figure])
    events = state.apply("allies", game().read(f"aim {aim}"), chance)
    assert not chance.dice
    return events


def spread(*first: int) -> list[list[int]]:
    """Each figure makes one step and then stays where it is."""
    return [[step, STILL, STILL, STILL] for step in first]


def lost(events: list[Event]) -> list[Any]:
    return [event.params["unit"] for event in events if event.key == "drop-lost"]


@pytest.mark.rule("M44-39.21")
def test_the_allies_aim_after_the_deal_and_before_the_first_turn() -> None:
    state = before_the_drop()
    assert state.actors() == ("allies",)
    view: Any = state.view("axis")
    assert view["hand_sizes"] == {"allies": 5, "axis": 4}
    assert view["turns"] == {"allies": 0, "axis": 0}
    assert rule_against(state, "play attack-left") == "M44-39.22"
    events = drop(state, "r6c3", spread(STILL, WEST, EAST, NORTHEAST))
    assert keys(events)[0] == "air-drop"
    assert keys(events)[-1] == "turn"
    assert state.to_json()["turns"] == {"allies": 1, "axis": 0}


@pytest.mark.rule("M44-39.21")
def test_four_infantry_figures_drop() -> None:
    state = before_the_drop()
    events = drop(state, "r6c3", spread(STILL, WEST, EAST, NORTHEAST))
    assert [event.params["unit"] for event in events if event.key == "landed"] == list(DROPPED)
    described: Any = game().describe("sainte-mere-eglise")
    arms = {unit["unit"]: (unit["arm"], unit["kind"]) for unit in described["units"]}
    assert {arms[id] for id in DROPPED} == {("infantry", "regular")}


@pytest.mark.rule("M44-39.21")
def test_no_other_battle_has_a_drop() -> None:
    for id in game().scenarios():
        state = before_the_drop(id)
        aims = any(action.startswith("aim") for action in legal(state))
        assert aims == (id == "sainte-mere-eglise")


@pytest.mark.rule("M44-39.22")
def test_any_hex_of_the_board_may_be_aimed_at() -> None:
    state = before_the_drop()
    assert len(legal(state)) == 113
    assert {"aim r0c0", "aim r4c6", "aim r8c12"} <= set(legal(state))
    assert rule_against(state, "aim r1c12") == "M44-39.22"


@pytest.mark.rule("M44-39.22")
def test_each_figure_drifts_four_steps_of_seven_equal_outcomes() -> None:
    rolled: Counter[int] = Counter()
    for seed in range(60):
        chance = Traced(sandtable.Seeded(seed))
        before_the_drop().apply("allies", game().read("aim r4c6"), chance)
        dice = [die for die in chance.take() if isinstance(die, int)]
        assert len(dice) == 16
        rolled.update(dice)
    assert set(rolled) == set(range(7))
    assert max(rolled.values()) < 1.5 * min(rolled.values())


@pytest.mark.rule("M44-39.22")
@pytest.mark.parametrize(
    ("step", "hex"),
    [
        (WEST, "r5c5"),
        (EAST, "r5c7"),
        (NORTHWEST, "r4c6"),
        (NORTHEAST, "r4c7"),
        (SOUTHWEST, "r6c6"),
        (SOUTHEAST, "r6c7"),
        (STILL, "r5c6"),
    ],
)
def test_a_step_goes_to_one_of_six_neighbours_or_nowhere(step: int, hex: str) -> None:
    document = battle({"r8c0": "I", "r0c0": "i"}, air_drop={"side": "allies", "figures": 1})
    state = before_the_drop(document)
    drop(state, "r5c6", spread(step))
    assert on(state, hex) == "allies-2"


@pytest.mark.rule("M44-39.22")
def test_the_steps_add_up() -> None:
    state = before_the_drop()
    ways = [[NORTHWEST, NORTHWEST, WEST, STILL], [EAST] * 4, [SOUTHEAST, WEST] * 2, [STILL] * 4]
    drop(state, "r6c3", ways)
    assert [units_of(state)[id]["hex"] for id in DROPPED] == ["r4c1", "r6c7", "r8c2", "r6c3"]


@pytest.mark.rule("M44-39.23")
def test_a_figure_that_leaves_the_board_at_any_step_is_lost_at_once() -> None:
    state = before_the_drop()
    # The first leaves with its second step and rolls no more; it cannot come back.
    events = drop(state, "r6c1", [[WEST, WEST], *spread(STILL, EAST, SOUTHEAST)])
    assert lost(events) == ["allies-7"]
    assert "allies-7" not in units_of(state)


@pytest.mark.rule("M44-39.23")
@pytest.mark.parametrize(("aim", "side"), [("r0c0", "axis"), ("r8c4", "allies")])
def test_a_figure_that_ends_on_a_unit_of_either_side_is_lost(aim: str, side: str) -> None:
    state = before_the_drop()
    assert on(state, aim).startswith(side)
    before = units_of(state)
    events = drop(state, aim, [[STILL] * 4] * 4)
    assert lost(events) == list(DROPPED)
    assert units_of(state) == before
    assert state.to_json()["medals"] == {"allies": 0, "axis": 0}


@pytest.mark.rule("M44-39.23")
def test_a_figure_may_drift_over_a_unit() -> None:
    state = before_the_drop()
    drop(state, "r8c4", spread(EAST, WEST, NORTHWEST, NORTHEAST))
    assert on(state, "r8c5") == "allies-7"


@pytest.mark.rule("M44-39.23")
def test_the_second_figure_on_a_hex_is_lost_and_nobody_gets_a_medal() -> None:
    state = before_the_drop()
    events = drop(state, "r6c3", spread(STILL, STILL, WEST, EAST))
    assert lost(events) == ["allies-8"]
    assert on(state, "r6c3") == "allies-7"
    assert medals(state, "axis") == 0


@pytest.mark.rule("M44-39.23")
@pytest.mark.parametrize("letter", ["R", "X", "P"])
def test_a_figure_on_ground_that_infantry_may_not_enter_is_lost(letter: str) -> None:
    document = battle(
        {"r8c0": "I", "r0c0": "i"},
        ground={"r4c6": letter},
        air_drop={"side": "allies", "figures": 2},
    )
    state = before_the_drop(document)
    events = drop(state, "r4c6", spread(STILL, EAST))
    assert lost(events) == ["allies-2"]
    assert on(state, "r4c7") == "allies-3"
    assert medals(state, "axis") == 0


@pytest.mark.rule("M44-39.23")
def test_all_four_figures_may_be_lost_and_the_battle_goes_on() -> None:
    state = before_the_drop()
    drop(state, "r0c0", [[NORTHWEST]] * 4)
    assert len([id for id in units_of(state) if id.startswith("allies")]) == 6
    assert state.outcome is None


@pytest.mark.rule("M44-39.23", "M44-6.10")
def test_a_side_whose_whole_force_is_lost_in_the_air_loses_at_once() -> None:
    document = battle({"r0c0": "i"}, air_drop={"side": "allies", "figures": 2})
    state = before_the_drop(document)
    assert state.actors() == ("allies",)
    drop(state, "r8c0", [[WEST]] * 2)
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.rule) == ("axis", "M44-6.10")


@pytest.mark.rule("M44-39.24")
def test_a_figure_that_lands_becomes_a_full_unit() -> None:
    state = before_the_drop()
    drop(state, "r6c3", spread(STILL, WEST, EAST, NORTHEAST))
    assert [units_of(state)[id]["figures"] for id in DROPPED] == [4, 4, 4, 4]


@pytest.mark.rule("M44-39.24")
def test_a_unit_that_landed_in_a_town_may_move_or_attack_in_the_first_turn() -> None:
    # Landing is not entering: r3c6 is a town next to the Germans in the church.
    state = before_the_drop()
    drop(state, "r3c6", [[STILL] * 4, [WEST, WEST, WEST, STILL], *spread(WEST, NORTHEAST)])
    whole = state.to_json()
    hands: Any = {"allies": ["assault-center"], "axis": ["assault-left"]}
    ready = game().from_json(whole | {"hands": hands, "draw": ["probe-left"]})
    act(ready, "play assault-center")
    assert any(action.startswith("move allies-7 ") for action in legal(ready))
    act(ready, "end-moves")
    assert "battle allies-7 axis-10" in legal(ready)


@pytest.mark.rule("M44-39.24")
def test_an_objective_under_a_landed_unit_counts_at_once() -> None:
    goals = [{"side": "allies", "hexes": ["r4c6"], "kind": "temporary"}]
    document = battle(
        {"r8c0": "I", "r0c0": "i"},
        objectives=goals,
        medals={"allies": 1, "axis": 4},
        air_drop={"side": "allies", "figures": 1},
    )
    state = before_the_drop(document)
    drop(state, "r4c6", spread(STILL))
    assert state.outcome is not None
    assert state.outcome.winner == "allies"


@pytest.mark.rule("M44-39.21", "M44-35.17")
def test_the_commander_in_chief_of_a_team_aims() -> None:
    state = before_the_drop(allies_seats=3)
    assert state.actors() == ("allies-commander",)
