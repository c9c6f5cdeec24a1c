"""A mark for the compiler, which reads ``native.pyi``; the interpreter takes no notice of it.

``@mypyc_attr(acyclic=True)`` is for classes of small things that never lead back to themselves:
when compiled, the garbage collector does not look at them.
"""

from collections.abc import Callable
from typing import TypeVar

C = TypeVar("C")


def mypyc_attr(*, acyclic: bool) -> Callable[[C], C]:
    """The mark, where nothing is compiled."""
    return lambda marked: marked
