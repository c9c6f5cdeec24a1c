"""The two-battle series (M44-38)."""

from collections.abc import Sequence

from sandtable.games.memoir44.series import BATTLES, result_of, rules, score_battle
from sandtable.games.memoir44.state import MemoirState
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.kernel.state import State
from sandtable.studio.campaigns import Campaign, Plan, Score, Standing, Term

MEDALS = "medals"


class MemoirSeries(Plan):
    """The same battle twice with swapped sides (M44-38.1); nothing carries over but the medals."""

    id = "series"
    rule = "M44-38.2"
    same_options = True
    choice = "one"

    def scenarios(self, game: Game) -> list[str]:
        return [game.scenarios()[0]] * BATTLES

    def check(self, game: Game, scenarios: Sequence[str]) -> None:
        if len(scenarios) != BATTLES or len(set(scenarios)) != 1:
            raise BadInput("series-other-battle", "battles", scenario=scenarios[-1])

    def is_swapped(self, number: int) -> bool:
        return number % 2 == 1

    def check_battle(self, campaign: Campaign, state: State) -> None:
        """The second battle has the scenario and the options of the first (M44-38.3)."""
        assert isinstance(state, MemoirState)
        battle = campaign.next
        assert battle is not None
        same = state.scenario.official and state.scenario.id == battle.scenario
        if not campaign.played and same:
            campaign.options = dict(rules(state))
        if not same or rules(state) != campaign.options:
            raise BadInput("series-other-battle", scenario=state.scenario.id)

    def note(self, state: State) -> dict[str, dict[str, int]]:
        """The medals of each side; a winner has its full target (M44-38.4, 38.5)."""
        assert isinstance(state, MemoirState)
        return {side: {MEDALS: medals} for side, medals in score_battle(state).items()}

    def standing(self, campaign: Campaign) -> Standing:
        """More medals over both battles win (M44-38.2); equal totals are a draw (M44-38.8)."""
        battles = [
            {name: result.noted[battle.side_of(name)][MEDALS] for name in campaign.players}
            for battle, result in campaign.played
        ]
        result = result_of(campaign.players, battles)
        scores = tuple(
            Score(name, tuple(Term(MEDALS, b[name], b[name], "M44-38.4") for b in battles))
            for name in campaign.players
        )
        grade = "ahead" if result.winner else "level"
        rule = self.rule if result.winner else "M44-38.8"
        return Standing(scores, result.winner, grade, rule, campaign.is_over)
