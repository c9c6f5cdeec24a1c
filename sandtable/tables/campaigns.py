"""Requests about campaigns: beginning, joining, playing the next battle, giving up.

A campaign consists of battles, each at a table of its own (``results``).
"""

import contextlib
import secrets
from typing import Any

import sandtable
from sandtable.bots import DEFAULT_BOT, bot_names
from sandtable.kernel.errors import BadInput
from sandtable.studio.campaigns import Campaign, plans_of
from sandtable.tables import exchange, schema
from sandtable.tables.campaign_rows import (
    BOT,
    FIRST,
    FREE,
    GONE,
    PERSON,
    PLACES,
    SECOND,
    BattleRow,
    CampaignRow,
    CampaignWithBattles,
    CommanderRow,
)
from sandtable.tables.hall import Hall
from sandtable.tables.opening import ID_BYTES, Opening, first_position
from sandtable.tables.problems import Problem
from sandtable.tables.results import settled
from sandtable.tables.rows import TableWithSeats
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
from sandtable.tables.schema_export import ExportedCampaign
from sandtable.tables.secrets import hash_of, new_secret
from sandtable.tables.visitor import Visitor


def kinds() -> list[CampaignKind]:
    """The kinds of campaigns of all games."""
    return [
        CampaignKind.model_validate(
            {
                "game": id,
                "plan": plan.id,
                "rule": plan.rule,
                "choice": plan.choice,
                "battles": len(plan.scenarios(game)),
                "swaps": plan.is_swapped(1),
            }
        )
        for id in sandtable.games()
        for game in (sandtable.game(id),)
        for plan in plans_of(game)
    ]


# Beginning.


async def begin(hall: Hall, visitor: Visitor, wish: CampaignWish) -> CampaignOpened:
    """Begin a campaign. The secret of its invitation is told only here."""
    running = 0 if visitor.id is None else await hall.campaigns.running(visitor.id)
    hall.quotas.check_campaign(visitor, running)
    if wish.options:  # which are tried with every battle
        address = visitor.address
        document = await hall.runner.run_within_budget(address, first_document, wish)
    else:
        document = await hall.runner.run(first_document, wish)
    player = await visitor.enrolled(hall.settings.now())
    id, secret = secrets.token_urlsafe(ID_BYTES), None
    kind = {"me": PERSON, "bot": BOT, "invite": FREE}[wish.opponent.kind]
    opponent = CommanderRow(id, FIRST if wish.place == SECOND else SECOND, kind)
    if kind == BOT:
        opponent.level = wish.opponent.level or DEFAULT_BOT
    elif kind == PERSON:
        opponent.player = player.id
    else:
        secret = new_secret()
        opponent.invite_hash = hash_of(secret)
    now = hall.settings.now()
    rows = CampaignWithBattles(
        CampaignRow(id, wish.game, document, wish.clock.model_dump(), now, now),
        [CommanderRow(id, wish.place, PERSON, player.id), opponent],
        [BattleRow(id, number) for number, _ in enumerate(document["battles"], 1)],
    )
    await hall.campaigns.add(rows)
    return CampaignOpened(campaign=id, invite=secret)


def first_document(wish: CampaignWish) -> dict[str, Any]:
    """The document of a wish that has been checked, up to the seats of every battle."""
    if wish.game not in sandtable.games():
        games = ", ".join(sandtable.games())
        raise BadInput("not-a-choice", "game", value=wish.game, options=games)
    game = sandtable.game(wish.game)
    plans = {plan.id: plan for plan in plans_of(game)}
    if wish.plan not in plans:
        raise BadInput("not-a-choice", "plan", value=wish.plan, options=", ".join(plans))
    if wish.opponent.level is not None and wish.opponent.level not in bot_names():
        levels = ", ".join(bot_names())
        raise BadInput("not-a-choice", "opponent.level", value=wish.opponent.level, options=levels)
    campaign = Campaign.begin(game, plans[wish.plan], PLACES, wish.scenarios, wish.options)
    options = game.check_options(wish.options)
    if wish.options:
        for scenario in dict.fromkeys(battle.scenario for battle in campaign.battles):
            first_position(game, scenario, options)
    return campaign.to_json()


