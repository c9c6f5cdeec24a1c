"""The two-battle series (M44-38): the same battle twice with sides swapped, medals added up."""

from sandtable.games.memoir44.medals import medals
from sandtable.games.memoir44.scenario import SIDES
from sandtable.games.memoir44.state import MemoirState
from sandtable.kernel.errors import BadInput

BATTLES = 2


def score_battle(state: MemoirState) -> dict[str, int]:
    """The medals of each side; the winner always has its full target (M44-38.4, 38.5)."""
    if state.outcome is None:
        raise BadInput("series-battle-not-over")
    scores = {side: medals(state, i) for i, side in enumerate(SIDES)}
    if state.outcome.winner is not None:
        scores[state.outcome.winner] = state.scenario.medals[SIDES.index(state.outcome.winner)]
    return scores


def rules(state: MemoirState) -> dict[str, object]:
    """The options except for the seats, which are swapped with the teams (M44-38.10)."""
    return {name: value for name, value in state.options.items() if not name.endswith("_seats")}


class SeriesResult:
    """The winner (None: a draw), the totals, and the scores of both battles (M44-38.9)."""

    def __init__(
        self, winner: str | None, totals: dict[str, int], battles: list[dict[str, int]]
    ) -> None:
        self.winner = winner
        self.totals = totals
        self.battles = battles


def result_of(players: tuple[str, str], battles: list[dict[str, int]]) -> SeriesResult:
    """The result of battles with these scores of the players: medals add up (M44-38.2)."""
    totals = {player: sum([battle[player] for battle in battles]) for player in players}
    first, second = players
    winner: str | None = None
    if totals[first] != totals[second]:
        winner = first if totals[first] > totals[second] else second
    return SeriesResult(winner, totals, battles)


class Series:
    """Two players (or teams) and their battles."""

    def __init__(self, players: tuple[str, str]) -> None:
        self.players = players
        self.sides: list[dict[str, str]] = []
        self.states: list[MemoirState] = []

    def add(self, state: MemoirState, sides: dict[str, str]) -> None:
        """Add a finished battle; the second is the same with sides swapped (M44-38.1, 38.3)."""
        score_battle(state)
        if sorted(sides) != sorted(self.players) or sorted(sides.values()) != sorted(SIDES):
            raise BadInput("series-sides", players=", ".join(self.players))
        if len(self.states) == BATTLES:
            raise BadInput("series-complete")
        if self.states:
            first = self.states[0]
            if state.scenario.document != first.scenario.document or rules(state) != rules(first):
                raise BadInput("series-other-battle", scenario=state.scenario.id)
            if sides == self.sides[0]:
                raise BadInput("series-not-swapped")
        self.states.append(state)
        self.sides.append(dict(sides))

    def result(self) -> SeriesResult | None:
        """None until both battles are played (M44-38.7); equal totals are a draw (M44-38.8)."""
        if len(self.states) < BATTLES:
            return None
        battles: list[dict[str, int]] = []
        for state, sides in zip(self.states, self.sides, strict=True):
            scores = score_battle(state)
            battles.append({player: scores[sides[player]] for player in self.players})
        return result_of(self.players, battles)
