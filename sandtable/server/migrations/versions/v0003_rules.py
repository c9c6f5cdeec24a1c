"""A game goes on when its rules change: its last position, and changes of rules."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "checkpoints",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.Column("position", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_checkpoints_table"),
        sa.PrimaryKeyConstraint("table", name="pk_checkpoints"),
    )
    op.add_column("changes", sa.Column("transition", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("changes", "transition")
    op.drop_table("checkpoints")
