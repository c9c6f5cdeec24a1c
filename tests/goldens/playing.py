"""How golden games are played: of every scenario and variant, and of every way a game can end.

What a game needs beyond that (its variants, endings that bots do not come to by themselves) is its
``Plan``, in the module of ``tests.goldens.plans`` that is named after it.
"""

import importlib
import importlib.util
import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

import sandtable
from sandtable.bots import make_bot
from sandtable.kernel.event import Event
from sandtable.kernel.game import OptionValue, ScenarioSource

SEEDS = 100
SECRET = b"The golden game of a resignation"


class Played:
    """A recorded game, and what its last step led to."""

    def __init__(self, recorder: sandtable.Recorder) -> None:
        self.recorder = recorder
        self.last: list[Event] = []

    @property
    def reason(self) -> str:
        outcome = self.recorder.state.outcome
        return "" if outcome is None else outcome.reason


#: Makes a game end in a certain way.
Stage: TypeAlias = Callable[[sandtable.Game], Played]


#: Files of games of which only the last position is kept, with the digest of each.
Digests: TypeAlias = "Mapping[str, Mapping[str, str]]"


@dataclass(frozen=True)
class Plan:
    """The golden games of a game, beside one of every scenario and of every ending."""

    #: Games by other options than the defaults: the scenario and the options.
    variants: Mapping[str, tuple[str, dict[str, OptionValue]]] = field(default_factory=dict)
    #: Scenarios that are made, not printed.
    made: Mapping[str, Callable[[sandtable.Game], ScenarioSource]] = field(default_factory=dict)
    #: Endings that a search among the games of greedy bots does not come to.
    staged: Mapping[str, Stage] = field(default_factory=dict)
    #: Several ways to one ending.
    ways: Mapping[str, Stage] = field(default_factory=dict)
    #: The steps before the resignation; the game must not be over by then.
    steps: int = 60
    digests: Callable[[sandtable.Game], Digests] = lambda game: {}


def plan_of(game: sandtable.Game) -> Plan:
    module = f"tests.goldens.plans.{game.id.replace('-', '_')}"
    if importlib.util.find_spec(module) is None:
        return Plan()
    plan: Plan = importlib.import_module(module).PLAN
    return plan


def play(
    game: sandtable.Game,
    scenario: ScenarioSource,
    bot: str = "greedy",
    seed: int = 1,
    chance: sandtable.Chance | None = None,
    options: Mapping[str, OptionValue] | None = None,
    steps: int | None = None,
) -> Played:
    """A game of bots of a kind, to its end or for a number of steps."""
    played = Played(sandtable.Recorder(game, scenario, chance or sandtable.Seeded(seed), options))
    state = played.recorder.state
    bots = {seat: make_bot(bot, seed + number) for number, seat in enumerate(state.seats)}
    while state.actors() and len(played.recorder.record.steps) != steps:
        seat = state.actors()[0]
        action = bots[seat].choose(state.view(seat), state.legal(seat))
        played.last = played.recorder.apply(seat, action)
    return played


def search(
    game: sandtable.Game,
    what: str,
    fits: Callable[[Played], bool],
    scenarios: Iterable[str],
    bot: str = "greedy",
    first: int = 2,
) -> Played:
    """The first game of bots that ends like this."""
    for seed, scenario in itertools.product(range(first, SEEDS), scenarios):
        played = play(game, scenario, bot, seed)
        if fits(played):
            return played
    raise SystemExit(f"no game of {game.id} ended by {what}")


def ended_by(game: sandtable.Game, ending: str) -> Played:
    """Seeds from 2 on: the games of the scenarios have the first."""
    return search(game, ending, lambda played: played.reason == ending, game.scenarios())


def stumbled_on(ending: str, *scenarios: str) -> Stage:
    """Players who get nowhere, in whatever scenario (or one of these) it ends like this."""

    def stage(game: sandtable.Game) -> Played:
        def fits(played: Played) -> bool:
            return played.reason == ending

        return search(game, ending, fits, scenarios or game.scenarios(), "random", 1)

    return stage


def resigned(game: sandtable.Game, steps: int) -> Played:
    """A scenario of one's own between people: a resignation, then the secret is published."""
    own = game.scenario_json(game.scenarios()[0]) | {"id": "own", "name": "Своя игра"}
    played = play(game, own, chance=sandtable.Committed(SECRET), steps=steps)
    played.recorder.apply(played.recorder.state.seats[-1], ("resign",))
    return played


def agreed(game: sandtable.Game, steps: int) -> Played:
    """Two people agree to a draw."""
    played = play(game, game.scenarios()[0], chance=sandtable.Committed(SECRET), steps=steps)
    played.last = played.recorder.apply(played.recorder.state.seats[0], ("agree-draw",))
    return played


def golden_games(game: sandtable.Game) -> Iterator[tuple[str, Played]]:
    """Each with its name."""
    plan = plan_of(game)
    for scenario in game.scenarios():
        yield f"scenario-{scenario}", play(game, scenario)
    for name, (scenario, options) in plan.variants.items():
        yield f"variant-{name}", play(game, scenario, options=options)
    for name, make in plan.made.items():
        yield f"made-{name}", play(game, make(game))
    for ending in game.endings():
        name = f"ending-{ending.removeprefix('outcome-')}"
        if ending == "outcome-resigned":
            yield name, resigned(game, plan.steps)
        elif ending == "outcome-agreed":
            yield name, agreed(game, plan.steps)
        elif ending in plan.staged:
            yield name, plan.staged[ending](game)
        else:
            yield name, ended_by(game, ending)
    for way, stage in plan.ways.items():
        yield f"way-{way}", stage(game)
