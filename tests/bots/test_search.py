"""The bot that plays candidates on: what it chooses, what it spends, what it may not see."""

import itertools
import random

import pytest

import sandtable
from sandtable.bots import search
from sandtable.bots.search import Candidate, SearchBot, has_winner, still_racing
from sandtable.kernel.action import Action
from sandtable.kernel.state import State

GAMES = ("normandy", "north-africa", "memoir44", "heroes")


def some_way(game_id: str, decisions: int) -> tuple[State, str]:
    """A position with a choice, after some decisions of the policy."""
    game = sandtable.game(game_id)
    chance = sandtable.Seeded(4)
    state = game.start(game.scenarios()[0], chance)
    rng = random.Random(4)
    for number in itertools.count():
        seat = state.actors()[0]
        legal = state.legal(seat)
        if number >= decisions and len(legal) > 2:
            return state, seat
        state.apply(seat, game.policy().choose(state, seat, legal, rng), chance)
    raise AssertionError


def candidate(*gains: float) -> Candidate:
    one = Candidate(("pass",))
    for gain in gains:
        one.add(0.5 + gain, 0.5)
    return one


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_makes_the_same_choice(game: str) -> None:
    state, seat = some_way(game, 12)
    legal = state.legal(seat)
    choices = [SearchBot(3, 4, 8).choose(state.view(seat), legal) for _ in range(2)]
    assert choices[0] == choices[1]
    assert choices[0] in legal


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_does_not_depend_on_what_is_hidden(game: str) -> None:
    state, seat = some_way(game, 12)
    worlds = [sandtable.game(game).redeal(state, seat, random.Random(n)) for n in (1, 2)]
    choices = {SearchBot(5, 4, 8).choose(world.view(seat), world.legal(seat)) for world in worlds}
    assert len(choices) == 1


class Clock:
    """Time that passes only in playouts, which take one second each."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self.played: list[Action] = []
        monkeypatch.setattr("time.thread_time", lambda: self.now)
        monkeypatch.setattr(search, "play_out", self.play_out)

    def play_out(self, world: State, seat: str, action: Action, *rest: object) -> float:
        self.now += 1.0
        self.played.append(action)
        return 0.5


@pytest.mark.parametrize("seconds", [0.5, 3.5, 8.5])
def test_no_playout_begins_that_would_end_too_late(
    monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    state, seat = some_way("memoir44", 12)
    clock = Clock(monkeypatch)
    choice = SearchBot(1, 4, 1600, seconds).choose(state.view(seat), state.legal(seat))
    assert len(clock.played) == max(1, int(seconds))
    assert choice == clock.played[0], "nothing has turned out better than the policy's choice"


@pytest.mark.parametrize(("seconds", "compared"), [(10.0, 2), (16.0, 2), (24.0, 3), (80.0, 4)])
def test_where_time_is_short_fewer_candidates_are_compared(
    monkeypatch: pytest.MonkeyPatch, seconds: float, compared: int
) -> None:
    state, seat = some_way("memoir44", 12)
    clock = Clock(monkeypatch)
    SearchBot(1, 4, 8, seconds).choose(state.view(seat), state.legal(seat))
    assert len(set(clock.played)) == compared


def test_the_policy_is_left_only_for_a_clear_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = some_way("memoir44", 12)
    view, legal = state.view(seat), state.legal(seat)
    game = sandtable.game("memoir44")
    ranked = [action for _, action in game.policy().rank(state, seat, legal)]
    for gain, chosen in ((0.004, ranked[0]), (0.2, ranked[1])):
        chances = {ranked[1]: 0.5 + gain}
        monkeypatch.setattr(
            search, "play_out", lambda *args, chances=chances: chances.get(args[2], 0.5)
        )
        assert SearchBot(1, 4, 16).choose(view, legal) == chosen


def test_candidates_without_hope_are_dropped() -> None:
    behind, level, ahead = candidate(-0.2, -0.1), candidate(0.1, -0.1), candidate(0.3, 0.3)
    assert still_racing([behind, level]) == [level]
    assert still_racing([level, candidate(0.0, 0.01), ahead]) == [ahead]
    assert still_racing([candidate(0.0, 0.0)]) == [], "it comes to the same"
    assert still_racing([]) == []


def test_half_of_the_candidates_race_on() -> None:
    field = [candidate(0.1 * number, 0.6 + 0.1 * number) for number in range(5)]
    assert still_racing(field) == [field[4], field[3], field[2]]
    assert still_racing(field[:2]) == [field[1]]


def test_most_samples_are_spent_on_what_is_hard_to_tell_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, seat = some_way("memoir44", 12)
    clock = Clock(monkeypatch)
    luck = random.Random(1)
    monkeypatch.setattr(search, "play_out", lambda *args: clock.play_out(*args) * luck.random())
    SearchBot(1, 8, 48).choose(state.view(seat), state.legal(seat))
    counts = [clock.played.count(action) for action in dict.fromkeys(clock.played)]
    assert counts[0] == 48, "everything is compared with the policy's choice"
    assert sorted(counts)[: len(counts) // 2] == [search.WARM_UP] * (len(counts) // 2)


def test_a_race_ends_when_one_candidate_is_certainly_better() -> None:
    ahead, doubtful = candidate(0.3, 0.31), candidate(0.3, -0.2)
    assert has_winner([ahead])
    assert not has_winner([doubtful])
    assert not has_winner([ahead, candidate(0.3, 0.3)]), "which of them?"
    assert not has_winner([])


def test_the_error_of_a_gain_shrinks_with_its_samples() -> None:
    assert candidate(0.1, 0.3).error == pytest.approx(0.1)
    assert candidate(*[0.1, 0.3] * 13).error == pytest.approx(0.1 / 5)
    assert candidate(0.2).error == 0.0
