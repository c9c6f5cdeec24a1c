"""Proposals over HTTP and a database: they are stored, and a rematch is a table like any other."""

from pathlib import Path

import sandtable
from sandtable.kernel.record import Record
from tests.server.support import House, Person, bid, house


def pair(server: House) -> tuple[Person, Person, str]:
    ann, bob = server.person("Ann"), server.person("Bob")
    opened = ann.open(seats={"us": "me", "germany": "invite"})
    secret = opened["invites"]["germany"]
    assert bob.post(f"/api/tables/{opened['table']}/join", {"secret": secret}).status_code == 200
    return ann, bob, opened["table"]


def test_a_draw_is_agreed_to_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with house(url) as before:
        ann, bob, table = pair(before)
        with ann.at(table, "us") as line:
            assert line.ask("propose", what="draw", seat="us")["type"] == "done"
    with house(url) as after:
        proposal = Person(after, bob.secret).summary(table)["proposal"]
        assert (proposal["what"], proposal["awaited"]) == ("draw", ["germany"])
        with Person(after, bob.secret).at(table, "germany") as line:
            assert line.ask("answer", proposal=proposal["id"], yes=True)["type"] == "done"
        told = Person(after, ann.secret).summary(table)
        assert (told["proposal"], told["outcome"]["reason"]) == (None, "outcome-agreed")
    with house(url) as later:  # the steps are replayed
        ann = Person(later, ann.secret)
        assert ann.get(f"/api/tables/{table}/record").status_code == 200
        frames = ann.get(f"/api/tables/{table}/replay", **{"from": 0, "to": 9}).json()["moments"]
        assert frames[-1]["notation"] == "agree-draw"


def test_a_take_back_is_agreed_to_after_a_restart_and_holds_after_the_next(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with house(url) as before:
        ann, bob, table = pair(before)
        with ann.at(table, "us") as us, bob.at(table, "germany") as germany:
            bid(us, germany)
            assert us.ask("propose", what="take-back", seat="us")["type"] == "done"
    with house(url) as after:
        proposal = Person(after, bob.secret).summary(table)["proposal"]
        assert (proposal["what"], proposal["step"]) == ("take-back", 1)
        with Person(after, bob.secret).at(table, "germany") as germany:
            assert germany.ask("answer", proposal=proposal["id"], yes=True)["type"] == "done"
            germany.sync()
            assert sorted(germany.offer["ask"]) == ["germany", "us"]
            assert germany.changes[-1]["events"][0]["key"] == "taken-back"
    with house(url) as later, Person(later, ann.secret).at(table, "us") as us:
        assert [change["kind"] for change in us.changes] == ["step", "step", "back"]
        assert us.act()["type"] == "done"
        us.act(["resign"])
        record = Person(later, ann.secret).get(f"/api/tables/{table}/record")
        assert Record.from_text(record.text).verify(sandtable.game("normandy")).outcome is not None


def test_a_rematch_is_listed_for_both_and_exchanges_numbers_again() -> None:
    with house(reveal_seconds=60.0) as server:
        ann, bob, old = pair(server)
        server.time.pass_by(200)
        server.look_after()
        server.time.pass_by(200)
        server.look_after()
        with ann.at(old, "us") as us, bob.at(old, "germany") as germany:
            us.act(["resign"])
            us.ask("propose", what="rematch", seat="us", swap=True)
            germany.sync()
            germany.ask("answer", proposal=germany.summary["proposal"]["id"], yes=True)
            us.sync()
            germany.sync()
            table = us.summary["next"]
            assert germany.summary["next"] == table
        assert server.person("Eve").summary(old)["next"] is None
        for person, mine in ((ann, "germany"), (bob, "us")):
            listed = person.get("/api/tables").json()
            assert {each["table"] for each in listed} == {old, table}
            told = person.summary(table)
            assert [chair["seat"] for chair in told["seats"] if chair["mine"]] == [mine]
            assert (told["dice"]["stage"], told["started"]) == ("commit", False)
