"""Requests about scenarios that players have published: the public list of this server.

Anyone may look at one, play it, and change a copy of it. Whoever has published it may withdraw it;
tables that were opened with it keep what they began with.
"""

import hashlib
import secrets
from typing import Final

import sandtable
from sandtable.kernel.chance import Seeded
from sandtable.kernel.errors import BadInput
from sandtable.kernel.start import check_size
from sandtable.studio.faults import open_draft
from sandtable.tables.hall import Hall
from sandtable.tables.ports import PageEnd
from sandtable.tables.problems import Problem
from sandtable.tables.rows import PublishedRow
from sandtable.tables.schema_export import ExportedScenario
from sandtable.tables.schema_published import PublishedText, PublishedTold, PublishWish
from sandtable.tables.secrets import SEEN_EVERY
from sandtable.tables.visitor import Visitor, clean_name

#: Bytes of an id.
ID_BYTES: Final = 8
#: The longest name in the list.
MOST_IN_NAME: Final = 80


async def publish(hall: Hall, visitor: Visitor, game: str, wish: PublishWish) -> PublishedTold:
    """Put a scenario on the public list. Publishing one's own again changes nothing."""
    name = await hall.runner.run_within_budget(visitor.address, checked_name, game, wish.text)
    digest = digest_of(game, wish.text)
    known = await hall.published.with_digest(digest)
    if known is not None and known.player == visitor.id:
        return told(known, visitor.id)
    if known is not None:
        raise Problem(409, "published-already")
    own, all_of_them = await hall.published.counts(visitor.id)
    hall.quotas.check_published(visitor, own, all_of_them)
    player = await visitor.enrolled(hall.settings.now())
    now = hall.settings.now()
    id = secrets.token_hex(ID_BYTES)  # which no command takes for an option
    row = PublishedRow(id, game, player.id, name, wish.text, digest, now, now, player.name)
    if not await hall.published.add(row, hall.quotas.check_room):
        raise Problem(409, "published-already")
    return told(row, player.id)


def checked_name(game_id: str, text: str) -> str:
    """The name of a scenario that has no fault and is not too large to be played."""
    game = sandtable.game(game_id)
    document = open_draft(game, text, "draft").document
    check_size(game.start(document, Seeded(0)))
    name = clean_name(str(document.get("name", "")))
    if not name:
        raise BadInput("published-no-name", "draft: name")
    if len(name) > MOST_IN_NAME:
        raise BadInput("text-too-long", "draft: name", most=MOST_IN_NAME)
    return name


def digest_of(game: str, text: str) -> str:
    return hashlib.sha256(f"{game}\n{text}".encode()).hexdigest()


async def listed(
    hall: Hall, visitor: Visitor, game: str | None, before: PageEnd | None
) -> list[PublishedTold]:
    """The public list, of one game or of all; latest first, a page of it."""
    return [told(row, visitor.id) for row in await hall.published.listed(game, before)]


async def scenario(hall: Hall, visitor: Visitor, id: str) -> PublishedText:
    """A published scenario with its text."""
    row = await found(hall, id)
    now = hall.settings.now()
    if now - row.opened > SEEN_EVERY:
        await hall.published.note_opened(id, now)
    return PublishedText(**told(row, visitor.id).model_dump(), text=row.text)


async def withdraw(hall: Hall, visitor: Visitor, id: str) -> PublishedTold:
    """Take a scenario of one's own off the public list."""
    row = await found(hall, id)
    if visitor.id is None or row.player != visitor.id:
        raise Problem(403, "not-your-scenario")
    await hall.published.withdraw(id)
    return told(row, visitor.id)


async def exported(hall: Hall, player: int) -> list[ExportedScenario]:
    """What a player has published."""
    return [
        ExportedScenario(
            published=row.id, game=row.game, name=row.name, created=row.created, text=row.text
        )
        for row in await hall.published.of_player(player)
    ]


async def found(hall: Hall, id: str) -> PublishedRow:
    row = await hall.published.of(id)
    if row is None:
        raise Problem(404, "unknown-published")
    return row


def told(row: PublishedRow, player: int | None) -> PublishedTold:
    return PublishedTold(
        published=row.id,
        game=row.game,
        name=row.name,
        by=row.by,
        mine=player is not None and row.player == player,
        created=row.created,
    )
