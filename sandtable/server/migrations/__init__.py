"""The steps by which the database came to its form; Alembic runs them at the start."""
