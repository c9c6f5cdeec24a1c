"""Games won so far, from rematch to rematch."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    series: sa.Column[dict[str, int]] = sa.Column(
        "series", sa.JSON(), nullable=False, server_default="{}"
    )
    op.add_column("tables", series)


def downgrade() -> None:
    op.drop_column("tables", "series")
