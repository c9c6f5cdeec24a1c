"""Questions to bot workers: one that cannot be answered is not asked again and again."""

import asyncio
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
