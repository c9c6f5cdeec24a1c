"""What lists show of a table: its picture, and what happened last."""

from typing import Any

from sandtable.server.glances import Glances
from tests.server.support import House, Person, find_move, house


def opened(server: House) -> tuple[Person, Person, str]:
    """A game of two players that has begun."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.open(seats={"us": "me", "germany": "invite"})
    bob.post(f"/api/tables/{table['table']}/join", {"secret": table["invites"]["germany"]})
    return ann, bob, table["table"]


def kept(server: House) -> Glances:
    glances: Glances = server.client.app.state.glances  # type: ignore[attr-defined]
    return glances


def picture(server: House, person: Person, table: str, known: str = "") -> Any:
    headers = {**person.headers, "If-None-Match": known}
    return server.client.get(f"/api/tables/{table}/picture", headers=headers)


def last(person: Person, table: str, language: str = "en") -> str:
    return str(person.get(f"/api/tables/{table}/last/{language}").text)


def test_a_picture_is_drawn_once_for_each_seat_and_change(server: House) -> None:
    ann, bob, table = opened(server)
    first = picture(server, ann, table)
    assert first.headers["content-type"] == "image/svg+xml"
    assert first.headers["cache-control"] == "private, no-cache"
    assert picture(server, ann, table).text == first.text
    assert len(kept(server)) == 1
    # Each seat has its own, and so have those who look on: what one sees is no one else's.
    tags = {picture(server, each, table).headers["etag"] for each in (ann, bob, server.person())}
    assert len(tags) == 3
    assert len(kept(server)) == 3
    tag = first.headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = picture(server, ann, table, known)
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    with ann.at(table, "us") as us:
        us.act()
    changed = picture(server, ann, table, tag)
    assert (changed.status_code, changed.headers["etag"] == tag) == (200, False)
    assert len(kept(server)) == 3, "the new one takes the place of the old one"


def test_a_picture_is_drawn_again_when_the_game_begins(server: House) -> None:
    """The set-up may be another one, once the dice are fixed."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.open(seats={"us": "me", "germany": "invite"})
    before = picture(server, ann, table["table"])
    (drawn,) = [task for _, task in kept(server)._kept.values()]
    bob.post(f"/api/tables/{table['table']}/join", {"secret": table["invites"]["germany"]})
    begun = picture(server, ann, table["table"], before.headers["etag"])
    assert begun.status_code == 200
    assert drawn not in [task for _, task in kept(server)._kept.values()]


def test_a_table_that_leaves_memory_takes_its_pictures_along(server: House) -> None:
    ann, _, table = opened(server)
    tag = picture(server, ann, table).headers["etag"]
    server.time.pass_by(1000)
    server.look_after()
    assert len(kept(server)) == 0
    assert picture(server, ann, table, tag).status_code == 304, "nothing has changed since"
    assert len(kept(server)) == 0


def test_only_so_many_pictures_are_kept(server: House) -> None:
    kept(server)._most = 2
    ann, bob, table = opened(server)
    for person in (ann, bob, ann, server.person()):
        picture(server, person, table)
    assert len(kept(server)) == 2
    live = server.hall._tables[table]
    assert kept(server).kept(live, "germany") is None, "that of Bob was not asked for longest"
    assert kept(server).kept(live, "us") is not None


def test_what_happened_last_is_told_as_each_seat_saw_it(server: House) -> None:
    ann, bob, table = opened(server)
    assert last(ann, table) == ""
    with ann.at(table, "us") as us, bob.at(table, "germany") as germany:
        us.act()
        mine, theirs, watched = (last(each, table) for each in (ann, bob, server.person()))
        assert mine.startswith("US picks ")
        assert theirs == watched == "US has picked a card for initiative."
        germany.act()
        us.sync()
        germany.sync()
        mover = us if us.offer["ask"] == ["us"] else germany
        mover.act(find_move(mover))
    assert last(ann, table).startswith("US " if mover is us else "German ")
    assert "→" in last(ann, table)
    assert last(ann, table, "uk") != last(ann, table)


def test_a_language_that_nobody_speaks_is_refused(server: House) -> None:
    ann, _, table = opened(server)
    answer = ann.get(f"/api/tables/{table}/last/tlh")
    assert (answer.status_code, answer.json()["error"]["key"]) == (400, "unknown-language")
    assert ann.get(f"/api/tables/{table}/last/{'x' * 17}").status_code == 422
    assert ann.get("/api/tables/nowhere/last/en").status_code == 404
    assert len(kept(server)) == 0


def test_what_happened_last_is_put_into_words_once() -> None:
    with house(replays=2) as server:
        ann, bob, table = opened(server)
        with ann.at(table, "us") as us:
            us.act()
        told = [last(ann, table) for _ in range(4)]
        assert set(told) == {told[0]}
        assert len(kept(server)) == 1
        assert last(bob, table) != told[0], "the other seat has its own"
        refused = ann.get(f"/api/tables/{table}/last/uk")
        assert (refused.status_code, refused.json()["error"]["key"]) == (429, "too-many-replays")
        assert last(ann, table) == told[0], "what is kept costs nothing"
        server.time.pass_by(60.0)
        with bob.at(table, "germany") as germany:
            germany.act()
        assert last(ann, table) != told[0]
