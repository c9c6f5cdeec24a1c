"""A draft for the editor: the text after some edits, what is wrong with it, and what can be drawn.

A draft may be incomplete. What the board draws is the draft with its faults set aside.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.game import Game
from sandtable.kernel.reading import STORIES
from sandtable.studio.easel import NOTES, STORY, Easel, Field, Form, add_to, drop, easel_of
from sandtable.studio.faults import Fault, find_faults, readable_part
from sandtable.studio.formats import Format
from sandtable.studio.guides import guide_of
from sandtable.studio.scenario_text import ScenarioText, path_text
from sandtable.studio.toml_spans import Path
from sandtable.studio.toml_writing import document_text

#: The most edits of one step, and the most places of one stroke.
MOST_EDITS: Final = 64
MOST_PLACES: Final = 500
LAY: Final = "lay"
ERASE: Final = "erase"
WIPE: Final = "wipe"
SET: Final = "set"
DELETE: Final = "delete"
APPEND: Final = "append"
#: What every game's scenarios may tell, in any language.
STORIES_FORM: Final = Form(
    NOTES,
    "studio-form-stories",
    tuple([Field(f"studio-field-{part}", (part,), STORY, optional=True) for part in STORIES]),
)


@dataclass(frozen=True)
class Edit:
    """One change: a brush on places, places to erase or to wipe, or a value at a path."""

    do: str
    brush: str = ""
    places: tuple[str, ...] = ()
    path: Path = ()
    value: Any = None


def apply_edits(game: Game, text: str, edits: Sequence[Edit]) -> str:
    """The text after some edits; if one of them cannot be made, none is."""
    if not edits:
        return text
    easel = easel_of(game)
    source = ScenarioText(text)
    for edit in edits:
        source = _apply(game, easel, source, edit)
    return source.text


def _apply(game: Game, easel: Easel, source: ScenarioText, edit: Edit) -> ScenarioText:
    if edit.do == LAY:
        return easel.lay(game, source, edit.brush, edit.places)
    if edit.do in (ERASE, WIPE):
        take_off = easel.erase if edit.do == ERASE else easel.wipe
        for place in edit.places:
            source = take_off(game, source, place)
        return source
    if not edit.path or any(isinstance(step, int) and step < 0 for step in edit.path):
        raise BadInput("studio-nothing-there")
    if edit.do != DELETE and not _is_writable(edit.value):
        raise BadInput("studio-nothing-there", path_text(edit.path))
    if edit.do == SET:
        return easel.set(game, source, edit.path, edit.value)
    if edit.do == APPEND:
        return add_to(source, edit.path, edit.value)
    return drop(source, edit.path)


def _is_writable(value: Any) -> bool:
    """Has TOML a way to write it? It has none for null."""
    if isinstance(value, dict):
        return all(_is_writable(item) for item in value.values())
    if isinstance(value, list):
        return all(_is_writable(item) for item in value)
    return value is not None


def draft(game: Game, text: str, edits: Sequence[Edit] = ()) -> dict[str, Json]:
    """The draft as the editor shows it."""
    text = apply_edits(game, text, edits)
    faults = find_faults(game, text)
    found: dict[str, Json] = {
        "text": text,
        "faults": [fault.to_json() for fault in faults],
        "document": None,
        "description": None,
        "cells": {},
        "letters": {},
        "forms": [],
    }
    try:
        source = ScenarioText(text)
    except BadInput:
        return found
    easel = easel_of(game)
    document = source.document
    found["document"] = _plain(document)
    found["forms"] = [form.to_json() for form in (*easel.forms(game, document), STORIES_FORM)]
    found["cells"] = {place: [*ids] for place, ids in easel.cells(game, document).items()}
    found["letters"] = {
        place: [[*span] for span in spans] for place, spans in easel.letters(game, source).items()
    }
    found["description"] = _description(game, easel, document, faults)
    return found


def _description(
    game: Game, easel: Easel, document: Mapping[str, Any], faults: Sequence[Fault]
) -> Json:
    """What can be drawn: the draft without its faults; None if nothing is left."""
    part = readable_part(game, document) if faults else dict(document)
    if part is None:
        return None
    # A draft is called what it calls itself, even if its id is that of an official scenario.
    described = dict(game.describe(part)) | {"scenario": ""}
    return easel.describe(game, document, described)


def _plain(value: Any) -> Json:
    """A value of TOML as JSON; dates and the like as their text."""
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value if isinstance(value, str | int | float | bool) else str(value)


# What the editor begins with.


def blank_text(game: Game) -> str:
    """The smallest scenario of a game, as a text."""
    guide = guide_of(game)
    return document_text(guide.blank(), guide.inline - set(game.sides))


def official_text(game: Game, scenario: str) -> str:
    """The file of an official scenario, byte for byte."""
    if scenario in game.scenarios():
        folder = game.folder / "data" / "scenarios"
        for path in sorted(folder.glob(f"*-{scenario}.toml")):
            if path.stem.split("-", 1)[1] == scenario:
                return path.read_bytes().decode()
    raise BadInput("studio-no-text", scenario=scenario)


def formats_of(game: Game) -> dict[str, Format]:
    formats: dict[str, Format] = getattr(game.part("studio"), "FORMATS", {})
    return formats


def tools(game: Game) -> dict[str, Json]:
    """What never changes while a scenario is drawn: the palette, a blank text, file formats."""
    shelves = easel_of(game).shelves(game)
    return {
        "game": game.id,
        "shelves": [shelf.to_json() for shelf in shelves],
        "blank": blank_text(game),
        "formats": [*formats_of(game)],
    }


def convert(game: Game, ending: str, text: str) -> dict[str, Json]:
    """A scenario from a file of another program, and what could not be taken over."""
    formats = formats_of(game)
    if ending not in formats:
        raise BadInput("studio-no-format", format=ending)
    converted = formats[ending].read(text)
    return {
        "text": document_text(converted.document, guide_of(game).inline),
        "notes": [note.to_json() for note in converted.notes.all()],
    }


def export(game: Game, ending: str, text: str) -> dict[str, Json]:
    """A scenario as a file of another program, and what that cannot say."""
    formats = formats_of(game)
    if ending not in formats:
        raise BadInput("studio-no-format", format=ending)
    written = formats[ending].write(ScenarioText(text).document)
    return {"text": written.text, "notes": [note.to_json() for note in written.notes.all()]}
