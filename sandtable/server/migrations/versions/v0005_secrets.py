"""A player has several secrets and a way back; a seat knows who left it; the database has an id."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    instance = op.create_table(
        "instance",
        sa.Column("id", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_instance"),
    )
    op.bulk_insert(instance, [{"id": secrets.token_hex(4)}])
    op.create_table(
        "secrets",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_secrets_player"),
        sa.PrimaryKeyConstraint("hash", name="pk_secrets"),
    )
    op.create_index("ix_secrets_player", "secrets", ["player"])
    op.execute(
        "insert into secrets (hash, player, created, seen)"
        " select secret_hash, id, created, created from players"
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_links_player"),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
        sa.UniqueConstraint("player", name="uq_links_player"),
    )
    with op.batch_alter_table("players") as players:
        players.add_column(sa.Column("recovery_hash", sa.String(64), nullable=True))
        players.create_unique_constraint("uq_players_recovery_hash", ["recovery_hash"])
        players.drop_constraint("uq_players_secret_hash", type_="unique")
        players.drop_column("secret_hash")
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("former", sa.Integer(), nullable=True))
        seats.create_foreign_key("fk_seats_former", "players", ["former"], ["id"])
        seats.create_index("ix_seats_former", ["former"])


def downgrade() -> None:
    """Of the secrets of a player, the one that was used last stays."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_index("ix_seats_former")
        seats.drop_constraint("fk_seats_former", type_="foreignkey")
        seats.drop_column("former")
    with op.batch_alter_table("players") as players:
        players.add_column(sa.Column("secret_hash", sa.String(64), nullable=True))
        players.drop_constraint("uq_players_recovery_hash", type_="unique")
        players.drop_column("recovery_hash")
    op.execute(
        "update players set secret_hash = coalesce((select max(hash) from secrets"
        " where player = players.id and seen = (select max(seen) from secrets"
        " where player = players.id)), 'forgotten ' || id)"
    )
    with op.batch_alter_table("players") as players:
        players.alter_column("secret_hash", existing_type=sa.String(64), nullable=False)
        players.create_unique_constraint("uq_players_secret_hash", ["secret_hash"])
    for table in ("links", "secrets", "instance"):
        op.drop_table(table)
