"""Jobs for workers, good and bad."""

import os
import time

from sandtable.kernel.errors import BadInput
from sandtable.tables.problems import Problem


def add(a: int, b: int) -> int:
    return a + b


def never_end() -> None:
    time.sleep(3600)


def eat_memory() -> int:
    return len(bytearray(2**32))


def die() -> None:
    os._exit(9)


def find_fault() -> None:
    raise BadInput("unknown-unit", "units[0]", unit="x")


def refuse() -> None:
    raise Problem(409, "not-finished", "body", game="x")


def fail() -> None:
    raise ZeroDivisionError("our mistake")
