"""Every test of the suite runs on every scenario of every game."""

import pytest

import sandtable
from sandtable.kernel.game import ScenarioSource
from tests.conformance.knowledge import VARIANTS
from tests.conformance.play import Table

BOOKS: dict[str, tuple[str, ScenarioSource]] = {
    f"{id}-{scenario}": (id, scenario)
    for id in sandtable.games()
    for scenario in sandtable.game(id).scenarios()
}
OWN: dict[str, tuple[str, ScenarioSource]] = {
    f"{id}-{variant['id']}": (id, variant) for id, make in VARIANTS.items() for variant in make()
}
TABLES = BOOKS | OWN


@pytest.fixture(scope="session", params=TABLES)
def table(request: pytest.FixtureRequest) -> Table:
    id, scenario = TABLES[request.param]
    return Table(id, scenario)
