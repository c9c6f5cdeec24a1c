"""A scenario file that keeps its text: an edit changes what it touches and nothing else.

The text is the model. ``document`` is what it says; a change is made in the text, at the place of
the value, so that comments, order and spacing stay as somebody wrote them.
"""

import tomllib
from pathlib import Path as File
from typing import Any, Final

from sandtable.kernel.errors import BadInput
from sandtable.studio.toml_spans import Path, Span, Spans, has_step
from sandtable.studio.toml_writing import key_text, multiline_text, pair_text, value_text

#: The longest text that is read: some twenty times the longest official scenario.
MOST_CHARACTERS: Final = 200_000
#: How deep tables and arrays may be nested; official scenarios have five levels.
MOST_LEVELS: Final = 24


class ScenarioText:
    """The text of a scenario, its document, and where each value stands."""

    def __init__(self, text: str) -> None:
        check_size(text)
        self.text = text
        self.document: dict[str, Any] = parse(text)
        self.spans = Spans(text)

    @classmethod
    def open(cls, path: File) -> "ScenarioText":
        """A scenario file; line breaks stay as they are."""
        try:
            return cls(path.read_bytes().decode())
        except OSError as error:
            raise BadInput("unreadable-file", str(path), reason=str(error.strerror)) from None
        except UnicodeDecodeError as error:
            raise BadInput("unreadable-file", str(path), reason=str(error)) from None
        except BadInput as error:
            raise BadInput(error.key, f"{path}: {error.where}", **error.params) from None

    @property
    def line_break(self) -> str:
        return "\r\n" if "\r\n" in self.text else "\n"

    def get(self, path: Path) -> Any:
        """The value at a path; None if there is none."""
        found: Any = self.document
        for step in path:
            if not has_step(found, step):
                return None
            found = found[step]
        return found

    def line(self, path: Path) -> int:
        """The line of a value, or of the nearest thing around it; 1 for the whole document."""
        span = self.spans.find(path)
        return 1 if span is None else self.spans.line(span.whole)

    # Changing.

    def set(self, path: Path, value: object) -> "ScenarioText":
        """The text with another value at a path; its table must be there."""
        if value == self.get(path) and type(value) is type(self.get(path)):
            return self
        span = self.spans.at.get(path)
        if span is not None and span.kind != "header":
            drawn = isinstance(value, str) and self.text.startswith('"""', span.start)
            written = multiline_text(str(value)) if drawn else value_text(value)
            return self._splice(span.start, span.end, written)
        if span is not None or self.get(path) is not None:
            return self.delete(path).set(path, value)
        return self._add(path, value)

    def append(self, path: Path, value: object) -> "ScenarioText":
        """The text with one more element in an array, which begins with it if there is none."""
        found = self.get(path)
        if found is None:
            return self._add(path, [value])
        return self._add((*path, len(found)), value)

    def delete(self, path: Path) -> "ScenarioText":
        """The text without a value: its line, its section, or its place in an array."""
        if self.get(path) is None:
            raise BadInput("studio-nothing-there", path_text(path))
        if path in self.spans.sections or path not in self.spans.at:  # sections under it
            return self._delete_sections(path)
        span = self.spans.at[path]
        around = self.spans.at.get(path[:-1])
        if span.kind == "header":
            return self._delete_sections(path)
        if around is None or around.kind == "header":
            return self._splice(self._line_start(span.whole), self.spans.line_end(span.end), "")
        return self._delete_element(span, around)

    def _splice(self, start: int, end: int, written: str) -> "ScenarioText":
        if self.line_break != "\n":
            written = written.replace("\n", self.line_break)
        return ScenarioText(self.text[:start] + written + self.text[end:])

    def _line_start(self, place: int) -> int:
        return self.text.rfind("\n", 0, place) + 1

    def _add(self, path: Path, value: object) -> "ScenarioText":
        table, last = path[:-1], path[-1]
        around = self.spans.at.get(table)
        if table in self.spans.sections and isinstance(last, int):
            return self._add_section(table, value)
        if around is not None and around.kind in ("inline", "array"):
            return self._add_element(table, around, last, value)
        if not isinstance(last, str) or (table and not isinstance(self.get(table), dict)):
            raise BadInput("studio-nothing-there", path_text(table))
        written = pair_text(last, value) + "\n"
        if table and around is None:  # a table that has no header of its own
            dotted = self._end_of_dotted(table)
            if dotted:
                home = max(n for n in range(len(table)) if not n or table[:n] in self.spans.at)
                keys = "".join([f"{key_text(str(step))}." for step in table[home:]])
                return self._splice(dotted, dotted, keys + written)
            name = ".".join([key_text(str(step)) for step in table])
            return self._splice(len(self.text), len(self.text), f"\n[{name}]\n{written}")
        end = self._end_of_pairs(table)
        return self._splice(end, end, written)

    def _end_of_pairs(self, table: Path) -> int:
        """The end of the last line among the plain values of a table."""
        ends = [
            self.spans.line_end(span.end)
            for path, span in self.spans.at.items()
            if path[:-1] == table and span.kind != "header"
        ]
        if table:
            ends.append(self.spans.line_end(self.spans.at[table].whole))
        return max(ends, default=0)

    def _end_of_dotted(self, table: Path) -> int:
        """The end of the last line that gives a table a value by a dotted key; 0: there is none."""
        ends = [
            self.spans.line_end(span.end)
            for path, span in self.spans.at.items()
            if path[:-1] == table and span.kind != "header"
        ]
        return max(ends, default=0)

    def _add_section(self, table: Path, value: object) -> "ScenarioText":
        if not isinstance(value, dict):
            raise BadInput("not-a-table", path_text(table))
        last = (*table, self.spans.sections[table] - 1)
        inside = [span.end for path, span in self.spans.at.items() if path[: len(last)] == last]
        end = max(self.spans.line_end(place - 1) for place in inside)
        name = ".".join([key_text(step) for step in table if isinstance(step, str)])
        pairs = "".join([f"{pair_text(key, item)}\n" for key, item in value.items()])
        gap = "" if self.text[:end].endswith("\n") else "\n"
        return self._splice(end, end, f"{gap}\n[[{name}]]\n{pairs}")

    def _add_element(
        self, table: Path, around: Span, last: str | int, value: object
    ) -> "ScenarioText":
        """Add to an array or a table in braces, in the style of what it holds."""
        written = value_text(value)
        if isinstance(last, str):
            written = f"{key_text(last)} = {written}"
        children = [span for path, span in self.spans.at.items() if path[:-1] == table]
        if not children:
            braces = "{ " + written + " }" if around.kind == "inline" else f"[{written}]"
            return self._splice(around.start, around.end, braces)
        final = max(children, key=lambda span: span.end)
        indent = self.text[self._line_start(final.whole) : final.whole]
        if indent.strip():  # on one line with what stands before it
            return self._splice(final.end, final.end, f", {written}")
        after = self.text.find(",", final.end, around.end)
        if after < 0 or self.text[final.end : after].strip():
            return self._splice(final.end, final.end, f",\n{indent}{written},")
        return self._splice(after + 1, after + 1, f"\n{indent}{written},")

    def _delete_element(self, span: Span, around: Span) -> "ScenarioText":
        """Remove an element with its comma, and its line if it has one to itself."""
        inside = [
            other
            for path, other in self.spans.at.items()
            if around.start < other.whole and other.end < around.end and other != span
        ]
        start, end = span.whole, span.end
        comma = end + len(self.text[end : around.end]) - len(self.text[end : around.end].lstrip())
        if self.text[comma] == ",":
            end = comma + 1
            line_start, line_end = self._line_start(start), self.spans.line_end(end)
            own_line = not (self.text[line_start:start] + self.text[end:line_end]).strip()
            if own_line:
                return self._splice(line_start, line_end, "")
            while self.text[end] in " \t":
                end += 1
        else:
            before = [other.end for other in inside if other.end <= start]
            start = max(before, default=start)
        return self._splice(start, end, "")

    def _delete_sections(self, path: Path) -> "ScenarioText":
        """Remove every section at or under a path, with the comments that stand right before."""
        sections = [
            span
            for other, span in self.spans.at.items()
            if other[: len(path)] == path and span.kind == "header"
        ]
        text = self.text
        for span in sorted(sections, key=lambda span: -span.start):
            text = text[: self._start_of_section(span.start)] + text[span.end :]
        return ScenarioText(text.rstrip("\r\n") + self.line_break)

    def _start_of_section(self, header: int) -> int:
        """Where a section begins, with its comments and the empty line before them."""
        start = self._line_start(header)
        while start:
            line = self.text[self._line_start(start - 1) : start].strip()
            if line and not line.startswith("#"):
                break
            start = self._line_start(start - 1)
            if not line:
                break
        return start


def parse(text: str) -> dict[str, Any]:
    """The document that a text says; a syntax error is refused with its line."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadInput("bad-toml", "", reason=str(error)) from None


def check_size(
    text: str, most_characters: int = MOST_CHARACTERS, most_levels: int = MOST_LEVELS
) -> None:
    """Refuse a text that no scenario needs, before anything reads it."""
    if len(text) > most_characters:
        raise BadInput("studio-too-long", "", found=len(text), most=most_characters)
    level = 0
    for letter in text:
        if letter in "[{":
            level += 1
        elif letter in "]}":
            level = max(0, level - 1)
        if level > most_levels:
            raise BadInput("studio-too-deep", "", most=most_levels)


def path_text(path: Path) -> str:
    """A path as the readers of documents write it: ``boards[0].at``."""
    found = ""
    for step in path:
        if isinstance(step, int):
            found += f"[{step}]"
        else:
            found += f".{step}" if found else step
    return found
