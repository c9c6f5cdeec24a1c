"""Visitors: those who make requests, players or people who may become players."""

import unicodedata

from sandtable.tables.ports import Store
from sandtable.tables.rows import PlayerRow
from sandtable.tables.secrets import LONGEST_SECRET, hash_of, new_secret


class Visitor:
    """A browser with the secret it sent, if any. Nothing else tells who a player is."""

    def __init__(
        self, store: Store, player: PlayerRow | None = None, secret: str | None = None
    ) -> None:
        self._store = store
        self.player = player
        #: The player's secret; the browser must be told of one that was made on this visit.
        self.secret = secret
        #: Where they come from; what is limited is limited for all who come from there.
        self.address = ""

    @property
    def id(self) -> int | None:
        return None if self.player is None else self.player.id

    async def enrolled(self, now: float) -> PlayerRow:
        """The player; somebody new becomes one."""
        if self.player is None:
            self.secret = new_secret()
            self.player = await self._store.add_player(hash_of(self.secret), now)
        return self.player


async def recognise(store: Store, secret: str | None, now: float) -> Visitor:
    """Visitor with the player for this secret, if there is one."""
    if not secret or len(secret) > LONGEST_SECRET:
        return Visitor(store)
    player = await store.player(hash_of(secret), now)
    return Visitor(store) if player is None else Visitor(store, player, secret)


def clean_name(name: str) -> str:
    """The name in one line, without invisible characters or those that reverse the text."""
    kept = [sign for sign in name if sign == " " or unicodedata.category(sign)[0] not in "CZ"]
    return " ".join("".join(kept).split())
