"""What is kept to be quick does not grow without end, and changes no answer."""

import random
from itertools import combinations
from typing import Any

import pytest

from sandtable.board.lines import Trace
from sandtable.games.heroes.fire import affected, grenades
from sandtable.games.heroes.fire.firing import Firing
from sandtable.games.heroes.game import Heroes
from sandtable.games.heroes.land import areas
from sandtable.games.heroes.land.elements import WALL
from sandtable.games.heroes.land.field import Field
from sandtable.games.heroes.land.open_lines import OpenLine
from sandtable.games.heroes.land.terrain import KEPT_TERRAINS, Terrain
from sandtable.games.heroes.movement_action.movement import Movement
from sandtable.games.heroes.moving.ways import LONGEST_STEP
from sandtable.games.heroes.pack.counters import INFANTRY, X
from sandtable.kernel.chance import Seeded
from sandtable.kernel.fields import parameters


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
    assert again.sides == first.sides
    kinds = [again.ground_kind(place) for place in range(len(field.places))]
    assert kinds == [first.ground_kind(place) for place in range(len(field.places))]


def vehicle(field: Field, rng: random.Random) -> tuple[int, ...]:
    """The squares of some unit, of two every other time where there is room."""
    place = rng.randrange(len(field.places))
    beside = [other for other in field.neighbours[place] if other >= 0]
    return (place, rng.choice(beside)) if beside and rng.random() < 0.5 else (place,)


def told(terrain: Terrain, lines: tuple[OpenLine, ...]) -> list[tuple[object, ...]]:
    """All that is known of some lines."""
    found: list[tuple[object, ...]] = []
    for line in lines:
        ray = line.ray(terrain)
        ends = (line.start.x, line.start.y, line.end.x, line.end.y, line.range)
        blocked = (ray.blocked, ray.obstacle, ray.where, ray.penalty)
        found.append((ends, blocked, ray.squares, ray.ends, ray.runs, ray.contacts, ray.openings))
    return found


def changed_hall() -> tuple[Terrain, Terrain]:
    """A terrain with a breach and fallen parts, and the same without the terrains before it."""
    field = Heroes().battle("hall-number-four").field
    wall = next(edge.index for edge in field.edges if field.terrain.sides[edge.index] == WALL)
    standing = [part.index for part in field.parts if part.index not in field.terrain.fallen]
    changed = field.terrain.with_breach(wall).with_fallen(standing[0]).with_fallen(standing[-1])
    return changed, Terrain(field, changed.fallen, changed.breaches, changed.removed, None)


def test_lines_that_a_change_leaves_alone_are_those_that_would_be_found_anew() -> None:
    rng = random.Random(1)
    changed, fresh = changed_hall()
    field = changed.field
    seen = 0
    for _ in range(3_000):
        own, others = vehicle(field, rng), vehicle(field, rng)
        aboard = rng.random() < 0.2
        hx, hy = rng.choice(field.points)
        for one, other in (
            (
                changed.open.between(own, aboard, others, False),
                fresh.open.between(own, aboard, others, False),
            ),
            (
                changed.open.to_structure(own, aboard, others[0]),
                fresh.open.to_structure(own, aboard, others[0]),
            ),
            (
                changed.open.to_point(own, aboard, hx, hy),
                fresh.open.to_point(own, aboard, hx, hy),
            ),
        ):
            assert told(changed, one) == told(fresh, other)
            seen += len(one)
    assert seen > 1_000


def test_blasts_and_throws_that_a_change_leaves_alone_are_those_that_would_be_found_anew() -> None:
    changed, fresh = changed_hall()
    for hx, hy in changed.field.points:
        assert areas.blast_on(changed, hx, hy) == areas.blast_on(fresh, hx, hy)
    for place in range(len(changed.field.places)):
        assert areas.blasts_reaching(changed, place) == areas.blasts_reaching(fresh, place)
        for reach in (1, 2):
            thrown = grenades.thrown_from(changed, place, reach)
            assert thrown == grenades.thrown_from(fresh, place, reach)


