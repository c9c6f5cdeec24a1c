"""Cards, counters and markers are never lost, never made."""

import pytest

from tests.conformance.knowledge import CONSERVATION
from tests.conformance.play import Table

pytestmark = pytest.mark.long


@pytest.mark.rule("NOR-2.1", "NOR-4.6", "NOR-4.7", "NOR-4.8", "NOR-34.5", "NOR-35.8", "NOR-36.1")
def test_every_step_conserves_what_the_sides_own(table: Table) -> None:
    check = CONSERVATION[table.game.id]
    for _, moment in table.moments():
        check(table.game, moment.before.to_json(), moment.after.to_json())
