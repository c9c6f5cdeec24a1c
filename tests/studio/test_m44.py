"""Battles in the ``.m44`` format: what it can say comes back, the rest is listed."""

import json
from typing import Any

import pytest

import sandtable
from sandtable.games.memoir44.studio import m44_reading, m44_writing
from sandtable.games.memoir44.studio.m44_writing import UNSAID
from sandtable.kernel.chance import Seeded
from sandtable.kernel.errors import BadInput
from sandtable.studio.formats import Notes

GAME = sandtable.game("memoir44")
#: What names a battle and changes nothing in it.
NAMES = {"id", "number", "source"}
#: What the format leaves out at its usual value.
USUAL = {"sea_walls_protect"}


def whats(notes: Notes) -> set[tuple[str, str]]:
    return {(note.key, str(note.params.get("what", ""))) for note in notes.all()}


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_a_battle_comes_back_but_for_what_is_listed(scenario: str) -> None:
    document: dict[str, Any] = GAME.scenario_json(scenario)
    written = m44_writing.write(document)
    unsaid = {what for key, what in whats(written.notes) if key == "studio-m44-unsaid"}
    read = m44_reading.read(written.text)
    dry = {"obstacles"} if "span" in unsaid else set()  # bridges that lead over no water
    assert bool(read.notes.all()) == bool(dry)
    kept = document.keys() - NAMES - USUAL - unsaid - dry - {"objectives"}
    assert {key: read.document.get(key) for key in kept} == {key: document[key] for key in kept}
    objectives = [json.dumps(each, sort_keys=True) for each in document.get("objectives", [])]
    found = [json.dumps(each, sort_keys=True) for each in read.document.get("objectives", [])]
    assert sorted(found) == sorted(objectives)
    assert read.document.keys() - document.keys() == set()
    assert unsaid == document.keys() & set(UNSAID)
    GAME.start(read.document, Seeded(0))


def test_thirteen_battles_come_back_whole() -> None:
    whole = [
        scenario
        for scenario in GAME.scenarios()
        if not m44_writing.write(GAME.scenario_json(scenario)).notes.all()
    ]
    assert len(whole) == 13


def file(**changes: Any) -> dict[str, Any]:
    """A file as other programs write it: mixed case, numbers in quotes, wrapped lists."""
    return {
        "meta_data": {"id": "1"},
        "game_info": {
            "side_player1": "Axis",
            "side_player2": "Allies",
            "starting": "player2",
            "cards_player1": "4",
            "cards_player2": 5,
            "victory_player1": "5",
            "victory_player2": "6",
            "date_begin": "1944-07-25",
            "options": {"russian_commissar_rule": "AXIS", "deck_reshuffling": "false"},
        },
        "board": {
            "type": "standard",
            "face": "winter",
            "hexagons": {
                "item": [
                    {"row": "0", "col": "12", "unit": {"name": "tank2ger", "badge": "badge5"}},
                    {"row": 1, "col": 3, "terrain": {"name": "marsh"}},
                    {"row": 2, "col": 2, "terrain": {"name": "hills", "behavior": "steep_hill"}},
                    {"row": 3, "col": 5, "rect_terrain": {"name": "casemate"}},
                    {"row": 4, "col": 4, "tags": [{"name": "tag3", "behavior": "MINE_FIELD"}]},
                    {
                        "row": 5,
                        "col": 1,
                        "tags": {
                            "item": [
                                {
                                    "name": "medal0",
                                    "group": ["G9", "h8"],
                                    "medal": {"nbr_hex": "2", "majority": True},
                                }
                            ]
                        },
                    },
                    {"row": 8, "col": 0, "unit": {"name": "infru", "nbr_units": "3"}},
                    {"row": 8, "col": 2, "unit": {"name": "plnus"}},
                ]
            },
        },
        "text": {"en": {"name": "A Drill", "historical": "…"}},
        **changes,
    }


