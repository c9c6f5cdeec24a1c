"""Visitors' work runs in processes, within a budget; whoever spends it disturbs nobody."""

import asyncio
import os
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import sandtable
from sandtable.kernel.chance import Seeded
from sandtable.kernel.errors import BadInput
from sandtable.server.metrics import Counters
from sandtable.server.process_limits import NICE
from sandtable.server.runner import Workers
from sandtable.server.workers import JobFailed, OverBudget, Pool
from sandtable.tables import studio
from sandtable.tables.problems import Problem
from sandtable.tables.settings import Settings
from tests.server import jobs
from tests.server.support import Threads, house, plan_of
from tests.server.test_studio import own_table

PATIENCE = 60.0


@pytest.fixture
def pool() -> Iterator[Pool]:
    made = Pool("test", 1, 1024)
    yield made
    made.close()


def test_a_worker_does_one_job_after_the_other(pool: Pool) -> None:
    async def ask() -> None:
        assert await pool.run(PATIENCE, jobs.add, 1, 2) == 3
        assert await pool.run(PATIENCE, jobs.add, 3, 4) == 7
        assert len(pool._idle) == 1
        assert pool._idle[0].jobs == 2

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("job", "seconds"),
    [
        (jobs.never_end, 0.1),
        (jobs.die, PATIENCE),
        pytest.param(
            jobs.eat_memory,
            PATIENCE,
            marks=pytest.mark.skipif(sys.platform != "linux", reason="there is no such limit"),
        ),
    ],
)
def test_a_job_that_spends_its_budget_is_stopped_and_its_worker_replaced(
    pool: Pool, job: Callable[[], Any], seconds: float
) -> None:
    async def ask() -> None:
        with pytest.raises(OverBudget):
            await pool.run(seconds, job)
        assert (pool._idle, pool._busy) == ([], [])
        assert await pool.run(PATIENCE, jobs.add, 1, 2) == 3

    asyncio.run(ask())


def test_what_a_job_raises_is_raised_here(pool: Pool) -> None:
    async def ask() -> None:
        with pytest.raises(BadInput) as fault:
            await pool.run(PATIENCE, jobs.find_fault)
        error = fault.value
        assert (error.key, error.where, error.params) == ("unknown-unit", "units[0]", {"unit": "x"})
        with pytest.raises(Problem) as refusal:
            await pool.run(PATIENCE, jobs.refuse)
        problem = refusal.value
        assert (problem.status, problem.key, problem.where) == (409, "not-finished", "body")
        assert problem.params == {"game": "x"}
        with pytest.raises(JobFailed, match="ZeroDivisionError: our mistake"):
            await pool.run(PATIENCE, jobs.fail)
        assert len(pool._idle) == 1, "it was not the worker's fault"

    asyncio.run(ask())


