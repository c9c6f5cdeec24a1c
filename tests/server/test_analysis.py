"""Analyses, hints and puzzles over HTTP, kept in the database."""

import time
from collections.abc import Iterator

import pytest

from sandtable.analysis.hints import Hint
from sandtable.language import Words
from sandtable.tables.analyses import RunnerAnalysts
from sandtable.tables.schema_positions import PuzzleShown
from tests.server.support import House, Person, bid, house
from tests.support import normandy

#: Decisions of one side in a row, of which some have reasons.
HINTS = 2


@pytest.fixture(scope="module")
def site() -> Iterator[House]:
    """A server that thinks without processes of its own, a little at a time."""
    with house(analysis_slice_seconds=0.02) as found:
        found.hall.analysts = RunnerAnalysts(
            found.hall.runner, found.hall.shelf, found.hall.measured
        )
        yield found


@pytest.fixture(scope="module")
def ann(site: House) -> Person:
    return site.person("Ann")


def analysed(person: Person, table: str) -> dict[str, object]:
    told = person.post(f"/api/tables/{table}/analysis", {}).json()
    while told["running"]:
        time.sleep(0.01)
        told = person.get(f"/api/tables/{table}/analysis").json()
    found: dict[str, object] = told
    return found


def test_an_analysis_is_made_and_told_to_all(site: House, ann: Person) -> None:
    table = ann.open()["table"]
    path = f"/api/tables/{table}/analysis"
    for answer in (ann.get(path), ann.post(path, {})):
        assert (answer.status_code, answer.json()["error"]["key"]) == (409, "not-finished")
    with ann.at(table, "us") as line:
        line.act(["resign"])
    told = analysed(ann, table)
    assert told["complete"]
    assert isinstance(told["analysis"], dict)
    assert told["analysis"]["sandtable"] == "analysis"
    assert told["analysis"]["progress"]["pass"] in ("quick", "deep")
    again = ann.get(path, known=told["total"]).json()
    assert (again["analysis"], again["total"]) == (None, told["total"])
    stranger = site.person("Bob").get(path).json()
    assert stranger["analysis"] == told["analysis"]
    puzzles = ann.get(f"/api/tables/{table}/puzzles", seat="us").json()
    assert [each["seat"] for each in puzzles] == ["us"]
    assert ann.get("/api/puzzles/normandy/mistakes").json() == puzzles
    step = puzzles[0]["number"]
    shown = ann.get(f"/api/tables/{table}/puzzles/{step}").json()
    PuzzleShown.model_validate(shown)
    judged = ann.post(
        f"/api/tables/{table}/puzzles/{step}", {"action": shown["offer"]["legal"][0]}
    ).json()
    assert judged["answer"]["action"] == shown["offer"]["legal"][0]


def test_a_first_look_is_made_once_and_goes_no_further(ann: Person) -> None:
    table = ann.open()["table"]
    with ann.at(table, "us") as line:
        line.act(["resign"])
    path = f"/api/tables/{table}/analysis"
    while (told := ann.post(f"{path}?quick=true", {}).json())["running"]:
        time.sleep(0.01)
    assert told["analysis"]["curve"]
    assert not told["complete"]
    assert ann.post(f"{path}?quick=true", {}).json() == told
    assert analysed(ann, table)["complete"]


def test_a_hint_has_candidates_with_chances_and_reasons(ann: Person) -> None:
    table = ann.open(practice=True)["table"]
    with ann.at(table, "us") as us, ann.at(table, "germany") as germany:
        line, _ = bid(us, germany)
        reasons = []
        for _ in range(HINTS):
            seat = line.offer["ask"][0]
            found = ann.post(f"/api/tables/{table}/hint", {"seat": seat})
            assert found.status_code == 200, found.text
            told = Hint.model_validate(found.json())
            assert (told.seat, told.answer) == (seat, None)
            assert 1 <= len(told.candidates) <= 3
            gains = [each.gain for each in told.candidates]
            assert gains == sorted(gains, reverse=True)
            for each in (told.before, *told.candidates):
                assert 0 <= each.chance <= 1
                assert 0 < each.error < 1
            reasons += [reason for each in told.candidates for reason in each.reasons]
            line.act(told.candidates[0].action)
            line.sync()
    words = Words("en", normandy())
    assert reasons
    for reason in reasons:
        assert "⟨" not in words.text(reason.key, **reason.params)


def test_a_hint_is_for_practice_alone(ann: Person) -> None:
    table = ann.open()["table"]
    refused = ann.post(f"/api/tables/{table}/hint", {"seat": "us"})
    assert (refused.status_code, refused.json()["error"]["key"]) == (409, "hints-in-practice")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/puzzles/chess", 404),
        ("/api/puzzles/chess/mistakes", 404),
        ("/api/puzzles/normandy/999", 404),
        ("/api/tables/unknown/puzzles?seat=us", 404),
        ("/api/tables/unknown/puzzles/1", 404),
    ],
)
def test_what_is_unknown_is_refused(ann: Person, path: str, status: int) -> None:
    assert ann.get(path).status_code == status


def test_the_book_is_told_and_its_answers_are_judged(ann: Person) -> None:
    book = ann.get("/api/puzzles/normandy").json()
    assert book
    shown = ann.get("/api/puzzles/normandy/1").json()
    PuzzleShown.model_validate(shown)
    legal = shown["offer"]["legal"]
    answer = ann.post("/api/puzzles/normandy/1", {"action": legal[0]}).json()
    assert answer["answer"]["action"] == legal[0]
    assert answer["judgement"] in ("best", "fine", "inaccuracy", "mistake", "blunder")
    assert ann.post("/api/puzzles/normandy/1", {"action": ["fly"]}).status_code == 409
