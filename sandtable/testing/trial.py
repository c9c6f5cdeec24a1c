"""Games for the suite: played once, inspected by many tests."""

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import sandtable
from sandtable.bots import make_bot
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ChanceResult, Traced
from sandtable.kernel.event import Event
from sandtable.kernel.game import OptionValue, ScenarioSource
from sandtable.language.catalogue import rules_reference

#: A game with more decisions than this is sampled more sparsely.
LONG = 60
#: In the rules reference the heading of a rule is its id.
RULE = re.compile(r"^### (\S+)$", re.MULTILINE)


class PlayedStep:
    """A decision in a game: the state before, what was chosen, and the result."""

    def __init__(
        self,
        before: sandtable.State,
        seat: str,
        action: Action,
        chance: list[ChanceResult],
        events: list[Event],
        after: sandtable.State,
    ) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.chance = chance
        self.events = events
        self.after = after


class Trial:
    """A scenario, with one game of random players and one of greedy ones.

    The greedy players have every option that is a flag switched from its default.
    """

    def __init__(
        self, game: sandtable.Game, scenario: ScenarioSource, given: dict[str, OptionValue]
    ) -> None:
        self.game = game
        self.scenario = scenario
        self.given = given
        self.games: dict[str, list[PlayedStep]] = {}

    @property
    def rules(self) -> frozenset[str]:
        """The ids of all rules, for checking citations."""
        return self.rules_in("en")

    def rules_in(self, language: str) -> frozenset[str]:
        """The ids of the rules in the reference of a language."""
        return rule_ids(rules_reference(self.game, language))

    def options(self, bot: str) -> dict[str, OptionValue]:
        flags = self.game.options() if bot == "greedy" else {}
        return self.given | {
            name: not option.default
            for name, option in flags.items()
            if isinstance(option.default, bool)
        }

    def played(self, bot: str) -> list[PlayedStep]:
        """The game of these players, step by step."""
        if bot not in self.games:
            self.games[bot] = list(play(self.game, self.scenario, bot, 1, self.options(bot)))
        return self.games[bot]

    def steps(self, every: int = 1) -> Iterator[tuple[int, PlayedStep]]:
        """Every n-th step of both games, numbered, and the first of each kind."""
        for bot in ("random", "greedy"):
            seen: set[str] = set()
            steps = self.played(bot)
            # A long game has enough steps in any case.
            stride = every if every == 1 else every * (1 + len(steps) // LONG)
            for number, step in enumerate(steps):
                kind = asked(step.before)
                if number % stride == 0 or kind not in seen:
                    seen.add(kind)
                    yield number, step


@cache
def rule_ids(reference: Path) -> frozenset[str]:
    """The ids of the rules in a reference."""
    return frozenset(RULE.findall(reference.read_text(encoding="utf-8")))


def play(
    game: sandtable.Game,
    scenario: ScenarioSource,
    bot: str,
    seed: int,
    options: dict[str, OptionValue],
) -> Iterator[PlayedStep]:
    """A complete game of bots, who see only their views."""
    rng = random.Random(seed)
    chance = Traced(sandtable.Seeded(seed))
    state = game.start(scenario, chance, options)
    players = {seat: make_bot(bot, rng.randrange(2**32)) for seat in state.seats}
    chance.take()
    while state.actors():
        before = state.clone()
        seat = rng.choice(state.actors())
        action = players[seat].choose(state.view(seat), state.legal(seat))
        events = state.apply(seat, action, chance)
        yield PlayedStep(before, seat, action, chance.take(), events, state.clone())


def asked(state: sandtable.State) -> str:
    """The kind of decision that is pending."""
    prompt = state.prompt()
    return "" if prompt is None else prompt.key


def observers(state: sandtable.State) -> tuple[str | None, ...]:
    """All observers: the seats, and a spectator."""
    return (*state.seats, None)


def dump(value: object) -> str:
    """A JSON value as text, with its keys in their order."""
    return json.dumps(value, ensure_ascii=False)


def through_json(value: object) -> Any:
    """A value as it arrives in another process."""
    return json.loads(json.dumps(value))


def seen(events: list[Event], seat: str | None) -> list[object]:
    """The events as a seat sees them."""
    return [event.seen_by(seat) for event in events]


class StrangeActions:
    """Actions that are mostly illegal: legal ones with their words mixed up, and nonsense."""

    GARBAGE = ("", "ghost", "card:ghost", "unit:ghost", "tile:99Z", "number:-1", "number:99", "Ω")

    def __init__(self, steps: list[PlayedStep], rng: random.Random) -> None:
        self.rng = rng
        actions = [action for step in steps for action in step.before.legal(step.seat)]
        self.verbs = sorted({action[0] for action in actions})
        self.words = [*sorted({word for action in actions for word in action}), *self.GARBAGE]

    def actions(self, legal: list[Action]) -> list[Action]:
        pick = self.rng.choice
        action = pick(legal)
        place = self.rng.randrange(len(action))
        return [
            (),
            ("",),
            ("resign", pick(self.words)),
            action[:-1],
            action[::-1],
            (*action, pick(self.words)),
            (*action, action[-1]),
            (*action[:place], pick(self.words), *action[place + 1 :]),
            (action[0], *action[:0:-1]),
            (pick(self.verbs), *action[1:]),
            (pick(self.verbs), *pick(legal)[1:]),
            (pick(self.verbs), *(pick(self.words) for _ in range(self.rng.randrange(4)))),
            tuple(pick(self.words) for _ in range(self.rng.randrange(5))),
            tuple(word.upper() for word in action),
        ]
