"""How positions are judged half-way, and playouts up to there."""

import math

import pytest

import sandtable
from sandtable.kernel.game import Game
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.playout import play_out, seed_of_turn
from sandtable.kernel.state import State
from sandtable.kernel.value import Estimate, FittedValue, Value, logistic

GAMES = [sandtable.game(id) for id in ("normandy", "north-africa", "memoir44", "heroes")]


class Half(FittedValue):
    """One feature, which is always 2."""

    def features(self, state: State) -> list[float]:
        return [2.0]

    def scenario(self, state: State) -> str:
        return str(state.to_json()["scenario"])


class Never(Value):
    """A horizon that never comes."""

    def horizon(self, start: tuple[int, ...], now: tuple[int, ...]) -> bool:
        return False


def opening(game: Game, scenario: str = "", seed: int = 1) -> State:
    return game.start(scenario or game.scenarios()[0], sandtable.Seeded(seed))


def id_of(game: Game) -> str:
    return game.id


def test_a_game_that_is_over_is_worth_its_outcome() -> None:
    state = opening(GAMES[0])
    value = Estimate()
    for winner, chances in (("us", (1.0, 0.0)), ("germany", (0.0, 1.0)), (None, (0.5, 0.5))):
        state.outcome = Outcome(winner, "outcome-points", "NOR-37.3")
        assert (value.chance(state, "us"), value.chance(state, "germany")) == chances


def test_a_game_without_a_fitted_value_is_judged_by_its_estimate() -> None:
    state = opening(GAMES[0])
    assert Estimate().chance(state, "us") == pytest.approx(0.5 + 0.5 * state.evaluate("us"))
    assert Estimate().horizon((3, 1), (5, 0))
    assert not Estimate().horizon((3, 1), (4, 2))


def test_a_scenario_may_have_weights_of_its_own() -> None:
    value = Half({"weights": [1.0, 0.5], "scenarios": {"la-raye": [0.0, -1.0]}})
    assert value.chance(opening(GAMES[0], "la-raye"), "us") == pytest.approx(logistic(-2.0))
    assert value.chance(opening(GAMES[0], "mortain"), "us") == pytest.approx(logistic(2.0))
    assert value.chance(opening(GAMES[0], "mortain"), "germany") == pytest.approx(logistic(-2.0))


def test_no_sum_is_too_large_for_the_logistic_function() -> None:
    assert (logistic(1e6), logistic(-1e6), logistic(0.0)) == (1.0, 0.0, 0.5)


@pytest.mark.parametrize("game", GAMES, ids=id_of)
def test_the_weights_of_a_game_fit_its_features(game: Game) -> None:
    value = game.value()
    assert isinstance(value, FittedValue)
    for scenario in game.scenarios():
        state = opening(game, scenario)
        features = value.features(state)
        assert value.scenario(state) == scenario
        assert all(math.isfinite(feature) for feature in features)
        for weights in (value.pooled, value.own.get(scenario, value.pooled)):
            assert len(weights) == 1 + len(features)
        assert 0.01 < value.chance(state, game.sides[0]) < 0.99, scenario


@pytest.mark.parametrize("game", GAMES, ids=id_of)
def test_a_playout_leaves_its_world_as_it_was_and_can_be_repeated(game: Game) -> None:
    state = opening(game)
    seat = state.actors()[0]
    action = state.legal(seat)[0]
    before = state.to_json()
    chances = {play_out(state, seat, action, game.policy(), game.value(), 7) for _ in range(2)}
    assert len(chances) == 1
    assert state.to_json() == before


def test_without_a_horizon_a_playout_ends_with_the_game() -> None:
    game = GAMES[2]
    state = opening(game)
    seat = state.actors()[0]
    action = state.legal(seat)[0]
    results = {play_out(state, seat, action, game.policy(), Never(), seed) for seed in range(6)}
    assert results == {0.0, 1.0}


def test_every_turn_has_dice_of_its_own() -> None:
    seeds = {
        seed_of_turn(seed, (turn, stage)) for seed in (1, 2) for turn in (1, 2) for stage in (0, 1)
    }
    assert len(seeds) == 8
