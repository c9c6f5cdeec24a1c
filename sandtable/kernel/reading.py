"""Reading documents that people write: every fault is named with its place."""

from collections.abc import Iterable, Mapping
from typing import Any

from sandtable.kernel.errors import BadInput


class Reader:
    """One table of a parsed document, and the path that leads to it."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, Mapping):
            raise BadInput("not-a-table", where)
        self.data: dict[str, Any] = {str(key): value for key, value in data.items()}
        self.where = where
        self.asked: set[str] = set()

    def at(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def has(self, key: str) -> bool:
        self.asked.add(key)
        return key in self.data

    def value(self, key: str) -> Any:
        self.asked.add(key)
        if key not in self.data:
            raise BadInput("missing-key", self.where, name=key)
        return self.data[key]

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise BadInput("not-a-text", self.at(key), value=str(value))
        return value

    def integer(self, key: str, low: int, high: int) -> int:
        return whole_number(self.value(key), low, high, self.at(key))

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise BadInput("not-a-flag", self.at(key), value=str(value))
        return value

    def choice(self, key: str, options: Iterable[str]) -> str:
        value = self.text(key)
        allowed = list(options)
        if value not in allowed:
            raise BadInput("not-a-choice", self.at(key), value=value, options=", ".join(allowed))
        return value

    def texts(self, key: str) -> list[str]:
        value = self.value(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise BadInput("not-a-list-of-texts", self.at(key))
        return list(value)

    def table(self, key: str) -> "Reader":
        return Reader(self.value(key), self.at(key))

    def tables(self, key: str) -> "list[Reader]":
        value = self.value(key)
        if not isinstance(value, list):
            raise BadInput("not-a-list", self.at(key))
        return [Reader(item, f"{self.at(key)}[{i}]") for i, item in enumerate(value)]

    def finish(self) -> None:
        """Refuse keys that nobody asked for: most often they are misspelt."""
        for key in self.data:
            if key not in self.asked:
                raise BadInput("unknown-key", self.where, name=key)


def whole_number(value: object, low: int, high: int, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadInput("not-in-range", where, value=str(value), low=low, high=high)
    return value
