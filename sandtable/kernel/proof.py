"""What a record says of its chance, and the check that its outcomes follow from that."""

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any

from sandtable.kernel.chance import Chance, ChanceResult, Committed, Replayed, Seeded
from sandtable.kernel.contribution import Contribution, in_order
from sandtable.kernel.errors import BadInput, Json


class Draw:
    """One number that was drawn: from 0 to ``bound - 1``, for what ``name`` says.

    ``number`` counts the draws of the dice from 0; with name and bound it is all that goes into
    the HMAC of committed dice. ``step`` is the step that needed it, counted from 1; 0 is the
    set-up.
    """

    def __init__(self, number: int, name: str, bound: int, value: int, step: int) -> None:
        self.number = number
        self.name = name
        self.bound = bound
        self.value = value
        self.step = step

    def __repr__(self) -> str:
        what = f"{self.number}, {self.name!r}, {self.bound}, {self.value}, step={self.step}"
        return f"Draw({what})"

    def to_json(self) -> dict[str, Json]:
        return {
            "number": self.number,
            "name": self.name,
            "bound": self.bound,
            "value": self.value,
            "step": self.step,
        }


def numbers_of(order: list[int]) -> Iterator[tuple[int, int]]:
    """The numbers that made this order, each with its bound: the shuffle traced back.

    For every place from the last to the second a shuffle draws which card goes there.
    """
    cards = list(range(len(order)))
    for place in range(len(order) - 1, 0, -1):
        drawn = cards.index(order[place])
        cards[place], cards[drawn] = cards[drawn], cards[place]
        yield place + 1, drawn


def chance_header(chance: Chance) -> dict[str, Json]:
    """What the header of a record says of its chance.

    ``used`` counts the draws before the record began, in a game that goes on from a position.
    """
    if isinstance(chance, Seeded):
        return {"kind": "seeded", "seed": chance.seed}
    if isinstance(chance, Committed):
        header: dict[str, Json] = {"kind": "committed", "commitment": chance.commitment}
        if chance.used:
            header["used"] = chance.used
        if chance.contributions:
            header["contributions"] = [each.to_json() for each in chance.contributions]
        return header
    return {"kind": "scripted"}


class Source:
    """Where the outcomes of a record came from, read from the ``chance`` of its header."""

    def __init__(self, header: object, where: str) -> None:
        self.header: dict[str, Any] = header if isinstance(header, dict) else {}
        self.kind = str(self.header.get("kind"))
        self.where = where
        if self.kind not in ("seeded", "committed", "scripted"):
            raise BadInput("record-chance", where, kind=self.kind)
        self.used = self._used()
        self.contributions = self._contributions()

    def _used(self) -> int:
        if self.kind != "committed":
            return 0
        used: object = self.header.get("used", 0)
        if not isinstance(used, int) or isinstance(used, bool) or used < 0:
            raise BadInput("record-chance", self.where, kind=self.kind)
        return used

    def _contributions(self) -> tuple[Contribution, ...]:
        found: object = self.header.get("contributions", [])
        if not isinstance(found, list) or (found and self.kind != "committed"):
            raise BadInput("contribution-form", self.where)
        try:
            return in_order([Contribution.from_json(each) for each in found])
        except BadInput as error:
            raise BadInput(error.key, self.where, **error.params) from None

    def check_seats(self, seats: tuple[str, ...]) -> None:
        """Only seats of the game contribute: another could be made up once all is revealed."""
        for each in self.contributions:
            if each.seat not in seats:
                raise BadInput("unknown-seat", self.where, seat=each.seat, seats=", ".join(seats))

    def chance(self, secret: str | None, finished: bool, end: str) -> Chance | None:
        """The Chance that must have given the outcomes, or None if it is not known.

        ``end`` is the place of the secret, which a finished game must reveal.
        """
        if self.kind == "seeded":
            seed = self.header.get("seed")
            if not isinstance(seed, int) or isinstance(seed, bool):
                raise BadInput("record-chance", self.where, kind=self.kind)
            return Seeded(seed)
        if self.kind == "scripted":
            return None
        if secret is None:
            if finished:
                raise BadInput("record-secret", end)
            return None
        try:
            known = bytes.fromhex(secret)
        except ValueError:
            raise BadInput("record-secret", end) from None
        if hashlib.sha256(known).hexdigest() != self.header.get("commitment"):
            raise BadInput("record-commitment", end)
        return Committed(known, self.used, self.contributions)


class Checked(Chance):
    """Gives the recorded outcomes, compares each with the source's, and notes what was drawn."""

    def __init__(self, source: Chance | None, used: int = 0) -> None:
        self.source = source
        self.used = used
        self.step = 0
        self.draws: list[Draw] = []
        self._recorded = Replayed(())

    def begin(self) -> None:
        """Go on to the next step, with what was taken back before it."""
        self.step += 1
        self.draws = []

    def expect(self, outcomes: Iterable[ChanceResult]) -> None:
        """Go on to the next line of the record, which has these outcomes."""
        self._recorded = Replayed(outcomes)

    def finish(self) -> None:
        """The part has been played: it must have needed all of its outcomes."""
        left = len(self._recorded.outcomes)
        if left:
            raise BadInput("record-chance-left", count=left)

    def die(self, name: str, faces: int) -> int:
        value = self._recorded.die(name, faces)
        if self.source is not None:
            true = self.source.die(name, faces)
            if value != true:
                raise BadInput("record-die", name=name, found=value, expected=true)
        self._note(name, faces, value)
        return value

    def order(self, name: str, count: int) -> list[int]:
        value = self._recorded.order(name, count)
        if self.source is not None and value != self.source.order(name, count):
            raise BadInput("record-shuffle", name=name)
        for bound, drawn in numbers_of(value):
            self._note(name, bound, drawn)
        return value

    def _note(self, name: str, bound: int, value: int) -> None:
        self.draws.append(Draw(self.used, name, bound, value, self.step))
        self.used += 1
