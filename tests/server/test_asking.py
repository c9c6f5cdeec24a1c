"""Questions to bot workers: one that cannot be answered is not asked again and again."""

import asyncio
import gc
import logging
from typing import Any

import pytest

from sandtable.tables.problems import Problem
from sandtable.tables.settings import Settings

pytest.importorskip("procrastinate")


def test_a_hint_that_takes_too_long_is_refused_and_not_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from sandtable.server.cluster import bot_worker
    from sandtable.server.cluster.asking import QueuedBots

    told: list[dict[str, Any]] = []
    put: list[str] = []
    monkeypatch.setattr(bot_worker, "tell", lambda database, notice: told.append(notice))

    async def ask() -> Problem:
        asker, worker = QueuedBots(Settings(), "web"), bot_worker.BotWorker(Settings())

        async def queue(id: str) -> None:
            put.append(id)
            await worker._answer(id, **asker._questions[id])
            asker.hear(told[-1])

        async def fail(*_: object) -> dict[str, Any]:
            raise Problem(503, "too-much-work")

        monkeypatch.setattr(asker, "_put", queue)
        monkeypatch.setattr(worker._analysts, "hint", fail)
        with pytest.raises(Problem) as caught:
            await asker.hint({"seat": "us"}, [("end-turn",)])
        return caught.value

    problem = asyncio.run(ask())
    assert (problem.status, problem.key) == (503, "too-much-work")
    assert len(put) == 1
    assert told == [{"kind": "answer", "to": "web", "question": put[0], "problem": "too-much-work"}]


@pytest.mark.parametrize("lost", [True, False])
def test_a_database_that_goes_away_costs_a_line_and_no_traceback(
    caplog: pytest.LogCaptureFixture, lost: bool
) -> None:
    """What the library could not tick off is no fault of ours; anything else is."""
    from procrastinate.exceptions import ConnectorException

    from sandtable.server.cluster.bot_worker import tell_of_lost_answers

    async def fail() -> None:
        raise ConnectorException if lost else ZeroDivisionError

    async def work() -> None:
        asyncio.get_running_loop().set_exception_handler(tell_of_lost_answers)
        task = asyncio.create_task(fail())
        await asyncio.wait([task])
        del task
        gc.collect()  # nobody has asked for the outcome, nor ever will

    with caplog.at_level(logging.WARNING):
        asyncio.run(work())
    (record,) = caplog.records
    assert bool(record.exc_info) is not lost
    assert record.name == ("sandtable.server" if lost else "asyncio")
