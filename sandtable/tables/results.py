"""What came of the battles of campaigns, worked out from the records of their tables.

A result follows from the record alone. It is worked out when somebody looks, or when the table is
about to be deleted, and kept; by whom, how often and after which crash makes no difference.
"""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import sandtable
from sandtable.studio.campaigns import Plan, plans_of, result_of
from sandtable.tables.campaign_rows import CampaignRow, CampaignWithBattles
from sandtable.tables.rebuilding import rebuild_stored
from sandtable.tables.rows import TableWithSeats

if TYPE_CHECKING:
    from sandtable.tables.hall import Hall


async def settled(hall: "Hall", rows: CampaignWithBattles) -> CampaignWithBattles:
    """A campaign with the result of every battle that is over, if nobody has given it up."""
    for battle in rows.battles:
        if not battle.is_decided or rows.campaign.abandoned:
            continue
        assert battle.table is not None
        table = await hall.store.table(battle.table)
        if table is not None:
            battle.result = await result_at(hall, rows.campaign, table)
            now = hall.settings.now()
            await hall.campaigns.note(rows.campaign.id, battle.number, battle.result, now)
    return rows


async def result_at(hall: "Hall", campaign: CampaignRow, table: TableWithSeats) -> dict[str, Any]:
    """What came of a battle at this table, which is over."""
    rebuilt = await rebuild_stored(hall.store, hall.runner, table, hall.settings.now())
    state = rebuilt.play.state
    assert state.outcome is not None
    day = datetime.fromtimestamp(table.table.changed, UTC).date().isoformat()
    return dict(result_of(plan_of(campaign), state, state.outcome, day).to_json())


async def keep(hall: "Hall", table: str) -> None:
    """Keep what came of a battle whose table is about to be deleted."""
    rows = await hall.campaigns.with_table(table)
    if rows is not None:
        await settled(hall, rows)


def plan_of(row: CampaignRow) -> Plan:
    plans = plans_of(sandtable.game(row.game))
    return next(plan for plan in plans if plan.id == row.document["plan"])
