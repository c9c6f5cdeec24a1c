"""Games for the suite: played once, looked at by many tests."""

import json
import random
from collections.abc import Iterator
from typing import Any

import sandtable
from sandtable.bots import make_bot
from sandtable.kernel.action import Action
from sandtable.kernel.chance import ChanceResult, Traced
from sandtable.kernel.event import Event
from sandtable.kernel.game import OptionValue, ScenarioSource

#: Decisions of a game above which it is looked at less often.
LONG = 600


class Moment:
    """A decision of a game: the position before it, what was chosen, and what came of it."""

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


class Table:
    """A scenario, with a game of random players and one of greedy ones.

    The greedy players play by the other choice of every option that is a flag.
    """

    def __init__(self, game: str, scenario: ScenarioSource, given: dict[str, OptionValue]) -> None:
        self.game = sandtable.game(game)
        self.scenario = scenario
        self.given = given
        self.games: dict[str, list[Moment]] = {}

    def options(self, bot: str) -> dict[str, OptionValue]:
        flags = self.game.options() if bot == "greedy" else {}
        return self.given | {
            name: not option.default
            for name, option in flags.items()
            if isinstance(option.default, bool)
        }

    def played(self, bot: str) -> list[Moment]:
        """The game of these players, decision after decision."""
        if bot not in self.games:
            self.games[bot] = list(play(self.game, self.scenario, bot, 1, self.options(bot)))
        return self.games[bot]

    def moments(self, step: int = 1) -> Iterator[tuple[int, Moment]]:
        """Every so-manieth moment of both games, numbered; every kind of decision is among them."""
        for bot in ("random", "greedy"):
            seen: set[str] = set()
            moments = self.played(bot)
            # Of a long game there are enough in any case.
            every = step if step == 1 else step * (1 + len(moments) // LONG)
            for number, moment in enumerate(moments):
                kind = asked(moment.before)
                if number % every == 0 or kind not in seen:
                    seen.add(kind)
                    yield number, moment


def play(
    game: sandtable.Game,
    scenario: ScenarioSource,
    bot: str,
    seed: int,
    options: dict[str, OptionValue],
) -> Iterator[Moment]:
    """A game to its end, of bots that see their views only."""
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
        yield Moment(before, seat, action, chance.take(), events, state.clone())


def asked(state: sandtable.State) -> str:
    """The kind of decision that is pending."""
    prompt = state.prompt()
    return "" if prompt is None else prompt.key


def observers(state: sandtable.State) -> tuple[str | None, ...]:
    """Everyone who looks on: the seats, and a spectator."""
    return (*state.seats, None)


def dump(value: object) -> str:
    """The bytes of a JSON value, in the order it has."""
    return json.dumps(value, ensure_ascii=False)


def through_json(value: object) -> Any:
    """A value as another process gets it."""
    return json.loads(json.dumps(value))


def seen(events: list[Event], seat: str | None) -> list[object]:
    """What a seat learns of events."""
    return [event.seen_by(seat) for event in events]


class Strange:
    """Actions that hardly any seat may take: legal ones with their words mixed up, and nonsense."""

    GARBAGE = ("", "ghost", "card:ghost", "unit:ghost", "tile:99Z", "number:-1", "number:99", "Ω")

    def __init__(self, moments: list[Moment], rng: random.Random) -> None:
        self.rng = rng
        actions = [action for moment in moments for action in moment.before.legal(moment.seat)]
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
