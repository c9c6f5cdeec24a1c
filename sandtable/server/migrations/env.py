"""The entry point of Alembic; ``Database.migrate`` gives it an open connection."""

from alembic import context

from sandtable.server.models import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
