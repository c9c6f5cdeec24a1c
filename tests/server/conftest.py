"""A server of its own for each test, and databases of every kind."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, program
from tests.server.support import House, house


@pytest.fixture
def server() -> Iterator[House]:
    with house() as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL for the whole run; `make test` installs one."""
    if program("initdb") is None:
        assert "SANDTABLE_EXPECT_POSTGRES" not in os.environ, "PostgreSQL is not installed"
        pytest.skip("PostgreSQL is not installed")
    with Cluster() as cluster:
        yield cluster


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    """The URL of a database in a file."""
    return f"sqlite:///{tmp_path}/games.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database, once of each kind."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("file_url"))
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()
