"""The tables of the database; those of players are mapped onto rows of ``sandtable.tables``."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.orm import registry

from sandtable.kernel.event import Event
from sandtable.tables.rows import LinkRow, PlayerRow, SecretRow, SubscriptionRow

#: Constraints have names, so that migrations can refer to them in every database.
NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


class Events(TypeDecorator[Sequence[Event]]):
    """The events of a change, as JSON."""

    impl = JSON(none_as_null=True)
    cache_ok = True

    def process_bind_param(self, value: Sequence[Event] | None, dialect: Dialect) -> Any:
        return None if value is None else [event.to_json() for event in value]

    def process_result_value(self, value: Any, dialect: Dialect) -> Sequence[Event] | None:
        return None if value is None else [Event.from_json(each) for each in value]


metadata = MetaData(naming_convention=NAMES)

#: One row: the id of this database.
INSTANCE = Table(
    "instance",
    metadata,
    Column("id", String(16), primary_key=True),
    #: The private key for push messages; empty until there is one.
    Column("push_key", Text, nullable=False),
)

PLAYERS = Table(
    "players",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Double, nullable=False),
    Column("recovery_hash", String(64), unique=True),
)

SECRETS = Table(
    "secrets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

LINKS = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False, unique=True),
    Column("expires", Double, nullable=False),
)

SUBSCRIPTIONS = Table(
    "subscriptions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Double, nullable=False),
)

TABLES = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("scenario", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("position", JSON(none_as_null=True)),
    Column("visibility", String(16), nullable=False),
    Column("clock", JSON, nullable=False),
    Column("host", ForeignKey("players.id"), nullable=False, index=True),
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("started", Boolean, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("progress", JSON, nullable=False),
    Column("outcome", JSON),
    Column("dice_stage", String(8), nullable=False),
    Column("dice_due", Double),
    Column("proposal", JSON(none_as_null=True)),
    Column("refused", JSON, nullable=False),
    Column("next", String(32)),
    Column("practice", Boolean, nullable=False),
    Column("series", JSON, nullable=False),
    Column("drawn", Integer, nullable=False),
    #: The worker that plays it; if it has died, any other may claim it.
    Column("owner", String(32)),
    Index(None, "visibility", "finished", "changed"),
    Index(None, "owner"),
)

#: Tables that a player does not want to see in their list.
HIDDEN = Table(
    "hidden",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("table", ForeignKey("tables.id"), primary_key=True, index=True),
)

#: What players have achieved at tables that are deleted.
MARKS = Table(
    "marks",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("scenario", String(64), primary_key=True),
    Column("side", String(32), primary_key=True),
    Column("against", String(16), primary_key=True),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
)

#: What players say at tables.
LINES = Table(
    "lines",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("seat", String(32), nullable=False),
    Column("phrase", String(16), nullable=False),
    Column("text", String(200), nullable=False),
    Column("at", Double, nullable=False),
)

#: What was found in finished games.
ANALYSES = Table(
    "analyses",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("estimate", String(16), nullable=False),
    Column("complete", Boolean, nullable=False),
    Column("samples", LargeBinary, nullable=False),
    Column("document", LargeBinary, nullable=False),
)

#: What games between bots have shown of scenarios.
MEASUREMENTS = Table(
    "measurements",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("game", String(32), nullable=False),
    Column("asked", LargeBinary, nullable=False),
    Column("played", LargeBinary, nullable=False),
    Column("document", LargeBinary, nullable=False),
    Column("games", Integer, nullable=False),
    Column("complete", Boolean, nullable=False),
    Column("problem", String(64), nullable=False),
    Column("looked", Double, nullable=False),
    Column("driven", Double, nullable=False),
    Index("ix_measurements_kind_game", "kind", "game"),
)

#: Scenarios that players have published.
PUBLISHED = Table(
    "published",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("created", Double, nullable=False, index=True),
    Column("opened", Double, nullable=False),
)

#: Battles that belong together.
CAMPAIGNS = Table(
    "campaigns",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("document", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False, index=True),
    Column("abandoned", String(8), nullable=False),
)

COMMANDERS = Table(
    "commanders",
    metadata,
    Column("campaign", ForeignKey("campaigns.id"), primary_key=True),
    Column("place", String(8), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("player", ForeignKey("players.id"), index=True),
    Column("level", String(16)),
    Column("invite_hash", String(64)),
)

BATTLES = Table(
    "battles",
    metadata,
    Column("campaign", ForeignKey("campaigns.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    #: It may be deleted before the campaign is.
    Column("table", String(32), index=True),
    Column("result", JSON(none_as_null=True)),
)

SEATS = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("side", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("player", ForeignKey("players.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(16)),
    Column("open", Boolean, nullable=False),
    Column("invite_hash", String(64)),
    Column("left", Boolean, nullable=False),
    Column("deadline", Double),
    Column("remaining", Double),
    Column("seen", Double, nullable=False),
    Column("former", ForeignKey("players.id"), index=True),
    Column("commitment", String(64), nullable=False),
    Column("reveal", String(64), nullable=False),
)

CHANGES = Table(
    "changes",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", String(32), nullable=False),
    Column("action", JSON, nullable=False),
    Column("chance", JSON, nullable=False),
    Column("digest", String(16), nullable=False),
    Column("undone", Integer),
    Column("action_id", String(64)),
    Column("at", Double, nullable=False),
    Column("transition", JSON(none_as_null=True)),
    Column("events", Events),
    UniqueConstraint("table", "seat", "action_id"),
)

CHECKPOINTS = Table(
    "checkpoints",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("used", Integer, nullable=False),
    Column("position", JSON, nullable=False),
)

MILESTONES = Table(
    "milestones",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("steps", Integer, nullable=False),
    Column("used", Integer, nullable=False),
    Column("asked", JSON, nullable=False),
    Column("position", JSON, nullable=False),
)

WORKERS = Table(
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    #: By the clock of the database.
    Column("seen", Double, nullable=False),
    #: Where other workers reach it; empty if they cannot.
    Column("address", String(255), nullable=False),
)

# Tables and what their games consist of are not mapped: every decision reads and writes them.
mapper = registry(metadata=metadata)
mapper.map_imperatively(PlayerRow, PLAYERS)
mapper.map_imperatively(SecretRow, SECRETS)
mapper.map_imperatively(LinkRow, LINKS)
mapper.map_imperatively(SubscriptionRow, SUBSCRIPTIONS)
