"""What is read from and written to the database, one transaction each."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.orm import Session, sessionmaker

from sandtable.server.models import ChangeRow, PlayerRow, SeatRow, TableRow

#: The most tables that a list shows.
LISTED = 100


class Place:
    """A table's row with the rows of its seats, in the order of play."""

    def __init__(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        self.table = table
        self.seats = {row.seat: row for row in sorted(seats, key=lambda row: row.place)}


class Store:
    def __init__(self, sessions: sessionmaker[Session]) -> None:
        self._sessions = sessions

    # Players.

    def player(self, secret_hash: str) -> PlayerRow | None:
        with self._sessions() as session:
            return session.scalar(select(PlayerRow).where(PlayerRow.secret_hash == secret_hash))

    def add_player(self, secret_hash: str, now: float) -> PlayerRow:
        player = PlayerRow(secret_hash=secret_hash, name="", created=now)
        with self._sessions.begin() as session:
            session.add(player)
        return player

    def rename(self, player: int, name: str) -> None:
        with self._sessions.begin() as session:
            session.execute(update(PlayerRow).where(PlayerRow.id == player).values(name=name))
            session.execute(update(SeatRow).where(SeatRow.player == player).values(name=name))

    # Tables.

    def add_table(self, place: Place) -> None:
        with self._sessions.begin() as session:
            session.add(place.table)
            session.flush()  # the seats refer to it
            session.add_all(place.seats.values())

    def place(self, table: str) -> Place | None:
        with self._sessions() as session:
            row = session.get(TableRow, table)
            if row is None:
                return None
            return Place(row, session.scalars(select(SeatRow).where(SeatRow.table == table)).all())

    def changes(self, table: str) -> Sequence[ChangeRow]:
        with self._sessions() as session:
            query = select(ChangeRow).where(ChangeRow.table == table).order_by(ChangeRow.number)
            return session.scalars(query).all()

    def places_of(self, player: int) -> list[Place]:
        """Those at which the player has a seat or that the player opened, the latest first."""
        seated = select(SeatRow.table).where(SeatRow.player == player)
        return self._places((TableRow.host == player) | TableRow.id.in_(seated))

    def public_places(self) -> list[Place]:
        """Those that anyone may join or watch, the latest first."""
        running = TableRow.finished.is_(False)
        return self._places(running & (TableRow.visibility == "public"))

    def running_with_bots(self) -> list[Place]:
        """Running games in which some seat is a bot's."""
        bots = select(SeatRow.table).where(SeatRow.kind == "bot")
        running = TableRow.started.is_(True) & TableRow.finished.is_(False)
        return self._places(running & TableRow.id.in_(bots), most=None)

    def _places(self, which: Any, most: int | None = LISTED) -> list[Place]:
        query = select(TableRow).where(which).order_by(TableRow.changed.desc()).limit(most)
        with self._sessions() as session:
            tables = session.scalars(query).all()
            ids = [table.id for table in tables]
            seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
            for row in session.scalars(select(SeatRow).where(SeatRow.table.in_(ids))):
                seats[row.table].append(row)
        return [Place(table, seats[table.id]) for table in tables]

    def write(
        self,
        table: str,
        values: dict[str, Any],
        seats: dict[str, dict[str, Any]],
        changes: Iterable[dict[str, Any]] = (),
    ) -> None:
        """What has changed of a table, of its seats, and in the game: all of it or nothing.

        A change whose number is already there is an IntegrityError, so two servers on one database
        cannot both play on the same table.
        """
        with self._sessions.begin() as session:
            rows = [{"table": table, **change} for change in changes]
            if rows:
                session.execute(insert(ChangeRow), rows)
            if values:
                session.execute(update(TableRow).where(TableRow.id == table).values(**values))
            for seat, news in seats.items():
                which = (SeatRow.table == table) & (SeatRow.seat == seat)
                session.execute(update(SeatRow).where(which).values(**news))
