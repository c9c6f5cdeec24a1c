"""Tables that begin with a position: read, opened, stored, played on; positions to take away."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.kernel.chance import Seeded
from sandtable.kernel.record import Record
from sandtable.tables.settings import Settings
from tests.browser.positions import VEHICLES
from tests.server.player import Player
from tests.server.running import Server
from tests.server.support import House, Line, Person, house, plan_of

LRDG_AND_ITALY = {"lrdg": "me", "italy": "me"}


def played(id: str, scenario: str, steps: int = 40, **options: Any) -> dict[str, Any]:
    """The position after some random moves."""
    game, rng, chance = sandtable.game(id), random.Random(2), Seeded(2)
    state = game.start(scenario, chance, options)
    for _ in range(steps):
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)), chance)
    position: dict[str, Any] = json.loads(json.dumps(state.to_json()))
    return position


def plan_from(position: dict[str, Any], seats: Any, **plan: Any) -> dict[str, Any]:
    given = plan_of(position["game"], seats=seats, position=position, **plan)
    del given["scenario"]
    return given


def open_position(person: Person, position: dict[str, Any], seats: Any) -> str:
    response = person.post("/api/tables", plan_from(position, seats))
    assert response.status_code == 201, response.text
    table: str = response.json()["table"]
    return table


def error_of(response: Any, status: int) -> dict[str, Any]:
    assert response.status_code == status, response.text
    error: dict[str, Any] = response.json()["error"]
    return error


# Reading.


def test_a_position_tells_what_it_holds(server: House) -> None:
    found = server.person().post("/api/positions", VEHICLES).json()
    assert (found["game"], found["scenario"]) == ("north-africa", "barce")
    assert found["seats"] == [{"seat": "lrdg", "side": "lrdg"}, {"seat": "italy", "side": "italy"}]
    assert found["waiting"] == ["lrdg"]
    assert found["progress"]["round"] == 4
    assert found["options"]["round_limit"] == 200
    description = found["description"]
    assert description["seats"] == found["seats"]
    assert description["opening"]["vehicles"]["patrol-truck"]["damage"] == 3


@pytest.mark.parametrize(
    ("id", "scenario", "options"),
    [
        ("normandy", "la-raye", {"open_discards": True}),
        ("north-africa", "murzuk", {}),
        ("memoir44", "pegasus-bridge", {"allies_seats": 2}),
        ("memoir44", "omaha-beach-overlord", {"allies_seats": 4, "axis_seats": 4}),
        ("heroes", "patient-eyes", {"conceal_hands": True, "together": True}),
    ],
)
def test_a_position_of_any_game_is_read_and_played_on(
    server: House, id: str, scenario: str, options: dict[str, Any]
) -> None:
    position = played(id, scenario, **options)
    ann = server.person("Ann")
    found = ann.post("/api/positions", position).json()
    assert found["options"] == position["options"]
    seats = {each["seat"]: "me" for each in found["seats"]}
    table = open_position(ann, position, seats)
    summary = ann.summary(table)
    assert summary["position"] is True
    assert (summary["scenario"], summary["options"]) == (scenario, position["options"])
    assert summary["waiting"] == found["waiting"]
    state = sandtable.game(id).from_json(position)
    seat = found["waiting"][0]
    with ann.at(table, seat) as line:
        assert line.offer["view"] == json.loads(json.dumps(state.view(seat)))
        assert line.act()["type"] == "done"


def damaged(*path: Any, value: Any) -> dict[str, Any]:
    """The position with another value at one place."""
    position: dict[str, Any] = json.loads(json.dumps(VEHICLES))
    part: Any = position
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return position


@pytest.mark.parametrize(
    ("position", "key", "where"),
    [
        ({}, "missing-key", ""),
        (damaged("sandtable", value="record"), "wrong-kind-of-document", ""),
        (damaged("game", value="chess"), "not-a-choice", "game"),
        (damaged("rules", value="north-africa-99"), "wrong-rules", "rules"),
        (damaged("scenario", value="la-raye"), "position-scenario", "scenario"),
        (damaged("scenario", value="/etc/own.toml"), "position-scenario", "scenario"),
        (damaged("scenario", value={"id": "own"}), "position-own-scenario", "scenario"),
        (damaged("options", value={"luck": 3}), "unknown-option", "options"),
        (damaged("sides", "lrdg", "hand", 0, value="enginer"), None, "sides.lrdg.hand[0]"),
        (damaged("sides", "lrdg", "hnd", value=[]), "unknown-key", "sides.lrdg"),
        (damaged("vehicles", "gun-truck", "tile", value="99Z"), None, "vehicles.gun-truck.tile"),
        (
            damaged("outcome", value={"winner": None, "reason": "outcome-round-limit"}),
            "missing-key",
            "outcome",
        ),
    ],
)
def test_a_bad_position_is_refused_with_the_place_at_fault(
    server: House, position: dict[str, Any], key: str | None, where: str
) -> None:
    ann = server.person("Ann")
    error = error_of(ann.post("/api/positions", position), 400)
    assert error["where"] == where
    assert key is None or error["key"] == key
    if "game" not in position:
        return
    plan = plan_from(position, LRDG_AND_ITALY) | {"game": "north-africa"}
    again = error_of(ann.post("/api/tables", plan), 400)
    assert again["key"] == error["key"]
    assert again["where"] == (f"position.{where}" if where else "position")


def test_a_game_that_is_over_cannot_be_played_on(server: House) -> None:
    position = played("normandy", "la-raye")
    state = sandtable.game("normandy").from_json(position)
    state.apply("us", ("resign",), Seeded(1))
    response = server.person().post("/api/positions", json.loads(json.dumps(state.to_json())))
    assert error_of(response, 400)["key"] == "position-over"


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("{", "1", 2), ('{\n "game": x}', "2", 10), ("no", "1", 1), ("[1,\n2\n", "3", 1)],
)
def test_what_is_not_json_is_told_with_its_line(
    server: House, text: str, line: str, column: int
) -> None:
    response = server.client.post(
        "/api/positions", content=text, headers={"Content-Type": "application/json"}
    )
    error = error_of(response, 422)
    assert (error["key"], error["where"], error["params"]) == ("not-json", line, {"column": column})


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "1",
        '{"game": NaN}',
        '{"game": "\\ud800"}',
        f'{{"a": {"[" * 400}{"]" * 400}}}',
        "[" * 9000,
        f'{{"a": {"9" * 5000}}}',
    ],
)
def test_what_is_no_document_is_refused(server: House, text: str) -> None:
    response = server.client.post(
        "/api/positions", content=text, headers={"Content-Type": "application/json"}
    )
    assert response.status_code in (400, 422), response.text
    assert response.json()["error"]["key"] in ("bad-request", "not-json")


def test_a_position_may_be_longer_than_other_requests_but_not_endless(server: House) -> None:
    ann = server.person("Ann")
    settings = Settings()
    padded = json.dumps(VEHICLES) + " " * (settings.position_bytes - 1000 - len(str(VEHICLES)))
    headers = {"Content-Type": "application/json"}
    assert len(padded) > settings.message_bytes
    fits = server.client.post("/api/positions", content=padded, headers=headers)
    assert fits.status_code == 200
    endless = server.client.post(
        "/api/positions", content=padded + " " * settings.position_bytes, headers=headers
    )
    error = error_of(endless, 413)
    assert (error["key"], error["params"]) == ("too-long", {"limit": settings.position_bytes})
    name = ann.put("/api/me", {"name": "x" * (settings.message_bytes + 1)})
    assert error_of(name, 413)["params"] == {"limit": settings.message_bytes}


def skirmish(**changes: Any) -> dict[str, Any]:
    """A position at the start of a skirmish, with some of its scenario changed."""
    game, chance = sandtable.game("heroes"), Seeded(3)
    document = game.roll_skirmish(200, {}, chance)
    position = json.loads(json.dumps(game.start(document, chance).to_json()))
    position["scenario"] |= changes
    return dict(position)


HUGE_BOARDS = [{"board": "G", "at": [n % 6, n // 6], "turned": 0} for n in range(36)]
CROWD = {"soviet": [{"tile": "t-volga"}] * 66, "german": [{"tile": "t-pzg"}] * 66}


@pytest.mark.rule("HOS-24.21")
@pytest.mark.parametrize(
    ("changes", "key", "where"),
    [
        ({"boards": HUGE_BOARDS}, "skirmish-boards", "boards"),
        ({"forces": CROWD}, "not-in-range", "forces.soviet"),
        ({"points_limit": 9999}, "unknown-size", "points_limit"),
        ({"turns": 99}, "skirmish-impossible", "turns"),
    ],
)
def test_a_skirmish_that_nobody_could_roll_up_is_refused(
    server: House, changes: dict[str, Any], key: str, where: str
) -> None:
    ann = server.person("Ann")
    assert ann.post("/api/positions", skirmish()).status_code == 200
    error = error_of(ann.post("/api/positions", skirmish(**changes)), 400)
    assert (error["key"], error["where"]) == (key, where)
    plan = plan_from(skirmish(**changes), {"soviet": "me", "german": "me"})
    assert error_of(ann.post("/api/tables", plan), 400)["key"] == key


# Opening.


def test_a_plan_has_a_scenario_or_a_position(server: House) -> None:
    ann = server.person("Ann")
    both = plan_from(VEHICLES, LRDG_AND_ITALY) | {"scenario": "barce"}
    neither = plan_from(VEHICLES, LRDG_AND_ITALY) | {"position": None}
    for plan in (both, neither):
        assert error_of(ann.post("/api/tables", plan), 422)["key"] == "bad-request"


def test_a_position_has_its_own_options_and_game(server: House) -> None:
    ann = server.person("Ann")
    plan = plan_from(VEHICLES, LRDG_AND_ITALY, options={"round_limit": 50})
    assert error_of(ann.post("/api/tables", plan), 400)["key"] == "position-options"
    other = plan_from(VEHICLES, LRDG_AND_ITALY) | {"game": "normandy"}
    assert error_of(ann.post("/api/tables", other), 400)["key"] == "wrong-game"


def test_the_seats_are_those_of_the_position(server: House) -> None:
    position = played("memoir44", "pegasus-bridge", allies_seats=2)
    plan = plan_from(position, {"allies": "me", "axis": "me"})
    error = error_of(server.person("Ann").post("/api/tables", plan), 400)
    assert (error["key"], error["where"]) == ("unknown-seat", "seats.allies")


def test_nothing_hidden_is_told_to_those_who_did_not_open_it(server: House) -> None:
    """Whoever opens a position has seen it; whoever joins has not."""
    ann, bob = server.person("Ann"), server.person("Bob")
    plan = plan_from(VEHICLES, {"lrdg": "me", "italy": "invite"})
    opened = ann.post("/api/tables", plan).json()
    table = opened["table"]
    bob.post(f"/api/tables/{table}/join", {"secret": opened["invites"]["italy"]})
    with bob.at(table, "italy") as italy:
        text = json.dumps(italy.welcome)
        other = italy.offer["view"]["sides"]["lrdg"]
        assert italy.summary["position"] is True
    assert not {"hand", "deck", "discard"} & set(other)
    assert "position" not in json.loads(text)["description"]
    assert error_of(bob.get(f"/api/tables/{table}/position"), 409)["key"] == "not-finished"
    assert error_of(ann.get(f"/api/tables/{table}/position"), 409)["key"] == "not-finished"


def in_the_dark() -> dict[str, Any]:
    """A position of Heroes of Stalingrad in which both sides have something hidden."""
    game, rng, chance = sandtable.game("heroes"), random.Random(2), Seeded(2)
    state = game.start("patient-eyes", chance)
    while True:
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)), chance)
        position: dict[str, Any] = json.loads(json.dumps(state.to_json()))
        if position["phase"] == "activation" and all(
            unknown_units(position, side) and tokens_down(position, side) for side in state.seats
        ):
            return position


def units_of(position: dict[str, Any], side: str) -> dict[str, Any]:
    """Ids of units begin with the letter of their side."""
    return {id: unit for id, unit in position["units"].items() if id[0] == side[0]}


def unknown_units(position: dict[str, Any], side: str) -> list[str]:
    return [id for id, unit in units_of(position, side).items() if not unit.get("known", True)]


def tokens_down(position: dict[str, Any], side: str) -> list[str]:
    units = units_of(position, side)
    return [id for id, unit in units.items() if "token" in unit and not unit.get("resolved")]


@pytest.mark.rule("HOS-3.19", "HOS-15.38", "HOS-21.1")
@pytest.mark.parametrize(("mine", "other"), [("soviet", "german"), ("german", "soviet")])
def test_hands_tokens_and_hidden_units_are_not_told_with_a_position(
    server: House, mine: str, other: str
) -> None:
    """Whoever joins a position of Heroes of Stalingrad sees it as that seat may."""
    position = in_the_dark()
    ann, bob = server.person("Ann"), server.person("Bob")
    opened = ann.post("/api/tables", plan_from(position, {other: "me", mine: "invite"})).json()
    table = opened["table"]
    bob.post(f"/api/tables/{table}/join", {"secret": opened["invites"][mine]})
    with bob.at(table, mine) as line:
        view, told = line.offer["view"], json.dumps(line.offer)
    unknown = unknown_units(position, other)
    assert not any(f'"{id}"' in told or f":{id}" in told for id in unknown)
    assert len(view["hidden"]) == len(unknown)
    assert sorted(view["own"]["hand"]) == sorted(position["hands"][mine])
    assert not {"hands", "draw", "unplaced", "lost_numbers", "kept_bonus"} & set(view)
    enemies = [*units_of(view, other).values(), *view["hidden"].values()]
    covered = [unit for unit in enemies if unit.get("token") == "unknown"]
    assert len(covered) == len(tokens_down(position, other))


# Playing on.


def drive(line: Line) -> list[str]:
    """A decision without dice or cards."""
    found: list[str] = next(action for action in line.offer["legal"] if action[0] == "change-seat")
    return found


def test_it_is_taken_back_killed_replayed_and_recorded(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with house(url) as first:
        ann = first.person("Ann")
        table = open_position(ann, VEHICLES, LRDG_AND_ITALY)
        with ann.at(table, "lrdg") as line:
            before = line.offer["view"]
            line.act(drive(line))
            assert line.undo()["type"] == "done"
            line.sync()
            assert line.offer["view"] == before
            line.act(drive(line))
            line.sync()
            seen = line.offer["view"]
        secret = ann.secret
    with house(url) as second:
        ann = Person(second, secret)
        with ann.at(table, "lrdg") as line:
            assert line.offer["view"] == seen
            line.act()
            line.act(["resign"])
        moments = ann.get(f"/api/tables/{table}/replay", seat="lrdg").json()["moments"]
        assert moments[0]["view"] == before
        assert moments[1]["view"] == seen
        record = Record.from_text(ann.get(f"/api/tables/{table}/record").text)
        state = record.verify(sandtable.game("north-africa"))
        assert state.outcome is not None
        assert record.scenario == "barce"
        assert record.header["chance"]["commitment"] == ann.summary(table)["commitment"]


def test_against_a_bot_it_is_played_to_its_end(server: House) -> None:
    ann = server.person("Ann")
    position = damaged("options", value={"round_limit": 10}) | {"round": 9}
    table = open_position(ann, position, {"lrdg": ("bot", "recruit"), "italy": ("bot", "regular")})
    with ann.at(table) as line:
        while not line.summary["finished"]:
            line.receive()
    record = Record.from_text(ann.get(f"/api/tables/{table}/record").text)
    record.verify(sandtable.game("north-africa"))


# Taking away.


def test_positions_of_a_finished_game_can_be_played_on_from(server: House) -> None:
    ann, eve = server.person("Ann"), server.person("Eve")
    table = ann.open()["table"]
    with ann.at(table, "us") as us, ann.at(table, "germany") as germany:
        us.act()
        germany.act()
        germany.act(["resign"])
    record = Record.from_text(ann.get(f"/api/tables/{table}/record").text)
    states = [
        json.loads(json.dumps(moment.state.to_json()))
        for moment in record.replay(sandtable.game("normandy"))
    ]
    path = f"/api/tables/{table}/position"
    assert [eve.get(path, at=at).json() for at in range(len(states))] == states
    assert eve.get(path).json() == states[-1]
    error = error_of(eve.get(path, at=len(states)), 404)
    assert (error["key"], error["params"]) == ("no-such-moment", {"number": 4, "length": 3})
    again = open_position(eve, states[1], {"us": "me", "germany": "me"})
    assert eve.summary(again)["waiting"] == ["germany"]


@pytest.mark.live
def test_a_server_that_was_killed_plays_on(tmp_path: Path) -> None:
    async def evening(server: Server) -> None:
        ann = Player(server.address, "Ann")
        await ann.introduce()
        opened = await ann.call("POST", "/api/tables", plan_from(VEHICLES, LRDG_AND_ITALY))
        table = opened["table"]
        async with ann.sit(table, "lrdg") as line:
            action = next(each for each in line.offer["legal"] if each[0] == "change-seat")
            await line.act(action)
            await line.undo()
            await line.act(line.offer["legal"][0])
            await line.hello("lrdg")
            told, seen = line.changes, line.offer["view"]
        server.kill()
        server.start()
        async with ann.sit(table, "lrdg") as line:
            assert (line.changes, line.offer["view"]) == (told, seen)
            await line.act(["resign"])
        record = Record.from_text((await ann.http.get(f"/api/tables/{table}/record")).text)
        assert record.verify(sandtable.game("north-africa")).outcome is not None
        await ann.leave()

    with Server(tmp_path) as server:
        asyncio.run(evening(server))
