"""Tables that players have hidden from their lists."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hidden",
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("player", "table", name="pk_hidden"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_hidden_player"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_hidden_table"),
    )
    op.create_index("ix_hidden_table", "hidden", ["table"])


def downgrade() -> None:
    op.drop_table("hidden")
