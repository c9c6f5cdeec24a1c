"""What came of a game, as one line of JSON."""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import OptionValue
from sandtable.lab.fixtures import Key, make_key


@dataclass(frozen=True)
class SeatResult:
    """A seat, the bot in it, how often it had a choice and how long it thought about that."""

    seat: str
    side: str
    bot: str
    decisions: int
    #: CPU time of all decisions, and of the longest one.
    seconds: float
    longest: float = 0.0


@dataclass(frozen=True)
class Result:
    """A game that was played to its end."""

    game: str
    rules: str
    scenario: str
    options: dict[str, OptionValue]
    seed: int
    seats: tuple[SeatResult, ...]
    #: The winning side, None for a draw.
    winner: str | None
    reason: str
    length: int
    #: What the length counts: rounds or turns.
    unit: str
    #: The losses of each side, if the game counts them.
    losses: dict[str, int]
    date: str

    @property
    def key(self) -> Key:
        players = {seat.seat: seat.bot for seat in self.seats}
        return make_key(self.game, self.rules, self.scenario, self.options, players, self.seed)

    def bots(self) -> set[str]:
        return {seat.bot for seat in self.seats}

    def score_of_side(self, side: str) -> float:
        """1 if the side won, 0 if it lost, a half for a draw."""
        return 0.5 if self.winner is None else float(self.winner == side)

    def score_of_bot(self, bot: str) -> float:
        """The score of the side that the bot played."""
        side = next(seat.side for seat in self.seats if seat.bot == bot)
        return self.score_of_side(side)

    def to_line(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False) + "\n"


def read_result(line: str, where: str) -> Result:
    """The result that ``to_line`` wrote."""
    try:
        document: Any = json.loads(line)
    except ValueError:
        raise BadInput("lab-not-a-result", where) from None
    if not isinstance(document, dict):
        raise BadInput("lab-not-a-result", where)
    try:
        return _result(document)
    except (KeyError, TypeError, ValueError):
        raise BadInput("lab-not-a-result", where) from None


#: How the fields of a line are read.
_FIELDS: Final[dict[str, Callable[[Any], Any]]] = {
    "game": str,
    "rules": str,
    "scenario": str,
    "options": dict,
    "seed": int,
    "reason": str,
    "length": int,
    "unit": str,
    "losses": dict,
    "date": str,
}


def _result(document: Mapping[str, Any]) -> Result:
    read = {name: reader(document[name]) for name, reader in _FIELDS.items()}
    winner = document["winner"]
    seats = tuple(
        SeatResult(
            str(seat["seat"]),
            str(seat["side"]),
            str(seat["bot"]),
            int(seat["decisions"]),
            float(seat["seconds"]),
            float(seat.get("longest", 0.0)),
        )
        for seat in document["seats"]
    )
    if len({seat.side for seat in seats}) < 2:
        raise ValueError("a game has two sides")
    return Result(seats=seats, winner=None if winner is None else str(winner), **read)
