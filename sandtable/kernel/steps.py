"""The steps of a record, and the reading of its lines."""

import json
from typing import Any

from sandtable.kernel.action import Action
from sandtable.kernel.chance import ChanceResult
from sandtable.kernel.errors import BadInput
from sandtable.kernel.outcome import Outcome


class Step:
    """One action of one seat, its outcomes of chance, and the digest of the position after it."""

    def __init__(self, seat: str, action: Action, chance: list[ChanceResult], digest: str) -> None:
        self.seat = seat
        self.action = action
        self.chance = chance
        self.digest = digest

    def __repr__(self) -> str:
        return f"Step({self.seat!r}, {self.action!r}, {self.chance!r}, {self.digest!r})"

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "action": list(self.action),
            "chance": self.chance,
            "digest": self.digest,
        }


class TakeBack:
    """The last ``count`` steps that stood are taken back; ``digest`` is that of the position then.

    Whatever they drew has been seen: the dice go on, and the next draw is a fresh one.
    """

    def __init__(self, count: int, digest: str) -> None:
        self.count = count
        self.digest = digest

    def __repr__(self) -> str:
        return f"TakeBack({self.count!r}, {self.digest!r})"

    def to_json(self) -> dict[str, Any]:
        return {"take_back": self.count, "digest": self.digest}


def read_line(line: str, where: str) -> dict[str, Any]:
    """One line of a record: a JSON object."""
    try:
        value = json.loads(line)
    except json.JSONDecodeError as error:
        raise BadInput("not-json", where, column=error.colno) from None
    if not isinstance(value, dict):
        raise BadInput("not-a-table", where)
    return value


def read_step(line: dict[str, Any], where: str) -> Step:
    seat, action = line.get("seat"), line.get("action")
    chance, digest = line.get("chance"), line.get("digest")
    if (
        not isinstance(seat, str)
        or not isinstance(action, list)
        or not all(isinstance(word, str) for word in action)
        or not isinstance(chance, list)
        or not isinstance(digest, str)
    ):
        raise BadInput("record-step", where)
    return Step(seat, tuple(action), read_chance(chance, where), digest)


def read_take_back(line: dict[str, Any], where: str, standing: int) -> TakeBack:
    """``standing`` is how many steps there are to take back."""
    count, digest = line.get("take_back"), line.get("digest")
    if not isinstance(count, int) or isinstance(count, bool) or not isinstance(digest, str):
        raise BadInput("record-step", where)
    if not 1 <= count <= standing:
        raise BadInput("record-step", where)
    return TakeBack(count, digest)


def read_chance(value: object, where: str) -> list[ChanceResult]:
    """Outcomes of chance: numbers, and lists of numbers."""
    if not isinstance(value, list):
        raise BadInput("not-a-list", where)
    found: list[ChanceResult] = []
    for outcome in value:
        numbers = outcome if isinstance(outcome, list) else [outcome]
        for number in numbers:
            if not isinstance(number, int) or isinstance(number, bool):
                raise BadInput("record-chance-misfit", where, name="", value=str(outcome))
        found.append(outcome)
    return found


def read_outcome(value: object, where: str) -> Outcome | None:
    if value is None:
        return None
    if isinstance(value, dict):
        winner, reason, rule = value.get("winner"), value.get("reason"), value.get("rule")
        if (winner is None or isinstance(winner, str)) and isinstance(reason, str):
            return Outcome(winner, reason, str(rule))
    raise BadInput("record-outcome", where)
