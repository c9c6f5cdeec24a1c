"""Normandy's campaign (NOR-41)."""

from collections.abc import Sequence
from typing import Any

from sandtable.games.undaunted.normandy.campaign import (
    CASUALTIES_PER_POINT,
    CampaignGame,
    check_run,
    score,
)
from sandtable.kernel.game import Game
from sandtable.kernel.state import State
from sandtable.studio.campaigns import Campaign, Plan, Score, Standing, Term

CASUALTIES = "casualties"
TOTAL = "NOR-41.3"
GRADE = "NOR-41.4"


class NormandyCampaign(Plan):
    """A run of consecutive scenarios; nothing carries over but the score (NOR-41.1)."""

    id = "campaign"
    rule = "NOR-41.1"

    def check(self, game: Game, scenarios: Sequence[str]) -> None:
        check_run([game.scenarios().index(scenario) + 1 for scenario in scenarios])

    def note(self, state: State) -> dict[str, dict[str, int]]:
        sides: Any = state.view(None)["sides"]
        return {side: {CASUALTIES: int(seen[CASUALTIES])} for side, seen in sides.items()}

    def standing(self, campaign: Campaign) -> Standing:
        """Games won, less one for every ten casualties of the whole run (NOR-41.3)."""
        sides = campaign.game.sides
        games = [
            CampaignGame(
                campaign.game.scenarios().index(battle.scenario) + 1,
                result.winner,
                {side: result.noted[side][CASUALTIES] for side in sides},
            )
            for battle, result in campaign.played
        ]
        result = score(games, sides)
        player_of = dict(zip(sides, campaign.players, strict=True))
        scores = tuple(
            Score(
                player_of[side],
                (
                    Term("wins", standing.wins, standing.wins, TOTAL),
                    Term(
                        CASUALTIES,
                        standing.casualties,
                        -(standing.casualties // CASUALTIES_PER_POINT),
                        TOTAL,
                    ),
                ),
            )
            for side, standing in result.standings.items()
        )
        leader = None if result.winner is None else player_of[result.winner]
        return Standing(scores, leader, result.grade, GRADE, campaign.is_over)
