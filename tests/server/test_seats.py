"""Opening tables, joining them, and who is told what of it."""

from tests.server.support import House


def invited(server: House) -> tuple[str, str]:
    """A table of Ann's, and the secret of the invitation to its other seat."""
    opened = server.person("Ann").open(seats={"us": "me", "germany": "invite"})
    return opened["table"], opened["invites"]["germany"]


def test_a_game_against_a_bot_begins_at_once(server: House) -> None:
    ann = server.person("Ann")
    opened = ann.open(seats={"us": "me", "germany": ("bot", "recruit")})
    assert opened["invites"] == {}
    summary = ann.summary(opened["table"])
    assert summary["started"] is True
    assert summary["host"] is True
    assert len(summary["commitment"]) == 64
    us, germany = summary["seats"]
    assert (us["kind"], us["mine"], us["name"]) == ("person", True, "Ann")
    assert (germany["kind"], germany["mine"], germany["level"]) == ("bot", False, "recruit")


def test_an_invitation_takes_its_seat_and_begins_the_game(server: House) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    opened = ann.open(seats={"us": "me", "germany": "invite"})
    table = opened["table"]
    with ann.at(table, "us") as line:
        assert line.welcome["offer"] is None, "there is nothing to see yet"
        assert line.welcome["description"]["scenario"] == "la-raye"
        assert not line.summary["started"]
        assert line.ask("act", version=0, action=["resign"])["reason"] == "not-started"
        assert line.ask("why", actions=[["resign"]])["reason"] == "not-started"
        joined = bob.post(f"/api/tables/{table}/join", {"secret": opened["invites"]["germany"]})
        assert joined.status_code == 200
        assert joined.json()["seats"][1]["mine"] is True
        update = line.until("update")
        assert (update["version"], update["changes"]) == (0, [])
        assert update["offer"]["legal"]
        line.sync()
        assert line.summary["started"] is True
        assert line.summary["seats"][1]["name"] == "Bob"
        assert line.summary["seats"][1]["mine"] is False


def test_joining_twice_is_harmless_and_an_invitation_serves_one_player(server: House) -> None:
    table, secret = invited(server)
    bob, eve = server.person("Bob"), server.person("Eve")
    for _ in range(2):
        assert bob.post(f"/api/tables/{table}/join", {"secret": secret}).status_code == 200
    late = eve.post(f"/api/tables/{table}/join", {"secret": secret})
    assert (late.status_code, late.json()["error"]["key"]) == (409, "seat-taken")


def test_a_wrong_secret_opens_nothing(server: House) -> None:
    table, _ = invited(server)
    bob = server.person("Bob")
    wrong = bob.post(f"/api/tables/{table}/join", {"secret": "guess"})
    assert (wrong.status_code, wrong.json()["error"]["key"]) == (403, "unknown-invitation")
    unasked = bob.post(f"/api/tables/{table}/join", {"seat": "germany"})
    assert (unasked.status_code, unasked.json()["error"]["key"]) == (403, "seat-not-open")
    assert bob.post(f"/api/tables/{table}/join", {}).status_code == 400
    assert bob.post(f"/api/tables/{table}/join", {"seat": "italy"}).status_code == 400


def test_the_host_can_invite_anew_and_nobody_else(server: House) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    opened = ann.open(seats={"us": "me", "germany": "invite"})
    path = f"/api/tables/{opened['table']}"
    assert bob.post(f"{path}/invites", {"seat": "germany"}).status_code == 403
    assert ann.post(f"{path}/invites", {"seat": "us"}).status_code == 409
    assert ann.post(f"{path}/invites", {"seat": "italy"}).status_code == 400
    fresh = ann.post(f"{path}/invites", {"seat": "germany"}).json()["secret"]
    old = opened["invites"]["germany"]
    assert bob.post(f"{path}/join", {"secret": old}).status_code == 403
    assert bob.post(f"{path}/join", {"secret": fresh}).status_code == 200


def test_open_tables_are_listed_for_everyone_and_private_ones_are_not(server: House) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    seats = {"us": "me", "germany": "open"}
    hidden = ann.open(seats=seats)["table"]
    shown = ann.open(seats=seats, visibility="public")["table"]
    listed = bob.get("/api/tables", open=True).json()
    assert [each["table"] for each in listed] == [shown]
    assert listed[0]["seats"][1]["open"] is True
    assert {each["table"] for each in ann.get("/api/tables").json()} == {hidden, shown}
    assert bob.get("/api/tables").json() == []
    assert server.person().get("/api/tables").json() == []
    assert bob.post(f"/api/tables/{shown}/join", {"seat": "germany"}).status_code == 200
    assert [each["table"] for each in bob.get("/api/tables").json()] == [shown]


def test_one_player_may_hold_both_seats(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    with ann.at(table, "us") as line:
        assert line.welcome["seat"] == "us"
        own = line.offer["view"]["sides"]["us"]
        line.hello("germany")
        assert line.offer["view"]["seat"] == "germany"
        assert "hand" in own
        assert "hand" not in line.offer["view"]["sides"]["us"]


def test_no_secret_is_stored_or_shown(server: House) -> None:
    ann = server.person("Ann")
    opened = ann.open(seats={"us": "me", "germany": "invite"})
    table = server.client.portal.call(server.hall.table, opened["table"])  # type: ignore[union-attr]
    shown = ann.get(f"/api/tables/{opened['table']}").text
    for secret in (ann.secret, opened["invites"]["germany"], table.rows.table.secret):
        assert secret not in shown
    with server.database.engine.connect() as connection:
        dump = "\n".join(connection.connection.iterdump())
    assert ann.secret not in dump
    assert opened["invites"]["germany"] not in dump


def test_who_is_here_is_told(server: House) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    opened = ann.open(seats={"us": "me", "germany": "invite"})
    table = opened["table"]
    bob.post(f"/api/tables/{table}/join", {"secret": opened["invites"]["germany"]})
    with ann.at(table, "us") as line:
        line.sync()
        assert [chair["present"] for chair in line.summary["seats"]] == [True, False]
        with bob.at(table, "germany"):
            while not line.summary["seats"][1]["present"]:
                line.receive()
        while line.summary["seats"][1]["present"]:
            line.receive()
