"""Requests of the editor: what scenarios are drawn with, drafts, files of other programs.

Nothing of a draft is stored here: the browser has it.
"""

from typing import Any

import sandtable
from sandtable.studio import drafting
from sandtable.studio.drafting import Edit
from sandtable.tables.problems import Problem
from sandtable.tables.schema_studio import DraftGiven, FileGiven


def tools(game: str) -> dict[str, Any]:
    """What a game's scenarios are drawn with."""
    return drafting.tools(sandtable.game(game))


def text(game: str, scenario: str) -> str:
    """The file of an official scenario."""
    found = sandtable.game(game)
    if scenario not in found.scenarios():
        raise Problem(404, "no-such-scenario", scenario=scenario, game=game)
    return drafting.official_text(found, scenario)


def draft(game: str, given: DraftGiven) -> dict[str, Any]:
    """A draft after some edits: its text, faults, and what can be drawn."""
    edits = [
        Edit(each.do, each.brush, tuple(each.places), tuple(each.path), each.value)
        for each in given.edits
    ]
    return drafting.draft(sandtable.game(game), given.text, edits)


def open_file(game: str, given: FileGiven) -> dict[str, Any]:
    """A scenario from a file of another program."""
    return drafting.convert(sandtable.game(game), given.format, given.text)


def save_file(game: str, given: FileGiven) -> dict[str, Any]:
    """A scenario as a file of another program."""
    return drafting.export(sandtable.game(game), given.format, given.text)
