"""An analysis in slices, each a short job of a process that keeps what it was working on."""

import time
from typing import Any, Final

import sandtable
from sandtable.analysis.analyst import Analyst
from sandtable.kernel.record import Record

#: What a slice was working on last, in this process: the key, and the analysis.
_kept: Final[dict[tuple[str, int], Analyst]] = {}


def analyse_slice(
    text: str,
    seed: int,
    samples: dict[str, Any] | None,
    seconds: float,
    thinking: dict[str, float] | None = None,
) -> dict[str, Any]:
    """Go on with the analysis of a record for so many seconds of the processor.

    Returns ``samples``, to go on with, and the ``document`` (None before the quick pass is
    complete); ``complete`` says whether there is more to do, ``spent`` what this slice took.
    """
    began = time.process_time()
    analyst = _analyst(text, seed, samples)
    analyst.complete = True
    for _ in analyst.run():
        if time.process_time() - began >= seconds:
            analyst.complete = False
            break
    document = None
    if analyst.depth > analyst.quick or analyst.done == len(analyst.course.positions):
        written = analyst.document()
        written.statistics.thinking = thinking
        document = written.model_dump_json()
    return {
        "samples": analyst.to_json(),
        "document": document,
        "complete": analyst.complete,
        "spent": time.process_time() - began,
    }


def _analyst(text: str, seed: int, samples: dict[str, Any] | None) -> Analyst:
    """The analysis that this process has worked on, if it is the one with these samples."""
    key = (text, seed)
    kept = _kept.get(key)
    reached = None if samples is None else samples["playouts"]
    if kept is not None and kept.player.playouts == reached:
        return kept
    record = Record.from_text(text)
    analyst = Analyst(sandtable.game(record.game_id), record, seed)
    if samples is not None:
        analyst.resume(samples)
    _kept.clear()
    _kept[key] = analyst
    return analyst
