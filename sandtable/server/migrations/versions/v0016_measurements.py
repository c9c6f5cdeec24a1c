"""Measurements of scenarios and fresh battles."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "measurements",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("asked", sa.LargeBinary(), nullable=False),
        sa.Column("played", sa.LargeBinary(), nullable=False),
        sa.Column("document", sa.LargeBinary(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("complete", sa.Boolean(), nullable=False),
        sa.Column("problem", sa.String(64), nullable=False),
        sa.Column("looked", sa.Double(), nullable=False),
        sa.Column("driven", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_measurements"),
    )
    op.create_index("ix_measurements_kind_game", "measurements", ["kind", "game"])


def downgrade() -> None:
    op.drop_table("measurements")
