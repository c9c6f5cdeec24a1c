"""What can be said of a position in words: the parts of an evaluation, for hints."""

from sandtable.kernel.errors import Json
from sandtable.kernel.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Fact:
    """Something that a side has, in some amount: it holds a place, a unit is suppressed.

    ``key`` names the messages ``reason-<key>``, said when there is more of it, and
    ``reason-<key>-less``; ``good``: the side wants it. ``params`` names what it is about.
    """

    __slots__ = ("amount", "good", "key", "params")

    def __init__(self, key: str, good: bool, params: dict[str, Json], amount: int = 1) -> None:
        self.key = key
        self.good = good
        self.params = params
        self.amount = amount

    def __repr__(self) -> str:
        return f"Fact({self.key!r}, {self.good}, {self.params!r}, {self.amount})"
