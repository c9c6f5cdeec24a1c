"""What is kept to be quick does not grow without end, and changes no answer."""

from itertools import combinations

from sandtable.games.heroes import game as heroes
from sandtable.games.heroes.land.terrain import KEPT_TERRAINS, Terrain
from tests.games.heroes.armies import document


def test_a_field_keeps_its_printed_terrain_and_the_latest_others() -> None:
    field = heroes.Heroes().battle("hall-number-four").field
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


def test_the_latest_battles_of_ones_own_are_kept() -> None:
    game = heroes.Heroes()
    first = game.battle(document(id="own-0"))
    assert game.battle(document(id="own-0")) is first
    for number in range(1, heroes.KEPT + 1):
        game.battle(document(id=f"own-{number}"))
    assert game.battle(document(id=f"own-{heroes.KEPT}")) is not first
    assert game.battle(document(id="own-0")) is not first
