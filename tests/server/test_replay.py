"""Replays and records: of a running game what one may know, of a finished one everything."""

import time
from typing import Any

import sandtable
from sandtable.kernel.record import Record
from tests.server.support import House, Person, bid, find_move


def finished(server: House) -> tuple[Person, str]:
    """A game that was given up after some moves, one of them taken back."""
    ann = server.person("Ann")
    table = ann.open()["table"]
    with ann.at(table, "us") as us, ann.at(table, "germany") as germany:
        mover, _ = bid(us, germany)
        mover.act(find_move(mover))
        mover.undo()
        mover.act(find_move(mover))
        mover.act(["resign"])
    return ann, table


def replay(person: Person, table: str, **params: Any) -> dict[str, Any]:
    response = person.get(f"/api/tables/{table}/replay", **params)
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def test_the_record_of_a_finished_game_verifies(server: House) -> None:
    ann, table = finished(server)
    response = server.person().get(f"/api/tables/{table}/record")
    day = time.strftime("%Y-%m-%d", time.gmtime(server.time.now))
    assert f'filename="la-raye-{day}.jsonl"' in response.headers["content-disposition"]
    record = Record.from_text(response.text)
    assert record.header["chance"]["commitment"] == ann.summary(table)["commitment"]
    assert record.secret is not None
    assert len(record.steps) == 4, "what was taken back is not in it"
    state = record.verify(sandtable.game("normandy"))
    assert state.outcome is not None


def test_there_is_no_record_before_the_end(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    response = ann.get(f"/api/tables/{table}/record")
    assert (response.status_code, response.json()["error"]["key"]) == (409, "not-finished")


def test_after_the_end_every_seat_may_be_chosen(server: House) -> None:
    _, table = finished(server)
    eve = server.person()
    for seat in ("us", "germany"):
        found = replay(eve, table, seat=seat)
        assert found["length"] == 4
        assert [moment["number"] for moment in found["moments"]] == [0, 1, 2, 3, 4]
        first, bid_of_us, *_ = found["moments"]
        assert (first["seat"], first["action"], first["events"]) == (None, None, [])
        assert "hand" in first["view"]["sides"][seat]
        assert bid_of_us["action"][0] == "bid"
        assert bid_of_us["notation"].startswith("bid ")


def test_a_part_of_it_can_be_asked_for(server: House) -> None:
    _, table = finished(server)
    eve = server.person()

    def numbers(**params: Any) -> list[int]:
        return [moment["number"] for moment in replay(eve, table, **params)["moments"]]

    assert numbers(**{"from": 1, "to": 2}) == [1, 2]
    assert numbers(**{"from": 3}) == [3, 4]
    assert numbers(**{"from": 3, "to": 1}) == []
    assert numbers(**{"from": 99}) == []


def test_of_a_running_game_everyone_gets_what_they_may_see(server: House) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    opened = ann.open(seats={"us": "me", "germany": "invite"})
    table = opened["table"]
    early = ann.get(f"/api/tables/{table}/replay")
    assert (early.status_code, early.json()["error"]["key"]) == (409, "not-started")
    bob.post(f"/api/tables/{table}/join", {"secret": opened["invites"]["germany"]})
    with ann.at(table, "us") as us:
        us.act()
    own = replay(ann, table, seat="us")["moments"][1]
    assert own["action"][0] == "bid"
    watched = replay(bob, table)["moments"][1]
    assert (watched["seat"], watched["action"], watched["notation"]) == ("us", None, "")
    assert all("hand" not in side for side in watched["view"]["sides"].values())
    for person, seat, status in ((bob, "us", 403), (server.person(), "us", 403), (bob, "x", 404)):
        assert person.get(f"/api/tables/{table}/replay", seat=seat).status_code == status
    assert replay(bob, table, seat="germany")["moments"][1]["action"] is None


def test_the_course_of_a_finished_game_has_every_change_of_the_score(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    assert ann.get(f"/api/tables/{table}/course").status_code == 409, "it would tell what is hidden"
    ann, table = finished(server)
    course = server.person().get(f"/api/tables/{table}/course").json()
    assert (course["unit"], course["length"]) == ("round", 4)
    assert course["goals"] == {"us": 5, "germany": 5}
    assert [each["step"] for each in course["standings"]] == [0]
    assert course["standings"][0] == {"step": 0, "time": 1, "scores": {"us": 0, "germany": 3}}


def test_a_table_is_drawn_for_its_players_and_for_others(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    for person in (ann, server.person("Eve")):
        answer = person.get(f"/api/tables/{table}/picture")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg")
        assert "La Raye" in answer.text
    assert ann.get("/api/tables/nowhere/picture").status_code == 404
