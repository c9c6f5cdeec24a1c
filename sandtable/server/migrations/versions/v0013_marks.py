"""What players have achieved at tables that are deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "marks",
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("scenario", sa.String(64), nullable=False),
        sa.Column("side", sa.String(32), nullable=False),
        sa.Column("against", sa.String(16), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "scenario", "side", "against", name="pk_marks"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_marks_player"),
    )


def downgrade() -> None:
    op.drop_table("marks")
