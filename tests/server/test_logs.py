"""The log tells what happened, and never anybody's secrets."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from sandtable.server.logs import JsonLines, configure_logs
from sandtable.tables.ports import StoreError
from tests.server.support import House, Line, Person, bid, find_move, house, plan_of


class Log:
    """What has been written as JSON since the start of the test."""

    def __init__(self, stream: io.StringIO) -> None:
        self._stream = stream

    @property
    def text(self) -> str:
        return self._stream.getvalue()

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text.splitlines()]


@pytest.fixture
def log() -> Iterator[Log]:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    ours, root = logging.getLogger("sandtable"), logging.getLogger()
    before = ours.level
    root.addHandler(handler)
    ours.setLevel(logging.DEBUG)
    yield Log(stream)
    root.removeHandler(handler)
    ours.setLevel(before)


def test_a_request_leaves_a_line_with_its_ids(server: House, log: Log) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    response = ann.get(f"/api/tables/{table}")
    line = log.lines[-1]
    assert line["request"] == response.headers["X-Request-Id"]
    assert (line["event"], line["level"], line["status"]) == ("request", "info", 200)
    assert (line["method"], line["route"]) == ("GET", "/api/tables/{table}")
    assert (line["table"], line["player"]) == (table, 1)
    assert line["time"].endswith("Z")


def test_every_request_has_another_id(server: House) -> None:
    ids = [server.client.get("/livez").headers["X-Request-Id"] for _ in range(5)]
    assert len(set(ids)) == 5


@pytest.mark.parametrize(
    ("proxies", "given", "taken"),
    [
        ("127.0.0.0/8", "trace-1.2_3", True),
        ("", "trace-1.2_3", False),
        ("10.0.0.1", "trace-1.2_3", False),
        ("127.0.0.0/8", "x" * 65, False),
        ("127.0.0.0/8", 'a"b', False),
    ],
)
def test_an_id_is_taken_from_a_trusted_proxy_only(proxies: str, given: str, taken: bool) -> None:
    with house(trusted_proxies=proxies) as server:
        server.client._transport.client = ("127.0.0.1", 1)  # type: ignore[attr-defined]
        response = server.client.get("/livez", headers={"X-Request-Id": given})
        assert (response.headers["X-Request-Id"] == given) is taken


def test_a_fault_is_logged_with_its_request_and_table(
    server: House, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.hall.store, "table", None)
    response = server.client.get("/api/tables/somewhere")
    assert response.status_code == 500
    faults = [line for line in log.lines if line["level"] == "error" and "error" in line]
    ours = [line for line in faults if "failed" in line["event"]]
    assert ours[0]["request"] == response.headers["X-Request-Id"]
    assert ours[0]["table"] == "somewhere"
    assert "TypeError" in ours[0]["error"]


def busy_session(server: House, ann: Person, bea: Person) -> list[str]:
    """Do a bit of everything; returns every secret of it."""
    code = ann.post("/api/me/recovery", {}).json()["code"]
    link = ann.post("/api/me/link", {}).json()["secret"]
    third = server.person()
    assert third.post("/api/me/recover", {"link": link}).status_code == 200
    assert server.person().post("/api/me/recover", {"code": code[::-1]}).status_code >= 400
    opened = ann.open(seats={"us": "me", "germany": "invite"})
    table, invitation = opened["table"], opened["invites"]["germany"]
    assert bea.post(f"/api/tables/{table}/join", {"secret": invitation}).status_code == 200
    assert bea.post(f"/api/tables/{table}/join", {"secret": "no-such-secret"}).status_code == 403
    views: list[str] = []
    with ann.at(table, "us") as us, bea.at(table, "germany") as germany:
        views += [hand_of(us), hand_of(germany)]
        mover, _ = bid(us, germany)
        mover.act(find_move(mover))
        mover.act(["no-such-action"])
        mover.undo()
    assert ann.get("/api/me/export").status_code == 200
    assert ann.get(f"/api/tables/{table}/replay", seat="us").status_code == 200
    dice = server.hall._tables[table].rows.table.secret
    assert bea.delete("/api/me").status_code == 200
    secrets = [code, link, third.secret, ann.secret, bea.secret, invitation, "no-such-secret"]
    return [*secrets, dice, *views]


def hand_of(line: Line) -> str:
    return json.dumps(line.offer["view"]["sides"], ensure_ascii=False)


def test_no_secret_name_or_position_is_ever_logged(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house() as server:
        ann, bea = server.person("Anneliese"), server.person("Beatrix")
        secrets = [*busy_session(server, ann, bea), "Anneliese", "Beatrix", server.cookie.name]
        for what in ("alter table seats rename to chairs", "alter table secrets rename to others"):
            with server.database.engine.begin() as connection:
                connection.exec_driver_sql(what)
            assert ann.post("/api/tables", plan_of()).status_code == 503
    assert len(log.lines) > 15
    assert any("error" in line for line in log.lines)
    assert [secret for secret in secrets if secret in log.text] == []


def test_a_failed_query_does_not_tell_what_it_was_about(server: House) -> None:
    async def write() -> None:
        await server.hall.store.rename(1, "Anneliese")

    server.person("Ann")
    with server.database.engine.begin() as connection:
        connection.exec_driver_sql("alter table players rename to elsewhere")
    assert server.client.portal is not None
    with pytest.raises(StoreError) as caught:
        server.client.portal.call(write)
    assert "Anneliese" not in str(caught.value.__cause__)


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_form_of_the_log_is_chosen(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    root, ours = logging.getLogger(), logging.getLogger("sandtable")
    handlers, level, our_level = root.handlers[:], root.level, ours.level
    try:
        configure_logs(form, "info")
        logging.getLogger("sandtable.server").info("It %s.", "works")
        logging.getLogger("websockets").info("Cookie: secret")
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        ours.setLevel(our_level)
    written = capsys.readouterr().err
    assert "It works." in written
    assert "secret" not in written
    assert (written[0] == "{") is (form == "json")
