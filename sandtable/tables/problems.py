"""Requests that cannot be served."""

from typing import Final

from sandtable.kernel.errors import Json
from sandtable.kernel.rule import Refusal

#: Keys of the engine's errors that mean "not found".
NOT_FOUND: Final = {"unknown-game", "unknown-scenario", "unknown-lesson", "unknown-beat"}


class Problem(Exception):
    """Like BadInput, with an HTTP status."""

    def __init__(self, status: int, key: str, where: str = "", **params: Json) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.where = where
        self.params = params


class TableElsewhere(Problem):
    """Another worker plays this table; ``address`` is where to ask it, if it can be asked."""

    def __init__(self, address: str) -> None:
        super().__init__(503, "table-elsewhere")
        self.address = address


class Declined(Exception):
    """What a client asks of a table and is refused: a reason of the protocol, and the refusal if a
    rule forbids it.
    """

    def __init__(self, reason: str, refusal: Refusal | None = None) -> None:
        self.reason = reason
        self.refusal = refusal
        super().__init__(reason)
