"""Alembic's way in: it is given an open connection by ``Database.migrate``."""

from alembic import context

from sandtable.server.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite alters a table by making it anew
)
with context.begin_transaction():
    context.run_migrations()