def test_a_worker_is_replaced_after_many_jobs(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.workers.JOBS", 1)

    async def ask() -> None:
        assert await pool.run(PATIENCE, jobs.add, 1, 2) == 3
        assert pool._idle == []

    asyncio.run(ask())


def problem_of(runner: Workers, job: Callable[[], Any]) -> Problem:
    async def ask() -> Problem:
        with pytest.raises(Problem) as caught:
            await runner.run_within_budget("", job)
        return caught.value

    return asyncio.run(ask())


def test_a_spent_budget_is_counted_and_told() -> None:
    counters = Counters()
    runner = Workers(Settings(job_seconds=0.1), counters)
    try:
        problem = problem_of(runner, jobs.never_end)
    finally:
        runner.close()
    assert (problem.status, problem.key) == (503, "too-much-work")
    assert counters.over_budget == 1


def test_not_everyone_can_wait_at_once() -> None:
    counters = Counters()
    runner = Workers(Settings(jobs_waiting=0), counters)
    try:
        problem = problem_of(runner, jobs.never_end)
    finally:
        runner.close()
    assert (problem.status, problem.key) == (503, "server-busy")
    assert counters.turned_away == 1


def test_one_visitor_does_not_keep_the_others_waiting() -> None:
    """Whoever has asked for much is refused more, and others are served in between."""
    counters = Counters()
    runner = Workers(Settings(job_workers=1, jobs_waiting_each=3), counters)
    served: list[int] = []

    async def ask(whose: str, number: int) -> None:
        served.append(await runner.run_within_budget(whose, jobs.add, number, 0))

    async def flood() -> list[object]:
        many = [asyncio.create_task(ask("a", number)) for number in range(10)]
        await asyncio.sleep(0)
        other = asyncio.create_task(ask("b", 100))
        return await asyncio.gather(*many, other, return_exceptions=True)

    try:
        answers = asyncio.run(flood())
    finally:
        runner.close()
    refused = [each for each in answers if isinstance(each, Problem)]
    assert [(each.status, each.key) for each in refused] == [(503, "server-busy")] * 6
    assert counters.turned_away == 6
    assert served == [0, 100, 1, 2, 3]


def test_a_pool_that_closes_refuses_what_waits_for_its_threads() -> None:
    """A job that was cancelled would end the request of its visitor without an answer."""
    pool = Pool("test", 1, 1024)

    async def end() -> list[object]:
        asked = [asyncio.create_task(pool.run(PATIENCE, jobs.never_end)) for _ in range(2)]
        await asyncio.sleep(0)  # one has the only thread, and the other one waits for it
        pool.close()
        return await asyncio.gather(*asked, return_exceptions=True)

    assert [type(each) for each in asyncio.run(end())] == [OverBudget] * 2


def test_jobs_are_refused_when_the_server_ends() -> None:
    """Those under way too: they would hold it up, and be cut off with a traceback in the log."""
    counters = Counters()
    runner = Workers(Settings(job_workers=1), counters)

    async def end() -> list[object]:
        asked = [
            asyncio.create_task(runner.run_within_budget(whose, jobs.never_end))
            for whose in ("a", "b")
        ]
        await asyncio.sleep(0)  # the first has a worker, or will find that there is none any more
        runner.drop_jobs()
        asked.append(asyncio.create_task(runner.run_within_budget("c", jobs.never_end)))
        return await asyncio.gather(*asked, return_exceptions=True)

    try:
        answers = asyncio.run(end())
    finally:
        runner.close()
    problems = [(each.status, each.key) for each in answers if isinstance(each, Problem)]
    assert problems == [(503, "server-busy")] * 3
    assert counters.over_budget == 0


@pytest.mark.skipif(not hasattr(os, "nice"), reason="no process is nicer than another")
def test_workers_come_after_the_server(pool: Pool) -> None:
    async def ask() -> int:
        return await pool.run(PATIENCE, os.nice, 0)

    assert asyncio.run(ask()) == min(19, os.nice(0) + NICE)


class Spent(Threads):
    """A runner whose budget is nothing."""

    async def run_within_budget(self, whose: str, work: Callable[..., Any], *args: Any) -> Any:
        raise Problem(503, "too-much-work")


def position() -> dict[str, Any]:
    state = sandtable.game("normandy").start("la-raye", Seeded(1))
    return dict(state.to_json())


def from_position() -> dict[str, Any]:
    plan = plan_of(position=position())
    del plan["scenario"]
    return plan


def test_whatever_is_foreign_or_long_has_a_budget() -> None:
    with house(runner=Spent) as server:
        ann = server.person("Ann")
        table = ann.open()["table"]
        with ann.at(table, "us") as line:
            line.act(["resign"])
        armies = {"points": 100, "armies": {}}
        draft = {"text": str(studio.tools("memoir44")["blank"])}
        file = {"format": "m44", "text": "{}"}
        action = {"action": ["end-turn"]}
        skirmish = {**plan_of(game="heroes", skirmish=armies)}
        del skirmish["scenario"]
        for response in (
            ann.post("/api/positions", position()),
            ann.post("/api/tables", from_position()),
            ann.post("/api/tables", skirmish),
            ann.get(f"/api/tables/{table}/replay"),
            ann.get(f"/api/tables/{table}/position"),
            ann.get(f"/api/tables/{table}/course"),
            ann.get(f"/api/tables/{table}/dice"),
            ann.post("/api/positions/moves", {"position": position()}),
            ann.post("/api/positions/puzzle", {"position": position()}),
            ann.post("/api/positions/answer", {"position": position(), **action}),
            ann.get("/api/puzzles/normandy"),
            ann.get("/api/puzzles/normandy/1"),
            ann.post("/api/puzzles/normandy/1", action),
            ann.get(f"/api/tables/{table}/puzzles/1"),
            ann.post(f"/api/tables/{table}/puzzles/1", action),
            ann.post("/api/tables", own_table(draft["text"])),
            ann.post("/api/studio/memoir44/draft", draft),
            ann.post("/api/studio/memoir44/open", file),
            ann.post("/api/studio/memoir44/save", {**file, **draft}),
            ann.post("/api/studio/memoir44/published", draft),
            ann.post("/api/studio/memoir44/balance", draft),
            ann.post("/api/studio/memoir44/fresh", {"seed": "amber bridge dusk", "size": "small"}),
            ann.get("/api/studio/memoir44/fresh/small/amber%20bridge%20dusk/0"),
        ):
            assert response.status_code == 503, f"{response.request.url}: {response.text}"
            assert response.json()["error"]["key"] == "too-much-work"
        assert ann.get("/api/health").status_code == 200


def test_processes_answer_as_the_server_itself_would() -> None:
    answers: list[list[Any]] = []
    for runner in (Threads, Workers):
        with house(runner=runner) as server:
            ann = server.person("Ann")
            opened = ann.post("/api/tables", from_position())
            assert opened.status_code == 201
            table = opened.json()["table"]
            with ann.at(table, "us") as line:
                line.act()
                line.act(["resign"])
            paths = [f"/api/tables/{table}/replay", f"/api/tables/{table}/position"]
            bad = ann.post("/api/positions", {**position(), "frames": 7})
            assert bad.status_code == 400
            answers.append(
                [
                    ann.post("/api/positions", position()).json(),
                    bad.json(),
                    *(ann.get(path).json() for path in paths),
                ]
            )
    assert answers[0] == answers[1]
