"""What is stored of campaigns, as plain objects."""

from dataclasses import dataclass
from typing import Any, Final

#: The two players, as the documents of campaigns on this server name them.
FIRST: Final = "first"
SECOND: Final = "second"
PLACES: Final = (FIRST, SECOND)

#: Kinds of commanders: ``FREE`` is one that an invitation waits for, ``GONE`` was forgotten.
PERSON: Final = "person"
BOT: Final = "bot"
FREE: Final = "free"
GONE: Final = "gone"


@dataclass(eq=False)
class CampaignRow:
    """Battles that belong together, between two players."""

    id: str
    game: str
    #: How it began (``studio.campaigns``): without names, which players change and take with them,
    #: and without results, which follow from the battles.
    document: dict[str, Any]
    #: That of every battle's table.
    clock: dict[str, Any]
    created: float
    changed: float
    #: The place of the player who gave it up, if one did.
    abandoned: str = ""


@dataclass(eq=False)
class CommanderRow:
    """One of the two players of a campaign."""

    campaign: str
    place: str
    kind: str
    player: int | None = None
    #: That of a bot.
    level: str | None = None
    invite_hash: str | None = None
    #: The player's present name; a store looks it up.
    name: str = ""


@dataclass(eq=False)
class BattleRow:
    """A battle of a campaign: its table, and what came of it, which never changes."""

    campaign: str
    number: int
    table: str | None = None
    #: The ``BattleResult`` of a table that is finished; the same whoever works it out.
    result: dict[str, Any] | None = None
    #: Is its table there, is it finished, and how was it decided? A store looks it up.
    present: bool = False
    finished: bool = False
    outcome: dict[str, Any] | None = None

    @property
    def is_running(self) -> bool:
        return self.present and not self.finished

    @property
    def is_decided(self) -> bool:
        """Is its table over, with a result that is not noted yet?"""
        return self.result is None and self.finished and self.outcome is not None


class CampaignWithBattles:
    """A campaign's row with those of its commanders and its battles, in their order."""

    def __init__(
        self, campaign: CampaignRow, commanders: list[CommanderRow], battles: list[BattleRow]
    ) -> None:
        self.campaign = campaign
        self.commanders = {row.place: row for row in commanders}
        self.battles = sorted(battles, key=lambda row: row.number)

    @property
    def next(self) -> BattleRow | None:
        """The battle to be played; None when all are over."""
        return next((row for row in self.battles if row.result is None), None)

    @property
    def is_over(self) -> bool:
        return bool(self.campaign.abandoned) or self.next is None

    def place_of(self, player: int | None) -> str | None:
        """The place of a player; the first one, if they have both."""
        if player is None:
            return None
        found = (place for place in PLACES if self.commanders[place].player == player)
        return next(found, None)
