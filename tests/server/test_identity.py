"""The cookie of an instance, ways to come back, and the deletion of a player, over HTTP."""

import json
import logging
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import text

from sandtable.server.cookies import OLD
from sandtable.server.database import Database, migrating
from sandtable.server.migrations.versions import v0005_secrets
from tests.server.support import House, Person, Time, house


def way_back(person: Person) -> str:
    code: str = person.post("/api/me/recovery", None).json()["code"]
    return code


def link_of(person: Person) -> str:
    secret: str = person.post("/api/me/link", None).json()["secret"]
    return secret


# The cookie.


def test_two_servers_on_one_host_have_cookies_of_their_own() -> None:
    with house() as here, house() as there:
        assert here.cookie.name != there.cookie.name
        browser = dict(here.client.put("/api/me", json={"name": "Ann"}).cookies)
        both = {**browser, **dict(there.client.put("/api/me", json={"name": "Bob"}).cookies)}
        header = {"Cookie": "; ".join(f"{name}={value}" for name, value in both.items())}
        assert here.client.get("/api/me", headers=header).json()["name"] == "Ann"
        assert there.client.get("/api/me", headers=header).json()["name"] == "Bob"


def test_an_instance_keeps_its_id(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    with house(url) as before:
        name = before.cookie.name
    with house(url) as after:
        assert after.cookie.name == name


def test_a_cookie_from_before_is_replaced_at_the_next_visit(server: House) -> None:
    ann = server.person("Ann")
    old = {"Cookie": f"{OLD}={ann.secret}"}
    for path in ("/api/tables", "/api/me"):
        response = server.client.get(path, headers=old)
        given = response.headers.get_list("set-cookie")
        assert any(each.startswith(f"{server.cookie.name}={ann.secret}; ") for each in given)
        assert any(each.startswith(f'{OLD}=""; ') and "Max-Age=0" in each for each in given)
        server.client.cookies.clear()
    assert response.json()["name"] == "Ann"


def test_the_old_cookie_of_another_server_is_left_alone(server: House) -> None:
    response = server.client.get("/api/tables", headers={"Cookie": f"{OLD}=of-another-server"})
    assert "set-cookie" not in response.headers


def test_a_stale_cookie_does_not_hide_a_good_one(server: House) -> None:
    ann = server.person("Ann")
    both = {"Cookie": f"{server.cookie.name}=gone; {OLD}={ann.secret}"}
    assert server.client.get("/api/me", headers=both).json()["name"] == "Ann"


def test_over_https_the_cookie_is_bound_to_the_host(server: House) -> None:
    ann = server.person("Ann")
    response = server.client.get("https://testserver/api/tables", headers=ann.headers)
    assert response.headers["set-cookie"].startswith(f"__Host-{server.cookie.name}={ann.secret};")


# Coming back.


def test_a_recovery_code_gives_the_seats_to_a_second_browser(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open(seats={"us": "me", "germany": "invite"})["table"]
    other = server.person()
    answer = other.post("/api/me/recover", {"code": way_back(ann)})
    assert answer.json() == {"name": "Ann", "recovery": True, "browsers": 2}
    assert other.secret
    assert other.secret != ann.secret
    for browser in (ann, other):
        with browser.at(table, "us") as line:
            assert line.welcome["seat"] == "us"


def test_a_link_works_once(server: House) -> None:
    ann, second, third = server.person("Ann"), server.person(), server.person()
    link = link_of(ann)
    assert second.post("/api/me/recover", {"link": link}).json()["name"] == "Ann"
    again = third.post("/api/me/recover", {"link": link})
    assert (again.status_code, again.json()["error"]["key"]) == (403, "unknown-link")
    assert not third.secret


def test_a_link_works_for_ten_minutes_and_only_the_last_one_does(server: House) -> None:
    ann, other = server.person("Ann"), server.person()
    first, second = link_of(ann), link_of(ann)
    assert other.post("/api/me/recover", {"link": first}).status_code == 403
    server.time.pass_by(601)
    assert other.post("/api/me/recover", {"link": second}).status_code == 403
    third = link_of(ann)
    server.time.pass_by(599)
    assert other.post("/api/me/recover", {"link": third}).status_code == 200


def test_what_would_be_lost_is_told_first(server: House) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    bob.open()
    bob.open(seats={"us": "me", "germany": "invite"})
    code = way_back(ann)
    refused = bob.post("/api/me/recover", {"code": code})
    assert refused.status_code == 409
    assert refused.json()["error"] == {
        "key": "other-player",
        "where": "",
        "params": {"tables": 2},
    }
    assert bob.get("/api/me").json()["name"] == "Bob"
    assert bob.post("/api/me/recover", {"code": code, "leave": True}).json()["name"] == "Ann"
    assert bob.get("/api/me").json()["name"] == "Ann"


@pytest.mark.parametrize("body", [{}, {"code": "x", "link": "y"}, {"code": ""}, {"code": 5}])
def test_a_wish_without_one_way_back_is_not_understood(server: House, body: object) -> None:
    assert server.person().post("/api/me/recover", body).status_code == 422


def test_guesses_are_few() -> None:
    with house(entry_burst=60, entry_rate=1.0) as server:
        eve = server.person()
        tries = [eve.post("/api/me/recover", {"code": f"GUESS-{n}"}) for n in range(8)]
        assert [answer.status_code for answer in tries] == [403] * 6 + [429] * 2
        server.time.pass_by(10)
        assert eve.post("/api/me/recover", {"code": "GUESS"}).status_code == 403
        assert eve.post("/api/me/recover", {"code": "GUESS"}).status_code == 429


def test_codes_and_links_are_neither_stored_logged_nor_shown(
    server: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    ann, bob = server.person("Ann"), server.person("Bob")
    opened = ann.open(seats={"us": "me", "germany": "open"}, visibility="public")
    bob.post(f"/api/tables/{opened['table']}/join", {"seat": "germany"})
    code, link = way_back(ann), link_of(ann)
    other = server.person()
    with bob.at(opened["table"], "germany") as line:
        assert other.post("/api/me/recover", {"code": code}).status_code == 200
        assert other.post("/api/me/recover", {"link": link}).status_code == 200
        line.sync()
        told = json.dumps([line.welcome, line.summary])
    shown = [bob.get(path).text for path in ("/api/tables?open=true", "/api/me", "/api/me/export")]
    with server.database.engine.connect() as connection:
        dump = "\n".join(connection.connection.iterdump())
    for secret in (code, code.replace("-", ""), link, ann.secret, other.secret):
        for place in (told, *shown, dump, caplog.text):
            assert secret not in place


def test_it_is_noted_on_which_day_a_browser_was_last_here(server: House) -> None:
    ann = server.person("Ann")
    began = server.time.now
    for seconds, seen in ((3600, 0), (86_400, 90_000), (3600, 90_000)):
        server.time.pass_by(seconds)
        ann.get("/api/tables")
        (browser,) = ann.get("/api/me/export").json()["browsers"]
        assert browser == {"created": began, "seen": began + seen}


# One's data.


def test_an_export_is_a_file(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    with ann.at(table, "us") as line:
        line.act(["resign"])
    answer = ann.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    document = answer.json()
    assert document["name"] == "Ann"
    assert [each["table"] for each in document["tables"]] == [table]
    record = ann.get(f"/api/tables/{table}/record").text
    assert document["tables"][0]["record"] == record
    nobody = server.person().get("/api/me/export")
    assert (nobody.status_code, nobody.json()["error"]["key"]) == (404, "nobody")


def test_who_is_deleted_leaves_games_without_a_name(server: House) -> None:
    ann, bob = server.person("Annabel"), server.person("Bob")
    opened = ann.open(seats={"us": "me", "germany": "invite"})
    table = opened["table"]
    bob.post(f"/api/tables/{table}/join", {"secret": opened["invites"]["germany"]})
    over = ann.open()["table"]
    with ann.at(over, "us") as line:
        line.act(["resign"])
    other = server.person()
    other.post("/api/me/recover", {"code": way_back(ann)})
    with bob.at(table, "germany") as line, ann.at(table, "us") as gone:
        answer = ann.delete("/api/me")
        assert answer.json() == {"name": "", "recovery": False, "browsers": 0}
        assert all("Max-Age=0" in each for each in answer.headers.get_list("set-cookie"))
        line.sync()
        us = line.summary["seats"][0]
        assert (us["name"], us["abandoned"]) == ("", True)
        assert line.ask("propose", what="bot", seat="us")["type"] == "done"
        assert gone.until("welcome")["seat"] is None
        assert gone.ask("act", version=0, action=["resign"])["reason"] == "not-yours"
    assert ann.summary(over)["finished"] is True
    for browser in (ann, other):
        assert browser.get("/api/me").json()["browsers"] == 0
        assert browser.get("/api/tables").json() == []
    with server.database.engine.connect() as connection:
        assert "Annabel" not in "\n".join(connection.connection.iterdump())


def test_a_table_that_cannot_be_loaded_does_not_prevent_it(tmp_path: Path) -> None:
    url, clock = f"sqlite:///{tmp_path}/games.db", Time()
    with house(url, clock) as before:
        ann = before.person("Annabel")
        with ann.at(ann.open()["table"], "us") as line:
            line.act()
        with before.database.engine.begin() as connection:
            connection.execute(text("update changes set digest = 'x'"))
    with house(url, clock) as after:
        assert Person(after, ann.secret).delete("/api/me").status_code == 200
        with after.database.engine.connect() as connection:
            assert "Annabel" not in "\n".join(connection.connection.iterdump())


def test_deleting_nobody_is_harmless(server: House) -> None:
    assert server.person().delete("/api/me").json()["name"] == ""


# What was stored before.


def test_the_secrets_of_before_are_moved(tmp_path: Path) -> None:
    """A database of the version before, with a player at a table."""
    url = f"sqlite:///{tmp_path}/games.db"
    with house(url) as before:
        ann = before.person("Ann")
        table = ann.open()["table"]
    database = Database(url)
    with database.engine.connect() as connection, migrating(connection) as config:
        command.downgrade(config, v0005_secrets.down_revision)
    with database.engine.connect() as connection:
        columns = connection.execute(text("select * from players")).keys()
        assert "secret_hash" in columns
    database.close()
    with house(url) as after:
        old = {"Cookie": f"{OLD}={ann.secret}"}
        assert after.client.get("/api/me", headers=old).json()["name"] == "Ann"
        with Person(after, ann.secret).at(table, "us") as line:
            assert line.welcome["seat"] == "us"
