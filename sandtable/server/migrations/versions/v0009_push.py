"""Push messages: the key of an instance, and the browsers that want them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("instance", sa.Column("push_key", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "subscriptions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_subscriptions"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_subscriptions_player"),
    )
    op.create_index("ix_subscriptions_player", "subscriptions", ["player"])


def downgrade() -> None:
    op.drop_table("subscriptions")
    op.drop_column("instance", "push_key")
