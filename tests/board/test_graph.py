"""Distances and reach over any neighbourhood, against the slow way."""

from hypothesis import given
from hypothesis import strategies as st

from sandtable.board import graph

FAR = 99


@st.composite
def neighbourhoods(draw: st.DrawFn) -> list[tuple[int, ...]]:
    """A few nodes with edges that hold both ways."""
    count = draw(st.integers(1, 8))
    node = st.integers(0, count - 1)
    pairs = {pair for pair in draw(st.lists(st.tuples(node, node))) if pair[0] != pair[1]}
    pairs |= {(b, a) for a, b in pairs}
    return [tuple(sorted(b for a, b in pairs if a == at)) for at in range(count)]


def shortest(neighbours: list[tuple[int, ...]]) -> list[list[int]]:
    """Floyd and Warshall; -1 where there is no way."""
    nodes = range(len(neighbours))
    steps = [[0 if a == b else 1 if b in neighbours[a] else FAR for b in nodes] for a in nodes]
    for via in nodes:
        for a in nodes:
            for b in nodes:
                steps[a][b] = min(steps[a][b], steps[a][via] + steps[via][b])
    return [[-1 if step >= FAR else step for step in row] for row in steps]


@given(neighbourhoods())
def test_distances_are_those_of_the_shortest_chains(neighbours: list[tuple[int, ...]]) -> None:
    assert graph.distances(neighbours) == shortest(neighbours)


@given(neighbourhoods(), st.integers(0, 255))
def test_reach_enters_only_the_nodes_of_the_mask(
    neighbours: list[tuple[int, ...]], enterable: int
) -> None:
    cut = [
        tuple(b for b in around if a == 0 or enterable >> a & 1)
        for a, around in enumerate(neighbours)
    ]
    cut = [tuple(b for b in around if enterable >> b & 1) for around in cut]
    expected = {node for node, steps in enumerate(shortest(cut)[0]) if steps >= 0} | {0}
    found = graph.reach(0, neighbours, enterable)
    assert {node for node in range(len(neighbours)) if found >> node & 1} == expected


def test_the_start_is_reached_even_if_it_could_not_be_entered() -> None:
    assert graph.reach(1, [(1,), (0, 2), (1,)], 0b100) == 0b110
