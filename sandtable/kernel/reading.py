"""Reading documents that people write: every error is reported with its path."""

import re
from collections.abc import Collection, Mapping, Sized
from typing import Any, Final

from sandtable.kernel.errors import BadInput

#: What a scenario only tells: tables of texts by the code of their language.
STORIES: Final = ("history", "notes")
#: Nothing that a document could hold.
MISSING: Final = object()
LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


class Reader:
    """One table of a parsed document, and its path, which is put together when it is wanted."""

    def __init__(
        self,
        data: object,
        where: str,
        parent: "Reader | None" = None,
        key: str = "",
        number: int = -1,
    ) -> None:
        #: The path; or the table that this is part of, its key there, its number if in a list.
        self._where = where
        self._parent = parent
        self._key = key
        self._number = number
        if not isinstance(data, dict) and not isinstance(data, Mapping):
            raise BadInput("not-a-table", self.where)
        self.data: dict[str, Any] = _with_texts_as_keys(data)
        self.asked: set[str] = set()

    @property
    def where(self) -> str:
        if self._parent is not None and not self._where:
            path = self._parent.at(self._key)
            self._where = path if self._number < 0 else f"{path}[{self._number}]"
        return self._where

    def at(self, key: str) -> str:
        where = self.where
        return f"{where}.{key}" if where else key

    def has(self, key: str) -> bool:
        self.asked.add(key)
        return key in self.data

    def value(self, key: str) -> Any:
        self.asked.add(key)
        found = self.data.get(key, MISSING)
        if found is MISSING:
            raise BadInput("missing-key", self.where, name=key)
        return found

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise BadInput("not-a-text", self.at(key), value=str(value))
        return value

    def integer(self, key: str, low: int, high: int) -> int:
        value = self.value(key)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        return whole_number(value, low, high, self.at(key))  # refuses it

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise BadInput("not-a-flag", self.at(key), value=str(value))
        return value

    def choice(self, key: str, options: Collection[str]) -> str:
        value = self.text(key)
        if value not in options:
            raise BadInput("not-a-choice", self.at(key), value=value, options=", ".join(options))
        return value

    def texts(self, key: str) -> list[str]:
        value = self.value(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise BadInput("not-a-list-of-texts", self.at(key))
        return list(value)

    def table(self, key: str) -> "Reader":
        return Reader(self.value(key), "", self, key)

    def tables(self, key: str) -> "list[Reader]":
        value = self.value(key)
        if not isinstance(value, list):
            raise BadInput("not-a-list", self.at(key))
        return [Reader(item, "", self, key, i) for i, item in enumerate(value)]

    def finish(self) -> None:
        """Refuse keys that were never read: most often they are misspelt."""
        for key in self.data:
            if key not in self.asked:
                raise BadInput("unknown-key", self.where, name=key)


def read_stories(scenario: Reader) -> None:
    """Check the history of a scenario and the notes on it; both may be left out."""
    for part in STORIES:
        if not scenario.has(part):
            continue
        texts = scenario.table(part)
        for language in texts.data:
            if LANGUAGE.fullmatch(language) is None:
                raise BadInput("unknown-key", texts.where, name=language)
            texts.text(language)


def story_in(scenario: Mapping[str, Any], part: str, language: str) -> str:
    """The history or the notes in a language, else in English or in the first one; "": none."""
    texts: dict[str, str] = scenario.get(part, {})
    return texts.get(language) or texts.get("en") or next(iter(texts.values()), "")


def _with_texts_as_keys(table: Mapping[Any, Any]) -> dict[str, Any]:
    """The table itself if it is one that JSON or TOML could hold, else a copy."""
    if isinstance(table, dict):
        for key in table:
            if not isinstance(key, str):
                break
        else:
            return table
    return {str(key): value for key, value in table.items()}


def check_length(items: Sized, most: int, where: str) -> None:
    """Refuse a list that is longer than any game could make it."""
    if len(items) > most:
        raise BadInput("list-too-long", where, found=len(items), most=most)


def whole_number(value: object, low: int, high: int, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadInput("not-in-range", where, value=str(value), low=low, high=high)
    return value
