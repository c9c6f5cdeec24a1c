"""Workers claim tables; events and milestones are stored; the public list has an index."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_workers"),
    )
    op.create_table(
        "milestones",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.Column("asked", sa.JSON(), nullable=False),
        sa.Column("position", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_milestones_table"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_milestones"),
    )
    op.add_column("tables", sa.Column("owner", sa.String(32), nullable=True))
    op.add_column("changes", sa.Column("events", sa.JSON(), nullable=True))
    op.drop_index("ix_tables_visibility_finished", table_name="tables")
    op.create_index(
        "ix_tables_visibility_finished_changed", "tables", ["visibility", "finished", "changed"]
    )


def downgrade() -> None:
    op.drop_index("ix_tables_visibility_finished_changed", table_name="tables")
    op.create_index("ix_tables_visibility_finished", "tables", ["visibility", "finished"])
    op.drop_column("changes", "events")
    op.drop_column("tables", "owner")
    op.drop_table("milestones")
    op.drop_table("workers")
