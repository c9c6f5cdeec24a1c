"""Analyses, hints and puzzles over HTTP, kept in the database."""

import time
from collections.abc import Iterator

import pytest

from sandtable.tables.analyses import RunnerAnalysts
from tests.server.support import House, Person, house


@pytest.fixture(scope="module")
def site() -> Iterator[House]:
    """A server that thinks without processes of its own."""
    with house() as found:
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


def test_a_hint_is_for_practice_alone(ann: Person) -> None:
    table = ann.open()["table"]
    refused = ann.post(f"/api/tables/{table}/hint", {"seat": "us"})
    assert (refused.status_code, refused.json()["error"]["key"]) == (409, "hints-in-practice")


@pytest.mark.parametrize(
    ("path", "status"),
    [("/api/puzzles/chess", 404), ("/api/tables/unknown/puzzles?seat=us", 404)],
)
def test_what_is_unknown_is_refused(ann: Person, path: str, status: int) -> None:
    assert ann.get(path).status_code == status


def test_the_book_is_told_and_its_answers_are_judged(ann: Person) -> None:
    book = ann.get("/api/puzzles/normandy").json()
    assert book
    answer = ann.post("/api/puzzles/normandy/1", {"action": book[0]["legal"][0]}).json()
    assert answer["answer"]["action"] == book[0]["legal"][0]
    assert answer["judgement"] in ("best", "fine", "inaccuracy", "mistake", "blunder")
    assert ann.post("/api/puzzles/normandy/1", {"action": ["fly"]}).status_code == 409
