"""A store in memory, bots in the same process, a runner that blocks: a whole server in one loop.

For tests, and wherever there is no database and no one else to wait for.
"""

import copy
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal, ParamSpec, TypeVar

from sandtable.bots import make_bot
from sandtable.kernel.action import Action
from sandtable.tables.achievements import gathered, marks_of_table
from sandtable.tables.expiry import is_of
from sandtable.tables.ports import PAGE, SUBSCRIPTIONS, PageEnd, StoreError
from sandtable.tables.rows import (
    BACK,
    AnalysisRow,
    Change,
    Checkpoint,
    LineRow,
    LinkRow,
    MarkRow,
    MeasurementRow,
    Milestone,
    PlayerRow,
    SeatRow,
    SecretRow,
    SubscriptionRow,
    TableRow,
    TableWithSeats,
)
from sandtable.tables.secrets import SEEN_EVERY, new_id

P = ParamSpec("P")
R = TypeVar("R")


class MemoryStore:
    """Rows are copied in and out, so that only ``write`` changes what is stored."""

    def __init__(self) -> None:
        self._instance = new_id()
        self._players: dict[int, PlayerRow] = {}
        self._secrets: dict[str, SecretRow] = {}
        self._links: dict[str, LinkRow] = {}
        self._push_key = ""
        self._subscriptions: dict[str, SubscriptionRow] = {}
        self._hidden: set[tuple[int, str]] = set()
        self._marks: list[MarkRow] = []
        self._tables: dict[str, TableWithSeats] = {}
        self._changes: dict[str, list[Change]] = {}
        self._checkpoints: dict[str, Checkpoint] = {}
        self._milestones: dict[str, list[Milestone]] = {}

    # Players.

    async def instance(self) -> str:
        return self._instance

    async def player(self, secret_hash: str, now: float) -> PlayerRow | None:
        secret = self._secrets.get(secret_hash)
        if secret is None:
            return None
        if now - secret.seen > SEEN_EVERY:
            secret.seen = now
        return copy.copy(self._players[secret.player])

    async def add_player(self, secret_hash: str, now: float) -> PlayerRow:
        player = PlayerRow(name="", created=now)
        player.id = len(self._players) + 1
        self._players[player.id] = player
        self._secrets[secret_hash] = SecretRow(secret_hash, player.id, created=now, seen=now)
        return copy.copy(player)

    async def rename(self, player: int, name: str) -> None:
        self._players[player].name = name
        for seat in self._seats():
            if seat.player == player:
                seat.name = name

    async def add_secret(self, secret: SecretRow) -> None:
        self._secrets[secret.hash] = copy.copy(secret)

    async def secrets_of(self, player: int) -> list[SecretRow]:
        return [copy.copy(row) for row in self._secrets.values() if row.player == player]

    async def set_recovery(self, player: int, recovery_hash: str) -> None:
        self._players[player].recovery_hash = recovery_hash

    async def player_to_recover(self, recovery_hash: str) -> PlayerRow | None:
        found = (row for row in self._players.values() if row.recovery_hash == recovery_hash)
        return copy.copy(next(found, None))

    async def set_link(self, link: LinkRow) -> None:
        self._drop_links(link.player)
        self._links[link.hash] = copy.copy(link)

    async def linked_player(self, link_hash: str, now: float) -> PlayerRow | None:
        link = self._links.get(link_hash)
        if link is None or link.expires <= now:
            return None
        return copy.copy(self._players[link.player])

    async def use_link(self, link_hash: str, secret: SecretRow) -> bool:
        if self._links.pop(link_hash, None) is None:
            return False
        self._secrets[secret.hash] = copy.copy(secret)
        return True

    async def push_key(self, new: str) -> str:
        self._push_key = self._push_key or new
        return self._push_key

    async def add_subscription(self, row: SubscriptionRow) -> None:
        self._subscriptions.pop(row.hash, None)
        self._subscriptions[row.hash] = copy.copy(row)
        for old in (await self.subscriptions_of(row.player))[:-SUBSCRIPTIONS]:
            del self._subscriptions[old.hash]

    async def subscriptions_of(self, player: int) -> list[SubscriptionRow]:
        return [copy.copy(row) for row in self._subscriptions.values() if row.player == player]

    async def drop_subscription(self, hash: str, player: int) -> None:
        row = self._subscriptions.get(hash)
        if row is not None and row.player == player:
            del self._subscriptions[hash]

    async def forget(self, player: int) -> None:
        for each in await self.subscriptions_of(player):
            del self._subscriptions[each.hash]
        row = self._players[player]
        row.name, row.recovery_hash = "", None
        self._drop_links(player)
        self._hidden = {each for each in self._hidden if each[0] != player}
        self._marks = [row for row in self._marks if row.player != player]
        self._secrets = {
            hash: secret for hash, secret in self._secrets.items() if secret.player != player
        }
        for seat in self._seats():
            if player in (seat.player, seat.former):
                seat.forget_holder()

    def _drop_links(self, player: int) -> None:
        self._links = {hash: row for hash, row in self._links.items() if row.player != player}

    def _seats(self) -> list[SeatRow]:
        return [seat for rows in self._tables.values() for seat in rows.seats.values()]

    # Tables.

    async def add_table(self, rows: TableWithSeats) -> None:
        self._tables[rows.table.id] = copy.deepcopy(rows)
        self._changes[rows.table.id] = []

    async def table(self, id: str) -> TableWithSeats | None:
        return copy.deepcopy(self._tables.get(id))

    async def changes(self, table: str) -> Sequence[Change]:
        return [copy.copy(change) for change in self._changes[table]]

    async def checkpoint(self, table: str) -> Checkpoint | None:
        return copy.copy(self._checkpoints.get(table))

    async def milestone(self, table: str, most_steps: int | None = None) -> Milestone | None:
        found = [
            each
            for each in self._milestones.get(table, ())
            if most_steps is None or each.steps <= most_steps
        ]
        return copy.copy(found[-1]) if found else None

    async def tables_of(self, player: int, before: PageEnd | None = None) -> list[TableWithSeats]:
        return self._listed(
            lambda rows: (
                (player, rows.table.id) not in self._hidden
                and (
                    rows.table.host == player
                    or any(seat.player == player for seat in rows.seats.values())
                )
            ),
            before,
        )

    async def hide(self, player: int, table: str, yes: bool) -> None:
        (self._hidden.add if yes else self._hidden.discard)((player, table))

    async def tables_with(self, player: int) -> list[TableWithSeats]:
        return self._listed(
            lambda rows: any(player in (seat.player, seat.former) for seat in rows.seats.values()),
            most=None,
        )

    async def marks_of(self, player: int) -> list[MarkRow]:
        present = (row for rows in self._tables.values() for row in marks_of_table(rows))
        return gathered(row for row in [*self._marks, *present] if row.player == player)

    async def tables_open(self, host: int, since: float, with_bots: bool = False) -> int:
        return sum(
            rows.table.host == host
            and not rows.table.finished
            and rows.table.changed >= since
            and (not with_bots or any(seat.kind == "bot" for seat in rows.seats.values()))
            for rows in self._tables.values()
        )

    async def public_tables(self, before: PageEnd | None = None) -> list[TableWithSeats]:
        return self._listed(
            lambda rows: not rows.table.finished and rows.table.visibility == "public", before
        )

    async def expired(self, kind: str, before: float, most: int) -> list[str]:
        found = self._listed(
            lambda rows: is_of(rows, kind) and rows.table.changed < before, most=None
        )
        return [rows.table.id for rows in reversed(found)][:most]

    async def delete_table(self, table: str) -> None:
        self._hidden = {each for each in self._hidden if each[1] != table}
        if table in self._tables:
            self._marks = gathered([*self._marks, *marks_of_table(self._tables[table])])
        for kept in (self._tables, self._changes, self._checkpoints, self._milestones):
            kept.pop(table, None)

    async def waiting_for_bots(self) -> list[str]:
        return [
            rows.table.id
            for rows in self._tables.values()
            if rows.table.running
            and any(rows.seats[seat].kind == "bot" for seat in rows.table.waiting)
        ]

    def _listed(
        self,
        which: Callable[[TableWithSeats], bool],
        before: PageEnd | None = None,
        most: int | None = PAGE,
    ) -> list[TableWithSeats]:
        def place(rows: TableWithSeats) -> PageEnd:
            return PageEnd(rows.table.changed, rows.table.id)

        found = [
            copy.deepcopy(rows)
            for rows in self._tables.values()
            if which(rows) and (before is None or place(rows) < before)
        ]
        return sorted(found, key=place, reverse=True)[:most]

    async def write(
        self,
        table: str,
        values: dict[str, Any],
        seats: dict[str, dict[str, Any]],
        changes: Iterable[Change] = (),
        checkpoint: Checkpoint | None = None,
        milestone: Milestone | None = None,
    ) -> None:
        added = list(changes)
        stored = self._changes[table]
        if any(change.number != number for number, change in enumerate(added, len(stored) + 1)):
            raise StoreError(f"a change of the table {table} has a number that is taken")
        for change in added:
            change.table = table
        stored += [copy.copy(change) for change in added]
        for since in (change.undone or 0 for change in added if change.kind == BACK):
            kept = [each for each in self._milestones.get(table, ()) if each.number < since]
            self._milestones[table] = kept
        if checkpoint is not None:
            self._checkpoints[table] = copy.copy(checkpoint)
        if milestone is not None:
            self._milestones.setdefault(table, []).append(copy.copy(milestone))
        self._tables[table].update(values, seats)

    # Workers: there is only one.

    async def claim(self, table: str) -> bool:
        return True

    async def open_table(self, id: str) -> tuple[TableWithSeats, bool] | None:
        rows = await self.table(id)
        return None if rows is None else (rows, True)

    async def owner_address(self, table: str) -> str:
        return ""

    async def release(self, table: str) -> None:
        """Nobody else could claim it."""

    async def beat(self) -> None:
        """Nobody else looks."""

    async def other_workers(self) -> int:
        return 0

    async def retire(self) -> None:
        """Nobody takes over."""


