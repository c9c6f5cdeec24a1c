"""A campaign (NOR-41): a run of consecutive scenarios, scored by wins and casualties."""

import itertools
from typing import Final

from sandtable.kernel.errors import BadInput

#: The number of casualties, over the whole run, that cancel one victory (NOR-41.3).
CASUALTIES_PER_POINT: Final = 10
#: The largest leads for a marginal and for a clear victory (NOR-41.4).
MARGINAL: Final = 3
CLEAR: Final = 5


class CampaignGame:
    """One game of the run: the winner (None: a draw) and the combat cards each side lost."""

    def __init__(self, scenario: int, winner: str | None, casualties: dict[str, int]) -> None:
        self.scenario = scenario
        self.winner = winner
        self.casualties = casualties


class Standing:
    """The result of the run for one side."""

    def __init__(self, wins: int, casualties: int) -> None:
        self.wins = wins
        self.casualties = casualties
        self.total = wins - casualties // CASUALTIES_PER_POINT


class CampaignResult:
    """The standings, the winner (None: undecided) and the grade of the victory."""

    def __init__(self, standings: dict[str, Standing], winner: str | None, grade: str) -> None:
        self.standings = standings
        self.winner = winner
        self.grade = grade


def check_run(scenarios: list[int]) -> None:
    """Refuse scenarios that do not follow each other (NOR-41.1)."""
    for before, after in itertools.pairwise(scenarios):
        if after != before + 1:
            raise BadInput("campaign-not-consecutive", before=before, after=after)


def score(games: list[CampaignGame], sides: tuple[str, ...]) -> CampaignResult:
    """Games won, minus one for every ten casualties in the whole run (NOR-41.3)."""
    check_run([game.scenario for game in games])
    standings = {
        side: Standing(
            sum([1 for game in games if game.winner == side]),
            sum([game.casualties[side] for game in games]),
        )
        for side in sides
    }
    ranked = sorted(sides, key=lambda side: standings[side].total, reverse=True)
    lead = standings[ranked[0]].total - standings[ranked[1]].total
    return CampaignResult(standings, ranked[0] if lead else None, grade(lead))


def grade(lead: int) -> str:
    """The three grades of victory, or none (NOR-41.4)."""
    if lead == 0:
        return "undecided"
    if lead <= MARGINAL:
        return "marginal"
    return "clear" if lead <= CLEAR else "decisive"
