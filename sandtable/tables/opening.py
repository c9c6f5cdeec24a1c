"""Opening a table: a plan that has been checked, and the rows that it becomes."""

import json
import secrets
from typing import Any, Final

import sandtable
from sandtable.bots import DEFAULT_BOT, bot_names
from sandtable.kernel.chance import Committed, Seeded
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game, OptionValue
from sandtable.kernel.reading import Reader
from sandtable.kernel.start import check_size, open_position
from sandtable.kernel.state import State
from sandtable.studio.faults import open_draft
from sandtable.studio.fresh import FRESH_BATTLE
from sandtable.tables import exchange
from sandtable.tables.problems import Problem
from sandtable.tables.rows import PlayerRow, SeatRow, TableRow, TableWithSeats
from sandtable.tables.schema import Plan, SkirmishPlan
from sandtable.tables.secrets import hash_of, new_secret
from sandtable.tables.settings import Settings

#: Bytes of a table's id: enough that nobody guesses a private table.
ID_BYTES: Final = 12
#: The name of every scenario that is generated for two armies.
SKIRMISH: Final = "skirmish"
#: The name of every scenario that somebody has drawn; its title is in its document.
OWN: Final = "own"
#: What a fresh battle is; a draft that says so of itself is called that in lists of tables.
DRAWN_FROM_SEEDS: Final = (FRESH_BATTLE, SKIRMISH)
#: Bits of the seed that a skirmish is generated from.
SEED_BITS: Final = 48


def find_game(id: str, scenario: str) -> Game:
    """The game, if it has this scenario. Only ids are taken: the engine would open a file too."""
    game = sandtable.game(id)
    if scenario not in game.scenarios():
        raise Problem(404, "no-such-scenario", scenario=scenario, game=id)
    return game


def first_position(game: Game, scenario: str, options: dict[str, OptionValue]) -> State:
    """A throw-away first position, for the seats and the progress it shows."""
    return game.start(scenario, Seeded(0), options)


class Loaded:
    """A playable position of a skirmish or of an official scenario.

    Other scenarios have no names in the client's catalogues.
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
        if isinstance(own, dict):
            self.game.check_skirmish(own)
        self.state = open_position(self.game, document)
        #: Complete, even if only part of it was written by hand.
        self.document: dict[str, Any] = json.loads(json.dumps(self.state.to_json()))
        self.scenario: str = SKIRMISH if rolled else self.document["scenario"]
        self.options: dict[str, OptionValue] = self.document["options"]


class Opening:
    """A plan that has been checked: game, scenario or position, options, a wish for every seat."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        #: What the game begins with, if not an official scenario.
        self.document: dict[str, Any] | None = None
        if plan.position is not None:
            game, state = self._load(plan.position)
        elif plan.skirmish is not None:
            game, state = self._roll(plan.skirmish)
        elif plan.draft is not None:
            game, state = self._open(plan.draft)
        else:
            assert plan.scenario is not None
            self.scenario = plan.scenario
            game = find_game(plan.game, self.scenario)
            self.options = game.check_options(plan.options)
            state = first_position(game, self.scenario, self.options)
        #: What is kept of the position: the side of every seat, and how far the game is. An opening
        #: is plain data, which another process may have prepared.
        self.game, self.rules = game.id, game.rules
        self.sides = {seat: state.side_of(seat) for seat in state.seats}
        self.progress = state.progress()
        self._check_seats()

    def _load(self, document: dict[str, Any]) -> tuple[Game, State]:
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
        self.document = loaded.document
        self.scenario, self.options = loaded.scenario, loaded.options
        return loaded.game, loaded.state

    def _roll(self, plan: SkirmishPlan) -> tuple[Game, State]:
        """Generate a scenario for chosen armies. Nothing in it is secret, so any dice will do."""
        game = sandtable.game(self.plan.game)
        armies = plan.model_dump()["armies"]
        chance = Seeded(secrets.randbits(SEED_BITS))
        self.document = game.roll_skirmish(plan.points, armies, chance)
        self.scenario = SKIRMISH
        self.options = game.check_options(self.plan.options)
        return game, game.start(self.document, Seeded(0), self.options)

    def _open(self, text: str) -> tuple[Game, State]:
        """A scenario of somebody's own, if it has no fault and is not too large to be played."""
        game = sandtable.game(self.plan.game)
        self.document = json.loads(
            json.dumps(open_draft(game, text, "draft").document, default=str)
        )
        id = self.document.get("id")
        self.scenario = str(id) if id in DRAWN_FROM_SEEDS else OWN
        self.options = game.check_options(self.plan.options)
        state = game.start(self.document, Seeded(0), self.options)
        check_size(state)
        return game, state

    def _check_seats(self) -> None:
        seats, levels = list(self.sides), bot_names()
        for seat, wish in self.plan.seats.items():
            if seat not in seats:
                raise BadInput("unknown-seat", f"seats.{seat}", seat=seat, seats=", ".join(seats))
            if wish.level is not None and wish.level not in levels:
                where = f"seats.{seat}.level"
                raise BadInput("not-a-choice", where, value=wish.level, options=", ".join(levels))
        for seat in seats:
            if seat not in self.plan.seats:
                raise BadInput("missing-key", "seats", name=seat)
        if self.plan.practice:
            self._check_practice()

    def _check_practice(self) -> None:
        """Only bots do not mind if everything is taken back."""
        for seat, wish in self.plan.seats.items():
            if wish.kind not in ("me", "bot"):
                raise BadInput("practice-people", f"seats.{seat}.kind")

    def lay_out(
        self, player: PlayerRow, settings: Settings, fallen: Committed | None = None
    ) -> tuple[TableWithSeats, dict[str, str]]:
        """The rows of a new table, and the secrets of its invitations.

        ``fallen`` are the dice of another game, with which it goes on.
        """
        now = settings.now()
        table = self._table(player, settings, now)
        rows = [
            self._seat(table.id, place, seat, player, now) for place, seat in enumerate(self.sides)
        ]
        table.dice_stage = exchange.first_stage(rows, settings.reveal_seconds)
        invites: dict[str, str] = {}
        for row in rows:
            if self.plan.seats[row.seat].kind == "invite":
                invites[row.seat] = new_secret()
                row.invite_hash = hash_of(invites[row.seat])
        if fallen is not None:
            table.secret, table.commitment = fallen.secret.hex(), fallen.commitment
            table.drawn = fallen.used
            given = {each.seat: each for each in fallen.contributions}
            for row in rows:
                if row.seat in given:
                    row.commitment, row.reveal = given[row.seat].commitment, given[row.seat].reveal
        return TableWithSeats(table, rows), invites

    def _table(self, player: PlayerRow, settings: Settings, now: float) -> TableRow:
        dice = settings.dice()
        return TableRow(
            id=secrets.token_urlsafe(ID_BYTES),
            game=self.game,
            rules=self.rules,
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
            progress=self.progress,
            outcome=None,
            dice_stage=exchange.NONE,
            dice_due=None,
            practice=self.plan.practice,
        )

    def _seat(self, table: str, place: int, seat: str, player: PlayerRow, now: float) -> SeatRow:
        wish = self.plan.seats[seat]
        mine, bot = wish.kind == "me", wish.kind == "bot"
        return SeatRow(
            table=table,
            seat=seat,
            place=place,
            side=self.sides[seat],
            kind="person" if mine else "bot" if bot else "free",
            player=player.id if mine else None,
            name=player.name if mine else "",
            level=(wish.level or DEFAULT_BOT) if bot else None,
            open=wish.kind == "open",
            invite_hash=None,
            left=False,
            deadline=None,
            seen=now,
        )
