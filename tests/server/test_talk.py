"""Talk in the database: it comes back, and goes with its player."""

from pathlib import Path

from tests.server.support import House, Person, house
from tests.server.test_lists import meet


def lines_for(person: Person, table: str, seat: str) -> list[str]:
    with person.at(table, seat) as line:
        line.send(type="ping")
        message = line.until("talk", "pong")
        return [each["phrase"] or each["text"] for each in message.get("lines", [])]


def test_what_was_said_comes_back_and_goes_with_its_player(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with house(url) as before:
        ann, bob, table = meet(before)
        with ann.at(table, "us") as us, bob.at(table, "germany") as germany:
            assert us.ask("say", phrase="well-played")["type"] == "done"
            assert germany.ask("say", text="You too")["type"] == "done"
    with house(url) as after:
        ann, bob = Person(after, ann.secret), Person(after, bob.secret)
        assert lines_for(ann, table, "us") == ["well-played", "You too"]
        assert ann.get("/api/me/export").json()["said"][0]["phrase"] == "well-played"
        assert bob.delete("/api/me").status_code == 200
        assert lines_for(ann, table, "us") == ["well-played"]


def test_a_table_is_deleted_with_its_talk(server: House) -> None:
    ann, _, table = meet(server)
    with ann.at(table, "us") as us:
        us.ask("say", phrase="lucky")

    async def delete() -> int:
        await server.hall.store.claim(table)
        await server.hall.store.delete_table(table)
        return len(await server.hall.talks.at(table))

    assert server.client.portal is not None
    assert server.client.portal.call(delete) == 0
