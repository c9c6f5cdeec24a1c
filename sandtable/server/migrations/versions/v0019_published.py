"""Scenarios that players have published."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "published",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("opened", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_published"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_published_player"),
        sa.UniqueConstraint("digest", name="uq_published_digest"),
    )
    op.create_index("ix_published_player", "published", ["player"])
    op.create_index("ix_published_created", "published", ["created"])


def downgrade() -> None:
    op.drop_table("published")
