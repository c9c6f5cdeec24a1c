"""Games to be played, each with a seed of its own."""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import sandtable
from sandtable.kernel.chance import Seeded
from sandtable.kernel.game import Game, OptionValue
from sandtable.kernel.start import Position, Start, begin
from sandtable.kernel.state import digest_of

#: What tells a game from all others: game, rules, scenario, options, bots by seat, seed.
Key: TypeAlias = tuple[str, str, str, str, tuple[tuple[str, str], ...], int]
#: Seeds stay exact in JSON readers that only know floating-point numbers.
SEED_BITS: Final = 53


@dataclass(frozen=True)
class Table:
    """What is played: a game, where it starts, its options, and who sits on which side.

    ``scenario`` names the start in results: an id, or a file with a digest of what is in it.
    """

    game: str
    scenario: str
    start: Start
    options: dict[str, OptionValue]
    #: The side of each seat.
    seats: dict[str, str]


@dataclass(frozen=True)
class Fixture:
    """A game to be played, possibly on another machine."""

    table: Table
    rules: str
    #: The bot of each seat.
    players: dict[str, str]
    seed: int

    @property
    def key(self) -> Key:
        return make_key(
            self.table.game,
            self.rules,
            self.table.scenario,
            self.table.options,
            self.players,
            self.seed,
        )


def make_key(
    game: str,
    rules: str,
    scenario: str,
    options: Mapping[str, OptionValue],
    players: Mapping[str, str],
    seed: int,
) -> Key:
    chosen = json.dumps(dict(options), sort_keys=True)
    return game, rules, scenario, chosen, tuple(players.items()), seed


def set_table(
    game: Game, scenario: Start, name: str, options: Mapping[str, OptionValue] | None = None
) -> Table:
    """A table for a scenario (its id, or a file that exists only here) or a position."""
    chosen = dict(options or {})
    if not isinstance(scenario, Position) and scenario not in game.scenarios():
        scenario = game.scenario_json(scenario)
        name = f"{name}#{digest_of(scenario)}"
    state = begin(game, scenario, Seeded(0), chosen)
    seats = {seat: state.side_of(seat) for seat in state.seats}
    return Table(game.id, name, scenario, chosen, seats)


def fixture(table: Table, players: Mapping[str, str], run_seed: int, number: int) -> Fixture:
    """A game of a run. Its seed follows from the run's seed and from what is played by whom.

    So it does not matter which worker plays it, nor when.
    """
    rules = sandtable.game(table.game).rules
    named = [run_seed, table.game, table.scenario, table.options, list(players.items()), number]
    digest = hashlib.sha256(json.dumps(named, sort_keys=True).encode()).digest()
    seed = int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)
    return Fixture(table, rules, dict(players), seed)


def by_side(table: Table, bots: Sequence[str]) -> dict[str, str]:
    """The bot of each seat, if the first bot plays the first side and the second the other."""
    sides = sandtable.game(table.game).sides
    return {seat: bots[sides.index(side)] for seat, side in table.seats.items()}


def pairing(tables: Sequence[Table], bots: tuple[str, str], seed: int, count: int) -> list[Fixture]:
    """Games between two bots: one of each scenario, then the same with sides swapped, and so on."""
    fixtures: list[Fixture] = []
    for number in range(count):
        table = tables[number % len(tables)]
        swapped = number // len(tables) % 2
        players = by_side(table, bots[::-1] if swapped else bots)
        fixtures.append(fixture(table, players, seed, number // (2 * len(tables))))
    return fixtures


def mirror(table: Table, bot: str, seed: int, count: int) -> list[Fixture]:
    """Games of a bot against itself."""
    players = dict.fromkeys(table.seats, bot)
    return [fixture(table, players, seed, number) for number in range(count)]


def pairs(bots: Sequence[str], neighbours: bool) -> Iterable[tuple[str, str]]:
    """Every pair of bots, or only those next to each other; the stronger one first."""
    for high in range(1, len(bots)):
        for low in range(high - 1 if neighbours else 0, high):
            yield bots[high], bots[low]
