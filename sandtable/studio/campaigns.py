"""Several battles that belong together: campaigns, series with swapped sides, chains.

A campaign is a document: who plays, which battles, what came of each. It can be put away after any
battle and taken up days later, by the terminal or by a server. Which battles it has, what is noted
after each and how that is scored is the plan's, which a game offers in ``PLANS`` of its module
``studio``. Every part of a score names the rule behind it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import sandtable
from sandtable.kernel.documents import check_header
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.game import Game, OptionValue
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.reading import Reader, check_length
from sandtable.kernel.state import State

DOCUMENT: Final = "campaign"
PLAYERS: Final = 2
MOST_IN_NAME: Final = 60
#: The most battles of a campaign, and the highest number that is noted of one.
MOST_BATTLES: Final = 60
MOST_NOTED: Final = 999


@dataclass(frozen=True)
class BattleResult:
    """What came of a battle; ``noted`` are the numbers that the plan counts, for each side."""

    winner: str | None
    reason: str
    rule: str
    noted: dict[str, dict[str, int]]
    date: str = ""

    def to_json(self) -> dict[str, Json]:
        noted: dict[str, Json] = {side: {**numbers} for side, numbers in self.noted.items()}
        return {
            "winner": self.winner,
            "reason": self.reason,
            "rule": self.rule,
            "noted": noted,
            "date": self.date,
        }


@dataclass
class Battle:
    """One battle: its scenario, the player of each side, and the result, if it is over."""

    scenario: str
    players: dict[str, str]
    result: BattleResult | None = None

    def side_of(self, player: str) -> str:
        return next(side for side, name in self.players.items() if name == player)

    def to_json(self) -> dict[str, Json]:
        result = None if self.result is None else self.result.to_json()
        return {"scenario": self.scenario, "players": {**self.players}, "result": result}


@dataclass(frozen=True)
class Term:
    """A part of a score: what was counted, how much that is worth, and by which rule."""

    key: str
    count: int
    value: int
    rule: str

    def to_json(self) -> dict[str, Json]:
        return {"key": self.key, "count": self.count, "value": self.value, "rule": self.rule}


@dataclass(frozen=True)
class Score:
    """The score of a player, as a sum."""

    player: str
    terms: tuple[Term, ...]

    @property
    def total(self) -> int:
        return sum(term.value for term in self.terms)

    def to_json(self) -> dict[str, Json]:
        terms: list[Json] = [term.to_json() for term in self.terms]
        return {"player": self.player, "terms": terms, "total": self.total}


@dataclass(frozen=True)
class Standing:
    """The scores so far, who leads (None: nobody), how clearly, and the rule that says so."""

    scores: tuple[Score, ...]
    leader: str | None
    grade: str
    rule: str
    is_final: bool = False

    def to_json(self) -> dict[str, Json]:
        return {
            "scores": [score.to_json() for score in self.scores],
            "leader": self.leader,
            "grade": self.grade,
            "rule": self.rule,
            "final": self.is_final,
        }


class Plan:
    """What kind of campaign it is: which battles, what is noted, how it is scored."""

    id = ""
    #: The rule that it follows; "": a house plan.
    rule = ""
    #: Must all battles have the same options?
    same_options = False
    #: What the players choose: a run of the book's scenarios, or one scenario.
    choice = "run"

    def scenarios(self, game: Game) -> list[str]:
        """The battles of a whole campaign, unless the players choose others."""
        return game.scenarios()

    def check(self, game: Game, scenarios: Sequence[str]) -> None:
        """Refuse scenarios that are no campaign of this kind."""

    def is_swapped(self, number: int) -> bool:
        """Do the players change sides for this battle?"""
        return False

    def check_battle(self, campaign: "Campaign", state: State) -> None:
        """Refuse a finished battle that cannot be the next one, beyond what all plans ask."""

    def note(self, state: State) -> dict[str, dict[str, int]]:
        """What counts of a finished battle, for each side."""
        return {side: {} for side in state.game.sides}

    def standing(self, campaign: "Campaign") -> Standing:
        """The score of the battles that are over: here, the battles won."""
        scores = tuple(
            Score(player, (Term("wins", wins, wins, self.rule),))
            for player in campaign.players
            for wins in (campaign.wins(player),)
        )
        return standing_of(scores, self.rule, campaign.is_over)


class Chain(Plan):
    """The scenarios of a book in their order, between the same two players on the same sides.

    A house plan: battles won count, and among equals the fewer losses.
    """

    id = "chain"

    def note(self, state: State) -> dict[str, dict[str, int]]:
        losses = state.losses()
        return {
            side: {"losses": losses[side]} if side in losses else {} for side in state.game.sides
        }

    def standing(self, campaign: "Campaign") -> Standing:
        losses = {
            player: sum(
                result.noted[battle.side_of(player)].get("losses", 0)
                for battle, result in campaign.played
            )
            for player in campaign.players
        }
        scores = tuple(
            Score(player, (Term("wins", wins, wins, ""), Term("losses", losses[player], 0, "")))
            for player in campaign.players
            for wins in (campaign.wins(player),)
        )
        found = standing_of(scores, "", campaign.is_over)
        fewest = min(losses, key=lambda player: losses[player])
        if found.leader is None and len(set(losses.values())) > 1:
            return Standing(scores, fewest, "fewer-losses", "", campaign.is_over)
        return found


def standing_of(scores: tuple[Score, ...], rule: str, is_final: bool) -> Standing:
    """The standing in which more is better and equal totals are a draw."""
    first, second = sorted(scores, key=lambda score: -score.total)
    leader = first.player if first.total > second.total else None
    return Standing(scores, leader, "ahead" if leader else "level", rule, is_final)


@dataclass
class Campaign:
    """A campaign that is under way or over."""

    game: Game
    plan: Plan
    players: tuple[str, str]
    battles: list[Battle]
    options: dict[str, OptionValue] = field(default_factory=dict)

    @classmethod
    def begin(
        cls,
        game: Game,
        plan: Plan,
        players: Sequence[str],
        scenarios: Sequence[str] = (),
        options: Mapping[str, OptionValue] | None = None,
    ) -> "Campaign":
        """A new campaign; the first player begins with the first side."""
        names = check_players(players)
        chosen = list(scenarios) or plan.scenarios(game)
        check_length(chosen, MOST_BATTLES, "battles")
        for scenario in chosen:
            if scenario not in game.scenarios():
                raise BadInput("studio-campaign-scenario", "battles", scenario=str(scenario))
        plan.check(game, chosen)
        battles = [
            Battle(scenario, seated(game, names, plan.is_swapped(number)))
            for number, scenario in enumerate(chosen)
        ]
        checked = game.check_options(options)
        return cls(game, plan, names, battles, {name: checked[name] for name in options or {}})

    @property
    def next(self) -> Battle | None:
        """The battle to be played; None when all are over."""
        return next((battle for battle in self.battles if battle.result is None), None)

    @property
    def is_over(self) -> bool:
        return self.next is None

    @property
    def played(self) -> list[tuple[Battle, BattleResult]]:
        return [(battle, battle.result) for battle in self.battles if battle.result is not None]

    def wins(self, player: str) -> int:
        return sum(result.winner == battle.side_of(player) for battle, result in self.played)

    def add(self, state: State, date: str = "") -> BattleResult:
        """Enter the end of the next battle."""
        battle = self.next
        if battle is None:
            raise BadInput("studio-campaign-over")
        outcome = state.outcome
        if outcome is None:
            raise BadInput("studio-campaign-unfinished")
        self.plan.check_battle(self, state)
        scenario = state.to_json()["scenario"]
        if scenario != battle.scenario:
            raise BadInput("studio-campaign-other-battle", scenario=battle.scenario)
        battle.result = result_of(self.plan, state, outcome, date)
        return battle.result

    def standing(self) -> Standing:
        return self.plan.standing(self)

    def to_json(self) -> dict[str, Json]:
        battles: list[Json] = [battle.to_json() for battle in self.battles]
        return {
            "sandtable": DOCUMENT,
            "game": self.game.id,
            "rules": self.game.rules,
            "plan": self.plan.id,
            "players": [*self.players],
            "options": {**self.options},
            "battles": battles,
        }

    @classmethod
    def from_json(cls, document: Mapping[str, Any]) -> "Campaign":
        """The campaign of a document; one that could not have been written is refused."""
        reader = Reader(document, "")
        game = sandtable.game(reader.text("game"))
        check_header(reader, DOCUMENT, game.id, game.rules)
        plans = {plan.id: plan for plan in plans_of(game)}
        plan = plans[reader.choice("plan", plans)]
        options = reader.table("options").data if reader.has("options") else {}
        tables = reader.tables("battles")
        check_length(tables, MOST_BATTLES, "battles")
        scenarios = [table.text("scenario") for table in tables]
        campaign = cls.begin(game, plan, reader.texts("players"), scenarios, options)
        for number, (battle, table) in enumerate(zip(campaign.battles, tables, strict=True)):
            if table.value("players") != battle.players:
                raise BadInput("studio-campaign-sides", table.at("players"))
            if table.value("result") is not None:
                if campaign.next is not battle:
                    raise BadInput("studio-campaign-order", table.where, number=number + 1)
                battle.result = read_result(game, table.table("result"))
            table.finish()
        reader.finish()
        return campaign


def result_of(plan: Plan, state: State, outcome: Outcome, date: str = "") -> BattleResult:
    """What came of a battle that ended like this."""
    return BattleResult(outcome.winner, outcome.reason, outcome.rule, plan.note(state), date)


def plans_of(game: Game) -> list[Plan]:
    """The kinds of campaigns that a game has."""
    plans: list[Plan] = getattr(game.part("studio"), "PLANS", [])
    return plans


def check_players(players: Sequence[str]) -> tuple[str, str]:
    """Two different names."""
    names = [name.strip() for name in players if isinstance(name, str)]
    if len(names) != PLAYERS or names[0] == names[1] or not all(names):
        raise BadInput("studio-campaign-players", "players")
    if any(len(name) > MOST_IN_NAME for name in names):
        raise BadInput("text-too-long", "players", most=MOST_IN_NAME)
    return names[0], names[1]


def seated(game: Game, players: tuple[str, str], swapped: bool) -> dict[str, str]:
    """The player of each side."""
    return dict(zip(game.sides, players[::-1] if swapped else players, strict=True))


def read_result(game: Game, table: Reader) -> BattleResult:
    winner = None if table.value("winner") is None else table.choice("winner", game.sides)
    endings = game.endings()
    reason = table.choice("reason", endings)
    rule = table.choice("rule", [endings[reason]])
    noted: dict[str, dict[str, int]] = {}
    sides = table.table("noted")
    for side in game.sides:
        numbers = sides.table(side)
        noted[side] = {key: numbers.integer(key, 0, MOST_NOTED) for key in numbers.data}
    sides.finish()
    date = table.text("date")
    table.finish()
    return BattleResult(winner, reason, rule, noted, date)
