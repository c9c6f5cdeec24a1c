"""The games of the published ladder in bench/ladder: a line for each, with what publishing needs.

A result counts only as long as everything is as it was: the rules of the game, and both bots. A bot
is known by its version, a digest of how it plays now, so a change of a level, a policy or a value
leaves out the games of exactly those bots that play otherwise since. See docs/lab.md.
"""

import hashlib
import json
import math
import random
from collections.abc import Iterator
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path
from typing import Final

import sandtable
from sandtable.bots import Bot, make_bot
from sandtable.bots.levels import LEVELS, Level, make_level
from sandtable.kernel.game import Game
from sandtable.kernel.state import State
from sandtable.lab.fixtures import Table, set_table
from sandtable.lab.journal import Journal, append_line, drop_torn_line
from sandtable.lab.results import Result, SeatResult

FOLDER: Final = Path(__file__).resolve().parent.parent / "bench" / "ladder"
#: Short scenarios that greedy finds fairly even: a long ladder needs many games.
SCENARIOS: Final = {
    "normandy": ("reinforcements", "montmartin-en-graignes", "desperate-withdrawal"),
    "north-africa": ("landing-ground-7", "murzuk", "jebel-sherif", "road-watch"),
    "memoir44": ("pegasus-bridge", "sword-beach", "arnhem-bridge"),
    "heroes": ("two-streets", "house-on-the-square", "patient-eyes"),
}
#: A version looks at every so many decisions of a game of the policy, and lets a bot choose in a
#: few of them.
STRIDE: Final = 5
CHOICES: Final = 4
#: Digits of a version, and decimals of the numbers that it looks at.
DIGITS: Final = 8
DECIMALS: Final = 6


class Book(Journal):
    """The results of a game's ladder that still count; every new one is written down at once."""

    def __init__(self, game: Game, path: Path | None = None) -> None:
        super().__init__(None)
        self.game = game
        self.file = path or FOLDER / f"{game.id}.jsonl"
        if self.file.exists():
            drop_torn_line(self.file)
            lines = self.file.read_text(encoding="utf-8").splitlines()
            for result in map(self.read, lines):
                if result is not None:
                    self.results[result.key] = result

    def add(self, result: Result) -> None:
        self.results[result.key] = result
        append_line(self.file, self.line(result))

    def tidy(self) -> None:
        """Leave out of the file what does not count any more."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text("".join(map(self.line, self.results.values())), encoding="utf-8")

    def line(self, result: Result) -> str:
        kept: list[object] = [result.date[:10], result.rules, result.scenario, result.seed]
        kept.append(result.winner)
        for seat in result.seats:
            spent = [seat.decisions, round(seat.seconds, 3), round(seat.longest, 3)]
            kept.append([seat.bot, version(self.game.id, seat.bot), *spent])
        return json.dumps(kept) + "\n"

    def read(self, line: str) -> Result | None:
        """The result in a line, None if rules or bots have changed since."""
        date, rules, scenario, seed, winner, *seats = json.loads(line)
        if rules != self.game.rules or scenario not in self.game.scenarios():
            return None
        if any(version(self.game.id, bot) != known for bot, known, *_ in seats):
            return None
        table = table_of(self.game.id, scenario)
        return Result(
            game=self.game.id,
            rules=rules,
            scenario=scenario,
            options=table.options,
            seed=seed,
            seats=tuple(
                SeatResult(seat, side, bot, decisions, seconds, longest)
                for (seat, side), (bot, _, decisions, seconds, longest) in zip(
                    table.seats.items(), seats, strict=True
                )
            ),
            winner=winner,
            reason="",
            length=0,
            unit="",
            losses={},
            date=date,
        )


@cache
def table_of(game_id: str, scenario: str) -> Table:
    return set_table(sandtable.game(game_id), scenario, scenario)


@cache
def version(game_id: str, bot: str) -> str:
    """A digest of how a bot plays a game: how it judges some positions, and what it chooses there.

    What only makes it faster leaves the version as it is.
    """
    game = sandtable.game(game_id)
    level = next((level for level in LEVELS if level.name == bot), None)
    digest = hashlib.sha256(json.dumps(settings(level)).encode())
    for scenario in SCENARIOS[game_id]:
        seen = list(positions(game, scenario))
        judged = [judgement(state, seat, level) for state, seat in seen]
        chosen = [
            player(bot, level).choose(state.view(seat), state.legal(seat))
            for state, seat in seen[:: 1 + len(seen) // CHOICES]
        ]
        digest.update(json.dumps([judged, chosen]).encode())
    return digest.hexdigest()[:DIGITS]


def settings(level: Level | None) -> dict[str, object]:
    """What a level says beyond the defaults, so that a new default is no new level."""
    default = Level("")
    given = {} if level is None else asdict(level)
    return {name: value for name, value in given.items() if value != getattr(default, name)}


def player(bot: str, level: Level | None) -> Bot:
    """The bot with a fixed seed, and without a limit of time."""
    return make_bot(bot, 1) if level is None else make_level(replace(level, seconds=math.inf), 1)


def positions(game: Game, scenario: str) -> Iterator[tuple[State, str]]:
    """Some decisions of a game of the policy against itself."""
    chance, rng = sandtable.Seeded(1), random.Random(1)
    state = game.start(scenario, chance)
    count = 0
    while actors := state.actors():
        seat = actors[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            count += 1
            if count % STRIDE == 0:
                yield state.clone(), seat
        state.apply(seat, game.policy().choose(state, seat, legal, rng), chance)


def judgement(state: State, seat: str, level: Level | None) -> list[str]:
    """How the policy ranks the actions here, and what a search thinks of the position."""
    ranked = state.game.policy().rank(state, seat, state.legal(seat))
    found = sorted(json.dumps([action, round(score, DECIMALS) + 0.0]) for score, action in ranked)
    if level is not None and level.samples:
        found.append(f"{state.game.value().chance(state, state.sides[0]):.{DECIMALS}f}")
    return found
