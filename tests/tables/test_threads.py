"""Tables that are opened at once, in threads, share what a game has read and worked out."""

import sys
import threading
from collections.abc import Callable, Iterator

import pytest

import sandtable
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.turn.deployment import onto_squares
from sandtable.kernel.chance import Seeded

THREADS = 8
ROUNDS = 20


@pytest.fixture
def hurry() -> Iterator[None]:
    """Threads take turns as often as they can."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


def all_at_once(work: Callable[[], object]) -> list[object]:
    """What several threads return, or raise, that all begin at the same moment."""
    barrier = threading.Barrier(THREADS)
    results: list[object] = []

    def begin() -> None:
        barrier.wait()
        try:
            results.append(work())
        except Exception as error:
            results.append(error)

    threads = [threading.Thread(target=begin) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


@pytest.mark.usefixtures("hurry")
def test_units_are_put_down_in_several_games_of_a_battle_at_once() -> None:
    state = sandtable.game("heroes").start("gun-factory", Seeded(1))
    assert isinstance(state, HeroesState)
    last = len(state.battle.field.words) - 1
    expected = onto_squares(state, 0, [last])
    for _ in range(ROUNDS):
        state.battle.deployments.clear()
        found = all_at_once(lambda: onto_squares(state, 0, [last]))
        assert found == [expected] * THREADS


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("id", sandtable.games())
def test_a_scenario_that_many_ask_for_at_once_is_one(id: str) -> None:
    fresh = type(sandtable.game(id))()
    scenario = fresh.scenarios()[0]
    found = all_at_once(lambda: fresh.start(scenario, Seeded(1)).digest())
    assert found == [fresh.start(scenario, Seeded(1)).digest()] * THREADS
