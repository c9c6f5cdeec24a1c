"""The PostgreSQL of the server's tests."""

from tests.server.conftest import postgres as postgres
