"""What players propose to each other, and the table of a rematch."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("proposal", sa.JSON()))
    op.add_column("tables", sa.Column("refused", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("next", sa.String(32)))


def downgrade() -> None:
    for name in ("next", "refused", "proposal"):
        op.drop_column("tables", name)
