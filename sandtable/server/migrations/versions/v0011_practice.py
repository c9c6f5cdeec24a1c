"""Practice tables, where everything may be taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    flag: sa.Column[bool] = sa.Column(
        "practice", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("tables", flag)


def downgrade() -> None:
    op.drop_column("tables", "practice")
