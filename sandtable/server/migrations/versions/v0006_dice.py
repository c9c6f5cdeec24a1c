"""Players contribute to the dice before a game begins."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    stage = sa.Column("dice_stage", sa.String(8), nullable=False, server_default="none")
    op.add_column("tables", stage)
    op.add_column("tables", sa.Column("dice_due", sa.Double(), nullable=True))
    for name in ("commitment", "reveal"):
        column = sa.Column(name, sa.String(64), nullable=False, server_default="")
        op.add_column("seats", column)


def downgrade() -> None:
    op.drop_column("seats", "reveal")
    op.drop_column("seats", "commitment")
    op.drop_column("tables", "dice_due")
    op.drop_column("tables", "dice_stage")
