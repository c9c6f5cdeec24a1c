"""Every test of the suite runs on every scenario of every game."""

import pytest

import sandtable
from tests.conformance.play import Table

TABLES = [(id, scenario) for id in sandtable.games() for scenario in sandtable.game(id).scenarios()]


@pytest.fixture(scope="session", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request: pytest.FixtureRequest) -> Table:
    id, scenario = request.param
    return Table(id, scenario)
