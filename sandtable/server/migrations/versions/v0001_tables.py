"""Players, tables, seats, changes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("secret_hash", name="uq_players_secret_hash"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("scenario", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("visibility", sa.String(16), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("host", sa.Integer(), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("started", sa.Boolean(), nullable=False),
        sa.Column("finished", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("waiting", sa.JSON(), nullable=False),
        sa.Column("progress", sa.JSON(), nullable=False),
        sa.Column("outcome", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["players.id"], name="fk_tables_host"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_visibility_finished", "tables", ["visibility", "finished"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("side", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("player", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(16), nullable=True),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("invite_hash", sa.String(64), nullable=True),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("deadline", sa.Double(), nullable=True),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_seats_player"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_player", "seats", ["player"])
    op.create_table(
        "changes",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.Column("action", sa.JSON(), nullable=False),
        sa.Column("chance", sa.JSON(), nullable=False),
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("undone", sa.Integer(), nullable=True),
        sa.Column("action_id", sa.String(64), nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_changes_table"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_changes"),
        sa.UniqueConstraint("table", "seat", "action_id", name="uq_changes_table_seat_action_id"),
    )


def downgrade() -> None:
    for table in ("changes", "seats", "tables", "players"):
        op.drop_table(table)
