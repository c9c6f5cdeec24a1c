"""Measure one subject. `run` starts a separate process, in which `main` plays."""

import importlib
import json
import resource
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any, Protocol, cast

from bench.subjects import ROOT, SUBJECTS, Subject


class Player(Protocol):
    """The interface of a subject's module."""

    def play(self, rng: Random, *names: str) -> Iterator[Any]:
        """Play one game; yield the position before every decision."""

    def clone(self, position: Any) -> Any:
        """Copy a position."""


@dataclass(frozen=True)
class Sample:
    """One subject, measured once."""

    steps: int
    games: int
    seconds: float
    clone: float  # seconds for one copy
    rss: float  # peak, MiB

    @property
    def speed(self) -> float:
        """Steps per second."""
        return self.steps / self.seconds

    @property
    def pace(self) -> float:
        """Games per second."""
        return self.games / self.seconds

    @property
    def step(self) -> float:
        """Seconds per step: legal and apply."""
        return self.seconds / self.steps


def run(subject: Subject, seconds: float, seed: int) -> Sample:
    """Measure a subject in a fresh process."""
    index = str(SUBJECTS.index(subject))
    command = [sys.executable, "-P", "-m", "bench.measure", index, str(seconds), str(seed)]
    done = subprocess.run(
        command, cwd=ROOT, env=subject.environment, stdout=subprocess.PIPE, text=True, check=True
    )
    return Sample(**json.loads(done.stdout))


def _speed(player: Player, names: tuple[str, ...], rng: Random, limit: float) -> dict[str, float]:
    """Play whole games for at least ``limit`` seconds of the processor."""
    steps = games = 0
    start = process_time()
    while (seconds := process_time() - start) < limit:
        for _ in player.play(rng, *names):
            steps += 1
        games += 1
    return {"steps": steps, "games": games, "seconds": seconds}


def _clone(player: Player, names: tuple[str, ...], rng: Random, limit: float) -> float:
    """The average time of a copy, made once for every position of whole games."""
    copies = 0
    spent = 0.0
    end = process_time() + limit
    while process_time() < end:
        for position in player.play(rng, *names):
            start = process_time()
            player.clone(position)
            spent += process_time() - start
            copies += 1
    return spent / copies


def main(index: str, seconds: str, seed: str) -> None:
    """Measure a subject in this process and print a Sample as JSON."""
    subject = SUBJECTS[int(index)]
    module = importlib.import_module(f"bench.{subject.module}")
    if subject.module == "engine" and module.compiled() is not subject.compiled:
        sys.exit(f"{subject.label}: the other engine was imported; run `make compile`")
    player = cast(Player, module)
    rng = Random(int(seed))
    _speed(player, subject.names, rng, 0.5)  # warm up
    result = _speed(player, subject.names, rng, float(seconds))
    result["clone"] = _clone(player, subject.names, rng, float(seconds) / 5)
    result["rss"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps(result))


if __name__ == "__main__":
    main(*sys.argv[1:])
