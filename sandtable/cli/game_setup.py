"""What a game is opened with: scenario, options, players, numbers; everything checked by name."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import sandtable
from sandtable.bots import DEFAULT_BOT, YARDSTICKS, Bot, bot_names, make_bot, match
from sandtable.cli import files
from sandtable.kernel.chance import Seeded
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game, OptionValue, ScenarioSource
from sandtable.kernel.start import Position, Start

#: The suffix of position files; scenario files end in .toml.
POSITION_FILE: Final = ".json"
PERSON: Final = "human"
_FLAGS: Final = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


class GameSetup:
    """A game, its scenario or position, and its options.

    ``source`` is a scenario (its id, number or file), or the file of a position.
    """

    def __init__(self, game_id: str, source: str, options: Sequence[str]) -> None:
        self.game = sandtable.game(game_id)
        self.name = find_scenario(self.game, source)
        self.start: Start = self.name
        self.scenario: ScenarioSource = self.name
        self.options: dict[str, OptionValue] | None = None
        #: The seats, as found by setting up a game.
        self.seats: tuple[str, ...] = ()
        if Path(source).suffix == POSITION_FILE:
            self._load(Path(source), options)
        else:
            self.options = read_options(self.game, options)
            self.seats = self.game.start(self.name, Seeded(0), self.options).seats

    def _load(self, path: Path, options: Sequence[str]) -> None:
        """Start from a position, which has its own options."""
        if options:
            raise BadInput("position-options", "--option")
        document, state = files.open_position(self.game, path)
        self.start, self.scenario = Position(document), document["scenario"]
        self.seats = state.seats


def find_scenario(game: Game, name: str) -> str:
    """A scenario by its id, its number in the scenario book, or its file."""
    ids = game.scenarios()
    if name.isdigit() and 1 <= int(name) <= len(ids):
        return ids[int(name) - 1]
    return name


def read_options(game: Game, given: Sequence[str]) -> dict[str, OptionValue]:
    """Parse ``--option name=value`` for the game's options."""
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
    """Parse ``--seat us=human``; returns only the seats that were named."""
    players: dict[str, str] = {}
    for word in given:
        seat, sign, player = word.partition("=")
        if not sign:
            raise BadInput("cli-not-a-pair", "--seat", text=word)
        if seat not in seats:
            raise BadInput("unknown-seat", f"--{seat}", seat=seat, seats=", ".join(seats))
        if ":" in player:
            make_bot(player, 0)  # a custom bot; raises if it cannot be loaded
        elif player not in kinds:
            raise BadInput("cli-unknown-player", f"--{seat}", name=player, names=", ".join(kinds))
        players[seat] = player
    return players


def people_and_bots(given: Sequence[str], seats: Sequence[str]) -> dict[str, str]:
    """The players of a game at this terminal; by default one person, bots in all other seats."""
    players = read_players(given, seats, [PERSON, *bot_names(), *YARDSTICKS])
    for seat in seats:
        has_person = PERSON in players.values()
        players.setdefault(seat, DEFAULT_BOT if has_person else PERSON)
    return {seat: players[seat] for seat in seats}


def only_bots(
    given: Sequence[str], seats: Sequence[str], default: str = DEFAULT_BOT
) -> dict[str, str]:
    players = read_players(given, seats, [*bot_names(), *YARDSTICKS])
    return {seat: players.get(seat, default) for seat in seats}


def seat_bots(players: dict[str, str], seed: int) -> dict[str, Bot]:
    """A bot for every seat without a person."""
    return match.seat_bots({seat: name for seat, name in players.items() if name != PERSON}, seed)


def whole_number(text: str, where: str, low: int | None) -> int:
    try:
        value = int(text)
    except ValueError:
        raise BadInput("cli-not-a-number", where, text=text) from None
    if low is not None and value < low:
        raise BadInput("cli-too-small", where, value=value, low=low)
    return value


def number_between(text: str, where: str, low: float, high: float) -> float:
    try:
        value = float(text)
    except ValueError:
        raise BadInput("cli-not-a-number", where, text=text) from None
    if not low <= value <= high:
        raise BadInput("cli-not-between", where, text=text, low=f"{low:g}", high=f"{high:g}")
    return value


def read_seed(text: str | None) -> int:
    """The given seed, or a random one."""
    return secrets.randbits(32) if text is None else whole_number(text, "--seed", None)
