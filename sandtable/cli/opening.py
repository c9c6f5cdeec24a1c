"""What a game is opened with: scenario, options, players, numbers; everything checked by name."""

import random
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import sandtable
from sandtable.bots import Bot, bot_names, make_bot
from sandtable.cli import files
from sandtable.kernel.chance import Seeded
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game, OptionValue, ScenarioSource
from sandtable.kernel.start import Position, Start

#: How the name of a position's file ends; that of a scenario ends in .toml.
POSITION_FILE: Final = ".json"
PERSON: Final = "human"
USUAL_BOT: Final = "greedy"
_FLAGS: Final = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


class Opening:
    """A game, what it begins with, and the options it is played with.

    ``named`` is a scenario, by id, number or file, or the file of a position.
    """

    def __init__(self, game_id: str, named: str, options: Sequence[str]) -> None:
        self.game = sandtable.game(game_id)
        self.name = find_scenario(self.game, named)
        self.start: Start = self.name
        self.scenario: ScenarioSource = self.name
        self.options: dict[str, OptionValue] | None = None
        #: The seats, learnt from a game that is set up and put away.
        self.seats: tuple[str, ...] = ()
        if Path(named).suffix == POSITION_FILE:
            self._load(Path(named), options)
        else:
            self.options = read_options(self.game, options)
            self.seats = self.game.start(self.name, Seeded(0), self.options).seats

    def _load(self, path: Path, options: Sequence[str]) -> None:
        """The position has its own options."""
        if options:
            raise BadInput("position-options", "--option")
        document, state = files.open_position(self.game, path)
        self.start, self.scenario = Position(document), document["scenario"]
        self.seats = state.seats


def find_scenario(game: Game, name: str) -> str:
    """A scenario by its id, its number in the book or its file."""
    ids = game.scenarios()
    if name.isdigit() and 1 <= int(name) <= len(ids):
        return ids[int(name) - 1]
    return name


def read_options(game: Game, given: Sequence[str]) -> dict[str, OptionValue]:
    """``--option name=value`` for the game's own options."""
    options: dict[str, OptionValue] = {}
    for word in given:
        name, sign, value = word.partition("=")
        if not sign:
            raise BadInput("cli-not-a-pair", "--option", text=word)
        if value.lower() in _FLAGS:
            options[name] = _FLAGS[value.lower()]
        else:
            options[name] = whole_number(value, f"--option {name}", None)
    return game.check_options(options)


def read_players(
    given: Sequence[str], seats: Sequence[str], kinds: Sequence[str]
) -> dict[str, str]:
    """``--seat us=human`` for each seat; only those that are named."""
    players: dict[str, str] = {}
    for word in given:
        seat, sign, player = word.partition("=")
        if not sign:
            raise BadInput("cli-not-a-pair", "--seat", text=word)
        if seat not in seats:
            raise BadInput("unknown-seat", f"--{seat}", seat=seat, seats=", ".join(seats))
        if ":" in player:
            make_bot(player, 0)  # a bot of the player's own, refused here if it cannot be loaded
        elif player not in kinds:
            raise BadInput("cli-unknown-player", f"--{seat}", name=player, names=", ".join(kinds))
        players[seat] = player
    return players


def with_people(given: Sequence[str], seats: Sequence[str]) -> dict[str, str]:
    """The players of a game at this terminal: a person first, a bot where nobody is named."""
    players = read_players(given, seats, [PERSON, *bot_names()])
    for seat in seats:
        somebody = PERSON in players.values()
        players.setdefault(seat, USUAL_BOT if somebody else PERSON)
    return {seat: players[seat] for seat in seats}


def only_bots(given: Sequence[str], seats: Sequence[str]) -> dict[str, str]:
    players = read_players(given, seats, bot_names())
    return {seat: players.get(seat, USUAL_BOT) for seat in seats}


def seat_bots(players: dict[str, str], seed: int) -> dict[str, Bot]:
    """A bot for every seat that is not a person's; their luck is apart from that of the dice."""
    return {
        seat: make_bot(name, random.Random(f"{seed} {seat}").getrandbits(32))
        for seat, name in players.items()
        if name != PERSON
    }


def whole_number(text: str, where: str, low: int | None) -> int:
    try:
        value = int(text)
    except ValueError:
        raise BadInput("cli-not-a-number", where, text=text) from None
    if low is not None and value < low:
        raise BadInput("cli-too-small", where, value=value, low=low)
    return value


def seconds(text: str, where: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise BadInput("cli-not-a-number", where, text=text) from None
    if not 0 <= value <= 3600:
        raise BadInput("cli-not-a-delay", where, text=text)
    return value


def read_seed(text: str | None) -> int:
    """The seed asked for, or a fresh one."""
    return secrets.randbits(32) if text is None else whole_number(text, "--seed", None)
