"""Workers have addresses; tables are found by their worker."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_table("workers")  # none is running
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("address", sa.String(255), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_workers"),
    )
    op.create_index("ix_tables_owner", "tables", ["owner"])


def downgrade() -> None:
    op.drop_index("ix_tables_owner", table_name="tables")
    op.drop_column("workers", "address")
