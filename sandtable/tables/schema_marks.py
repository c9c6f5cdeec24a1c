"""What a player has achieved, as it goes over the wire: docs/protocol.md."""

from pydantic import BaseModel


class Mark(BaseModel):
    """How often a player has finished a scenario on a side against such an opponent, and won."""

    game: str
    scenario: str
    side: str
    #: A level of the bots, ``person``, or ``alone``: the player had both sides.
    against: str
    played: int
    won: int
