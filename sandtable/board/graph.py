"""Distances over any set of cells with neighbours."""


def distances(neighbours: list[tuple[int, ...]]) -> list[list[int]]:
    """Steps on the shortest chain between every two nodes; -1 where there is none."""
    return [steps_from(start, neighbours) for start in range(len(neighbours))]


def steps_from(start: int, neighbours: list[tuple[int, ...]]) -> list[int]:
    """Steps from one node to every other one; -1 where no chain leads there."""
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
    """The nodes that can be got to by entering only nodes of a mask; the start is one of them."""
    found = 1 << start
    queue = [start]
    for node in queue:
        for other in neighbours[node]:
            if enterable >> other & 1 and not found >> other & 1:
                found |= 1 << other
                queue.append(other)
    return found
