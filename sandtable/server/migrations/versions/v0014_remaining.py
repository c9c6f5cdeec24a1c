"""Clocks for the whole game: what is left on each."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    remaining: sa.Column[float] = sa.Column("remaining", sa.Double())
    op.add_column("seats", remaining)


def downgrade() -> None:
    op.drop_column("seats", "remaining")
