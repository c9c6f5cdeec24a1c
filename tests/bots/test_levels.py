"""The four levels: they play legally, repeat themselves with a seed, and give up in time."""

import dataclasses
import math
import random
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

import sandtable
from sandtable.bots import Bot, bot_names, make_bot
from sandtable.bots.levels import LEVELS, Level, make_level
from sandtable.bots.match import play_match
from sandtable.bots.noisy import NoisyBot
from sandtable.bots.search import Budget, Candidate, SearchBot
from sandtable.kernel.action import RESIGN, Action
from sandtable.kernel.policy import UNRATED
from sandtable.kernel.start import Position, Start, begin
from tests.browser.positions import LAST_TURN

#: A short game of each title.
SHORT: dict[str, tuple[Start, dict[str, int] | None]] = {
    "normandy": ("la-raye", {"round_limit": 10}),
    "north-africa": ("sidi-selim", {"round_limit": 10}),
    "memoir44": ("pegasus-bridge", {"turn_limit": 2}),
    "heroes": (Position(LAST_TURN), None),
}


def brief(level: Level) -> Level:
    """The same with a single sample for a decision, and all the time it wants."""
    return dataclasses.replace(level, samples=min(1, level.samples), seconds=math.inf)


class Witness(Bot):
    """Looks at every choice of a bot."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(0)
        self.bot = bot
        self.choices: list[Action] = []

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        offered = list(legal)
        choice = self.bot.choose(view, legal)
        assert choice in offered or choice == RESIGN
        assert legal == offered
        self.choices.append(choice)
        return choice


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize("title", SHORT)
def test_a_level_plays_a_whole_game_by_the_rules(title: str, level: Level) -> None:
    game = sandtable.game(title)
    start, options = SHORT[title]
    bots = {
        side: Witness(make_level(brief(level), number)) for number, side in enumerate(game.sides)
    }
    end = play_match(game, start, bots, sandtable.Seeded(1), options)
    assert end.outcome is not None
    resigned = end.outcome.reason == "outcome-resigned"
    assert all(bot.choices for bot in bots.values()) or resigned


def decisions(title: str) -> Iterator[tuple[sandtable.State, str]]:
    """The decisions of a game by the policy that have several actions to choose from."""
    game = sandtable.game(title)
    start, options = SHORT[title]
    chance, rng = sandtable.Seeded(2), random.Random(2)
    state = begin(game, start, chance, options)
    while actors := state.actors():
        seat = actors[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            yield state.clone(), seat
        state.apply(seat, game.policy().choose(state, seat, legal, rng), chance)


@cache
def some_decisions(title: str) -> list[tuple[sandtable.State, str]]:
    return list(decisions(title))[::9]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize("title", SHORT)
def test_the_same_seed_makes_the_same_choices(title: str, level: Level) -> None:
    def choices() -> list[Action]:
        bot = make_level(brief(level), seed=5)
        asked = some_decisions(title)
        return [bot.choose(state.view(seat), state.legal(seat)) for state, seat in asked]

    assert choices() == choices()


@pytest.mark.parametrize("title", SHORT)
def test_a_mistake_is_never_an_action_that_nobody_would_take(title: str) -> None:
    """Where the policy rates an action, no noise leads to one that it does not rate."""
    game = sandtable.game(title)
    mistakes = 0
    for state, seat in decisions(title):
        legal = state.legal(seat)
        ranked = game.policy().rank(state, seat, legal)
        rated = [action for score, action in ranked if score > UNRATED]
        for seed in range(3):
            choice = NoisyBot(seed, noise=5.0).choose(state.view(seat), legal)
            assert choice in (rated or legal)
            mistakes += choice != ranked[0][1]
    assert mistakes, "otherwise the noise would not tell"


def test_less_noise_makes_fewer_mistakes() -> None:
    def mistakes(noise: float) -> int:
        return sum(
            NoisyBot(seed, noise).choose(state.view(seat), state.legal(seat))
            != NoisyBot(seed, 0.0).choose(state.view(seat), state.legal(seat))
            for state, seat in some_decisions("normandy")
            for seed in range(5)
        )

    recruit, regular = (level.noise for level in LEVELS[:2])
    assert mistakes(recruit) > mistakes(regular) > 0


class Seer(SearchBot):
    """Knows every action's chance to win without playing on."""

    def __init__(self, chance: float, samples: int = 16, seconds: float = math.inf) -> None:
        super().__init__(1, 4, samples, seconds)
        self.chance = chance

    def sample(
        self,
        game: sandtable.Game,
        root: sandtable.State,
        seat: str,
        field: list[Candidate],
        budget: Budget,
    ) -> bool:
        for candidate in field:
            candidate.add(self.chance, self.chance)
        return budget.allows_playout()


def battle(turn: int, side: str, **options: int) -> tuple[sandtable.State, str]:
    """A battle after some turns, in which a side has several sensible actions."""
    game = sandtable.game("memoir44")
    chance, rng = sandtable.Seeded(3), random.Random(3)
    state = game.start("sword-beach", chance, options)
    while True:
        seat = state.actors()[0]
        legal = state.legal(seat)
        ranked = game.policy().rank(state, seat, legal)
        rated = [score for score, _ in ranked if score > UNRATED]
        if state.turn_key()[0] >= turn and len(rated) > 1 and state.side_of(seat) == side:
            return state, seat
        state.apply(seat, game.policy().choose(state, seat, legal, rng), chance)


def gives_up(bot: Bot, state: sandtable.State, seat: str) -> bool:
    choice = bot.choose(state.view(seat), state.legal(seat))
    assert choice == RESIGN or choice in state.legal(seat)
    return choice == RESIGN


def test_a_search_without_any_hope_gives_up() -> None:
    late = battle(12, "allies")
    assert gives_up(Seer(0.0), *late)
    assert gives_up(Seer(0.009), *late)
    assert gives_up(Seer(0.0, samples=128), *late)
    assert not gives_up(Seer(0.011), *late)


def test_nobody_gives_up_early_or_in_haste() -> None:
    assert not gives_up(Seer(0.0), *battle(3, "allies")), "in the first third of a game"
    assert not gives_up(Seer(0.0, seconds=0.0), *battle(12, "allies")), "with a single sample"


def test_nobody_gives_up_for_a_partner() -> None:
    assert not gives_up(Seer(0.0), *battle(12, "allies", allies_seats=2))
    assert gives_up(Seer(0.0), *battle(12, "axis", allies_seats=2))


class Quitter(Bot):
    """Sees no hope at all."""

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        return RESIGN


def test_a_match_ends_when_a_bot_gives_up() -> None:
    bots = {"us": make_bot("regular", 1), "germany": Quitter(1)}
    end = play_match(sandtable.game("normandy"), "la-raye", bots, sandtable.Seeded(1))
    assert end.outcome is not None
    assert (end.outcome.winner, end.outcome.reason) == ("us", "outcome-resigned")


def test_the_levels_are_those_that_people_choose_from() -> None:
    assert bot_names() == [level.name for level in LEVELS]
    assert [level.seconds for level in LEVELS] == [0.0, 0.0, 0.15, 1.0]
