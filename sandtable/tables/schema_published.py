"""Published scenarios, as they go over the wire: docs/protocol.md, docs/studio.md."""

from pydantic import BaseModel

from sandtable.tables.schema import Given
from sandtable.tables.schema_studio import ScenarioFile


class PublishWish(Given):
    """A scenario for the public list."""

    text: ScenarioFile


class PublishedTold(BaseModel):
    """A scenario on the public list."""

    published: str
    game: str
    name: str
    #: The name of whoever has published it; "": they have none.
    by: str
    mine: bool
    created: float


class PublishedText(PublishedTold):
    """A published scenario with its file."""

    text: str
