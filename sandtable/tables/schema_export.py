"""All that is stored of a player, as they can take it along: docs/protocol.md."""

from typing import Any

from pydantic import BaseModel

from sandtable.tables.schema_marks import Mark


class Said(BaseModel):
    table: str
    phrase: str
    text: str
    at: float


class Subscribed(BaseModel):
    endpoint: str
    language: str
    created: float


class Browser(BaseModel):
    created: float
    seen: float


class ExportedTable(BaseModel):
    table: str
    game: str
    scenario: str
    options: dict[str, bool | int]
    created: float
    changed: float
    host: bool
    #: Those that the player has or had.
    seats: list[str]
    started: bool
    finished: bool
    #: The record of a finished game, as JSON lines.
    record: str | None


class ExportedCampaign(BaseModel):
    campaign: str
    created: float
    changed: float
    #: Those that the player has: ``first``, ``second``.
    places: list[str]
    #: Who gave it up.
    abandoned: str
    #: The campaign as a document, with its results.
    document: dict[str, Any]


class ExportedScenario(BaseModel):
    published: str
    game: str
    name: str
    created: float
    text: str


class Export(BaseModel):
    """All that is stored of a player."""

    name: str
    created: float
    recovery: bool
    browsers: list[Browser]
    push: list[Subscribed]
    said: list[Said]
    marks: list[Mark]
    campaigns: list[ExportedCampaign]
    published: list[ExportedScenario]
    tables: list[ExportedTable]
