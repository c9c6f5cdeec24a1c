"""Players and tables in a database: the store of ``sandtable.tables``.

Every method is one transaction in a thread of the database.
"""

import functools
import secrets
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import (
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session
from sqlalchemy.sql import ColumnElement

from sandtable.server import hidden, marks, subscriptions
from sandtable.server.alive import database_time, is_alive
from sandtable.server.database import Database, first_line
from sandtable.server.models import (
    ANALYSES,
    CHANGES,
    CHECKPOINTS,
    HIDDEN,
    INSTANCE,
    LINES,
    LINKS,
    MILESTONES,
    PLAYERS,
    SEATS,
    SECRETS,
    SUBSCRIPTIONS,
    TABLES,
    WORKERS,
)
from sandtable.server.transactions import follows, in_transaction
from sandtable.server.writing import Writer
from sandtable.tables import expiry
from sandtable.tables.ports import PAGE, PageEnd, StoreError
from sandtable.tables.rows import (
    Change,
    Checkpoint,
    LinkRow,
    MarkRow,
    Milestone,
    PlayerRow,
    SeatRow,
    SecretRow,
    SubscriptionRow,
    TableRow,
    TableWithSeats,
)
from sandtable.tables.secrets import SEEN_EVERY
from sandtable.tables.settings import Settings

P = ParamSpec("P")
R = TypeVar("R")

#: The row of a worker that has not been heard of for this time is deleted.
FORGOTTEN_SECONDS: Final = 86_400.0

#: What is read of a table; its owner is claimed and given up, and never looked at.
TABLE_COLUMNS: Final = [column for column in TABLES.columns if column is not TABLES.c.owner]


def transaction(
    method: Callable[Concatenate["SqlStore", Session, P], R],
) -> Callable[Concatenate["SqlStore", P], Coroutine[Any, Any, R]]:
    """Run a method in a thread of the database, in a transaction that is given to it."""

    @functools.wraps(method)
    async def run(self: "SqlStore", /, *args: P.args, **kwargs: P.kwargs) -> R:
        return await in_transaction(
            self.database, lambda session: method(self, session, *args, **kwargs)
        )

    return run


class SqlStore:
    """``worker`` is the name under which this process claims tables.

    ``address`` is where other workers can ask it.
    """

    def __init__(
        self,
        database: Database,
        alive_seconds: float = Settings.alive_seconds,
        worker: str | None = None,
        address: str = "",
    ) -> None:
        self.database = database
        dialect = database.engine.dialect
        self._writer = Writer(database)
        mine = update(WORKERS).where(WORKERS.c.id == bindparam("of_worker"))
        self._beat = mine.values(seen=database_time(dialect))
        self.address = address
        #: A worker that has not been heard of for this time has died.
        self.alive_seconds = alive_seconds
        self.worker = worker or secrets.token_hex(8)

    async def _run_first(self, work: Callable[[], R]) -> R:
        """Work before all that can wait; raises StoreError if the database fails."""
        try:
            return await self.database.run_first(work)
        except SQLAlchemyError as error:
            raise StoreError(first_line(error)) from error

    # Players.

    @transaction
    def instance(self, session: Session) -> str:
        id: str = session.execute(select(INSTANCE.c.id)).scalar_one()
        return id

    @transaction
    def player(self, session: Session, secret_hash: str, now: float) -> PlayerRow | None:
        query = select(PlayerRow, SECRETS.c.seen).join(SECRETS, SECRETS.c.player == PLAYERS.c.id)
        found = session.execute(query.where(SECRETS.c.hash == secret_hash)).first()
        if found is None:
            return None
        player: PlayerRow = found[0]
        if now - found[1] > SEEN_EVERY:
            session.execute(update(SECRETS).where(SECRETS.c.hash == secret_hash).values(seen=now))
        return player

    @transaction
    def add_player(self, session: Session, secret_hash: str, now: float) -> PlayerRow:
        player = PlayerRow(name="", created=now)
        session.add(player)
        session.flush()  # the secret refers to it
        session.add(SecretRow(secret_hash, player.id, created=now, seen=now))
        return player

    @transaction
    def rename(self, session: Session, player: int, name: str) -> None:
        session.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(name=name))
        session.execute(update(SEATS).where(SEATS.c.player == player).values(name=name))

    @transaction
    def add_secret(self, session: Session, secret: SecretRow) -> None:
        session.add(secret)

    @transaction
    def secrets_of(self, session: Session, player: int) -> list[SecretRow]:
        query = select(SecretRow).where(SECRETS.c.player == player).order_by(SECRETS.c.created)
        return list(session.scalars(query))

    @transaction
    def set_recovery(self, session: Session, player: int, recovery_hash: str) -> None:
        which = update(PLAYERS).where(PLAYERS.c.id == player)
        session.execute(which.values(recovery_hash=recovery_hash))

    @transaction
    def player_to_recover(self, session: Session, recovery_hash: str) -> PlayerRow | None:
        return session.scalar(select(PlayerRow).where(PLAYERS.c.recovery_hash == recovery_hash))

    @transaction
    def set_link(self, session: Session, link: LinkRow) -> None:
        """A link of a player, in place of the one before."""
        session.execute(delete(LINKS).where(LINKS.c.player == link.player))
        session.add(link)

    @transaction
    def linked_player(self, session: Session, link_hash: str, now: float) -> PlayerRow | None:
        """The player of a link that has not expired."""
        query = select(PlayerRow).join(LINKS, LINKS.c.player == PLAYERS.c.id)
        return session.scalar(query.where(LINKS.c.hash == link_hash, LINKS.c.expires > now))

    @transaction
    def use_link(self, session: Session, link_hash: str, secret: SecretRow) -> bool:
        """Exchange a link for a secret; False if it has been used already."""
        used = delete(LINKS).where(LINKS.c.hash == link_hash).returning(LINKS.c.hash)
        if session.execute(used).first() is None:
            return False
        session.add(secret)
        return True

    @transaction
    def push_key(self, session: Session, new: str) -> str:
        """The key of this store for push messages; ``new`` if there was none."""
        session.execute(update(INSTANCE).where(INSTANCE.c.push_key == "").values(push_key=new))
        key: str = session.execute(select(INSTANCE.c.push_key)).scalar_one()
        return key

    @transaction
    def add_subscription(self, session: Session, row: SubscriptionRow) -> None:
        subscriptions.add(session, row)

    @transaction
    def subscriptions_of(self, session: Session, player: int) -> list[SubscriptionRow]:
        return subscriptions.of(session, player)

    @transaction
    def drop_subscription(self, session: Session, hash: str, player: int) -> None:
        subscriptions.drop(session, hash, player)

    @transaction
    def forget(self, session: Session, player: int) -> None:
        """Erase a player's name, secrets and seats; the games stay."""
        for table in (SECRETS, LINKS, SUBSCRIPTIONS, HIDDEN, LINES):
            session.execute(delete(table).where(table.c.player == player))
        marks.forget(session, player)
        shell = update(PLAYERS).where(PLAYERS.c.id == player)
        session.execute(shell.values(name="", recovery_hash=None))
        nobody = {"player": None, "former": None, "name": "", "left": True}
        session.execute(update(SEATS).where(_had(player)).values(nobody))

    # Tables.

    @transaction
    def add_table(self, session: Session, rows: TableWithSeats) -> None:
        session.execute(insert(TABLES), vars(rows.table))
        session.execute(insert(SEATS), [vars(row) for row in rows.seats.values()])

    @transaction
    def table(self, session: Session, id: str) -> TableWithSeats | None:
        return next(iter(_tables(session, TABLES.c.id == id)), None)

    @transaction
    def changes(self, session: Session, table: str) -> Sequence[Change]:
        query = select(CHANGES).where(CHANGES.c.table == table).order_by(CHANGES.c.number)
        return [_change(**row) for row in session.execute(query).mappings()]

    @transaction
    def checkpoint(self, session: Session, table: str) -> Checkpoint | None:
        query = select(CHECKPOINTS).where(CHECKPOINTS.c.table == table)
        row = session.execute(query).mappings().first()
        return None if row is None else Checkpoint(**row)

    @transaction
    def milestone(
        self, session: Session, table: str, most_steps: int | None = None
    ) -> Milestone | None:
        """The last milestone, or the last with at most this many steps."""
        query = select(MILESTONES).where(MILESTONES.c.table == table)
        if most_steps is not None:
            query = query.where(MILESTONES.c.steps <= most_steps)
        last = query.order_by(MILESTONES.c.number.desc()).limit(1)
        row = session.execute(last).mappings().first()
        return None if row is None else Milestone(**row)

    @transaction
    def all_tables(self, session: Session) -> list[TableWithSeats]:
        return _tables(session, TABLES.c.id.is_not(None), most=None)

    @transaction
    def tables_of(
        self, session: Session, player: int, before: PageEnd | None = None
    ) -> list[TableWithSeats]:
        """Tables that the player opened or has a seat at, latest first: a page of them."""
        seated = select(SEATS.c.table).where(SEATS.c.player == player)
        own = (TABLES.c.host == player) | TABLES.c.id.in_(seated)
        return _tables(session, own & hidden.shown_to(player), before)

    @transaction
    def hide(self, session: Session, player: int, table: str, yes: bool) -> None:
        hidden.hide(session, player, table, yes)

    @transaction
    def tables_with(self, session: Session, player: int) -> list[TableWithSeats]:
        """All tables at which the player has or had a seat, latest first."""
        seated = select(SEATS.c.table).where(_had(player))
        return _tables(session, TABLES.c.id.in_(seated), most=None)

    @transaction
    def marks_of(self, session: Session, player: int) -> list[MarkRow]:
        """What a player has achieved, at tables that are deleted too."""
        seated = select(SEATS.c.table).where(SEATS.c.player == player)
        finished = TABLES.c.finished.is_(True) & TABLES.c.id.in_(seated)
        return marks.of(session, player, _tables(session, finished, most=None))

    @transaction
    def tables_open(
        self, session: Session, host: int, since: float, with_bots: bool = False
    ) -> int:
        """How many unfinished tables of a player have changed since; or those with a bot."""
        which = (TABLES.c.host == host) & TABLES.c.finished.is_(False) & (TABLES.c.changed >= since)
        if with_bots:
            which &= TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.kind == "bot"))
        return session.scalar(select(func.count()).select_from(TABLES).where(which)) or 0

    @transaction
    def public_tables(
        self, session: Session, before: PageEnd | None = None
    ) -> list[TableWithSeats]:
        """Unfinished tables that anyone may join or watch, latest first: a page of them."""
        unfinished = TABLES.c.finished.is_(False)
        return _tables(session, unfinished & (TABLES.c.visibility == "public"), before)

    @transaction
    def expired(self, session: Session, kind: str, before: float, most: int) -> list[str]:
        """The ids of tables of a kind (``expiry``) that last changed before some time."""
        started, finished = TABLES.c.started.is_(True), TABLES.c.finished.is_(True)
        lone = (SEATS.c.kind == "bot") & SEATS.c.player.is_(None) & SEATS.c.left.is_(False)
        attended = select(SEATS.c.table).where(~lone)
        which = {
            expiry.UNBEGUN: ~started,
            expiry.ALONE: started & TABLES.c.id.not_in(attended),
            expiry.UNMOVED: started & ~finished,
            expiry.FINISHED: finished,
        }[kind]
        query = select(TABLES.c.id).where(which & (TABLES.c.changed < before))
        return list(session.scalars(query.order_by(TABLES.c.changed).limit(most)))

    @transaction
    def delete_table(self, session: Session, table: str) -> None:
        """Delete a table that this worker has claimed; the marks of its players stay."""
        owned = select(TABLES.c.id).where((TABLES.c.id == table) & (TABLES.c.owner == self.worker))
        if session.scalar(owned.with_for_update()) is None:
            raise StoreError(f"the table {table} is played by another worker")
        for rows in _tables(session, TABLES.c.id == table):
            marks.keep(session, rows)
        for part in (HIDDEN, LINES, ANALYSES, MILESTONES, CHECKPOINTS, CHANGES, SEATS):
            session.execute(delete(part).where(part.c.table == table))
        session.execute(delete(TABLES).where(TABLES.c.id == table))

    @transaction
    def waiting_for_bots(self, session: Session) -> list[str]:
        """The ids of running games in which a bot must decide, and whose worker has gone."""
        running = TABLES.c.started.is_(True) & TABLES.c.finished.is_(False)
        alive = select(WORKERS.c.id).where(is_alive(session, self.alive_seconds))
        running &= TABLES.c.owner.is_not(None) & TABLES.c.owner.not_in(alive)
        bots = SEATS.join(TABLES, SEATS.c.table == TABLES.c.id)
        query = select(TABLES.c.id, TABLES.c.waiting, SEATS.c.seat).select_from(bots)
        found = session.execute(query.where(running & (SEATS.c.kind == "bot")))
        return list(dict.fromkeys(id for id, waiting, seat in found if seat in waiting))

    async def write(
        self,
        table: str,
        values: dict[str, Any],
        seats: dict[str, dict[str, Any]],
        changes: Iterable[Change] = (),
        checkpoint: Checkpoint | None = None,
        milestone: Milestone | None = None,
    ) -> None:
        """Write new values of a table and its seats, and what is new in its game: all or nothing.

        Only the worker that has claimed the table can write, so two never play it at once. Every
        decision is written by this; it therefore uses the driver's own cursor.
        """
        new = list(changes)
        work = functools.partial(
            self._writer.write, self.worker, table, values, seats, new, checkpoint, milestone
        )
        await self._run_first(work)

    # Workers.

    @transaction
    def claim(self, session: Session, table: str) -> bool:
        """Make this worker the one that plays a table; False if another one does."""
        return self._claim(session, table)

    @transaction
    def open_table(self, session: Session, id: str) -> tuple[TableWithSeats, bool] | None:
        """Claim a table and read it: its rows, and whether it could be claimed."""
        if session.scalar(select(TABLES.c.id).where(TABLES.c.id == id)) is None:
            return None  # an id that was made up takes nobody's time
        claimed = self._claim(session, id)
        rows = next(iter(_tables(session, TABLES.c.id == id)), None)
        return None if rows is None else (rows, claimed)

    def _claim(self, session: Session, table: str) -> bool:
        alive = select(WORKERS.c.id).where(is_alive(session, self.alive_seconds))
        owner = TABLES.c.owner
        free = owner.is_(None) | (owner == self.worker) | owner.not_in(alive)
        claimed = update(TABLES).where((TABLES.c.id == table) & free).values(owner=self.worker)
        return session.execute(claimed.returning(TABLES.c.id)).first() is not None

    @transaction
    def owner_address(self, session: Session, table: str) -> str:
        """Where the worker that plays a table can be asked; empty if it is gone or cannot be."""
        query = select(WORKERS.c.address).join(TABLES, TABLES.c.owner == WORKERS.c.id)
        alive = is_alive(session, self.alive_seconds) & (WORKERS.c.id != self.worker)
        return session.scalar(query.where((TABLES.c.id == table) & alive)) or ""

    @transaction
    def release(self, session: Session, table: str) -> None:
        """Let any worker play a table that this one has claimed."""
        owned = (TABLES.c.id == table) & (TABLES.c.owner == self.worker)
        session.execute(update(TABLES).where(owned).values(owner=None))

    async def beat(self) -> None:
        """Show that this worker is alive."""

        def work() -> bool:
            with self.database.cursor() as cursor:
                return (
                    self._writer.statements.run(cursor, self._beat, {"of_worker": self.worker}) > 0
                )

        if not await self._run_first(work):
            await self._enter()

    @transaction
    def _enter(self, session: Session) -> None:
        """Enter this worker among those that are alive, and forget those long dead."""
        now = database_time(self.database.engine.dialect)
        session.execute(insert(WORKERS).values(id=self.worker, seen=now, address=self.address))
        session.execute(delete(WORKERS).where(now - WORKERS.c.seen > FORGOTTEN_SECONDS))

    @transaction
    def has_beaten(self, session: Session) -> bool:
        """Has this worker shown recently that it is alive?"""
        recent = is_alive(session, self.alive_seconds)
        query = select(WORKERS.c.id).where((WORKERS.c.id == self.worker) & recent)
        return session.scalar(query) is not None

    @transaction
    def other_workers(self, session: Session) -> int:
        """How many other workers are alive."""
        others = is_alive(session, self.alive_seconds) & (WORKERS.c.id != self.worker)
        return session.scalar(select(func.count()).select_from(WORKERS).where(others)) or 0

    @transaction
    def retire(self, session: Session) -> None:
        """This worker ends. Its tables are free, and still known as those that it played."""
        session.execute(delete(WORKERS).where(WORKERS.c.id == self.worker))

    @transaction
    def forget_predecessor(self, session: Session) -> None:
        """Only one worker can listen at an address: whoever did so before this one is gone."""
        if self.address:
            others = (WORKERS.c.address == self.address) & (WORKERS.c.id != self.worker)
            session.execute(delete(WORKERS).where(others))

    @transaction
    def forget_workers(self, session: Session) -> None:
        """No other worker can be alive: only this process uses the database."""
        session.execute(delete(WORKERS).where(WORKERS.c.id != self.worker))


def _had(player: int) -> ColumnElement[bool]:
    """Seats that a player has or had."""
    return (SEATS.c.player == player) | (SEATS.c.former == player)


def _tables(
    session: Session,
    which: ColumnElement[bool],
    before: PageEnd | None = None,
    most: int | None = PAGE,
) -> list[TableWithSeats]:
    if before is not None:
        which &= follows(before, TABLES.c.changed, TABLES.c.id)
    latest = TABLES.c.changed.desc(), TABLES.c.id.desc()
    query = select(*TABLE_COLUMNS).where(which).order_by(*latest).limit(most)
    found = [TableRow(**row) for row in session.execute(query).mappings()]
    if not found:
        return []
    chairs: dict[str, list[SeatRow]] = {table.id: [] for table in found}
    for row in session.execute(select(SEATS).where(SEATS.c.table.in_(list(chairs)))).mappings():
        chairs[row["table"]].append(SeatRow(**row))
    return [TableWithSeats(table, chairs[table.id]) for table in found]


def _change(table: str, **columns: Any) -> Change:
    change = Change(**columns)
    change.table = table
    return change
