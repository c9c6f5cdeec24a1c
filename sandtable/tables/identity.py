"""Requests about a player's identity: coming back, another browser, personal data and its deletion.

There is no account: whoever knows one of a player's secrets is that player.
"""

import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Final

from sandtable.kernel.errors import BadInput
from sandtable.tables import campaigns, lobby, published
from sandtable.tables.hall import Hall
from sandtable.tables.problems import Problem
from sandtable.tables.rebuilding import rebuild_stored
from sandtable.tables.rows import (
    LinkRow,
    PlayerRow,
    SecretRow,
    TableWithSeats,
)
from sandtable.tables.schema import Link, Me, Recover, Recovery
from sandtable.tables.schema_export import Browser, Export, ExportedTable, Said, Subscribed
from sandtable.tables.secrets import hash_of, new_code, new_secret, read_code
from sandtable.tables.visitor import Visitor

#: How long a link to another browser can be used.
LINK_SECONDS: Final = 600.0


async def recovery(hall: Hall, visitor: Visitor) -> Recovery:
    """A recovery code, in place of the one before. It is told only here."""
    player = await visitor.enrolled(hall.settings.now())
    code = new_code()
    await hall.store.set_recovery(player.id, hash_of(read_code(code)))
    return Recovery(code=code)


async def link(hall: Hall, visitor: Visitor) -> Link:
    """A link to another browser, in place of the one before. Its secret is told only here."""
    now = hall.settings.now()
    player = await visitor.enrolled(now)
    secret, expires = new_secret(), now + LINK_SECONDS
    await hall.store.set_link(LinkRow(hash_of(secret), player.id, expires))
    return Link(secret=secret, expires=expires)


async def recover(hall: Hall, visitor: Visitor, wish: Recover) -> Me:
    """Let the visitor's browser be the player of a code or a link, with a secret of its own.

    Somebody who is another player must agree to leave that one's seats behind.
    """
    now = hall.settings.now()
    found = await wished_player(hall, wish, now)
    if found.id != visitor.id:
        if not wish.leave:
            await check_nothing_is_lost(hall, visitor)
        secret = new_secret()
        row = SecretRow(hash_of(secret), found.id, created=now, seen=now)
        if wish.link is None:
            await hall.store.add_secret(row)
        elif not await hall.store.use_link(hash_of(wish.link), row):
            raise Problem(403, "unknown-link")
        visitor.player, visitor.secret = found, secret
    return await lobby.me(hall, visitor)


async def wished_player(hall: Hall, wish: Recover, now: float) -> PlayerRow:
    if wish.link is not None:
        linked = await hall.store.linked_player(hash_of(wish.link), now)
        if linked is None:
            raise Problem(403, "unknown-link")
        return linked
    found = await hall.store.player_to_recover(hash_of(read_code(wish.code or "")))
    if found is None:
        raise Problem(403, "unknown-code")
    return found


async def check_nothing_is_lost(hall: Hall, visitor: Visitor) -> None:
    """Refuse if this browser's player has seats in unfinished games."""
    if visitor.player is None:
        return
    tables = await hall.store.tables_with(visitor.player.id)
    playing = sum(
        1
        for rows in tables
        if not rows.table.finished and any(row.player == visitor.id for row in rows.seats.values())
    )
    if playing:
        raise Problem(409, "other-player", tables=playing)


async def forget(hall: Hall, visitor: Visitor) -> Me:
    """Leave the player's seats, then erase all that is stored of them but the games."""
    if visitor.player is not None:
        await hall.forget(visitor.player.id)
    return await lobby.me(hall, Visitor(hall.store))


async def export(hall: Hall, visitor: Visitor) -> AsyncIterator[str]:
    """All that is stored of the visitor, as pieces of JSON: their games may be many."""
    player = visitor.player
    if player is None:
        raise Problem(404, "nobody")
    secrets = await hall.store.secrets_of(player.id)
    tables = await hall.store.tables_with(player.id)
    head = Export(
        name=player.name,
        created=player.created,
        recovery=player.recovery_hash is not None,
        browsers=[Browser(created=each.created, seen=each.seen) for each in secrets],
        push=[
            Subscribed(endpoint=each.endpoint, language=each.language, created=each.created)
            for each in await hall.store.subscriptions_of(player.id)
        ],
        said=[
            Said(table=line.table, phrase=line.phrase, text=line.text, at=line.at)
            for line in await hall.talks.of(player.id)
        ],
        marks=await lobby.marks(hall, visitor),
        campaigns=await campaigns.exported(hall, player.id),
        published=await published.exported(hall, player.id),
        tables=[],
    )
    return export_pieces(hall, head, tables, player.id)


async def export_pieces(
    hall: Hall, head: Export, tables: Sequence[TableWithSeats], player: int
) -> AsyncIterator[str]:
    yield head.model_dump_json(exclude={"tables"}).removesuffix("}") + ',"tables":['
    for number, rows in enumerate(tables):
        yield "," if number else ""
        yield (await exported_table(hall, rows, player)).model_dump_json()
    yield "]}"


async def exported_table(hall: Hall, rows: TableWithSeats, player: int) -> ExportedTable:
    table = rows.table
    record: str | None = None
    if table.finished:
        with contextlib.suppress(BadInput):  # it can no longer be replayed
            rebuilt = await rebuild_stored(hall.store, hall.runner, rows, hall.settings.now())
            record = rebuilt.play.record().to_text()
    seats = [row.seat for row in rows.seats.values() if player in (row.player, row.former)]
    return ExportedTable(
        table=table.id,
        game=table.game,
        scenario=table.scenario,
        options=table.options,
        created=table.created,
        changed=table.changed,
        host=table.host == player,
        seats=seats,
        started=table.started,
        finished=table.finished,
        record=record,
    )
