"""The public list of scenarios: publishing, looking, playing, withdrawing, limits, expiry."""

import asyncio
import re
from typing import Any

import pytest

from sandtable.tables import published, studio
from sandtable.tables.ports import PAGE
from sandtable.tables.problems import Problem
from sandtable.tables.rows import PublishedRow
from sandtable.tables.schema_published import PublishedText, PublishedTold, PublishWish
from sandtable.tables.visitor import Visitor
from tests.server.support import House, Person, Time, house
from tests.server.test_lists import pages
from tests.server.test_studio import own_table

DAY = 86_400.0
MEMOIR = "/api/studio/memoir44/published"


def scenario(name: str = "Two squads", game: str = "memoir44") -> str:
    text = str(studio.tools(game)["blank"])
    if 'name = ""' in text:
        return text.replace('name = ""', f'name = "{name}"')
    return f'name = "{name}"\n{text}'


def publish(person: Person, name: str = "Two squads", game: str = "memoir44") -> dict[str, Any]:
    answer = person.post(f"/api/studio/{game}/published", {"text": scenario(name, game)})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    PublishedTold.model_validate(told)
    return told


def names(person: Person, **asked: Any) -> list[str]:
    answer = person.get("/api/published", **asked)
    assert answer.status_code == 200, answer.text
    return [each["name"] for each in answer.json()]


def refusal(person: Person, text: str) -> tuple[int, str]:
    answer = person.post(MEMOIR, {"text": text})
    return answer.status_code, answer.json()["error"]["key"]


def expire(server: House) -> None:
    assert server.client.portal is not None
    server.client.portal.call(server.hall.expire)


def test_what_is_published_is_seen_and_played_by_others_and_withdrawn_by_its_author(
    url: str,
) -> None:
    with house(url) as server:
        ann, bob = server.person("Ann"), server.person("Bob")
        told = publish(ann)
        assert (told["name"], told["by"], told["mine"]) == ("Two squads", "Ann", True)
        (listed,) = bob.get("/api/published").json()
        assert listed == told | {"mine": False}
        found = bob.get(f"/api/published/{told['published']}").json()
        PublishedText.model_validate(found)
        assert found == listed | {"text": scenario()}
        table = bob.post("/api/tables", own_table(found["text"])).json()["table"]
        assert bob.summary(table)["name"] == "Two squads"
        assert ann.put("/api/me", {"name": "Anna"}).status_code == 200
        assert bob.get("/api/published").json()[0]["by"] == "Anna"
        refused = bob.delete(f"/api/published/{told['published']}")
        assert (refused.status_code, refused.json()["error"]["key"]) == (403, "not-your-scenario")
        assert server.person().delete(f"/api/published/{told['published']}").status_code == 403
    with house(url) as again:
        ann = Person(again, ann.secret)
        assert names(ann) == ["Two squads"]
        assert ann.delete(f"/api/published/{told['published']}").json()["mine"] is True
        assert names(ann) == []
        assert ann.get(f"/api/published/{told['published']}").status_code == 404
        assert ann.delete(f"/api/published/{told['published']}").status_code == 404
        assert ann.get(f"/api/tables/{table}").status_code == 200


def test_each_game_has_a_list_and_the_latest_comes_first(server: House) -> None:
    ann = server.person("Ann")
    for game in ("memoir44", "normandy", "north-africa", "heroes"):
        publish(ann, f"In {game}", game)
        server.time.pass_by(1.0)
    assert names(ann) == ["In heroes", "In north-africa", "In normandy", "In memoir44"]
    assert names(ann, game="normandy") == ["In normandy"]
    latest = ann.get("/api/published").json()[0]["created"]
    assert names(ann, before=latest) == ["In north-africa", "In normandy", "In memoir44"]
    assert names(ann, game="chess") == []


def test_a_repeat_is_harmless_and_a_copy_of_others_is_refused(url: str) -> None:
    with house(url) as server:
        ann, bob = server.person("Ann"), server.person("Bob")
        assert publish(ann) == publish(ann)
        assert refusal(bob, scenario()) == (409, "published-already")
        assert len(names(bob)) == 1


HOSTILE = [
    (scenario("<script>alert(1)</script>"), "studio-odd-text"),
    (scenario("a\\u202Eb"), "studio-odd-text"),
    (scenario(""), "published-no-name"),
    (scenario("\\u200b\\u2003"), "published-no-name"),
    (scenario("n" * 81), "text-too-long"),
    (scenario().replace('first = "allies"', 'first = "nobody"'), "not-a-choice"),
    ("a = [" * 4_000, "studio-too-deep"),
    ("name = ", "bad-toml"),
    ('name = "nul\x00"', "bad-toml"),
]


@pytest.mark.parametrize(("text", "key"), HOSTILE)
def test_what_is_faulty_is_not_published(server: House, text: str, key: str) -> None:
    ann = server.person("Ann")
    assert refusal(ann, text) == (400, key)
    assert names(ann) == []


