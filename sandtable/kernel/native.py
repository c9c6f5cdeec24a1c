"""A mark for the compiler; the interpreter takes no notice of it.

``@mypyc_attr(acyclic=True)`` is for classes of small things that never lead back to themselves:
when compiled, the garbage collector does not look at them.
"""

from typing import Any


def unmarked(*attrs: str, **kwattrs: object) -> Any:
    """The same where there is no compiler."""
    return lambda marked: marked


try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:
    mypyc_attr = unmarked
