"""Armies that are chosen, and tables that begin with a skirmish."""

from pathlib import Path
from typing import Any

import sandtable
from sandtable.kernel.record import Record
from tests.server.support import House, Person, house, plan_of

VOLGA = [{"tile": "t-volga", "options": {"left": "rifle-section", "right": "ammo"}}]


def skirmish(points: int = 100, **armies: Any) -> dict[str, Any]:
    plan = plan_of("heroes", seats={"soviet": "me", "german": "me"})
    del plan["scenario"]
    return plan | {"skirmish": {"points": points, "armies": armies}}


def test_what_armies_can_be_chosen_from(server: House) -> None:
    found = server.person().get("/api/games/heroes/skirmish").json()
    assert [size["points"] for size in found["sizes"]] == [100, 150, 200]
    volga = next(tile for tile in found["tiles"] if tile["tile"] == "t-volga")
    assert (volga["cost"], volga["side"], len(volga["slots"])) == (60, "soviet", 4)
    assert {army["side"] for army in found["armies"]} == {"soviet", "german"}


def test_a_game_without_skirmishes_says_so(server: House) -> None:
    response = server.person().get("/api/games/normandy/skirmish")
    assert response.status_code == 400
    assert response.json()["error"]["key"] == "no-skirmish"


def test_an_army_is_checked(server: House) -> None:
    person = server.person()
    given = {"side": "soviet", "points": 100, "army": VOLGA}
    found = person.post("/api/games/heroes/armies", given).json()
    assert found["faults"] == []
    assert found["cost"] > 60
    dear = person.post("/api/games/heroes/armies", given | {"points": 40}).json()
    assert [fault["key"] for fault in dear["faults"]] == ["refusal-army-too-dear"]


def test_an_unknown_tile_is_refused(server: House) -> None:
    given = {"side": "soviet", "points": 100, "army": [{"tile": "t-pzg"}]}
    response = server.person().post("/api/games/heroes/armies", given)
    assert response.status_code == 400
    assert response.json()["error"]["key"] == "unknown-tile"


def test_a_skirmish_is_rolled_up_and_played(server: House) -> None:
    person = server.person()
    response = person.post("/api/tables", skirmish(soviet=VOLGA, german=None))
    assert response.status_code == 201, response.text
    table = response.json()["table"]
    with person.at(table, "soviet") as line:
        welcome = line.welcome
        assert welcome["summary"]["scenario"] == "skirmish"
        assert welcome["summary"]["position"] is False
        units = {unit["unit"] for unit in welcome["description"]["units"]}
        assert "s-boris" in units
        assert person.get(f"/api/tables/{table}/description").json() == welcome["description"]
        assert welcome["offer"]["view"]["phase"] == "setup"


def test_an_army_that_may_not_be_chosen_opens_no_table(server: House) -> None:
    response = server.person().post("/api/tables", skirmish(soviet=[]))
    assert response.status_code == 400
    assert response.json()["error"]["key"] == "army-without-group"


def test_a_skirmish_outlives_the_server_and_is_recorded(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with house(url) as first:
        ann = first.person("Ann")
        table = ann.post("/api/tables", skirmish(soviet=VOLGA)).json()["table"]
        with ann.at(table, "soviet") as line:
            before = line.welcome["description"]
        secret = ann.secret
    with house(url) as second:
        ann = Person(second, secret)
        with ann.at(table, "soviet") as line:
            assert line.welcome["description"] == before
            line.act(["resign"])
        record = Record.from_text(ann.get(f"/api/tables/{table}/record").text)
        assert record.verify(sandtable.game("heroes")).outcome is not None
        position = ann.get(f"/api/tables/{table}/position", at=0).json()
        read = ann.post("/api/positions", position).json()
        assert read["scenario"] == "skirmish"
        assert read["description"]["field"] == before["field"]
        plan = skirmish() | {"position": position}
        del plan["skirmish"]
        again = ann.post("/api/tables", plan).json()["table"]
        assert ann.summary(again)["position"] is True
        with ann.at(again, "german") as line:
            assert line.welcome["description"] == before
