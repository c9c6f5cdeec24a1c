"""What a table is opened with: a plan that has been checked, and the rows that it becomes."""

import secrets
from typing import Final

import sandtable
from sandtable.kernel.chance import Seeded
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game, OptionValue
from sandtable.kernel.state import State
from sandtable.server.models import PlayerRow, SeatRow, TableRow
from sandtable.server.players import hash_of, new_secret
from sandtable.server.problems import Problem
from sandtable.server.schema import Plan
from sandtable.server.settings import LEVELS, SUBSTITUTE, Settings
from sandtable.server.store import Place

#: Bytes of a table's id: nobody finds a private table by guessing.
ID_BYTES: Final = 12


def find_game(id: str, scenario: str) -> Game:
    """A game that has this scenario. Only ids: the engine itself would also open a file."""
    game = sandtable.game(id)
    if scenario not in game.scenarios():
        raise Problem(404, "no-such-scenario", scenario=scenario, game=id)
    return game


def first_position(game: Game, scenario: str, options: dict[str, OptionValue]) -> State:
    """A game that is set up to be looked at, and put away: its seats, how far it has come."""
    return game.start(scenario, Seeded(0), options)


class Opening:
    """A plan that can be played: game, scenario, options and a wish for every seat."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find_game(plan.game, plan.scenario)
        self.options = self.game.check_options(plan.options)
        self.state = first_position(self.game, plan.scenario, self.options)
        self._check_seats()

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
            scenario=self.plan.scenario,
            options=self.options,
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
