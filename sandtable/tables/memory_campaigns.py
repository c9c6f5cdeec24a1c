"""Campaigns in memory, as long as the server runs."""

import copy
from typing import Any

from sandtable.tables.campaign_rows import (
    FREE,
    GONE,
    PERSON,
    BattleRow,
    CampaignWithBattles,
    CommanderRow,
)
from sandtable.tables.ports import PAGE, Store
from sandtable.tables.rows import TableWithSeats


class MemoryCampaigns:
    """Rows are copied in and out. Tables and names are those of the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._campaigns: dict[str, CampaignWithBattles] = {}

    async def add(self, rows: CampaignWithBattles) -> None:
        self._campaigns[rows.campaign.id] = copy.deepcopy(rows)

    async def campaign(self, id: str) -> CampaignWithBattles | None:
        rows = copy.deepcopy(self._campaigns.get(id))
        if rows is None:
            return None
        for battle in rows.battles:
            table = None if battle.table is None else await self._store.table(battle.table)
            battle.present = table is not None
            if table is not None:
                battle.finished, battle.outcome = table.table.finished, table.table.outcome
        for commander in rows.commanders.values():
            if commander.player is not None:
                commander.name = await self._name(commander.player)
        return rows

    async def _name(self, player: int) -> str:
        tables = await self._store.tables_with(player)
        seats = (row for rows in tables for row in rows.seats.values())
        return next((row.name for row in seats if row.player == player), "")

    async def of_player(self, player: int) -> list[CampaignWithBattles]:
        own = [rows for rows in self._campaigns.values() if rows.place_of(player) is not None]
        own.sort(key=lambda rows: rows.campaign.changed, reverse=True)
        listed = [await self.campaign(rows.campaign.id) for rows in own[:PAGE]]
        return [rows for rows in listed if rows is not None]

    async def with_table(self, table: str) -> CampaignWithBattles | None:
        for rows in self._campaigns.values():
            if any(battle.table == table for battle in rows.battles):
                return await self.campaign(rows.campaign.id)
        return None

    async def running(self, player: int) -> int:
        own = (rows for rows in self._campaigns.values() if rows.place_of(player) is not None)
        return sum(not rows.is_over for rows in own)

    async def invite(self, id: str, invite_hash: str) -> bool:
        free = self._free(id)
        if free is None:
            return False
        free.invite_hash = invite_hash
        return True

    async def join(self, id: str, invite_hash: str, player: int, now: float) -> bool:
        free = self._free(id)
        if free is None or free.invite_hash != invite_hash:
            return False
        free.kind, free.player, free.invite_hash = PERSON, player, None
        self._campaigns[id].campaign.changed = now
        return True

    def _free(self, id: str) -> CommanderRow | None:
        rows = self._campaigns[id]
        if rows.campaign.abandoned:
            return None
        return next((each for each in rows.commanders.values() if each.kind == FREE), None)

    async def open_battle(
        self, id: str, number: int, replaced: str | None, table: TableWithSeats, now: float
    ) -> bool:
        rows = self._campaigns[id]
        battle = self._battle(id, number)
        if rows.campaign.abandoned or battle.table != replaced or battle.result is not None:
            return False
        battle.table, rows.campaign.changed = table.table.id, now
        await self._store.add_table(table)
        return True

    async def note(self, id: str, number: int, result: dict[str, Any], now: float) -> None:
        battle = self._battle(id, number)
        if battle.result is None:
            battle.result = copy.deepcopy(result)
            self._campaigns[id].campaign.changed = now

    def _battle(self, id: str, number: int) -> BattleRow:
        return self._campaigns[id].battles[number - 1]

    async def abandon(self, id: str, place: str, now: float) -> None:
        row = self._campaigns[id].campaign
        if not row.abandoned:
            row.abandoned, row.changed = place, now

    async def forget(self, player: int) -> None:
        for rows in list(self._campaigns.values()):
            for each in rows.commanders.values():
                if each.player == player:
                    each.kind, each.player = GONE, None
                    if not rows.is_over:
                        rows.campaign.abandoned = each.place
            if all(each.player is None for each in rows.commanders.values()):
                del self._campaigns[rows.campaign.id]

    async def expire(self, unbegun: float | None, over: float | None) -> int:
        gone = []
        for id in self._campaigns:
            rows = await self.campaign(id)
            assert rows is not None
            free = any(each.kind == FREE for each in rows.commanders.values())
            before = over if rows.is_over else unbegun if free else None
            if before is not None and rows.campaign.changed < before:
                gone.append(id)
        for id in gone:
            del self._campaigns[id]
        return len(gone)
