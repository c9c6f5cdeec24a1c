"""Marks for the compiler, which reads ``native.pyi``; the interpreter ignores them.

``@mypyc_attr(acyclic=True)`` is for small classes that can never be part of a reference cycle: the
garbage collector skips their compiled instances.

``@mypyc_attr(allow_interpreted_subclasses=True)`` is for classes that uncompiled code (tests, games
of other packages) derives from.

``i64`` is an int that the compiler keeps in a register; elsewhere it is simply ``int``. It is for
geometry: the compiler multiplies other ints quickly only if they are not negative.
"""

from collections.abc import Callable
from typing import TypeVar

i64 = int

C = TypeVar("C")


def mypyc_attr(
    *, acyclic: bool = False, allow_interpreted_subclasses: bool = False
) -> Callable[[C], C]:
    """The mark without a compiler: it does nothing."""
    return lambda marked: marked