def test_a_line_meets_what_lies_on_its_cells() -> None:
    """The quick way along a line finds what the plain one does."""
    rng = random.Random(2)
    field = Heroes().battle("hall-number-four").field
    ends = field.centres + [(2 * hx, 2 * hy) for hx, hy in field.points]
    for _ in range(1_000):
        (x0, y0), (x1, y1) = rng.sample(ends, 2)
        places, edges, _corners, _runs, _run_edges = field.trace(x0, y0, x1, y1)
        trace = Trace(x0, y0, x1, y1)
        if trace.runs:
            continue
        cells = dict.fromkeys(field.place_of_cell(x, y) for x, y in trace.cells)
        assert places == tuple(place for place in cells if place >= 0)
        crossed = dict.fromkeys(edge for atom in trace.crossed for edge in field.edges_on(*atom))
        assert edges[: len(crossed)] == tuple(crossed)
        assert len(set(edges)) == len(edges)


def test_grenades_harm_where_they_attack_an_enemy() -> None:
    rng, chance = random.Random(3), Seeded(3)
    state = Heroes().start("hall-number-four", chance)
    cv, met = (1, 1, X), 0
    for step in range(250):
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)), chance)
        for unit in state.on_field(step % 2) if step > 100 else ():
            side = state.side_of_unit(unit)
            harmful = affected.harmful(state, unit, cv)
            for hx, hy in state.battle.field.points:
                under = affected.by_grenade(state, unit, hx, hy)
                assert affected.harms_enemy(state, side, under, cv) is ((hx, hy) in harmful)
            met += len(harmful)
            break
    assert met


@pytest.mark.parametrize("kind", [Firing, Movement])
def test_a_copy_at_another_stage_keeps_all_else(kind: type[Firing] | type[Movement]) -> None:
    """The quick copy names every field; one that it forgot would be lost here."""
    values: dict[str, Any] = {}
    for i, field in enumerate(parameters(kind), 10):
        default = field.default
        if isinstance(default, bool):
            values[field.name] = True
        elif isinstance(default, str):
            values[field.name] = f"{i}"
        else:
            values[field.name] = (f"{i}",) if isinstance(default, tuple) else i
    copy = kind(**values).with_stage(7)
    assert {name: getattr(copy, name) for name in values} == values | {"stage": 7}


@pytest.mark.parametrize("scenario", Heroes().scenarios())
def test_no_step_is_longer_than_ways_assume(scenario: str) -> None:
    field = Heroes().battle(scenario).field
    fallen = field.terrain.with_changes(range(len(field.parts)), (), range(len(field.lines)))
    for terrain in (field.terrain, fallen):
        for place, (x, y) in enumerate(field.centres):
            steps = list(terrain.window_steps[place])
            for links in terrain.links:
                steps += links[place]
            for step in steps:
                to_x, to_y = field.centres[step.to]
                assert max(abs(to_x - x), abs(to_y - y)) <= LONGEST_STEP


def test_the_sides_of_a_square_are_the_edges_on_its_four_sides() -> None:
    field = Heroes().battle("gun-factory").field
    for place, (hx, hy) in enumerate(field.places):
        beside = {(hx, hy + i, True) for i in (0, 1)} | {(hx + 2, hy + i, True) for i in (0, 1)}
        beside |= {(hx + i, hy, False) for i in (0, 1)} | {(hx + i, hy + 2, False) for i in (0, 1)}
        for edge in field.edges:
            assert field.has_side(place, edge.index) == (not beside.isdisjoint(edge.atoms))


@pytest.mark.parametrize("scenario", Heroes().scenarios())
def test_whoever_can_be_autonomous_is_asked(scenario: str) -> None:
    battle = Heroes().battle(scenario)
    for side, roster in enumerate(battle.roster):
        able = [unit for unit in roster if battle.units[unit].counter.autonomous]
        crews = any(battle.units[unit].counter.kind == INFANTRY for unit in able)
        asked = battle.may_be_autonomous(side)
        assert [unit for unit in roster if unit in asked] == list(asked)
        for unit in roster:
            on_foot = battle.units[unit].counter.kind == INFANTRY
            assert (unit in asked) == (unit in able or (crews and not on_foot))
