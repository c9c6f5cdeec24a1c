"""Campaigns over HTTP and a database: battles at tables, results from their records."""

import asyncio
from typing import Any

import pytest

from sandtable.server.campaigns import SqlCampaigns
from sandtable.tables.results import settled
from tests.server.support import House, Person, Time, house

RUN = ("la-raye", "montmartin-en-graignes")
DAY = 86_400.0


def wish(**given: Any) -> dict[str, Any]:
    return {
        "game": "normandy",
        "plan": "campaign",
        "scenarios": RUN,
        "opponent": {"kind": "me"},
        "clock": {"kind": "none"},
        **given,
    }


def begin(person: Person, **given: Any) -> dict[str, Any]:
    answer = person.post("/api/campaigns", wish(**given))
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


def look(person: Person, campaign: str) -> dict[str, Any]:
    told: dict[str, Any] = person.get(f"/api/campaigns/{campaign}").json()
    return told


def battle(person: Person, campaign: str, number: int) -> str:
    answer = person.post(f"/api/campaigns/{campaign}/battles/{number}", None)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def error(person: Person, campaign: str, what: str, body: object = None) -> tuple[int, str]:
    answer = person.post(f"/api/campaigns/{campaign}/{what}", body)
    return answer.status_code, answer.json()["error"]["key"]


def resign(person: Person, table: str, seat: str) -> None:
    with person.at(table, seat) as line:
        assert line.act(["resign"])["type"] == "done"


def pair(server: House, **given: Any) -> tuple[Person, Person, str]:
    ann, bob = server.person("Ann"), server.person("Bob")
    opened = begin(ann, opponent={"kind": "invite"}, **given)
    joined = bob.post(f"/api/campaigns/{opened['campaign']}/join", {"secret": opened["invite"]})
    assert joined.status_code == 200
    return ann, bob, opened["campaign"]


def terms(told: dict[str, Any]) -> dict[str, list[tuple[str, int, int]]]:
    return {
        score["player"]: [(term["key"], term["count"], term["value"]) for term in score["terms"]]
        for score in told["standing"]["scores"]
    }


@pytest.mark.rule("NOR-41.1")
@pytest.mark.rule("NOR-41.2")
def test_two_people_play_a_campaign_over_days_and_restarts(url: str) -> None:
    clock = Time()
    with house(url, clock) as first:
        ann, bob, campaign = pair(first)
        table = battle(ann, campaign, 1)
        assert battle(bob, campaign, 1) == table
        resign(bob, table, "germany")
    clock.pass_by(3 * DAY)
    with house(url, clock) as second:
        ann, bob = (Person(second, each.secret) for each in (ann, bob))
        told = look(ann, campaign)
        assert [each["name"] for each in told["players"]] == ["Ann", "Bob"]
        assert told["battles"][0]["result"]["winner"] == "us"
        assert told["battles"][0]["result"]["date"] == "2027-01-15"
        assert (told["next"], told["standing"]["leader"]) == (2, "first")
        assert error(ann, campaign, "battles/1") == (409, "not-the-next-battle")
        table = battle(bob, campaign, 2)
        seats = {seat["seat"]: seat["name"] for seat in bob.summary(table)["seats"]}
        assert seats == {"us": "Ann", "germany": "Bob"}
        resign(ann, table, "us")
    with house(url, clock) as third:
        ann, bob = (Person(third, each.secret) for each in (ann, bob))
        (told,) = bob.get("/api/campaigns").json()
        assert told == look(bob, campaign)
        assert (told["next"], told["standing"]["final"]) == (None, True)
        each = [("wins", 1, 1), ("casualties", 0, 0)]
        assert terms(told) == {"first": each, "second": each}
        assert (told["standing"]["leader"], told["standing"]["grade"]) == (None, "undecided")
        assert error(ann, campaign, "battles/2") == (409, "campaign-over")
        of = ann.get(f"/api/tables/{table}/campaign").json()
        assert of == {"campaign": campaign, "number": 2, "battles": 2}


def test_a_battle_is_opened_once_however_many_ask_at_once(url: str) -> None:
    """Both players, on two workers: one table is stored, the other leaves nothing."""
    with house(url) as server:
        ann, bob, campaign = pair(server)
        portal = server.client.portal
        assert portal is not None
        shelf = server.hall.campaigns
        assert isinstance(shelf, SqlCampaigns)
        table = battle(ann, campaign, 1)
        rows = portal.call(server.hall.store.table, table)
        assert rows is not None

        async def late() -> bool:
            rows.table.id = "another"
            return await shelf.open_battle(campaign, 1, None, rows, 0.0)

        assert portal.call(late) is False
        assert portal.call(server.hall.store.table, "another") is None
        assert battle(bob, campaign, 1) == table


