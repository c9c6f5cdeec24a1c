"""Setting faults of a document aside, so that the next one is found.

A reader stops at the first fault. To list them all, each is removed from a copy of the document (an
element, a value, at last a whole table), which is read again. What follows only from such a removal
is no fault of the draft.
"""

import re
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from sandtable.kernel.errors import BadInput
from sandtable.studio.guides import DraftGuide
from sandtable.studio.toml_spans import Path, has_step

STEP = re.compile(r"([^.\[\]]+)|\[(\d+)\]")


def path_of(where: str, document: Mapping[str, Any]) -> Path:
    """The path that a reader's ``where`` names, as far as the document has it.

    Readers add the place in a drawing after a comma, and hexes in parentheses.
    """
    text = re.split(r", | \(", where, maxsplit=1)[0]
    path: list[str | int] = []
    found: Any = document
    for name, number in STEP.findall(text):
        step: str | int = int(number) if number else name
        if not has_step(found, step):
            break
        found = found[step]
        path.append(step)
    return tuple(path)


class Mending:
    """A copy of a document that gets one fault after another set aside."""

    def __init__(self, document: Mapping[str, Any], guide: DraftGuide) -> None:
        self.document: dict[str, Any] = deepcopy(dict(document))
        self.guide = guide
        self._blank = guide.blank()
        #: Elements that were taken out of each array, by its path in the draft.
        self._gone: dict[Path, list[int]] = {}
        #: Keys that were taken out, values that are ours, names that are gone with them.
        self._removed: set[Path] = set()
        self._ours: set[Path] = set()
        self._names: set[str] = set()
        #: Was more of the map set aside than a name?
        self._other_ground = False

    def path(self, error: BadInput) -> Path:
        """Where the fault is in the mended document."""
        return path_of(error.where, self.document)

    def original(self, path: Path) -> Path:
        """Where that was in the draft, before elements were taken out of arrays."""
        found: Path = ()
        for step in path:
            if isinstance(step, int):
                for gone in sorted(self._gone.get(found, [])):
                    step += gone <= step
            found = (*found, step)
        return found

    def is_consequence(self, error: BadInput) -> bool:
        """Does the fault only follow from what was set aside?"""
        path = self.original(self.path(error))
        if error.key == "missing-key":
            return (*path, str(error.params["name"])) in self._removed
        if self._other_ground and error.key in self.guide.placed:
            return True
        if any(path[:length] in self._ours for length in range(1, len(path) + 1)):
            return True
        if error.key != "unknown-key" and path and self._touched(path):
            return True
        return any(
            value in self._names for value in error.params.values() if isinstance(value, str)
        )

    def _touched(self, path: Path) -> bool:
        """Was a value of this table, or an element of a list in it, set aside?"""
        return any(
            other[: len(path)] == path and len(other) <= len(path) + 2
            for other in self._removed | self._ours
        )

    def set_aside(self, error: BadInput) -> bool:
        """Remove the fault; False if nothing can be done."""
        path = self.path(error)
        before = deepcopy(self.document)
        if self.guide.mend(error, self.document, path):
            self._note_missing(before)
            return self.document != before
        self._other_ground |= path[:1] != () and path[0] in self.guide.ground
        if error.key == "unknown-key":
            return self._remove((*path, str(error.params["name"])))
        if error.key == "missing-key":
            wanted = (*path, str(error.params["name"]))
            return self._fill(wanted) or self._remove(path)
        return self._remove_named(error, path) or self._fill(path) or self._remove(path)

    def _at(self, path: Path) -> Any:
        found: Any = self.document
        for step in path:
            found = found[step]
        return found

    def _remove_named(self, error: BadInput, path: Path) -> bool:
        """Take the element that the fault names out of a list of texts."""
        value = self._at(path)
        if not isinstance(value, list):
            return False
        named = {text for text in error.params.values() if isinstance(text, str)}
        wrong = [
            number for number, text in enumerate(value) if isinstance(text, str) and text in named
        ]
        return self._remove((*path, wrong[-1])) if wrong else False

    def _fill(self, path: Path) -> bool:
        """Put a value of the blank scenario there, once."""
        home = self.original(path)
        if not path or home in self._ours:
            return False
        found: Any = self._blank
        for step in path:
            if isinstance(found, dict) and step in found:
                found = found[step]
            elif isinstance(found, list) and isinstance(step, int) and found:
                found = found[0]
            else:
                return False
        self._ours.add(home)
        self._at(path[:-1])[path[-1]] = deepcopy(found)
        return True

    def _remove(self, path: Path) -> bool:
        """Take a value out; if it was needed, the table around it goes next."""
        if not path:
            return False
        around = self._at(path[:-1])
        home = self.original(path)
        if isinstance(around, dict) and path[-1] not in around:
            return False
        value = around[path[-1]]
        if isinstance(value, dict):
            self._names.update(text for text in (value.get("id"),) if isinstance(text, str))
        self._removed.add(home)
        del around[path[-1]]
        if isinstance(around, list):
            self._gone.setdefault(home[:-1], []).append(int(home[-1]))
        return True

    def _note_missing(self, before: Mapping[str, Any]) -> None:
        """Remember words that a guide has taken out of a drawing."""
        for key, value in before.items():
            now = self.document.get(key)
            if isinstance(value, str) and isinstance(now, str) and "\n" in value:
                self._names |= set(value.split()) - set(now.split())