def test_a_file_of_another_program_is_taken_over_with_a_list_of_the_rest() -> None:
    read = m44_reading.read(json.dumps(file()))
    document = read.document
    assert document["id"] == "a-drill"
    assert document["first"] == "allies"
    assert document["hands"] == {"allies": 5, "axis": 4}
    assert document["medals"] == {"allies": 6, "axis": 5}
    assert document["figures"] == {"r8c0": 3}
    assert document["empty_deck_wins"] == "axis"
    assert document["units"].splitlines()[0].split()[6] == "e"
    assert document["map"].splitlines()[2].split()[1] == "S"
    hexes = ["r5c0", "r0c6", "r1c7"]
    assert document["objectives"] == [
        {"side": side, "hexes": hexes, "kind": "temporary", "need": 2}
        for side in ("allies", "axis")
    ]
    assert whats(read.notes) == {
        ("studio-m44-face", "WINTER"),
        ("studio-m44-texts", ""),
        ("studio-m44-badge", "5"),
        ("studio-m44-terrain", "marsh"),
        ("studio-m44-field-bunker", "casemate"),
        ("studio-m44-tag", "MINE_FIELD"),
        ("studio-m44-medal", "majority"),
        ("studio-m44-unit", "plnus"),
        ("studio-m44-option", "russian_commissar_rule"),
    }
    assert GAME.start(document, Seeded(0)).actors()


def test_notes_say_where() -> None:
    (note,) = [
        n for n in m44_reading.read(json.dumps(file())).notes.all() if n.key == "studio-m44-unit"
    ]
    assert note.to_json() == {
        "key": "studio-m44-unit",
        "params": {"what": "plnus", "places": "r8c1"},
        "places": ["r8c1"],
    }


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "m44-not-a-file"),
        ("[]", "m44-not-a-file"),
        ('{"board": 5}', "m44-not-a-file"),
        ("[" * 100_000, "studio-too-deep"),
        ('{"a": "' + "x" * 1_000_001 + '"}', "studio-too-long"),
        (json.dumps(file(board={"type": "BRKTHRU"})), "m44-other-board"),
        (json.dumps(file(board={"hexagons": [{"row": 0, "col": 99}]})), "m44-off-the-board"),
        (json.dumps(file(board={"hexagons": [{"row": -1, "col": 0}]})), "m44-off-the-board"),
        (json.dumps(file(board={"hexagons": [{}] * 401})), "m44-too-large"),
        (json.dumps(file(text={"en": {"name": "<script>alert(1)</script>"}})), "m44-odd-text"),
        (json.dumps(file(text={"en": {"name": ["x"]}})), "m44-odd-text"),
        (
            json.dumps(
                file(
                    board={
                        "hexagons": [
                            {"row": 0, "col": 0, "tags": [{"name": "medal1", "group": ["Z99"]}]}
                        ]
                    }
                )
            ),
            "m44-off-the-board",
        ),
    ],
)
def test_a_hostile_file_is_refused_with_a_reason(text: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        m44_reading.read(text)
    assert caught.value.key == key


def test_odd_names_come_into_no_message() -> None:
    odd = {"row": 0, "col": 0, "terrain": {"name": "<b>" + "x" * 99}}
    (note,) = m44_reading.read(
        json.dumps(file(game_info={}, text={}, board={"hexagons": [odd]}))
    ).notes.all()
    assert note.params["what"] == "?b?" + "x" * 37


def test_the_sides_may_sit_the_other_way_round() -> None:
    info = {
        "side_player1": "ALLIES",
        "side_player2": "AXIS",
        "cards_player1": 6,
        "cards_player2": 3,
    }
    document = m44_reading.read(json.dumps(file(game_info=info))).document
    assert document["top"] == "allies"
    assert document["hands"] == {"allies": 6, "axis": 3}
    assert json.loads(m44_writing.write(document).text)["game_info"]["side_player1"] == "ALLIES"
