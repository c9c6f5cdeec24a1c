"""What there is to play, names, and what is answered to those who ask for the wrong thing."""

import json

import pytest

import sandtable
from sandtable.lab import published
from tests.server.support import House, plan_of


def test_games_are_told_with_all_that_a_lobby_shows(server: House) -> None:
    titles = server.person().get("/api/games").json()
    assert [title["id"] for title in titles] == sandtable.games()
    normandy = titles[0]
    assert normandy["levels"] == ["recruit", "regular", "veteran", "commander"]
    assert normandy["scenarios"][0] == "la-raye"
    assert normandy["options"]["round_limit"] == {
        "default": 200,
        "rule": "NOR-A.36",
        "low": 10,
        "high": 9999,
        "online": None,
    }
    assert normandy["options"]["open_discards"]["default"] is False


def test_a_scenario_is_described_as_the_engine_does_it(server: House) -> None:
    found = server.person().get("/api/games/normandy/scenarios/la-raye").json()
    assert found["scenario"] == "la-raye"
    assert found["tiles"]


def test_the_messages_of_a_game_are_told_in_a_language(server: House) -> None:
    person = server.person()
    answer = person.get("/api/games/normandy/messages/uk")
    assert answer.headers["content-type"].startswith("text/plain")
    folders = sandtable.game("normandy").message_folders
    for path in [path for folder in folders for path in (folder / "uk").glob("*.ftl")]:
        assert path.read_text(encoding="utf-8") in answer.text
    assert person.get("/api/games/normandy/messages/xx").status_code == 400
    assert person.get("/api/games/chess/messages/en").status_code == 404


def test_the_rules_reference_of_a_game_is_told(server: House) -> None:
    person = server.person()
    text = (sandtable.game("memoir44").folder / "rules" / "ru.md").read_text(encoding="utf-8")
    assert person.get("/api/games/memoir44/rules/ru").text == text
    assert person.get("/api/games/memoir44/rules/xx").status_code == 400


def test_options_decide_about_the_seats(server: House) -> None:
    path = "/api/games/memoir44/scenarios/omaha-beach-overlord/seats"
    person = server.person()
    assert len(person.get(path).json()["seats"]) == 2
    seats = person.get(path, allies_seats=4).json()["seats"]
    assert [each["side"] for each in seats] == ["allies"] * 4 + ["axis"]
    assert person.get(path, allies_seats="x").status_code == 400


def test_lessons_are_told_beat_by_beat(server: House) -> None:
    person = server.person()
    outline = person.get("/api/lessons/normandy").json()
    beat = person.get("/api/lessons/normandy/1").json()
    assert beat["beats"] == outline["beats"]
    assert beat["offer"]["view"]
    assert person.get("/api/lessons/chess").status_code == 404
    assert person.get("/api/lessons/normandy/999").status_code in (400, 404)


def test_a_name_is_given_once_and_kept(server: House) -> None:
    person = server.person()
    assert person.get("/api/me").json()["name"] == ""
    assert not person.secret, "whoever only looks gets no cookie"
    assert person.put("/api/me", {"name": "  Ann \u202e  B\n "}).json()["name"] == "Ann B"
    assert person.get("/api/me").json()["name"] == "Ann B"
    assert server.person().get("/api/me").json()["name"] == ""


def test_a_new_name_is_told_at_every_table(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    with ann.at(table, "us") as line:
        ann.put("/api/me", {"name": "Anne"})
        line.sync()
        assert line.summary["seats"][0]["name"] == "Anne"
    assert ann.summary(table)["seats"][0]["name"] == "Anne"


def test_health(server: House) -> None:
    assert server.person().get("/api/health").json() == {"status": "ok"}


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/api/nothing", 404, "not-found"),
        ("/api/games/chess/scenarios/x", 404, "unknown-game"),
        ("/api/games/normandy/scenarios/x.toml", 404, "no-such-scenario"),
        ("/api/tables/none", 404, "unknown-table"),
        ("/api/tables/none/record", 404, "unknown-table"),
        ("/api/tables?open=perhaps", 422, "bad-request"),
    ],
)
def test_errors_have_a_key(server: House, path: str, status: int, key: str) -> None:
    response = server.person().get(path)
    assert response.status_code == status
    error = response.json()["error"]
    assert error["key"] == key
    assert set(error) == {"key", "where", "params"}


def test_a_wrong_method_and_a_wrong_body_are_errors_of_the_same_form(server: House) -> None:
    response = server.client.delete("/api/tables")
    assert response.status_code == 405
    assert response.json()["error"]["key"] == "method-not-allowed"
    bad = server.client.post("/api/tables", content=b"{", headers={"Content-Type": "text/json"})
    assert bad.status_code == 422
    wrong = server.person().post("/api/tables", plan_of() | {"clock": {"kind": "sundial"}})
    assert wrong.status_code == 422
    assert wrong.json()["error"] == {"key": "bad-request", "where": "body.clock", "params": {}}


@pytest.mark.parametrize(
    "body", [b'{"name": "\\ud800"}', b'{"name": "\xff"}', b"[]", b"", b"1e999"]
)
def test_text_that_is_none_is_refused(server: House, body: bytes) -> None:
    response = server.client.put(
        "/api/me", content=body, headers={"Content-Type": "application/json"}
    )
    assert response.status_code in (400, 422)
    assert response.json()["error"]["key"] == "bad-request"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"scenario": "../../etc/passwd.toml"}, "no-such-scenario"),
        ({"options": {"luck": 3}}, "unknown-option"),
        ({"options": {"round_limit": 3}}, "not-in-range"),
        ({"seats": {"us": {"kind": "me"}}}, "missing-key"),
        ({"seats": {"us": {"kind": "me"}, "italy": {"kind": "me"}}}, "unknown-seat"),
        (
            {"seats": {"us": {"kind": "me"}, "germany": {"kind": "bot", "level": "genius"}}},
            "not-a-choice",
        ),
    ],
)
def test_a_plan_that_cannot_be_is_refused(
    server: House, change: dict[str, object], key: str
) -> None:
    response = server.person().post("/api/tables", plan_of() | change)
    assert response.status_code in (400, 404)
    assert response.json()["error"]["key"] == key


def test_the_description_of_the_api_names_every_call_and_every_answer(server: House) -> None:
    api = server.person().get("/api/openapi.json").json()
    assert "/api/tables/{table}/replay" in api["paths"]
    for path, calls in api["paths"].items():
        for call in calls.values():
            assert {"400", "403", "404", "409", "413", "422", "429"} <= set(call["responses"]), path


def test_a_fault_of_ours_is_counted_and_leaves_a_traceback_in_the_log(
    server: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(id: str) -> None:
        raise ZeroDivisionError("our mistake")

    counters = server.client.app.state.counters  # type: ignore[attr-defined]
    monkeypatch.setattr(server.hall.store, "table", fail)
    response = server.person().get("/api/tables/abc")
    assert (response.status_code, response.json()["error"]["key"]) == (500, "server-fault")
    assert counters.faults == 1
    assert "GET /api/tables/abc failed" in caplog.text
    assert "ZeroDivisionError: our mistake" in caplog.text


def test_the_results_of_the_lab_are_told_and_may_be_kept(server: House) -> None:
    answer = server.person().get("/api/lab")
    assert answer.json() == json.loads(published.FILE.read_text(encoding="utf-8"))
    assert answer.headers["cache-control"] == "public, max-age=3600"