async def join(hall: Hall, visitor: Visitor, id: str, wish: CampaignJoin) -> CampaignTold:
    """Take the place of an invitation. Whoever has it may ask again."""
    rows = await found(hall, id)
    player = await visitor.enrolled(hall.settings.now())
    if rows.place_of(player.id) is None:
        now, invited = hall.settings.now(), hash_of(wish.secret)
        if not await hall.campaigns.join(id, invited, player.id, now):
            raise Problem(403, "unknown-invitation")
    return await campaign(hall, visitor, id)


async def invite(hall: Hall, visitor: Visitor, id: str) -> Invitation:
    """A new invitation to the place that is free, in place of the old one."""
    await own(hall, visitor, id)
    secret = new_secret()
    if not await hall.campaigns.invite(id, hash_of(secret)):
        raise Problem(409, "campaign-full")
    return Invitation(secret=secret)


# Looking.


async def campaigns(hall: Hall, visitor: Visitor) -> list[CampaignTold]:
    """The visitor's own campaigns, latest first."""
    if visitor.id is None:
        return []
    listed = [await settled(hall, rows) for rows in await hall.campaigns.of_player(visitor.id)]
    return await hall.runner.run(told_all, listed, visitor.id)


async def campaign(hall: Hall, visitor: Visitor, id: str) -> CampaignTold:
    """A campaign, for those who know its id; the ids of its tables are for its players."""
    rows = await settled(hall, await found(hall, id))
    return await hall.runner.run(told, rows, visitor.id)


async def exported(hall: Hall, player: int) -> list[ExportedCampaign]:
    """What is stored of a player's campaigns; nothing of the other player's."""
    listed = [await settled(hall, rows) for rows in await hall.campaigns.of_player(player)]
    return [
        ExportedCampaign(
            campaign=rows.campaign.id,
            created=rows.campaign.created,
            changed=rows.campaign.changed,
            places=[each.place for each in rows.commanders.values() if each.player == player],
            abandoned=rows.campaign.abandoned,
            document=document_of(rows),
        )
        for rows in listed
    ]


async def battle_of(hall: Hall, visitor: Visitor, table: str) -> BattleOf | None:
    """Which battle of a campaign of the visitor a table is."""
    rows = await hall.campaigns.with_table(table)
    if rows is None or rows.place_of(visitor.id) is None:
        return None
    number = next(row.number for row in rows.battles if row.table == table)
    return BattleOf(campaign=rows.campaign.id, number=number, battles=len(rows.battles))


async def found(hall: Hall, id: str) -> CampaignWithBattles:
    rows = await hall.campaigns.campaign(id)
    if rows is None:
        raise Problem(404, "unknown-campaign")
    return rows


async def own(hall: Hall, visitor: Visitor, id: str) -> tuple[CampaignWithBattles, str]:
    """A campaign of the visitor's, and their place in it."""
    rows = await found(hall, id)
    place = rows.place_of(visitor.id)
    if place is None:
        raise Problem(403, "not-your-campaign")
    return rows, place


def document_of(rows: CampaignWithBattles) -> dict[str, Any]:
    """The document of a campaign as it stands."""
    first: dict[str, Any] = rows.campaign.document
    battles = [
        {**battle, "result": row.result}
        for battle, row in zip(first["battles"], rows.battles, strict=True)
    ]
    return {**first, "battles": battles}


def told_all(listed: list[CampaignWithBattles], player: int | None) -> list[CampaignTold]:
    """Those campaigns that there still is a plan and a scenario for."""
    all_told: list[CampaignTold] = []
    for rows in listed:
        with contextlib.suppress(BadInput):
            all_told.append(told(rows, player))
    return all_told


