"""The routes of the editor: official texts, drafts, hostile files, tables with a draft."""

from typing import Any

import sandtable
from sandtable.studio.drafting import apply_edits
from sandtable.tables import studio
from sandtable.tables.schema_studio import DraftTold, ToolsTold
from tests.server.support import House, plan_of
from tests.studio.drafts import all_official

GAMES = ("normandy", "north-africa", "memoir44", "heroes")
MEMOIR = "/api/studio/memoir44"


def drafted(server: House, game: str, text: str, *edits: dict[str, Any]) -> dict[str, Any]:
    response = server.person().post(f"/api/studio/{game}/draft", {"text": text, "edits": [*edits]})
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    DraftTold.model_validate(found)
    return found


def blank(server: House, game: str) -> str:
    text: str = server.person().get(f"/api/studio/{game}").json()["blank"]
    return text


def own_table(text: str, game: str = "memoir44", **seats: str) -> dict[str, Any]:
    plan = plan_of(game, seats=seats or {"allies": "me", "axis": "me"})
    del plan["scenario"]
    return plan | {"draft": text}


def test_a_blank_scenario_is_where_a_draft_begins(server: House) -> None:
    for game in GAMES:
        tools = server.person().get(f"/api/studio/{game}").json()
        ToolsTold.model_validate(tools)
        found = drafted(server, game, tools["blank"])
        assert found["faults"] == []
        assert found["text"] == tools["blank"]
        assert found["description"]["game"] == game


def test_an_official_file_comes_back_byte_for_byte() -> None:
    for game, path in all_official():
        text = studio.text(game, path.stem.split("-", 1)[1])
        assert text.encode() == path.read_bytes()
        assert apply_edits(sandtable.game(game), text, []) == text


def test_only_scenarios_of_the_game_are_served(server: House) -> None:
    person = server.person()
    found = person.get(f"{MEMOIR}/scenarios/sword-beach")
    assert found.text == studio.text("memoir44", "sword-beach")
    for name in ("nowhere", "../../cards", "%2e%2e%2fcards"):
        assert person.get(f"{MEMOIR}/scenarios/{name}").status_code == 404
    assert person.get("/api/studio/chess").status_code in (400, 404)


def test_a_stroke_changes_the_letters_that_it_touches(server: House) -> None:
    text = server.person().get(f"{MEMOIR}/scenarios/sword-beach").text
    stroke = {"do": "lay", "brush": "ground:F", "places": ["hex:r2c3", "hex:r2c4"]}
    found = drafted(server, "memoir44", text, stroke)
    changed = [
        (old, new)
        for old, new in zip(text.split("\n"), found["text"].split("\n"), strict=True)
        if old != new
    ]
    assert changed == [(". . . . . . . . . . . . .", ". . . F F . . . . . . . .")]
    assert found["cells"]["hex:r2c3"] == ["ground:F"]
    start, end = found["letters"]["hex:r2c3"][-1]
    assert found["text"][start:end] == "F"
    undone = {"do": "erase", "places": ["hex:r2c3", "hex:r2c4"]}
    assert drafted(server, "memoir44", found["text"], undone)["text"] == text


def test_a_place_is_wiped_down_to_the_plainest_ground(server: House) -> None:
    text = blank(server, "memoir44")
    edits = [
        {"do": "lay", "brush": brush, "places": ["hex:r2c3"]}
        for brush in ("ground:F", "obstacle:w", "unit:i", "medal:allies")
    ]
    found = drafted(server, "memoir44", text, *edits, {"do": "wipe", "places": ["hex:r2c3"]})
    assert found["cells"]["hex:r2c3"] == ["ground:."]
    assert found["document"]["units"] == drafted(server, "memoir44", text)["document"]["units"]
    tiles = blank(server, "normandy")
    laid = {"do": "lay", "brush": "face:7A", "places": ["cell:0.2"]}
    marked = {"do": "lay", "brush": "points:2", "places": ["tile:7A"]}
    wiped = drafted(server, "normandy", tiles, laid, marked, {"do": "wipe", "places": ["tile:7A"]})
    assert wiped["text"] == tiles
    gone = {"text": tiles, "edits": [{"do": "wipe", "places": ["tile:9A"]}]}
    refused = server.person().post("/api/studio/normandy/draft", gone)
    assert refused.json()["error"]["key"] == "studio-no-place"