def test_what_is_too_long_or_no_text_is_not_published(server: House) -> None:
    ann = server.person("Ann")
    assert ann.post(MEMOIR, {"text": "x" * 100_000}).status_code == 413
    assert ann.post(MEMOIR, {"text": 5}).status_code == 422
    assert ann.post(MEMOIR, {"text": "x", "player": 1}).status_code == 422
    assert ann.post("/api/studio/chess/published", {"text": scenario()}).status_code == 404
    assert names(ann) == []


def test_players_addresses_and_the_whole_list_have_limits() -> None:
    with house(player_published=2, published=3) as server:
        ann, bob = server.person("Ann"), server.person("Bob")
        first = publish(ann, "One")
        publish(ann, "Two")
        assert refusal(ann, scenario("Three")) == (429, "too-many-published")
        publish(bob, "Three")
        assert refusal(bob, scenario("Four")) == (503, "published-full")
        ann.delete(f"/api/published/{first['published']}")
        publish(bob, "Four")
    with house(address_published=1) as server:
        publish(server.person("Ann"), "One")
        assert refusal(server.person("Bob"), scenario("Two")) == (429, "too-many-published-here")


def test_the_limits_hold_for_those_who_publish_at_once(url: str) -> None:
    """They are counted together with what is added: no two are let in by one free place."""

    async def publish_at_once(server: House) -> list[str]:
        visitors = [Visitor(server.hall.store) for _ in range(3)]
        for each in visitors[:1]:
            await each.enrolled(0.0)
        mine = [visitors[0]] * 4
        wishes = [PublishWish(text=scenario(f"Number {number}")) for number in range(6)]
        answers = await asyncio.gather(
            *(
                published.publish(server.hall, visitor, "memoir44", wish)
                for visitor, wish in zip([*mine, *visitors[1:]], wishes, strict=True)
            ),
            return_exceptions=True,
        )
        assert all(isinstance(each, PublishedTold | Problem) for each in answers), answers
        return [each.key for each in answers if isinstance(each, Problem)]

    with house(url, player_published=2) as server:
        assert server.client.portal is not None
        refused = server.client.portal.call(publish_at_once, server)
        assert refused == ["too-many-published"] * 2
        assert len(names(server.person())) == 4
    with house(url, published=5) as server:
        assert server.client.portal is not None
        server.client.portal.call(publish_at_once, server)
        assert len(names(server.person())) == 5


def test_the_pages_of_the_list_leave_nothing_out_and_repeat_nothing(url: str) -> None:
    """Not even scenarios of the same instant, in the middle of which a page ends."""

    async def publish_many(server: House) -> None:
        player = await Visitor(server.hall.store).enrolled(0.0)
        for number in range(PAGE + 20):
            id, at = f"{number:016x}", float(number // 50)
            row = PublishedRow(id, "memoir44", player.id, "x", "", id, at, at, "")
            await server.hall.published.add(row, lambda own, every: None)

    with house(url) as server:
        assert server.client.portal is not None
        server.client.portal.call(publish_many, server)
        found = pages(server.person(), "/api/published", "published", "created")
        assert sorted(found) == [f"{number:016x}" for number in range(PAGE + 20)]
        assert found == sorted(found, reverse=True)


def test_no_command_takes_an_id_for_an_option(server: House) -> None:
    told = publish(server.person("Ann"))
    assert re.fullmatch("[0-9a-f]{16}", told["published"])


def test_what_nobody_opens_expires(url: str) -> None:
    with house(url, Time(), published_days=10.0) as server:
        ann = server.person("Ann")
        publish(ann, "Forgotten")
        read = publish(ann, "Read")["published"]
        server.time.pass_by(9 * DAY)
        assert ann.get(f"/api/published/{read}").status_code == 200
        expire(server)
        assert sorted(names(ann)) == ["Forgotten", "Read"]
        server.time.pass_by(2 * DAY)
        expire(server)
        assert names(ann) == ["Read"]


def test_it_goes_with_its_author_who_can_take_it_along(url: str) -> None:
    with house(url) as server:
        ann, bob = server.person("Ann"), server.person("Bob")
        told = publish(ann)
        publish(bob, "Another")
        (taken,) = ann.get("/api/me/export").json()["published"]
        assert taken == {
            "published": told["published"],
            "game": "memoir44",
            "name": "Two squads",
            "created": told["created"],
            "text": scenario(),
        }
        assert ann.delete("/api/me").status_code == 200
        assert names(bob) == ["Another"]


def test_a_fresh_battle_is_called_by_its_words(server: House) -> None:
    ann = server.person("Ann")
    for game, sides, kind in (
        ("memoir44", ("allies", "axis"), "fresh-battle"),
        ("heroes", ("soviet", "german"), "skirmish"),
    ):
        battle = ann.get(f"/api/studio/{game}/fresh/small/amber%20bridge%20dusk/0").json()
        plan = own_table(battle["text"], game, **dict.fromkeys(sides, "me"))
        opened = ann.post("/api/tables", plan)
        assert opened.status_code == 201, opened.text
        summary = ann.summary(opened.json()["table"])
        assert (summary["scenario"], summary["name"]) == (kind, "Amber Bridge Dusk")
