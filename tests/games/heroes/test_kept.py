"""What is kept to be quick does not grow without end, and changes no answer."""

from itertools import combinations

from sandtable.games.heroes.game import Heroes
from sandtable.games.heroes.land.terrain import KEPT_TERRAINS, Terrain


def test_a_field_keeps_its_printed_terrain_and_the_latest_others() -> None:
    field = Heroes().battle("hall-number-four").field
    printed = field.terrain
    fallen = [frozenset(parts) for parts in combinations(range(len(field.parts)), 2)]
    assert len(fallen) > KEPT_TERRAINS
    first = Terrain.of(field, fallen[0], frozenset(), frozenset())
    for parts in fallen[1:]:
        Terrain.of(field, parts, frozenset(), frozenset())
    assert len(field.terrains) == KEPT_TERRAINS
    last = Terrain.of(field, fallen[-1], frozenset(), frozenset())
    assert last is Terrain.of(field, fallen[-1], frozenset(), frozenset())
    assert Terrain.of(field, printed.fallen, frozenset(), frozenset()) is printed
    again = Terrain.of(field, fallen[0], frozenset(), frozenset())
    assert again is not first
    assert (again.sides, again.bonus, again.blocks) == (first.sides, first.bonus, first.blocks)
