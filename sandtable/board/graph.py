"""Distances in a graph of neighbours."""


def distances(neighbours: list[tuple[int, ...]]) -> list[list[int]]:
    """The length of the shortest path between every two nodes; -1 if there is none."""
    return [steps_from(start, neighbours) for start in range(len(neighbours))]


def steps_from(start: int, neighbours: list[tuple[int, ...]]) -> list[int]:
    """The length of the shortest path from one node to every other; -1 if there is none."""
    steps = [-1] * len(neighbours)
    steps[start] = 0
    queue = [start]
    for node in queue:
        for other in neighbours[node]:
            if steps[other] < 0:
                steps[other] = steps[node] + 1
                queue.append(other)
    return steps


def reach(start: int, neighbours: list[tuple[int, ...]], enterable: int) -> int:
    """The nodes reachable by entering only nodes of a mask; includes the start."""
    found = 1 << start
    queue = [start]
    for node in queue:
        for other in neighbours[node]:
            if enterable >> other & 1 and not found >> other & 1:
                found |= 1 << other
                queue.append(other)
    return found
