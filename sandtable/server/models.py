"""The tables of the database. Live tables keep their rows too, as plain objects."""

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, MetaData, String, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, MappedAsDataclass, mapped_column

#: Constraints have names, so that migrations can speak of them in every database.
NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(MappedAsDataclass, DeclarativeBase):
    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map = {dict[str, Any]: JSON, list[Any]: JSON}  # noqa: RUF012


class PlayerRow(Base):
    """A browser. Of its secret only the hash is known here."""

    __tablename__ = "players"

    id: Mapped[int] = mapped_column(primary_key=True, init=False)
    secret_hash: Mapped[str] = mapped_column(String(64), unique=True)
    name: Mapped[str] = mapped_column(String(40))
    created: Mapped[float]


class TableRow(Base):
    """A game on this server. ``secret`` is that of the dice: it is shown after the end."""

    __tablename__ = "tables"
    __table_args__ = (Index(None, "visibility", "finished"),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    rules: Mapped[str] = mapped_column(String(32))
    scenario: Mapped[str] = mapped_column(String(64))
    options: Mapped[dict[str, Any]]
    #: What the game began with, where that is no scenario of the book: the whole document of a
    #: position, or of a scenario.
    position: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    visibility: Mapped[str] = mapped_column(String(16))
    clock: Mapped[dict[str, Any]]
    host: Mapped[int] = mapped_column(ForeignKey("players.id"), index=True)
    secret: Mapped[str] = mapped_column(String(64))
    commitment: Mapped[str] = mapped_column(String(64))
    created: Mapped[float]
    changed: Mapped[float]
    #: Every seat is taken and the game has begun.
    started: Mapped[bool]
    finished: Mapped[bool]
    version: Mapped[int]
    waiting: Mapped[list[Any]]
    progress: Mapped[dict[str, Any]]
    outcome: Mapped[dict[str, Any] | None]

    @property
    def begins_in_play(self) -> bool:
        """With a position, not with the set-up of a scenario."""
        return self.position is not None and self.position.get("sandtable") == "position"


class SeatRow(Base):
    """A place at a table.

    ``player`` holds it, also while a bot plays in their place (``kind`` is ``bot`` then). A seat
    whose holder has left for good has ``left`` and no player.
    """

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(32), primary_key=True)
    place: Mapped[int]
    side: Mapped[str] = mapped_column(String(32))
    kind: Mapped[str] = mapped_column(String(16))
    player: Mapped[int | None] = mapped_column(ForeignKey("players.id"), index=True)
    #: The name of a player who has left, as it was.
    name: Mapped[str] = mapped_column(String(40))
    level: Mapped[str | None] = mapped_column(String(16))
    open: Mapped[bool]
    invite_hash: Mapped[str | None] = mapped_column(String(64))
    left: Mapped[bool]
    deadline: Mapped[float | None]
    #: When the holder was last here.
    seen: Mapped[float]


class ChangeRow(Base):
    """A step or an undo; never altered once it is written.

    The last constraint makes a repeated decision harmless, whatever happened to its answer.
    """

    __tablename__ = "changes"
    __table_args__ = (UniqueConstraint("table", "seat", "action_id"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    seat: Mapped[str] = mapped_column(String(32))
    action: Mapped[list[Any]]
    chance: Mapped[list[Any]]
    digest: Mapped[str] = mapped_column(String(16))
    undone: Mapped[int | None]
    action_id: Mapped[str | None] = mapped_column(String(64))
    at: Mapped[float]