def told(rows: CampaignWithBattles, player: int | None) -> CampaignTold:
    """The ``CampaignTold`` of the protocol, for one player."""
    row, place = rows.campaign, rows.place_of(player)
    campaign = Campaign.from_json(document_of(rows))
    upcoming = None if rows.is_over else rows.next
    return CampaignTold.model_validate(
        {
            "campaign": row.id,
            "game": row.game,
            "plan": campaign.plan.id,
            "rule": campaign.plan.rule,
            "options": campaign.options,
            "clock": row.clock,
            "created": row.created,
            "changed": row.changed,
            "players": [
                {
                    "place": each.place,
                    "kind": each.kind,
                    "name": each.name,
                    "level": each.level,
                    "mine": each.player is not None and each.player == player,
                }
                for each in (rows.commanders[place] for place in PLACES)
            ],
            "battles": [
                {
                    "number": battle.number,
                    "scenario": about.scenario,
                    "sides": about.players,
                    "result": battle.result,
                    "table": battle.table if battle.present and place is not None else None,
                    "running": battle.is_running,
                }
                for battle, about in zip(rows.battles, campaign.battles, strict=True)
            ],
            "next": None if upcoming is None else upcoming.number,
            "standing": campaign.standing().to_json(),
            "abandoned": row.abandoned or None,
        }
    )


# Playing.


async def open_battle(hall: Hall, visitor: Visitor, id: str, number: int) -> BattleOpened:
    """Open the table of the next battle; where there is one already, that one is told."""
    rows, place = await own(hall, visitor, id)
    rows = await settled(hall, rows)
    battle = rows.next
    if rows.is_over or battle is None:
        raise Problem(409, "campaign-over")
    if battle.number != number:
        raise Problem(409, "not-the-next-battle", number=battle.number)
    if not battle.is_running:
        await lay_out_battle(hall, visitor, rows, place, battle)
        opened = await found(hall, id)
        battle = opened.battles[number - 1]
        if not battle.is_running:
            raise Problem(409, "campaign-over")
    assert battle.table is not None
    return BattleOpened(table=battle.table)


async def lay_out_battle(
    hall: Hall, visitor: Visitor, rows: CampaignWithBattles, place: str, battle: BattleRow
) -> None:
    """Open a table for a battle, unless the other player has just done so."""
    kinds = {each.kind for each in rows.commanders.values()}
    if FREE in kinds:
        raise Problem(409, "campaign-waits")
    if GONE in kinds:
        raise Problem(409, "campaign-over")
    player = visitor.player
    assert player is not None
    plan = await hall.runner.run(table_plan, rows, place, battle.number)
    await hall.quotas.check_plan(visitor, plan)
    opening = await hall.runner.run(Opening, plan)
    table, _ = opening.lay_out(player, hall.settings)
    seat_opponent(hall, table, rows, place)
    now = hall.settings.now()
    hall.quotas.note_opened(table.table.id, visitor)
    hall.check_room()
    if await hall.campaigns.open_battle(rows.campaign.id, battle.number, battle.table, table, now):
        await hall.begin_playing(table.table.id)


def table_plan(rows: CampaignWithBattles, place: str, number: int) -> schema.Plan:
    """The plan of a battle's table, for the player at a place; a person opposite comes later."""
    about = Campaign.from_json(document_of(rows))
    battle = about.battles[number - 1]
    options = about.game.check_options(about.options)
    state = first_position(about.game, battle.scenario, options)
    own = rows.commanders[place].player

    def wish(seat: str) -> dict[str, Any]:
        holder = rows.commanders[battle.players[state.side_of(seat)]]
        if holder.kind == BOT:
            return {"kind": "bot", "level": holder.level}
        return {"kind": "me" if holder.player == own else "open"}

    return schema.Plan.model_validate(
        {
            "game": about.game.id,
            "scenario": battle.scenario,
            "options": about.options,
            "seats": {seat: wish(seat) for seat in state.seats},
            "visibility": "private",
            "clock": rows.campaign.clock,
        }
    )


def seat_opponent(hall: Hall, table: TableWithSeats, rows: CampaignWithBattles, place: str) -> None:
    """Let the other person of the campaign have the seats of their side: they have agreed to it."""
    free = [row for row in table.seats.values() if row.kind == "free"]
    other = next(each for each in rows.commanders.values() if each.place != place)
    for row in free:
        row.kind, row.player, row.name, row.open = PERSON, other.player, other.name, False
    if free and hall.settings.reveal_seconds > 0:
        table.table.dice_stage = exchange.COMMIT


async def abandon(hall: Hall, visitor: Visitor, id: str) -> CampaignTold:
    """Give a campaign up, for both players. What was played stays as it is."""
    rows, place = await own(hall, visitor, id)
    if not (await settled(hall, rows)).is_over:
        await hall.campaigns.abandon(id, place, hall.settings.now())
    return await campaign(hall, visitor, id)
