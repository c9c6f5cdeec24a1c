"""A ladder on a Ray cluster is the ladder that processes play, even if a machine dies."""

import os
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from sandtable.lab import ratings
from sandtable.lab.fixtures import pairing, pairs
from sandtable.lab.journal import Journal
from sandtable.lab.results import Result
from sandtable.lab.runners import Processes, Runner
from sandtable.lab.series import Series, play_all
from sandtable.lab.statistics import Rule
from tests.cli.support import complaint
from tests.lab.support import table, without_time

BOTS = ["random", "greedy"]
GAMES = 60
#: The game after which a machine dies.
FATAL = 12


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two machines with a processor each, as far as Ray can tell."""
    if os.environ.get("SANDTABLE_EXPECT_RAY") != "1":
        pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        yield made
    finally:
        made.shutdown()


def ladder(runner: Runner, kill: Any = None) -> tuple[Series, list[int]]:
    """Play a small ladder; ``kill`` is called in the middle of it."""
    pair = next(iter(pairs(BOTS, neighbours=False)))
    series = Series(
        pairing([table("la-raye"), table("la-huberderie")], pair, 1, GAMES),
        lambda result: result.score_of_bot(pair[0]),
        Rule(),
    )
    told: list[int] = []

    def report(done: int, left: int) -> None:
        told.append(done)
        if kill is not None and done == FATAL:
            kill()

    with runner:
        play_all([series], runner, Journal(None), report)
    return series, told


def rated(results: list[Result]) -> list[ratings.Rating]:
    return ratings.rate(BOTS, ratings.count(results))


@pytest.mark.live
def test_a_machine_that_dies_changes_nothing(cluster: Any) -> None:
    from sandtable.lab.on_ray import Ray

    doomed = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    far, told = ladder(
        Ray(cluster.address, 2), lambda: cluster.remove_node(doomed, allow_graceful=False)
    )
    near, _ = ladder(Processes(2))
    assert told == list(range(1, GAMES + 1))
    assert [without_time(each) for each in far.results] == [
        without_time(each) for each in near.results
    ]
    assert rated(far.results) == rated(near.results)


@pytest.mark.live
@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9"])
def test_a_cluster_that_is_not_there_is_told(address: str) -> None:
    if os.environ.get("SANDTABLE_EXPECT_RAY") != "1":
        pytest.importorskip("ray")
    game = ("--game", "normandy", "--scenario", "1", "--ray", address)
    told = complaint("lab", "match", "random", "greedy", *game)
    assert f"There is no Ray cluster at “{address}”" in told


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    game = ("--game", "normandy", "--scenario", "1", "--ray", "local")
    told = complaint("lab", "match", "random", "greedy", *game)
    assert '--ray: This needs more packages: pip install "sandtable[ray]".' in told
