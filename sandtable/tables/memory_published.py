"""Published scenarios in memory, as long as the server runs."""

from collections.abc import Callable
from dataclasses import replace

from sandtable.tables.ports import PAGE, PageEnd
from sandtable.tables.rows import PublishedRow


class MemoryPublished:
    def __init__(self) -> None:
        self._rows: dict[str, PublishedRow] = {}

    async def add(self, row: PublishedRow, check: Callable[[int, int], None]) -> bool:
        if await self.with_digest(row.digest) is not None:
            return False
        check(*await self.counts(row.player))
        self._rows[row.id] = replace(row)
        return True

    async def of(self, id: str) -> PublishedRow | None:
        row = self._rows.get(id)
        return None if row is None else replace(row)

    async def with_digest(self, digest: str) -> PublishedRow | None:
        return next((replace(row) for row in self._rows.values() if row.digest == digest), None)

    async def counts(self, player: int | None) -> tuple[int, int]:
        own = sum(row.player == player for row in self._rows.values())
        return own, len(self._rows)

    async def listed(self, game: str | None, before: PageEnd | None) -> list[PublishedRow]:
        found = [
            replace(row, text="")
            for row in self._rows.values()
            if game in (None, row.game) and (before is None or _place(row) < before)
        ]
        return sorted(found, key=_place, reverse=True)[:PAGE]

    async def of_player(self, player: int) -> list[PublishedRow]:
        return [replace(row) for row in self._rows.values() if row.player == player]

    async def note_opened(self, id: str, now: float) -> None:
        if id in self._rows:
            self._rows[id].opened = now

    async def withdraw(self, id: str) -> None:
        self._rows.pop(id, None)

    async def forget(self, player: int) -> None:
        self._rows = {id: row for id, row in self._rows.items() if row.player != player}

    async def expire(self, before: float) -> int:
        kept = {id: row for id, row in self._rows.items() if row.opened >= before}
        gone = len(self._rows) - len(kept)
        self._rows = kept
        return gone


def _place(row: PublishedRow) -> PageEnd:
    return PageEnd(row.created, row.id)
