"""Marks for the compiler, which reads ``native.pyi``; the interpreter ignores them.

``@mypyc_attr(acyclic=True)`` is for small classes that can never be part of a reference cycle: the
garbage collector skips their compiled instances.

``@mypyc_attr(allow_interpreted_subclasses=True)`` is for classes that uncompiled code (tests, games
of other packages) derives from.
"""

from collections.abc import Callable
from typing import TypeVar

C = TypeVar("C")


def mypyc_attr(
    *, acyclic: bool = False, allow_interpreted_subclasses: bool = False
) -> Callable[[C], C]:
    """The mark without a compiler: it does nothing."""
    return lambda marked: marked