class MemoryTalks:
    """What is said, as long as the server runs."""

    def __init__(self) -> None:
        self._lines: list[LineRow] = []

    async def add(self, line: LineRow) -> None:
        self._lines.append(copy.copy(line))

    async def at(self, table: str) -> list[LineRow]:
        return [copy.copy(line) for line in self._lines if line.table == table]

    async def of(self, player: int) -> list[LineRow]:
        return [copy.copy(line) for line in self._lines if line.player == player]


class MemoryShelf:
    """Analyses, as long as the server runs."""

    def __init__(self) -> None:
        self._rows: dict[str, AnalysisRow] = {}

    async def of(self, table: str) -> AnalysisRow | None:
        return self._rows.get(table)

    async def put(self, row: AnalysisRow) -> None:
        self._rows[row.table] = row


class MemoryMeasurements:
    """Measurements, as long as the server runs."""

    def __init__(self) -> None:
        self._rows: dict[str, MeasurementRow] = {}

    async def of(self, id: str) -> MeasurementRow | None:
        row = self._rows.get(id)
        return None if row is None else replace(row)

    async def add(self, row: MeasurementRow, most: int) -> None:
        self._rows.setdefault(row.id, row)
        while len(self._rows) > most:
            del self._rows[min(self._rows.values(), key=lambda each: each.looked).id]

    async def ask_more(self, id: str, asked: bytes) -> None:
        self._change(id, asked=asked, complete=False, problem="")

    async def put(
        self, id: str, played: bytes, document: bytes, games: int, complete: bool
    ) -> None:
        self._change(id, played=played, document=document, games=games, complete=complete)

    async def give_up(self, id: str, problem: str) -> None:
        self._change(id, problem=problem)

    async def note(self, id: str, what: Literal["looked", "driven"], at: float) -> None:
        self._change(id, **{what: at})

    async def complete(self, kind: str, game: str) -> list[MeasurementRow]:
        rows = self._rows.values()
        return [row for row in rows if row.complete and (row.kind, row.game) == (kind, game)]

    def _change(self, id: str, **changes: Any) -> None:
        if id in self._rows:
            self._rows[id] = replace(self._rows[id], **changes)


class NoMessenger:
    """Nobody can be reached."""

    def tell_turn(self, player: int, table: TableRow) -> None:
        """They see it when they come back."""


class NoWire:
    """There are no other workers."""

    async def tell(self, notice: Mapping[str, Any]) -> None:
        """Nobody listens."""


class Inline:
    """A runner that does the work at once."""

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return work(*args, **kwargs)

    async def run_within_budget(self, whose: str, work: Callable[..., R], *args: Any) -> R:
        return work(*args)


class InlineBots:
    """Bots that think while everything else waits."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    async def choose(self, level: str, view: Mapping[str, Any], legal: list[Action]) -> Action:
        self._seed += 1
        return make_bot(level, self._seed).choose(view, legal)
