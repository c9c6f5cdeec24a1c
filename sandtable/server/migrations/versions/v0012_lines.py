"""What players say at tables."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lines",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.Column("phrase", sa.String(16), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_lines"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_lines_table"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_lines_player"),
    )
    op.create_index("ix_lines_player", "lines", ["player"])


def downgrade() -> None:
    op.drop_table("lines")
