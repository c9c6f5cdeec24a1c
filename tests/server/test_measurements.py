"""Balances and fresh battles over HTTP: asked for, made in slices, kept in the database."""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import sandtable
from sandtable.studio import balance, fresh
from sandtable.studio.fresh import BAND, draw
from sandtable.studio.guides import guide_of
from sandtable.studio.toml_writing import document_text
from sandtable.tables import measuring
from sandtable.tables.analyses import RunnerAnalysts
from sandtable.tables.measurements import GONE_SECONDS, MOST_EACH, is_kept
from sandtable.tables.problems import Problem
from sandtable.tables.rows import MeasurementRow
from sandtable.tables.settings import Settings
from tests.server.support import House, Person, house
from tests.studio.games import result_of, watched_of

STUDIO = "/api/studio/normandy"
SEED = "cold lane rain"


@pytest.fixture(scope="module")
def site() -> Iterator[House]:
    """A server that plays without processes of its own, games that are over at once."""
    with pytest.MonkeyPatch.context() as patch, house(analysis_slice_seconds=0.1) as found:
        patch.setattr(balance, "watch_game", watched_of)
        patch.setattr(fresh, "play", result_of)
        hall = found.hall
        hall.analysts = RunnerAnalysts(hall.runner, hall.shelf, hall.measured)
        yield found


@pytest.fixture(scope="module")
def ann(site: House) -> Person:
    return site.person("Ann")


def text() -> str:
    game = sandtable.game("normandy")
    return document_text(draw(game, SEED, "small"), guide_of(game).inline)


def measured(person: Person, path: str, wish: dict[str, Any]) -> dict[str, Any]:
    """What a measurement comes to."""
    answer = person.post(f"{STUDIO}/{path}", wish)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    while told["running"]:
        time.sleep(0.01)
        told = person.get(f"{STUDIO}/measurements/{told['id']}").json()
    return told


def test_a_scenario_is_measured_and_kept_for_all(site: House, ann: Person) -> None:
    told = measured(ann, "balance", {"scenario": "la-raye"})
    assert (told["kind"], told["complete"], told["problem"]) == ("balance", True, "")
    found = told["found"]
    assert found["sandtable"] == "balance"
    assert found["progress"] == {"what": "", "done": told["games"], "most": 200}
    path = f"{STUDIO}/measurements/{told['id']}"
    again = site.person("Bob").get(path, known=told["games"]).json()
    assert (again["games"], again["found"]) == (told["games"], None)
    repeated = ann.post(f"{STUDIO}/balance", {"scenario": "la-raye"}).json()
    assert (repeated["running"], repeated["found"]) == (False, found)


def test_a_measurement_goes_on_when_more_is_asked_for(ann: Person) -> None:
    wish = {"text": text(), "bot": "recruit"}
    first = measured(ann, "balance", wish)
    tried = measured(ann, "balance", {**wish, "tries": True})
    assert tried["id"] == first["id"]
    assert tried["games"] > first["games"]
    assert tried["found"]["suggestions"]
    assert tried["found"]["games"] == first["found"]["games"]


@pytest.mark.parametrize(
    ("path", "wish", "status", "key"),
    [
        ("balance", {}, 422, "bad-request"),
        ("balance", {"scenario": "la-raye", "text": "x = 1"}, 422, "bad-request"),
        ("balance", {"scenario": "la-raye", "games": 100_000}, 422, "bad-request"),
        ("balance", {"scenario": "../../secret"}, 404, "no-such-scenario"),
        ("balance", {"scenario": "la-raye", "bot": "random"}, 400, "not-a-choice"),
        ("balance", {"text": "x = ["}, 400, "bad-toml"),
        ("balance", {"text": "x = " + "[" * 30 + "]" * 30}, 400, "studio-too-deep"),
        ("balance", {"text": "# " + "x" * 70_000}, 413, "too-long"),
        ("fresh", {"seed": "…", "size": "small"}, 400, "studio-odd-seed"),
        ("fresh", {"seed": "x" * 99, "size": "small"}, 422, "bad-request"),
        ("fresh", {"seed": "x", "size": "huge"}, 400, "not-a-choice"),
        ("fresh", {"seed": "x", "size": "small", "wish": "volcano"}, 400, "not-a-choice"),
    ],
)
def test_what_cannot_be_measured_is_refused_and_leaves_nothing(
    site: House, ann: Person, path: str, wish: dict[str, Any], status: int, key: str
) -> None:
    before = count(site)
    answer = ann.post(f"{STUDIO}/{path}", wish)
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)
    assert count(site) == before


def test_markup_and_unknown_games_are_refused(ann: Person) -> None:
    hostile = text().replace('source = "house"', 'source = "<b>house</b>"')
    assert ann.post(f"{STUDIO}/balance", {"text": hostile}).status_code == 400
    assert ann.post("/api/studio/chess/balance", {"scenario": "x"}).status_code == 404
    assert ann.get(f"{STUDIO}/measurements/{'0' * 32}").status_code == 404
    assert ann.get(f"{STUDIO}/measurements/secret").status_code == 422


def count(site: House) -> int:
    with site.database.engine.connect() as connection:
        return int(connection.exec_driver_sql("SELECT count(*) FROM measurements").scalar_one())


