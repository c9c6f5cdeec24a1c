"""Games that go on with the dice of another one."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    drawn: sa.Column[int] = sa.Column("drawn", sa.Integer(), nullable=False, server_default="0")
    op.add_column("tables", drawn)


def downgrade() -> None:
    op.drop_column("tables", "drawn")
