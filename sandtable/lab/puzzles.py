"""Positions in which one action is much better than the one that greedy takes."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final

import sandtable
from sandtable.bots import Bot, make_bot
from sandtable.bots.match import seat_bots
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Seeded
from sandtable.kernel.errors import Json
from sandtable.kernel.playout import play_out
from sandtable.kernel.start import begin
from sandtable.kernel.state import State
from sandtable.kernel.value import Value
from sandtable.lab.fixtures import Fixture
from sandtable.lab.statistics import Z99

#: Playouts that compare two actions; most doubtful ones are given up after the first few.
PLAYOUTS: Final = 64
FIRST: Final = 16


class ToTheEnd(Value):
    """Puts no end to a playout before the game has one."""

    def horizon(self, start: tuple[int, ...], now: tuple[int, ...]) -> bool:
        return False


@dataclass(frozen=True)
class Search:
    """A game to look for puzzles in, and the least gain of a puzzle, as a share of games won."""

    fixture: Fixture
    gain: float


def find_puzzles(search: Search) -> list[dict[str, Json]]:
    """Let a bot play itself; the decisions where it clearly does better than greedy."""
    return list(_puzzles(search))


def _puzzles(search: Search) -> Iterator[dict[str, Json]]:
    fixture = search.fixture
    table = fixture.table
    game = sandtable.game(table.game)
    chance = Seeded(fixture.seed)
    rng = random.Random(fixture.seed)
    bots = seat_bots(fixture.players, fixture.seed)
    plain = make_bot("greedy", fixture.seed)
    state = begin(game, table.start, chance, table.options)
    while actors := state.actors():
        seat = actors[0]
        view, legal = state.view(seat), state.legal(seat)
        best, usual = bots[seat].choose(view, legal), plain.choose(view, legal)
        gain = None
        if best != usual:
            gain = gain_of(bots[seat], state, seat, (best, usual), search.gain, rng)
        if gain is not None:
            yield {
                "game": game.id,
                "rules": game.rules,
                "scenario": table.scenario,
                "seat": seat,
                "bot": fixture.players[seat],
                "best": [*best],
                "greedy": [*usual],
                "gain": round(gain, 3),
                "seed": fixture.seed,
                "position": state.to_json(),
            }
        state.apply(seat, best, chance)


def gain_of(
    bot: Bot,
    state: State,
    seat: str,
    actions: tuple[Action, Action],
    least: float,
    rng: random.Random,
) -> float | None:
    """How much better the first action is; None if that is not clearly as much as wanted.

    A bot may have a method ``scores(view, legal)``: winning chances with their actions. Otherwise
    both actions are played out.
    """
    rate: Any = getattr(bot, "scores", None)
    if rate is not None:
        scores = {action: score for score, action in rate(state.view(seat), state.legal(seat))}
        gain = scores[actions[0]] - scores[actions[1]]
        return gain if gain >= least else None
    gains: list[float] = []
    for count in (FIRST, PLAYOUTS):
        while len(gains) < count:
            gains.append(paired_gain(state, seat, actions, rng))
        if mean(gains) < least:
            return None
    error = stdev(gains) / sqrt(len(gains))
    return mean(gains) if mean(gains) > Z99 * error else None


def paired_gain(
    state: State, seat: str, actions: tuple[Action, Action], rng: random.Random
) -> float:
    """The difference between two actions in one world that the seat may be in, with equal dice."""
    world = state.game.redeal(state, seat, rng)
    seed = rng.getrandbits(31)
    policy, value = state.game.policy(), ToTheEnd()
    better, worse = (play_out(world, seat, one, policy, value, seed) for one in actions)
    return better - worse