def test_a_result_is_entered_once_whoever_looks(url: str) -> None:
    with house(url) as server:
        ann = server.person("Ann")
        campaign = begin(ann)["campaign"]
        resign(ann, battle(ann, campaign, 1), "us")
        portal, shelf = server.client.portal, server.hall.campaigns
        assert portal is not None
        before = portal.call(shelf.campaign, campaign)
        assert before is not None
        assert before.battles[0].is_decided, "nobody has looked yet"

        async def all_look() -> None:
            """Several at once, each with what it has read."""
            rows = [await shelf.campaign(campaign) for _ in range(3)]
            await asyncio.gather(*(settled(server.hall, each) for each in rows if each))

        portal.call(all_look)
        told = look(ann, campaign)
        assert terms(told)["second"] == [("wins", 1, 1), ("casualties", 0, 0)]

        async def note_another() -> None:
            await shelf.note(campaign, 1, {"winner": "us"}, 0.0)

        portal.call(note_another)
        assert look(ann, campaign) == told


@pytest.mark.rule("M44-38.1")
@pytest.mark.rule("M44-38.5")
def test_a_series_against_a_bot_swaps_the_sides(server: House) -> None:
    ann = server.person("Ann")
    campaign = begin(
        ann,
        game="memoir44",
        plan="series",
        scenarios=["pegasus-bridge", "pegasus-bridge"],
        opponent={"kind": "bot", "level": "recruit"},
        place="second",
    )["campaign"]
    for number, side in ((1, "axis"), (2, "allies")):
        table = battle(ann, campaign, number)
        (mine,) = [seat["seat"] for seat in ann.summary(table)["seats"] if seat["mine"]]
        assert mine == side
        resign(ann, table, side)
    told = look(ann, campaign)
    assert [player["level"] for player in told["players"]] == ["recruit", None]
    assert (told["standing"]["leader"], told["standing"]["rule"]) == ("first", "M44-38.2")
    assert [term["rule"] for term in told["standing"]["scores"][0]["terms"]] == ["M44-38.4"] * 2


@pytest.mark.parametrize("game", ["north-africa", "heroes"])
def test_a_chain_on_one_screen(server: House, game: str) -> None:
    ann = server.person("Ann")
    campaign = begin(ann, game=game, plan="chain", scenarios=[])["campaign"]
    told = look(ann, campaign)
    assert len(told["battles"]) > 9
    assert all(player["mine"] for player in told["players"])
    table = battle(ann, campaign, 1)
    resign(ann, table, ann.summary(table)["seats"][0]["seat"])
    assert look(ann, campaign)["standing"]["leader"] == "second"


def test_a_closed_table_is_no_battle_and_another_is_opened(server: House) -> None:
    ann = server.person("Ann")
    campaign = begin(ann)["campaign"]
    table = battle(ann, campaign, 1)
    portal = server.client.portal
    assert portal is not None

    async def close() -> None:
        await server.hall.store.write(table, {"finished": True, "waiting": []}, {})

    portal.call(close)
    assert look(ann, campaign)["next"] == 1
    assert battle(ann, campaign, 1) != table


def test_results_stay_when_tables_expire(url: str) -> None:
    clock = Time()
    with house(url, clock, finished_days=10.0, unbegun_days=5.0) as server:
        ann = server.person("Ann")
        campaign = begin(ann)["campaign"]
        resign(ann, battle(ann, campaign, 1), "us")
        nobody = begin(ann, opponent={"kind": "invite"})["campaign"]
        clock.pass_by(11 * DAY)
        portal = server.client.portal
        assert portal is not None
        portal.call(server.hall.expire)
        told = look(ann, campaign)
        assert told["battles"][0]["table"] is None
        assert told["battles"][0]["result"]["winner"] == "germany"
        assert ann.get(f"/api/campaigns/{nobody}").status_code == 404, "nobody came"
        ann.post(f"/api/campaigns/{campaign}/abandon", None)
        clock.pass_by(11 * DAY)
        portal.call(server.hall.expire)
        assert ann.get(f"/api/campaigns/{campaign}").status_code == 404


def test_an_invitation_is_for_one(server: House) -> None:
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    opened = begin(ann, opponent={"kind": "invite"})
    campaign = opened["campaign"]
    assert error(ann, campaign, "battles/1") == (409, "campaign-waits")
    assert error(bob, campaign, "join", {"secret": "guess"}) == (403, "unknown-invitation")
    secret = ann.post(f"/api/campaigns/{campaign}/invites", None).json()["secret"]
    assert error(bob, campaign, "join", {"secret": opened["invite"]})[0] == 403, "it was replaced"
    for _ in range(2):  # the answer may have been lost
        assert bob.post(f"/api/campaigns/{campaign}/join", {"secret": secret}).status_code == 200
    assert error(eve, campaign, "join", {"secret": secret}) == (403, "unknown-invitation")
    assert error(ann, campaign, "invites") == (409, "campaign-full")
    bob.put("/api/me", {"name": "Robert"})
    assert look(ann, campaign)["players"][1]["name"] == "Robert"


