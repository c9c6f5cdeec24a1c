"""Campaigns: their players and their battles."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("document", sa.JSON(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("abandoned", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_campaigns"),
    )
    op.create_index("ix_campaigns_changed", "campaigns", ["changed"])
    op.create_table(
        "commanders",
        sa.Column("campaign", sa.String(32), nullable=False),
        sa.Column("place", sa.String(8), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("player", sa.Integer(), nullable=True),
        sa.Column("level", sa.String(16), nullable=True),
        sa.Column("invite_hash", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("campaign", "place", name="pk_commanders"),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name="fk_commanders_campaign"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_commanders_player"),
    )
    op.create_index("ix_commanders_player", "commanders", ["player"])
    op.create_table(
        "battles",
        sa.Column("campaign", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table", sa.String(32), nullable=True),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.PrimaryKeyConstraint("campaign", "number", name="pk_battles"),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name="fk_battles_campaign"),
    )
    op.create_index("ix_battles_table", "battles", ["table"])


def downgrade() -> None:
    for table in ("battles", "commanders", "campaigns"):
        op.drop_table(table)
