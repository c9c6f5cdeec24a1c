"""What a table is opened with: a plan that has been checked, and the rows that it becomes."""

import json
import secrets
from typing import Any, Final

import sandtable
from sandtable.kernel.chance import Seeded
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game, OptionValue
from sandtable.kernel.reading import Reader
from sandtable.kernel.start import open_position
from sandtable.kernel.state import State
from sandtable.server.models import PlayerRow, SeatRow, TableRow
from sandtable.server.players import hash_of, new_secret
from sandtable.server.problems import Problem
from sandtable.server.schema import Plan, SkirmishPlan
from sandtable.server.settings import LEVELS, SUBSTITUTE, Settings
from sandtable.server.store import Place

#: Bytes of a table's id: nobody finds a private table by guessing.
ID_BYTES: Final = 12
#: What every scenario is called that was rolled up for two armies.
SKIRMISH: Final = "skirmish"
#: Bits of the seed that a skirmish is rolled up from.
SEED_BITS: Final = 48


def find_game(id: str, scenario: str) -> Game:
    """A game that has this scenario. Only ids: the engine itself would also open a file."""
    game = sandtable.game(id)
    if scenario not in game.scenarios():
        raise Problem(404, "no-such-scenario", scenario=scenario, game=id)
    return game


def first_position(game: Game, scenario: str, options: dict[str, OptionValue]) -> State:
    """A game that is set up to be looked at, and put away: its seats, how far it has come."""
    return game.start(scenario, Seeded(0), options)


class Loaded:
    """A position that can be played on, of a skirmish or of a scenario in the book.

    Other scenarios have no words here.
    """

    def __init__(self, document: dict[str, Any]) -> None:
        name = Reader(document, "").text("game")
        if name not in sandtable.games():
            games = ", ".join(sandtable.games())
            raise BadInput("not-a-choice", "game", value=name, options=games)
        self.game = sandtable.game(name)
        own = document.get("scenario")
        rolled = self.game.skirmishes and isinstance(own, dict) and own.get("id") == SKIRMISH
        if isinstance(own, dict) and not rolled:
            raise BadInput("position-own-scenario", "scenario")
        self.state = open_position(self.game, document)
        #: Complete, however much of it was written by hand.
        self.document: dict[str, Any] = json.loads(json.dumps(self.state.to_json()))
        self.scenario: str = SKIRMISH if rolled else self.document["scenario"]
        self.options: dict[str, OptionValue] = self.document["options"]


class Opening:
    """A plan that can be played: game, scenario or position, options, a wish for every seat."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        #: What it begins with, where that is no scenario of the book.
        self.document: dict[str, Any] | None = None
        if plan.position is not None:
            self._load(plan.position)
        elif plan.skirmish is not None:
            self._roll(plan.skirmish)
        else:
            assert plan.scenario is not None
            self.scenario = plan.scenario
            self.game = find_game(plan.game, self.scenario)
            self.options = self.game.check_options(plan.options)
            self.state = first_position(self.game, self.scenario, self.options)
        self._check_seats()

    def _load(self, document: dict[str, Any]) -> None:
        if self.plan.options:
            raise BadInput("position-options", "options")
        try:
            loaded = Loaded(document)
        except BadInput as error:
            where = f"position.{error.where}" if error.where else "position"
            raise BadInput(error.key, where, **error.params) from None
        if loaded.game.id != self.plan.game:
            found, expected = loaded.game.id, self.plan.game
            raise BadInput("wrong-game", "position.game", found=found, expected=expected)
        self.game, self.state, self.document = loaded.game, loaded.state, loaded.document
        self.scenario, self.options = loaded.scenario, loaded.options

    def _roll(self, plan: SkirmishPlan) -> None:
        """A scenario for chosen armies. Its field and mission are open, so any dice will do."""
        self.game = sandtable.game(self.plan.game)
        armies = plan.model_dump()["armies"]
        chance = Seeded(secrets.randbits(SEED_BITS))
        self.document = self.game.roll_skirmish(plan.points, armies, chance)
        self.scenario = SKIRMISH
        self.options = self.game.check_options(self.plan.options)
        self.state = self.game.start(self.document, Seeded(0), self.options)

    def _check_seats(self) -> None:
        seats = self.state.seats
        for seat, wish in self.plan.seats.items():
            if seat not in seats:
                raise BadInput("unknown-seat", f"seats.{seat}", seat=seat, seats=", ".join(seats))
            if wish.level is not None and wish.level not in LEVELS:
                where = f"seats.{seat}.level"
                raise BadInput("not-a-choice", where, value=wish.level, options=", ".join(LEVELS))
        for seat in seats:
            if seat not in self.plan.seats:
                raise BadInput("missing-key", "seats", name=seat)

    def lay_out(self, player: PlayerRow, settings: Settings) -> tuple[Place, dict[str, str]]:
        """The rows of a new table, and the secrets of its invitations."""
        now = settings.now()
        table = self._table(player, settings, now)
        rows = [
            self._seat(table.id, place, seat, player, now)
            for place, seat in enumerate(self.state.seats)
        ]
        invites: dict[str, str] = {}
        for row in rows:
            if self.plan.seats[row.seat].kind == "invite":
                invites[row.seat] = new_secret()
                row.invite_hash = hash_of(invites[row.seat])
        return Place(table, rows), invites

    def _table(self, player: PlayerRow, settings: Settings, now: float) -> TableRow:
        dice = settings.dice()
        return TableRow(
            id=secrets.token_urlsafe(ID_BYTES),
            game=self.game.id,
            rules=self.game.rules,
            scenario=self.scenario,
            options=self.options,
            position=self.document,
            visibility=self.plan.visibility,
            clock=self.plan.clock.model_dump(),
            host=player.id,
            secret=dice.secret.hex(),
            commitment=dice.commitment,
            created=now,
            changed=now,
            started=False,
            finished=False,
            version=0,
            waiting=[],
            progress=self.state.progress(),
            outcome=None,
        )

    def _seat(self, table: str, place: int, seat: str, player: PlayerRow, now: float) -> SeatRow:
        wish = self.plan.seats[seat]
        mine, bot = wish.kind == "me", wish.kind == "bot"
        return SeatRow(
            table=table,
            seat=seat,
            place=place,
            side=self.state.side_of(seat),
            kind="person" if mine else "bot" if bot else "free",
            player=player.id if mine else None,
            name=player.name if mine else "",
            level=(wish.level or SUBSTITUTE) if bot else None,
            open=wish.kind == "open",
            invite_hash=None,
            left=False,
            deadline=None,
            seen=now,
        )
