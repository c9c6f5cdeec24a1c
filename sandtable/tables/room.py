"""The people at a table: who is present, and what each connection is sent."""

from typing import Any, Protocol

from sandtable.tables import clocks
from sandtable.tables.play import Play
from sandtable.tables.rows import SeatRow, TableWithSeats
from sandtable.tables.settings import Settings
from sandtable.tables.summary import OWN, common, own, summary
from sandtable.tables.texts import dumps


class Listener(Protocol):
    """A connection, as a table knows it."""

    player: int | None
    seat: str | None
    #: The number of the last change it was sent; None before its hello.
    last_version_sent: int | None

    def send(self, text: str) -> None: ...

    def drop(self, code: int) -> None: ...


class Room:
    def __init__(
        self,
        rows: TableWithSeats,
        play: Play,
        description: dict[str, Any],
        settings: Settings,
        steady: clocks.Steady,
    ) -> None:
        self.listeners: list[Listener] = []
        self._rows = rows
        self._play = play
        self._description = description
        self._settings = settings
        self._steady = steady
        self._deadlines = clocks.Deadlines(steady)
        #: Who was present and who was abandoned when it was last told, and how many watched.
        self._marks: tuple[int, ...] = ()
        #: What is told until the next change, as JSON: offers, and the greatest part of a welcome.
        self._offers: dict[str | None, str] = {}
        self._welcomes: dict[tuple[str | None, int], str] = {}

    # Who is here.

    def present(self, row: SeatRow) -> bool:
        if row.kind == "bot":
            return True
        return row.player is not None and any(
            each.last_version_sent is not None and each.player == row.player
            for each in self.listeners
        )

    def attendance(self, row: SeatRow) -> tuple[bool, bool]:
        """Is the holder of a seat present, and is the seat abandoned?"""
        here = self.present(row)
        if row.kind != "person" or not self._rows.table.running:
            return here, False
        away = self._settings.away_seconds
        due = self._deadlines.due(row.seat, row.deadline)
        abandoned = clocks.abandoned(row, here, due, away, self._steady)
        return here, abandoned and not clocks.paused(self._rows)

    def time_left(self, row: SeatRow) -> float:
        """The seconds until the deadline of a seat, however the clock on the wall was set since."""
        due = self._deadlines.due(row.seat, row.deadline)
        assert due is not None
        return due - self._steady()

    def watching(self) -> int:
        """How many people look on without a seat: one with several pages open counts once."""
        here = [each.player for each in self.listeners if each.last_version_sent is not None]
        seated = {row.player for row in self._rows.seats.values()}
        return len(set(here) - seated - {None}) + here.count(None)

    def summary(self, player: int | None) -> dict[str, Any]:
        return summary(self._rows, player, self.attendance, self.watching())

    def watch(self) -> None:
        """Notify everyone if someone has come, gone or been away too long since the last check."""
        attended = (mark for row in self._rows.seats.values() for mark in self.attendance(row))
        marks = (self.watching(), *attended)
        if marks != self._marks:
            self._marks = marks
            self.tell_summary()

    # What is told.

    def _offer_text(self, seat: str | None) -> str:
        """The offer as JSON; ``null`` before the game has begun."""
        if not self._rows.table.started:
            return "null"
        if seat not in self._offers:
            self._offers[seat] = dumps(self._play.offer(seat))
        return self._offers[seat]

    def _changes_text(self, seat: str | None, since: int) -> str:
        return dumps([change.seen_by(seat) for change in self._play.changes[since:]])

    def welcome(self, listener: Listener, seat: str | None, since: int | None) -> None:
        """Send all that a connection needs to go on from the last change it has seen."""
        version = self._play.version
        known = since if since is not None and since <= version else 0
        listener.seat, listener.last_version_sent = seat, version
        listener.send(
            f'{{"type":"welcome","version":{version},"seat":{dumps(seat)}'
            f',"summary":{dumps(self.summary(listener.player))}{self._welcome_text(seat, known)}}}'
        )

    def _welcome_text(self, seat: str | None, known: int) -> str:
        """What all who come to a seat are told; kept for those who know nothing or everything."""
        text = self._welcomes.get((seat, known))
        if text is None:
            text = (
                f',"description":{dumps(self._description)}'
                f',"changes":{self._changes_text(seat, known)},"offer":{self._offer_text(seat)}'
            )
            if known in (0, self._play.version):
                self._welcomes[seat, known] = text
        return text

    def tell_change(self) -> None:
        """The game has changed: send each connection what it has not seen yet."""
        self._offers.clear()
        self._welcomes.clear()
        version = self._play.version
        texts: dict[tuple[str | None, int], str] = {}
        for each, summary_text in self._summaries():
            assert each.last_version_sent is not None
            whose = (each.seat, each.last_version_sent)
            if whose not in texts:
                offer = self._offer_text(each.seat)
                texts[whose] = f',"changes":{self._changes_text(*whose)},"offer":{offer}}}'
            each.last_version_sent = version
            each.send(
                f'{{"type":"update","version":{version},"summary":{summary_text}{texts[whose]}'
            )

    def tell_summary(self) -> None:
        """Send each connection the summary."""
        for each, text in self._summaries():
            each.send(f'{{"type":"summary","summary":{text}}}')

    def _summaries(self) -> list[tuple[Listener, str]]:
        """The summary for each connection, as JSON; those without a part in it get the same."""
        rows = self._rows
        told_to_all = common(rows, self.attendance, self.watching())
        to_all = dumps({key: value for key, value in told_to_all.items() if key not in OWN})
        parties = {rows.table.host, *(row.player for row in rows.seats.values())}
        texts: dict[int | None, str] = {}
        told: list[tuple[Listener, str]] = []
        for each in self.listeners:
            if each.last_version_sent is None:
                continue
            player = each.player if each.player in parties else None
            if player not in texts:
                theirs = {key: told_to_all[key] for key in OWN}
                if player is not None:
                    theirs = own(told_to_all, rows, player)
                texts[player] = f"{to_all[:-1]},{dumps(theirs)[1:]}"
            told.append((each, texts[player]))
        return told
