"""Straight lines over a lattice, against plain arithmetic with fractions."""

import itertools
import random
from fractions import Fraction

import pytest

from sandtable.board.lines import Trace


def at(start: int, way: int, part: Fraction) -> Fraction:
    return start + way * part


def cells_met(x0: int, y0: int, x1: int, y1: int) -> list[tuple[int, int]]:
    """The cells on the way: those that hold the middles of its stretches between lattice lines."""
    dx, dy = x1 - x0, y1 - y0
    stops = {Fraction(0), Fraction(1)}
    for start, way in ((x0, dx), (y0, dy)):
        if way:
            stops |= {
                Fraction(lattice - start, way)
                for lattice in range(min(start, start + way), max(start, start + way) + 1)
                if lattice % 2 == 0
            }
    order = sorted(stops)
    found: list[tuple[int, int]] = []
    for one, other in itertools.pairwise(order):
        middle = (one + other) / 2
        found.append((at(x0, dx, middle) // 2, at(y0, dy, middle) // 2))
    return found


def random_line(rng: random.Random) -> tuple[int, int, int, int]:
    while True:
        x0, y0, x1, y1 = (rng.randint(0, 24) for _ in range(4))
        if (x0, y0) != (x1, y1):
            return x0, y0, x1, y1


@pytest.mark.rule("HOS-8.42", "HOS-8.43")
def test_cells_and_points_agree_with_fractions() -> None:
    rng = random.Random(1)
    for _ in range(3000):
        x0, y0, x1, y1 = random_line(rng)
        trace = Trace(x0, y0, x1, y1)
        along = (x0 == x1 and x0 % 2 == 0) or (y0 == y1 and y0 % 2 == 0)
        if along:
            assert not trace.cells
            assert not trace.crossed
            assert trace.runs
        else:
            assert trace.cells == cells_met(x0, y0, x1, y1)
            assert not trace.runs
        length = Fraction((x1 - x0) ** 2 + (y1 - y0) ** 2)
        points = [
            (x, y)
            for x in range(13)
            for y in range(13)
            if (2 * x - x0) * (y1 - y0) == (2 * y - y0) * (x1 - x0)
            and 0 < ((2 * x - x0) * (x1 - x0) + (2 * y - y0) * (y1 - y0)) < length
        ]
        assert sorted(trace.points) == points


@pytest.mark.rule("HOS-8.42")
def test_a_line_and_the_line_back_meet_the_same() -> None:
    rng = random.Random(2)
    for _ in range(1000):
        x0, y0, x1, y1 = random_line(rng)
        there, back = Trace(x0, y0, x1, y1), Trace(x1, y1, x0, y0)
        assert there.cells == back.cells[::-1]
        assert there.crossed == back.crossed[::-1]
        assert there.points == back.points[::-1]
        assert there.runs == back.runs[::-1]


@pytest.mark.rule("HOS-8.45")
def test_a_line_in_a_lattice_line_runs_in_its_atoms() -> None:
    trace = Trace(4, 2, 4, 7)
    assert trace.runs == [(2, 1, True), (2, 2, True), (2, 3, True)]
    assert trace.points == [(2, 2), (2, 3)]
    assert trace.on_left(1, 0)
    assert trace.on_right(-1, 0)
