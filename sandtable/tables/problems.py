"""Requests that cannot be served."""

from typing import Final

from sandtable.kernel.errors import Json

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
