"""Drafts with faults: one for each refusal of the scenario readers, for tests.

A draft is an official scenario (or the blank one, ``""``) with changes by path. ``GONE`` removes
a value; a path that ends in ``+`` appends to an array.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.kernel.errors import BadInput
from sandtable.studio.guides import guide_of
from sandtable.studio.mending import STEP
from sandtable.studio.scenario_text import ScenarioText
from sandtable.studio.toml_writing import document_text

GONE = object()


@contextmanager
def refused(key: str) -> Iterator[None]:
    """Something that is refused with this key."""
    with pytest.raises(BadInput) as caught:
        yield
    assert caught.value.key == key


@dataclass(frozen=True)
class Draft:
    """A draft with one fault: its key, the path that is shown, and what is shown on the map."""

    game: str
    scenario: str
    changes: dict[str, Any]
    key: str
    path: str
    places: tuple[str, ...] = ()
    rule: str = ""
    #: What the line of the fault has in it; by default the last step of the path.
    line: str = field(default="")

    def text(self) -> ScenarioText:
        text = official(self.game, self.scenario)
        for path, value in self.changes.items():
            steps = tuple(
                int(number) if number else name
                for name, number in STEP.findall(path.removesuffix("+"))
            )
            if path.endswith("+"):
                text = text.append(steps, value)
            elif value is GONE:
                text = text.delete(steps)
            elif callable(value):
                text = text.set(steps, value(text.get(steps)))
            else:
                text = text.set(steps, value)
        return text


def official(game_id: str, scenario: str) -> ScenarioText:
    """An official scenario's own file, or the blank scenario of a game."""
    game = sandtable.game(game_id)
    if not scenario:
        guide = guide_of(game)
        return ScenarioText(document_text(guide.blank(), guide.inline))
    (path,) = (game.folder / "data" / "scenarios").glob(f"*-{scenario}.toml")
    return ScenarioText.open(path)


def all_official() -> list[tuple[str, Path]]:
    return [
        (id, path)
        for id in sandtable.games()
        if guide_of(sandtable.game(id)).rules
        for path in sorted((sandtable.game(id).folder / "data" / "scenarios").glob("*.toml"))
    ]


def swap(old: str, new: str) -> Any:
    """A change of a text: the first occurrence of something becomes something else."""

    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


def letter(row: int, column: int, new: str) -> Any:
    """A change of a drawn layer: the letter of one hex."""

    def change(text: str) -> str:
        rows = text.split("\n")
        at = 2 * column + row % 2
        rows[row] = rows[row][:at] + new + rows[row][at + 1 :]
        return "\n".join(rows)

    return change
