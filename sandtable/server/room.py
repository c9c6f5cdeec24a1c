"""A table as those around it see it: the game, who is here, what each of them is told."""

import json
from typing import Any, Protocol

from sandtable.kernel.state import State
from sandtable.server import clocks
from sandtable.server.models import SeatRow
from sandtable.server.play import Play
from sandtable.server.settings import Settings
from sandtable.server.store import Place
from sandtable.server.summary import summary


class Listener(Protocol):
    """A connection, as a table knows it."""

    player: int | None
    seat: str | None
    #: The last change it has been told of; None before it said hello.
    told: int | None

    def send(self, text: str) -> None: ...

    def drop(self, code: int) -> None: ...


class Room:
    """``since`` is when the server was started: nobody could be here before."""

    def __init__(
        self,
        place: Place,
        play: Play,
        description: dict[str, Any],
        settings: Settings,
        since: float,
    ) -> None:
        self.place = place
        self.play = play
        self.description = description
        self.settings = settings
        self.listeners: list[Listener] = []
        self._since = since
        self._marks: tuple[bool, ...] = ()
        self._offers: dict[str | None, str] = {}

    @property
    def id(self) -> str:
        return self.place.table.id

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def running(self) -> bool:
        return self.place.table.started and not self.place.table.finished

    # Who is here.

    def present(self, row: SeatRow) -> bool:
        if row.kind == "bot":
            return True
        return row.player is not None and any(
            each.told is not None and each.player == row.player for each in self.listeners
        )

    def attendance(self, row: SeatRow) -> tuple[bool, bool]:
        here = self.present(row)
        away = self.settings.away_seconds
        lost = self.running and clocks.abandoned(row, here, self._since, away, self.settings.now())
        return here, lost

    def summary(self, player: int | None) -> dict[str, Any]:
        return summary(self.place, player, self.attendance)

    def holds(self, player: int | None, seat: str | None) -> bool:
        row = self.place.seats.get(seat or "")
        return row is not None and player is not None and row.player == player

    def watch(self) -> None:
        """Tell everyone if somebody has come, gone or been away too long since the last look."""
        marks = tuple(mark for row in self.place.seats.values() for mark in self.attendance(row))
        if marks != self._marks:
            self._marks = marks
            self.tell_summary()

    # What is told.

    def offer_text(self, seat: str | None) -> str:
        """The offer as JSON; ``null`` before the game has begun."""
        if not self.place.table.started:
            return "null"
        if seat not in self._offers:
            self._offers[seat] = dumps(self.play.offer(seat))
        return self._offers[seat]

    def changes_text(self, seat: str | None, since: int) -> str:
        return dumps([change.seen_by(seat) for change in self.play.changes[since:]])

    def welcome(self, listener: Listener, seat: str | None, since: int | None) -> None:
        """Everything a connection needs to go on from the change it has seen last."""
        version = self.play.version
        known = since if since is not None and since <= version else 0
        listener.seat, listener.told = seat, version
        listener.send(
            f'{{"type":"welcome","version":{version},"seat":{dumps(seat)}'
            f',"summary":{dumps(self.summary(listener.player))}'
            f',"description":{dumps(self.description)}'
            f',"changes":{self.changes_text(seat, known)},"offer":{self.offer_text(seat)}}}'
        )

    def tell_update(self) -> None:
        """To each connection what it has not seen yet, through the eyes of its seat."""
        version = self.play.version
        texts: dict[tuple[str | None, int], str] = {}
        for each in list(self.listeners):
            if each.told is None:
                continue
            whose = (each.seat, each.told)
            if whose not in texts:
                texts[whose] = (
                    f'{{"type":"update","version":{version}'
                    f',"changes":{self.changes_text(*whose)},"offer":{self.offer_text(each.seat)}}}'
                )
            each.told = version
            each.send(texts[whose])

    def tell_summary(self) -> None:
        for each in list(self.listeners):
            if each.told is not None:
                each.send(dumps({"type": "summary", "summary": self.summary(each.player)}))

    def tell_change(self) -> None:
        """The game has changed."""
        self._offers.clear()
        self.tell_update()
        self.tell_summary()


def dumps(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
