"""Every test of the suite runs on every scenario of every game."""

import pytest

import sandtable
from sandtable.kernel.game import OptionValue, ScenarioSource
from tests.conformance.knowledge import SHORT, VARIANTS
from tests.conformance.play import Table

TABLES: dict[str, tuple[str, ScenarioSource, dict[str, OptionValue]]] = {}
for id in sandtable.games():
    for scenario in sandtable.game(id).scenarios():
        TABLES[f"{id}-{scenario}"] = (id, scenario, SHORT[id])
    for name, source, options in VARIANTS[id]():
        TABLES[f"{id}-{name}"] = (id, source, SHORT[id] | options)


@pytest.fixture(scope="session", params=TABLES)
def table(request: pytest.FixtureRequest) -> Table:
    return Table(*TABLES[request.param])
