"""Samples as a table, with the targets and a description of the machine."""

import os
import platform
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from statistics import median

from bench.measure import Sample
from bench.subjects import (
    AHEAD_OF_OPENSPIEL,
    AT_MOST,
    ENGINE_COMPILED,
    INTERPRETED,
    LEAN_CHESS,
    OPENSPIEL,
    PYTHON_CHESS,
    TIMES_CHESS,
    TIMES_CHESS_INTERPRETED,
    Subject,
)

Results = dict[Subject, Sample]

HEADINGS = ("subject", "steps/s", "x chess", "x lean", "games/s", "step µs", "clone µs", "RSS MiB")


def middle(samples: list[Sample]) -> Sample:
    """The sample with the median speed, the median clone time and the highest peak."""
    ordered = sorted(samples, key=lambda sample: sample.speed)
    chosen = ordered[len(ordered) // 2]
    return Sample(
        chosen.steps,
        chosen.games,
        chosen.seconds,
        median(sample.clone for sample in samples),
        max(sample.rss for sample in samples),
    )


def table(results: Results) -> str:
    """The results, as a Markdown table that is also readable as plain text."""
    chess, lean = results[PYTHON_CHESS].speed, results[LEAN_CHESS].speed
    rows = [HEADINGS, *(_row(subject, sample, chess, lean) for subject, sample in results.items())]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [_line(row, widths) for row in rows]
    rule = "|".join("-" * (width + 1) + ":" for width in widths[1:])
    return "\n".join([lines[0], f"|{'-' * (widths[0] + 2)}|{rule}|", *lines[1:]])


def _row(subject: Subject, sample: Sample, chess: float, lean: float) -> tuple[str, ...]:
    return (
        subject.label,
        f"{sample.speed:,.0f}",
        f"{sample.speed / chess:.2f}",
        f"{sample.speed / lean:.2f}",
        f"{sample.pace:,.1f}",
        f"{sample.step * 1e6:.2f}",
        f"{sample.clone * 1e6:.2f}",
        f"{sample.rss:.0f}",
    )


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    cells = (text.rjust(width) for text, width in zip(row[1:], widths[1:], strict=True))
    return f"| {' | '.join([row[0].ljust(widths[0]), *cells])} |"


def targets(results: Results) -> str:
    """Each target, and whether it is met."""
    return "\n".join(f"- {'met' if good else 'MISSED'}: {text}" for text, good in _targets(results))


def _targets(results: Results) -> Iterator[tuple[str, bool]]:
    chess = results[PYTHON_CHESS].speed
    for subject in INTERPRETED:
        least = TIMES_CHESS_INTERPRETED.get(subject.game)
        if least is not None:
            ratio = results[subject].speed / chess
            yield f"{subject.label}: {ratio:.2f}x python-chess, at least {least}x", ratio >= least
    for subject in ENGINE_COMPILED:
        yield from _compiled_targets(subject, results, chess)
    by_game = {subject.game: results[subject] for subject in ENGINE_COMPILED}
    for (dear, cheap), most in AT_MOST.items():
        ratio = by_game[dear].step / by_game[cheap].step
        text = f"a step of {' '.join(dear)} costs {ratio:.2f}x one of {' '.join(cheap)}"
        yield f"{text}, at most {most}x", ratio <= most


def _compiled_targets(
    subject: Subject, results: Results, chess: float
) -> Iterator[tuple[str, bool]]:
    sample = results[subject]
    least = TIMES_CHESS.get(subject.game)
    if least is not None:
        ratio = sample.speed / chess
        yield f"{subject.label}: {ratio:.2f}x python-chess, at least {least}x", ratio >= least
    for peer in OPENSPIEL if subject.game in AHEAD_OF_OPENSPIEL else ():
        ratio = sample.speed / results[peer].speed
        yield f"{subject.label}: {ratio:.2f}x {peer.label}, more than 1x", ratio > 1
    share = sample.clone / sample.step
    yield (
        f"{subject.label}: a clone takes {sample.clone * 1e6:.2f} µs, {share:.2f} of a step; "
        "less than 5 µs or a third of a step",
        sample.clone < 5e-6 or share < 1 / 3,
    )


def machine() -> str:
    """The machine, in one line."""
    packages = ", ".join(
        f"{name} {version(name)}" for name in ("sandtable", "chess", "open_spiel", "mypy")
    )
    return (
        f"{cpu()}, {os.cpu_count()} cores, {platform.system()}, "
        f"{platform.python_implementation()} {platform.python_version()}; {packages}."
    )


def cpu() -> str:
    info = Path("/proc/cpuinfo")
    for line in info.read_text().splitlines() if info.exists() else ():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