def test_what_is_wrong_is_told_with_its_place_and_the_rest_is_drawn(server: House) -> None:
    edits = [
        {"do": "lay", "brush": "ground:Z", "places": ["hex:r8c6"]},
        {"do": "lay", "brush": "unit:A", "places": ["hex:r7c6"]},
    ]
    found = drafted(server, "memoir44", blank(server, "memoir44"), *edits)
    (fault,) = found["faults"]
    assert (fault["key"], fault["rule"]) == ("unit-on-impassable", "M44-25.1")
    assert fault["places"] == ["hex:r8c6"]
    assert found["text"].split("\n")[fault["line"] - 1] == ". . . . . . I . . . . . ."
    assert {unit["hex"] for unit in found["description"]["units"]} == {"r0c6", "r7c6"}


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"do": "lay", "brush": "castle:X", "places": ["hex:r0c0"]}, "studio-no-brush"),
    ({"do": "lay", "brush": "ground:F", "places": ["hex:r99c0"]}, "studio-no-place"),
    ({"do": "lay", "brush": "ground:F", "places": ["__proto__"]}, "studio-no-place"),
    ({"do": "erase", "places": ["hex:r0c13"]}, "studio-no-place"),
    ({"do": "set", "path": [], "value": 1}, "studio-nothing-there"),
    ({"do": "set", "path": ["hands", 3], "value": 1}, "studio-nothing-there"),
    ({"do": "set", "path": ["map", -1], "value": 1}, "studio-nothing-there"),
    ({"do": "set", "path": ["name"], "value": None}, "studio-nothing-there"),
    ({"do": "append", "path": ["name"], "value": 1}, "not-a-list"),
]


def test_an_edit_that_cannot_be_made_changes_nothing(server: House) -> None:
    text = blank(server, "memoir44")
    for edit, key in IMPOSSIBLE:
        response = server.person().post(f"{MEMOIR}/draft", {"text": text, "edits": [edit]})
        assert response.status_code == 400
        assert response.json()["error"]["key"] == key


HOSTILE = [
    ("a = [" * 4_000, "studio-too-deep"),
    ("name = ", "bad-toml"),
    ('id = "../../etc"', "studio-odd-id"),
    ('id = "a"\nname = "<script>alert(1)</script>"', "studio-odd-text"),
    ('id = "a"\nname = "a\\u202Eb"', "studio-odd-text"),
    ("x = 99999999999999999999999999999999", "unknown-key"),
]


def test_a_hostile_draft_is_told_what_is_wrong(server: House) -> None:
    for text, key in HOSTILE:
        found = drafted(server, "memoir44", text)
        assert key in [fault["key"] for fault in found["faults"]]
        refused = server.person().post("/api/tables", own_table(text))
        assert refused.status_code == 400
    assert server.person().get("/api/tables?open=true").json() == []


def test_a_huge_draft_is_refused_before_it_is_read(server: House) -> None:
    response = server.person().post(f"{MEMOIR}/draft", {"text": "x" * 100_000})
    assert response.status_code == 413
    many = {"text": "", "edits": [{"do": "erase", "places": ["hex:r0c0"]}] * 65}
    assert server.person().post(f"{MEMOIR}/draft", many).status_code == 422


def test_thousands_of_units_are_refused(server: House) -> None:
    forces = '\n[[forces.soviet]]\ntile = "t-guards"\n' * 900
    text = blank(server, "heroes")
    found = drafted(server, "heroes", text + forces)
    assert found["faults"]
    seats = {"soviet": "me", "german": "me"}
    response = server.person().post("/api/tables", own_table(text + forces, "heroes", **seats))
    assert response.status_code == 400


def test_a_draft_is_played(server: House) -> None:
    person = server.person()
    text = blank(server, "memoir44").replace('name = ""', 'name = "Two squads"')
    response = person.post("/api/tables", own_table(text))
    assert response.status_code == 201, response.text
    table = response.json()["table"]
    with person.at(table, "allies") as line:
        assert line.welcome["summary"]["scenario"] == "own"
        assert line.welcome["summary"]["position"] is False
        assert line.welcome["description"]["name"] == "Two squads"
        assert len(line.welcome["description"]["units"]) == 2


def test_a_draft_with_a_fault_opens_no_table(server: House) -> None:
    text = blank(server, "memoir44").replace('first = "allies"', 'first = "nobody"')
    response = server.person().post("/api/tables", own_table(text))
    assert response.status_code == 400
    error = response.json()["error"]
    assert (error["key"], error["where"]) == ("not-a-choice", "draft:9: first")


def test_files_of_other_programs_come_and_go(server: House) -> None:
    person = server.person()
    text = person.get(f"{MEMOIR}/scenarios/sword-beach").text
    saved = person.post(f"{MEMOIR}/save", {"format": "m44", "text": text}).json()
    opened = person.post(f"{MEMOIR}/open", {"format": "m44", "text": saved["text"]}).json()
    assert drafted(server, "memoir44", opened["text"])["faults"] == []
    response = person.post("/api/studio/normandy/open", {"format": "m44", "text": saved["text"]})
    assert response.json()["error"]["key"] == "studio-no-format"
