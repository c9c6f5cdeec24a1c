"""Campaigns: beginning, joining, playing the next battle, giving up."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from sandtable.server.requests import TableId, TheHall, TheVisitor, limited, remember
from sandtable.tables import campaigns
from sandtable.tables.schema import Invitation
from sandtable.tables.schema_campaigns import (
    BattleOf,
    BattleOpened,
    CampaignJoin,
    CampaignKind,
    CampaignOpened,
    CampaignTold,
    CampaignWish,
)

router = APIRouter(prefix="/api")

CampaignId = TableId
Number = Annotated[int, Path(ge=1, le=60)]


@router.get("/campaigns/kinds")
async def kinds(hall: TheHall) -> list[CampaignKind]:
    """The kinds of campaigns of all games."""
    return await hall.runner.run(campaigns.kinds)


@router.get("/campaigns")
async def own(visitor: TheVisitor, hall: TheHall) -> list[CampaignTold]:
    """The player's own campaigns, latest first; at most 100."""
    return await campaigns.campaigns(hall, visitor)


@router.post("/campaigns", status_code=201, dependencies=[Depends(limited)])
async def begin(
    wish: CampaignWish, request: Request, response: Response, visitor: TheVisitor, hall: TheHall
) -> CampaignOpened:
    """Begin a campaign. The secret of its invitation is told only here."""
    opened = await campaigns.begin(hall, visitor, wish)
    remember(visitor, request, response)
    return opened


@router.get("/campaigns/{campaign}")
async def campaign(campaign: CampaignId, visitor: TheVisitor, hall: TheHall) -> CampaignTold:
    """A campaign; the ids of its tables are told to its players only."""
    return await campaigns.campaign(hall, visitor, campaign)


@router.post("/campaigns/{campaign}/join", dependencies=[Depends(limited)])
async def join(
    campaign: CampaignId,
    wish: CampaignJoin,
    request: Request,
    response: Response,
    visitor: TheVisitor,
    hall: TheHall,
) -> CampaignTold:
    """Take the place of an invitation. Whoever has it may ask again."""
    joined = await campaigns.join(hall, visitor, campaign, wish)
    remember(visitor, request, response)
    return joined


@router.post("/campaigns/{campaign}/invites", dependencies=[Depends(limited)])
async def invite(campaign: CampaignId, visitor: TheVisitor, hall: TheHall) -> Invitation:
    """A new invitation, in place of the old one."""
    return await campaigns.invite(hall, visitor, campaign)


@router.post("/campaigns/{campaign}/battles/{number}", dependencies=[Depends(limited)])
async def open_battle(
    campaign: CampaignId, number: Number, visitor: TheVisitor, hall: TheHall
) -> BattleOpened:
    """The table of the next battle, opened if need be."""
    return await campaigns.open_battle(hall, visitor, campaign, number)


@router.post("/campaigns/{campaign}/abandon", dependencies=[Depends(limited)])
async def abandon(campaign: CampaignId, visitor: TheVisitor, hall: TheHall) -> CampaignTold:
    """Give a campaign up. What was played stays as it is."""
    return await campaigns.abandon(hall, visitor, campaign)


@router.get("/tables/{table}/campaign")
async def battle_of(table: TableId, visitor: TheVisitor, hall: TheHall) -> BattleOf | None:
    """Which battle of a campaign of the player's a table is; null if it is none."""
    return await campaigns.battle_of(hall, visitor, table)
