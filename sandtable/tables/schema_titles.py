"""What the server says of a game, as it goes over the wire."""

from pydantic import BaseModel


class GameOption(BaseModel):
    default: bool | int
    rule: str
    low: int
    high: int
    #: The value proposed for tables shared over the network; None: the default.
    online: bool | int | None


class Title(BaseModel):
    id: str
    sides: list[str]
    levels: list[str]
    scenarios: list[str]
    #: Can scenarios be generated for chosen armies?
    skirmishes: bool
    #: Is there a guided first game?
    lesson: bool
    limit: str
    options: dict[str, GameOption]
