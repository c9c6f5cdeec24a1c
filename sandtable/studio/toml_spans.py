"""Where each value of a TOML text stands.

The scanner is given text that ``tomllib`` has accepted, so it only has to find the borders of
values, not to check them.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

#: A value by the keys and numbers that lead to it: ``("boards", 0, "at", 1)``.
Path: TypeAlias = "tuple[str | int, ...]"

BLANK: Final = " \t"
EMPTY: Final = " \t\r\n"
#: What ends a number, a date or a flag.
ENDS: Final = ",]}#\r\n \t"
ESCAPES: Final = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", '"': '"', "\\": "\\"}


@dataclass(frozen=True)
class Span:
    """A value: ``text[start:end]``. ``whole`` is where its key, or its element, begins.

    For a table under a header, the span reaches from the header to the end of its last line.
    """

    whole: int
    start: int
    end: int
    #: "value", "inline" (a table in braces), "array" (in brackets), "header" ([x] or [[x]]).
    kind: str


class Spans:
    """The spans of all values of a text, by path."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at: dict[Path, Span] = {}
        #: How many elements each array of tables has.
        self.sections: dict[Path, int] = {}
        self._place = 0
        self._scan()

    def find(self, path: Path) -> Span | None:
        """The span of a value, or of the nearest thing in it or around it that has one."""
        while path and path not in self.at:
            inside = [span for other, span in self.at.items() if other[: len(path)] == path]
            if inside:
                return min(inside, key=lambda span: span.whole)
            path = path[:-1]
        return self.at.get(path)

    def line(self, place: int) -> int:
        """The line, counted from 1, of a place in the text."""
        return self.text.count("\n", 0, place) + 1

    def line_end(self, place: int) -> int:
        """Where the next line begins."""
        end = self.text.find("\n", place)
        return len(self.text) if end < 0 else end + 1

    # Scanning.

    def _scan(self) -> None:
        table: Path = ()
        header = 0
        body_end = 0
        while True:
            self._skip_empty()
            if self._place >= len(self.text):
                break
            begun = self._place
            if self.text[begun] == "[":
                self._close(table, header, body_end)
                table = self._read_header()
                header = begun
            else:
                self._read_pair(table)
            body_end = self.line_end(self._place)
        self._close(table, header, body_end)

    def _close(self, table: Path, header: int, end: int) -> None:
        if table:
            self.at[table] = Span(header, header, end, "header")

    def _read_header(self) -> Path:
        double = self.text.startswith("[[", self._place)
        self._place += 2 if double else 1
        keys = self._read_keys()
        self._place += 2 if double else 1
        path: Path = ()
        for key in keys[:-1]:
            path = self._into((*path, key))
        path = (*path, keys[-1])
        if not double:
            return path
        number = self.sections.get(path, 0)
        self.sections[path] = number + 1
        return (*path, number)

    def _into(self, path: Path) -> Path:
        """The last element of an array of tables; other tables as they are."""
        return (*path, self.sections[path] - 1) if path in self.sections else path

    def _read_pair(self, table: Path) -> None:
        whole = self._place
        path = (*table, *self._read_keys())
        self._place = self.text.index("=", self._place) + 1
        self._skip_blank()
        self._read_value(path, whole)

    def _read_keys(self) -> list[str]:
        """A key, or several with dots between them."""
        keys: list[str] = []
        while True:
            self._skip_blank()
            keys.append(self._read_key())
            self._skip_blank()
            if not self.text.startswith(".", self._place):
                return keys
            self._place += 1

    def _read_key(self) -> str:
        begun = self._place
        if self.text[begun] in "\"'":
            self._skip_string()
            return unquoted(self.text[begun : self._place])
        while self.text[self._place].isalnum() or self.text[self._place] in "_-":
            self._place += 1
        return self.text[begun : self._place]

    def _read_value(self, path: Path, whole: int) -> None:
        begun = self._place
        first = self.text[begun]
        kind = "value"
        if first in "\"'":
            self._skip_string()
        elif first == "[":
            kind = "array"
            self._read_array(path)
        elif first == "{":
            kind = "inline"
            self._read_inline(path)
        else:
            while self._place < len(self.text) and self.text[self._place] not in ENDS:
                self._place += 1
        self.at[path] = Span(whole, begun, self._place, kind)

    def _read_array(self, path: Path) -> None:
        self._place += 1
        number = 0
        while True:
            self._skip_empty()
            if self.text[self._place] == "]":
                break
            if self.text[self._place] == ",":
                self._place += 1
                continue
            self._read_value((*path, number), self._place)
            number += 1
        self._place += 1

    def _read_inline(self, path: Path) -> None:
        self._place += 1
        while True:
            self._skip_empty()
            if self.text[self._place] == "}":
                break
            if self.text[self._place] == ",":
                self._place += 1
                continue
            self._read_pair(path)
        self._place += 1

    def _skip_string(self) -> None:
        quote = self.text[self._place]
        if self.text.startswith(quote * 3, self._place):
            self._place += 3
            while not self.text.startswith(quote * 3, self._place):
                self._place += 2 if quote == '"' and self.text[self._place] == "\\" else 1
            while self.text.startswith(quote, self._place):  # up to two quotes before the last
                self._place += 1
            return
        self._place += 1
        while self.text[self._place] != quote:
            self._place += 2 if quote == '"' and self.text[self._place] == "\\" else 1
        self._place += 1

    def _skip_blank(self) -> None:
        while self._place < len(self.text) and self.text[self._place] in BLANK:
            self._place += 1

    def _skip_empty(self) -> None:
        """Skip blanks, line breaks and comments."""
        while self._place < len(self.text):
            if self.text[self._place] in EMPTY:
                self._place += 1
            elif self.text[self._place] == "#":
                self._place = self.line_end(self._place)
            else:
                return


def has_step(value: object, step: str | int) -> bool:
    """Does a table have this key, or an array this many elements?"""
    if isinstance(value, dict):
        return step in value
    return isinstance(value, list) and isinstance(step, int) and step < len(value)


def unquoted(key: str) -> str:
    """What a key in quotes says."""
    inside = key[1:-1]
    if key[0] == "'" or "\\" not in inside:
        return inside
    found = ""
    place = 0
    while place < len(inside):
        if inside[place] != "\\":
            found += inside[place]
            place += 1
        elif inside[place + 1] in ESCAPES:
            found += ESCAPES[inside[place + 1]]
            place += 2
        else:  # \uXXXX or \UXXXXXXXX
            digits = 4 if inside[place + 1] == "u" else 8
            found += chr(int(inside[place + 2 : place + 2 + digits], 16))
            place += 2 + digits
    return found