def test_a_fresh_battle_is_measured_drawn_and_offered(ann: Person) -> None:
    told = measured(ann, "fresh", {"seed": "Cold-Lane RAIN", "size": "small"})
    drafts = told["found"]["drafts"]
    kept = drafts[-1]
    assert (kept["kept"], told["found"]["handicap"]) == (True, None)
    assert BAND[0] <= kept["low"] <= kept["share"] <= kept["high"] <= BAND[1]
    shelf = ann.get(f"{STUDIO}/fresh").json()
    assert shelf["sizes"] == ["small", "standard", "large"]
    (offered,) = [each for each in shelf["battles"] if each["seed"] == SEED]
    assert offered["drafts"] == drafts
    assert shelf["dials"][0] == {"dial": "ground", "options": ["open", "covered"]}
    wished = {"seed": SEED, "size": "small", "wish": "pin open"}
    other = measured(ann, "fresh", wished)["found"]
    assert other["wish"] == "open pin"  # in the order of the dials
    told_again = ann.post(f"{STUDIO}/fresh", {**wished, "wish": "open pin"}).json()
    assert told_again["found"] == other
    drawn = ann.get(
        f"{STUDIO}/fresh/small/{SEED}/{other['measured']['number']}", wish="open pin"
    ).json()
    assert "pin = true" in drawn["text"]
    drawn = ann.get(f"{STUDIO}/fresh/small/{SEED}/{kept['number']}").json()
    assert drawn["description"]["name"] == "Cold Lane Rain"
    assert measured(ann, "balance", {"text": drawn["text"]})["complete"]


def test_a_draft_that_there_is_not_is_refused(ann: Person) -> None:
    for path in ("huge/x/0", "small/…/0", "small/x/12", "small/x/-1"):
        assert ann.get(f"{STUDIO}/fresh/{path}").status_code in (400, 404, 422)


def test_whoever_has_used_up_their_bots_waits(site: House, ann: Person) -> None:
    site.hall.quotas.thinking_here.add("testclient", 1e6)
    try:
        answer = ann.post(f"{STUDIO}/balance", {"scenario": "saint-lo"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (429, "bots-are-tired")
    finally:
        site.hall.quotas.thinking_here.add("testclient", -1e6)


def test_an_address_has_few_measurements_at_a_time(site: House, ann: Person) -> None:
    running: Any = {str(number): (None, "testclient") for number in range(MOST_EACH)}
    site.hall.measurements._running.update(running)
    try:
        answer = ann.post(f"{STUDIO}/balance", {"scenario": "la-raye"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (429, "too-many-measurements")
    finally:
        for id in running:
            del site.hall.measurements._running[id]


def test_a_measurement_stops_when_nobody_looks(
    site: House, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = {"scenario": sandtable.game("normandy").scenarios()[1]}
    measure = site.hall.analysts.measure

    async def one_game(id: str, seconds: float) -> float:
        spent = await measure(id, 0.0)
        site.time.pass_by(GONE_SECONDS / 2)
        return spent

    with monkeypatch.context() as patch:
        patch.setattr(site.hall.analysts, "measure", one_game)
        told = ann.post(f"{STUDIO}/balance", wish).json()
        while told["id"] in site.hall.measurements._running:
            time.sleep(0.01)
    left = ann.get(f"{STUDIO}/measurements/{told['id']}").json()
    assert (left["running"], left["complete"]) == (False, False)
    assert measured(ann, "balance", wish)["complete"]


def test_a_measurement_that_fails_is_given_up_and_can_be_tried_again(
    site: House, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise Problem(503, "too-much-work")

    wish = {"scenario": "la-raye", "bot": "veteran"}
    with monkeypatch.context() as patch:
        patch.setattr(measuring, "measure_packed", fail)
        told = measured(ann, "balance", wish)
    assert (told["complete"], told["problem"]) == (False, "too-much-work")
    assert measured(ann, "balance", wish)["complete"]


def test_a_server_with_time_draws_battles_ahead(
    site: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = site.hall
    game = sandtable.game("memoir44")

    async def look(times: int) -> list[MeasurementRow]:
        for _ in range(times):
            await hall.measurements._draw_ahead(game)
        return await hall.measured.complete("fresh", game.id)

    portal = site.client.portal
    assert portal is not None
    assert portal.call(look, 1) == []  # none are wanted
    monkeypatch.setattr(hall, "settings", replace(hall.settings, fresh_ahead=1.0))
    while not any(is_kept(row) for row in portal.call(look, 5)):
        pass
    kept = len(portal.call(look, 0))
    assert len(portal.call(look, 5)) == kept  # there are enough
    hall.bot_turns._free -= 1  # a bot thinks
    monkeypatch.setattr(hall, "settings", replace(hall.settings, fresh_ahead=9.0))
    assert len(portal.call(look, 5)) == kept
    hall.bot_turns._free += 1


def test_only_the_latest_are_kept(site: House) -> None:
    async def add() -> list[str]:
        shelf = site.hall.measured
        for number in range(3):
            row = MeasurementRow(f"{number}" * 32, "x", "y", b"", b"", b"", 0, True, "", number)
            await shelf.add(row, 10_000 if number < 2 else count_now + 2)
        return [row.id for row in await shelf.complete("x", "y")]

    count_now = count(site)
    assert site.client.portal is not None
    assert site.client.portal.call(add) == ["1" * 32, "2" * 32]


def test_a_bot_worker_goes_on_with_a_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is on its shelf, so the question names it and nothing else."""
    pytest.importorskip("procrastinate")
    from sandtable.server.cluster.bot_worker import BotWorker

    async def work() -> tuple[Any, list[tuple[str, float]]]:
        worker = BotWorker(Settings())
        asked: list[tuple[str, float]] = []

        async def measure(id: str, seconds: float) -> float:
            asked.append((id, seconds))
            return 1.5

        monkeypatch.setattr(worker._analysts, "measure", measure)
        return await worker._think({"measurement": "x", "seconds": 2.0}), asked

    assert asyncio.run(work()) == (1.5, [("x", 2.0)])
