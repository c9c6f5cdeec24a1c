"""Series of games that are played side by side, each until it is decided."""

from collections.abc import Callable, Iterator, Sequence

from sandtable.kernel.errors import BadInput
from sandtable.lab.fixtures import Fixture, Key
from sandtable.lab.journal import Journal
from sandtable.lab.playing import play
from sandtable.lab.results import Result
from sandtable.lab.runners import Runner
from sandtable.lab.statistics import Rule


class Series:
    """Games that answer one question, such as how often a bot beats another one.

    Results arrive in any order, but they count in the order of the fixtures. So the game after
    which the rule ends a series is always the same one, however many workers there are; games that
    were under way then do not count here.
    """

    def __init__(
        self, fixtures: Sequence[Fixture], score: Callable[[Result], float], rule: Rule
    ) -> None:
        self.fixtures = fixtures
        self.score = score
        self.rule = rule
        #: The results that count, in order.
        self.results: list[Result] = []
        self.points = 0.0
        self.is_over = not fixtures
        self._taken = 0
        self._early: dict[Key, Result] = {}

    @property
    def left(self) -> int:
        """How many games are still to be played, if the rule does not end the series before."""
        if self.is_over:
            return 0
        return len(self.fixtures) - len(self.results) - len(self._early)

    def take(self) -> Fixture | None:
        """The next game to be played."""
        if self.is_over or self._taken == len(self.fixtures):
            return None
        self._taken += 1
        return self.fixtures[self._taken - 1]

    def add(self, result: Result) -> None:
        self._early[result.key] = result
        while not self.is_over:
            following = self._early.pop(self.fixtures[len(self.results)].key, None)
            if following is None:
                return
            self.results.append(following)
            self.points += self.score(following)
            self.is_over = len(self.results) == len(self.fixtures) or self.rule.ends(
                self.points, len(self.results)
            )


def play_all(
    series: Sequence[Series], runner: Runner, journal: Journal, report: Callable[[int, int], None]
) -> None:
    """Play all series to their ends; ``report`` is told how many games are done and left.

    Games whose results are in the journal are not played again.
    """
    homes = {fixture.key: each for each in series for fixture in each.fixtures}
    games = runner.run(play, _games(series, journal))
    for done, (fixture, result) in enumerate(games, 1):
        if result.key != fixture.key:
            raise BadInput(
                "lab-other-rules", game=result.game, here=fixture.rules, there=result.rules
            )
        journal.add(result)
        homes[result.key].add(result)
        report(done, sum(each.left for each in series))


def _games(series: Sequence[Series], journal: Journal) -> Iterator[Fixture]:
    """The games that are still to be played, from all series in turn."""
    under_way = list(series)
    while under_way:
        for each in list(under_way):
            fixture = each.take()
            if fixture is None:
                under_way.remove(each)
            elif fixture.key in journal.results:
                each.add(journal.results[fixture.key])
            else:
                yield fixture
