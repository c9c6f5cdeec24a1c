"""Drafts of scenarios, as they go over the wire: docs/protocol.md, docs/studio.md."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, JsonValue

from sandtable.studio.drafting import MOST_EDITS, MOST_PLACES
from sandtable.tables.schema import Given, Text, Word

#: How many keys and numbers a path may have.
MOST_STEPS = 12
#: A scenario as the text of its file; the loader has a limit of its own.
ScenarioFile = Annotated[str, Field(max_length=250_000)]


class EditGiven(Given):
    """One change of a draft: a brush on places, places to erase or wipe, or a value at a path."""

    do: Literal["lay", "erase", "wipe", "set", "delete", "append"]
    brush: Text = ""
    places: Annotated[list[Word], Field(default_factory=list, max_length=MOST_PLACES)]
    path: Annotated[list[Text | int], Field(default_factory=list, max_length=MOST_STEPS)]
    value: JsonValue = None


class DraftGiven(Given):
    """The text of a draft, and what is to be changed in it."""

    text: ScenarioFile
    edits: Annotated[list[EditGiven], Field(default_factory=list, max_length=MOST_EDITS)]


class FileGiven(Given):
    """A file of another program, by its ending, or a draft that is to become one."""

    format: Text
    text: ScenarioFile


class FaultTold(BaseModel):
    key: str
    where: str
    params: dict[str, Any]
    #: "": none.
    rule: str
    path: list[str | int]
    line: int
    #: Things on the table, as actions name them.
    places: list[str]


class DraftTold(BaseModel):
    """A draft as the editor shows it."""

    text: str
    faults: list[FaultTold]
    #: What the text says; null if it is no TOML.
    document: dict[str, Any] | None
    #: What the board draws: the draft without its faults; null if nothing can be read.
    description: dict[str, Any] | None
    #: The brushes on each place, the uppermost first.
    cells: dict[str, list[str]]
    #: Where the letters of each place stand in the text.
    letters: dict[str, list[list[int]]]
    #: What the panels ask for.
    forms: list[dict[str, Any]]


class BrushTold(BaseModel):
    brush: str
    kind: str
    named: str
    on: list[str]
    letter: str
    side: str
    look: str


class ShelfTold(BaseModel):
    key: str
    brushes: list[BrushTold]


class ToolsTold(BaseModel):
    """What a game's scenarios are drawn with."""

    game: str
    shelves: list[ShelfTold]
    #: The smallest scenario.
    blank: str
    #: The endings of files of other programs.
    formats: list[str]


class FormatNote(BaseModel):
    key: str
    params: dict[str, Any]
    places: list[str]


class FileTold(BaseModel):
    """A converted file, and what could not be taken over."""

    text: str
    notes: list[FormatNote]