def test_strangers_see_results_and_no_tables(server: House) -> None:
    ann, eve = server.person("Ann"), server.person("Eve")
    campaign = begin(ann)["campaign"]
    table = battle(ann, campaign, 1)
    seen = look(eve, campaign)
    assert table not in str(seen)
    assert seen["battles"][0]["running"]
    assert eve.get("/api/campaigns").json() == []
    assert eve.get(f"/api/tables/{table}/campaign").json() is None
    for what in ("battles/1", "abandon", "invites"):
        assert error(eve, campaign, what) == (403, "not-your-campaign")


def test_whoever_gives_up_ends_it_for_both(server: House) -> None:
    ann, bob, campaign = pair(server)
    resign(ann, battle(ann, campaign, 1), "us")
    table = bob.post(f"/api/campaigns/{campaign}/battles/2", None).json()["table"]
    told = bob.post(f"/api/campaigns/{campaign}/abandon", None).json()
    assert (told["abandoned"], told["next"]) == ("second", None)
    assert told["battles"][0]["result"]["winner"] == "germany", "what was played stays"
    assert error(ann, campaign, "battles/2") == (409, "campaign-over")
    resign(bob, table, "germany")
    assert look(ann, campaign)["battles"][1]["result"] is None
    assert ann.post(f"/api/campaigns/{campaign}/abandon", None).json() == look(ann, campaign)


def test_a_players_data_holds_their_campaigns_and_goes_with_them(url: str) -> None:
    with house(url) as server:
        ann, bob, campaign = pair(server)
        resign(ann, battle(ann, campaign, 1), "us")
        alone = begin(ann)["campaign"]
        exported = {
            each["campaign"]: each for each in ann.get("/api/me/export").json()["campaigns"]
        }
        assert set(exported) == {campaign, alone}
        assert exported[campaign]["places"] == ["first"]
        assert exported[campaign]["document"]["battles"][0]["result"]["winner"] == "germany"
        assert "Bob" not in str(exported)
        assert ann.delete("/api/me").status_code == 200
        assert bob.get(f"/api/campaigns/{alone}").status_code == 404
        told = look(bob, campaign)
        assert [player["kind"] for player in told["players"]] == ["gone", "person"]
        assert "Ann" not in str(told)
        assert told["abandoned"] == "first"
        bob.delete("/api/me")
        assert server.person("Eve").get(f"/api/campaigns/{campaign}").status_code == 404


def test_limits_are_those_of_tables(url: str) -> None:
    with house(url, player_campaigns=2, player_bot_games=1) as server:
        ann = server.person("Ann")
        first = begin(ann, opponent={"kind": "bot", "level": "recruit"})["campaign"]
        second = begin(ann, opponent={"kind": "bot", "level": "recruit"})["campaign"]
        full = ann.post("/api/campaigns", wish())
        assert (full.status_code, full.json()["error"]["key"]) == (429, "too-many-campaigns")
        ann.open(seats={"us": "me", "germany": ("bot", "recruit")})
        assert error(ann, first, "battles/1") == (429, "too-many-bot-games")
        ann.post(f"/api/campaigns/{second}/abandon", None)
        begin(ann)


@pytest.mark.parametrize(
    ("given", "status", "key"),
    [
        ({"game": "chess"}, 400, "not-a-choice"),
        ({"plan": "series"}, 400, "not-a-choice"),
        ({"scenarios": ["la-raye", "raid-across-the-canal"]}, 400, "campaign-not-consecutive"),
        ({"scenarios": ["../../etc/passwd"]}, 400, "studio-campaign-scenario"),
        ({"scenarios": ["la-raye"] * 61}, 422, "bad-request"),
        ({"options": {"magic": True}}, 400, "unknown-option"),
        ({"opponent": {"kind": "bot", "level": "god"}}, 400, "not-a-choice"),
        ({"opponent": {"kind": "person"}}, 422, "bad-request"),
        ({"place": "third"}, 422, "bad-request"),
        ({"clock": {"kind": "days", "days": 99}}, 422, "bad-request"),
        ({"more": 1}, 422, "bad-request"),
    ],
)
def test_a_bad_wish_begins_nothing(
    server: House, given: dict[str, Any], status: int, key: str
) -> None:
    ann = server.person("Ann")
    answer = ann.post("/api/campaigns", wish(**given))
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)
    assert ann.get("/api/campaigns").json() == []


def test_the_kinds_of_campaigns(server: House) -> None:
    kinds = {each["game"]: each for each in server.person().get("/api/campaigns/kinds").json()}
    assert kinds["normandy"]["battles"] == 12
    assert (kinds["memoir44"]["choice"], kinds["memoir44"]["swaps"]) == ("one", True)
    assert kinds["heroes"]["rule"] == ""
