"""Measurements: is a scenario fair, which drafts of a fresh battle are. Made on request, in slices.

A slice takes a turn among the bots that think, in the name of the address that asked; of all
analyses and measurements only one takes a turn at a time. A measurement goes on as long as somebody
looks at it, and is kept: whoever asks for the same one is told what is known.
"""

import asyncio
import hashlib
import json
import logging
import secrets
from typing import TYPE_CHECKING, Any, Final

import sandtable
from sandtable.bots import DEFAULT_BOT, bot_names
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.studio import fresh
from sandtable.studio.faults import open_draft
from sandtable.studio.fresh import (
    BAND,
    LOOKS,
    draw,
    generator_of,
    title_of,
    words_of,
)
from sandtable.studio.guides import guide_of
from sandtable.studio.slices import BALANCE, FRESH
from sandtable.studio.store import Stored, store_of
from sandtable.studio.toml_writing import document_text
from sandtable.tables.measuring import packed, unpacked
from sandtable.tables.ports import StoreError
from sandtable.tables.problems import Problem
from sandtable.tables.rows import MeasurementRow
from sandtable.tables.schema_measurements import (
    BalanceWish,
    BattleTold,
    Dial,
    DraftShare,
    FreshShelf,
    FreshTold,
    FreshWish,
    MeasurementTold,
)
from sandtable.tables.visitor import Visitor

if TYPE_CHECKING:
    from sandtable.tables.hall import Hall

log = logging.getLogger("sandtable.server")

#: Bytes of an id.
ID_BYTES: Final = 16
#: Games for each change of a scenario that is tried.
TRIES: Final = 100
#: Then whoever looked has gone; and a worker that has said nothing for so long has died.
GONE_SECONDS: Final = 75.0
SILENT_SECONDS: Final = 60.0
#: How often it is noted that somebody looks.
NOTE_SECONDS: Final = 5.0
#: The most measurements of one address at a time.
MOST_EACH: Final = 2
#: In whose name battles are drawn ahead.
AHEAD: Final = ""
#: New seeds are chosen from so many.
SEEDS: Final = 1_000_000


def id_of(asked: dict[str, Any]) -> str:
    """The same question has the same id; how well it is to be answered is no part of it."""
    named = {key: value for key, value in asked.items() if key not in ("most", "tries")}
    digest = hashlib.sha256(json.dumps(named, sort_keys=True).encode()).hexdigest()
    return digest[: 2 * ID_BYTES]


# What visitors send, read within a budget.


def read_balance(game_id: str, wish: BalanceWish) -> dict[str, Any]:
    """What is asked for, checked: a scenario that can be played, and bots."""
    game = sandtable.game(game_id)
    scenario: Any = wish.scenario
    if wish.text is not None:
        document = open_draft(game, wish.text, "text").document
        scenario = json.loads(json.dumps(document, default=str))
    elif scenario not in game.scenarios():
        raise Problem(404, "no-such-scenario", scenario=str(scenario), game=game_id)
    bot = wish.bot or DEFAULT_BOT
    if bot not in bot_names():
        raise BadInput("not-a-choice", "bot", value=bot, options=", ".join(bot_names()))
    return {
        "kind": BALANCE,
        "game": game.id,
        "rules": game.rules,
        "scenario": scenario,
        "bot": bot,
        "most": wish.games,
        "tries": TRIES if wish.tries else 0,
    }


def read_fresh(game_id: str, wish: FreshWish) -> dict[str, Any]:
    """What is asked for, checked: a seed that draws a battle."""
    game = sandtable.game(game_id)
    draw(game, wish.seed, wish.size, wish=wish.wish)
    chosen = generator_of(game).read_wish(wish.wish)
    return {
        "kind": FRESH,
        "version": generator_of(game).version,
        "game": game.id,
        "rules": game.rules,
        "seed": " ".join(fresh.WORDS.findall(wish.seed.lower())),
        "size": wish.size,
        "wish": " ".join(option for options in chosen.values() for option in options),
        "bot": store_of(game).bot or DEFAULT_BOT,
        "most": 0,
        "tries": 0,
    }


def battle(game_id: str, size: str, seed: str, number: int, wish: str) -> BattleTold:
    """A draft of a fresh battle."""
    game = sandtable.game(game_id)
    document = {"id": "", "name": title_of(seed), **draw(game, seed, size, number, wish)}
    text = document_text(document, guide_of(game).inline, f"A fresh battle: {seed}, {size}")
    return BattleTold(
        seed=seed, size=size, number=number, text=text, description=game.describe(document)
    )


class Measurements:
    """The measurements that are being made."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        #: With the address that asked.
        self._running: dict[str, tuple[asyncio.Task[None], str]] = {}
        #: The battle of each game that is being drawn ahead.
        self._ahead: dict[str, str] = {}

    async def ask_balance(self, visitor: Visitor, game: str, wish: BalanceWish) -> MeasurementTold:
        """Measure a scenario, or go on with that."""
        return await self._ask(visitor, read_balance, game, wish)

    async def ask_fresh(self, visitor: Visitor, game: str, wish: FreshWish) -> MeasurementTold:
        """Draw battles from a seed until one is fair, or go on with that."""
        return await self._ask(visitor, read_fresh, game, wish)

    async def _ask(self, visitor: Visitor, read: Any, game: str, wish: Any) -> MeasurementTold:
        hall = self._hall
        self._check_quota(visitor)
        asked = await hall.runner.run_within_budget(visitor.address, read, game, wish)
        asked["player"] = hall.settings.levels.get(asked["bot"], asked["bot"])
        id = id_of(asked)
        await self._keep(id, asked)
        row = await self._row(id)
        if not row.complete and not self._is_running(row):
            self._begin(row, visitor.address)
            row = await self._row(id)
        return self._told(row, None)

    def _check_quota(self, visitor: Visitor) -> None:
        wait = self._hall.quotas.thinking_here.wait(visitor.address)
        if wait:
            raise Problem(429, "bots-are-tired", seconds=wait)
        mine = [address for _, address in self._running.values() if address == visitor.address]
        if len(mine) >= MOST_EACH:
            raise Problem(429, "too-many-measurements", limit=MOST_EACH, seconds=int(GONE_SECONDS))

    async def _keep(self, id: str, asked: dict[str, Any]) -> None:
        """A new measurement, or more of one that there is; one that was given up is tried again."""
        now = self._hall.settings.now()
        shelf = self._hall.measured
        row = await shelf.of(id)
        if row is None:
            new = MeasurementRow(
                id, asked["kind"], asked["game"], packed(asked), packed({}), b"", 0, False, "", now
            )
            await shelf.add(new, self._hall.settings.measurements)
            return
        known = unpacked(row.asked)
        more = {key: max(known[key], asked[key]) for key in ("most", "tries")}
        if row.problem or any(more[key] > known[key] for key in more):
            await shelf.ask_more(id, packed({**known, **more}))
        await shelf.note(id, "looked", now)

    async def told(self, visitor: Visitor, id: str, known: int | None) -> MeasurementTold:
        """How far a measurement has come; it goes on as long as somebody asks."""
        self._hall.quotas.check_replay(visitor)
        row = await self._row(id)
        now = self._hall.settings.now()
        if now - row.looked > NOTE_SECONDS:
            await self._hall.measured.note(id, "looked", now)
        return self._told(row, known)

    def _told(self, row: MeasurementRow, known: int | None) -> MeasurementTold:
        running = self._is_running(row)
        news = row.document and row.games != known
        return MeasurementTold(
            id=row.id,
            kind=row.kind,  # type: ignore[arg-type]  # one of the two
            running=running and not row.complete,
            complete=row.complete,
            problem=row.problem,
            games=row.games,
            found=unpacked(row.document) if news else None,
        )

    async def _row(self, id: str) -> MeasurementRow:
        row = await self._hall.measured.of(id)
        if row is None:
            raise Problem(404, "unknown-measurement")
        return row

    def _is_running(self, row: MeasurementRow) -> bool:
        """Here, or on another worker that is alive."""
        settings = self._hall.settings
        elsewhere = settings.is_one_of_several and settings.now() - row.driven < SILENT_SECONDS
        return row.id in self._running or elsewhere

    def _begin(self, row: MeasurementRow, address: str) -> None:
        task = asyncio.create_task(self._make(row.id, address))
        self._running[row.id] = task, address
        task.add_done_callback(lambda _: self._running.pop(row.id, None))

    async def close(self) -> None:
        tasks = [task for task, _ in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, id: str, address: str) -> None:
        """Slice after slice, until it is complete, nobody looks any more, or all time is spent."""
        hall, settings = self._hall, self._hall.settings
        left = settings.measurement_seconds
        try:
            while left > 0:
                await hall.measured.note(id, "driven", settings.now())
                async with hall.slices.turn(address), hall.bot_turns.turn(address):
                    spent = await hall.analysts.measure(id, settings.analysis_slice_seconds)
                hall.quotas.thinking_here.add(address, spent)
                left -= max(spent, 0.01)
                row = await hall.measured.of(id)
                if row is None or row.complete or row.problem:
                    break
                if settings.now() - row.looked > GONE_SECONDS:
                    break
                if hall.quotas.thinking_here.wait(address):
                    break
            await hall.measured.note(id, "driven", 0.0)
        except (BadInput, Problem, StoreError) as error:
            log.warning("The measurement %s stopped: %s", id, error)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("The measurement %s failed", id)

    # Fresh battles.

    async def draw_ahead(self) -> None:
        """Draw battles and measure them, a slice at a time, while no bot has anything to do."""
        settings = self._hall.settings
        while settings.fresh_ahead:
            await asyncio.sleep(settings.fresh_ahead_seconds)
            try:
                for game in sandtable.games():
                    await self._draw_ahead(sandtable.game(game))
            except (BadInput, Problem, StoreError) as error:
                log.warning("No battle could be drawn ahead: %s", error)

    async def _draw_ahead(self, game: Game) -> None:
        """Go on with a battle that is under way, or begin one if there are too few."""
        hall = self._hall
        if not has_fresh(game) or not hall.bot_turns.is_idle:
            return
        id = self._ahead.get(game.id)
        row = None if id is None else await hall.measured.of(id)
        if row is None or row.complete or row.problem:
            kept = [each for each in await hall.measured.complete(FRESH, game.id) if is_kept(each)]
            if len(kept) >= hall.settings.fresh_ahead:
                return
            size = generator_of(game).sizes[0]
            wish = FreshWish(seed=words_of(secrets.randbelow(SEEDS)), size=size)
            asked = await hall.runner.run_within_budget(AHEAD, read_fresh, game.id, wish)
            asked["player"] = hall.settings.levels.get(asked["bot"], asked["bot"])
            id = id_of(asked)
            await self._keep(id, asked)
            self._ahead[game.id] = id
        assert id is not None
        async with hall.slices.turn(AHEAD), hall.bot_turns.turn(AHEAD):
            await hall.analysts.measure(id, hall.settings.analysis_slice_seconds)

    async def shelf_of(self, visitor: Visitor, game_id: str) -> FreshShelf:
        """The battles of a game that can begin at once: those that it ships, and those of here."""
        self._hall.quotas.check_replay(visitor)
        game = sandtable.game(game_id)
        store = store_of(game)
        battles = [stored_told(game, each) for each in store.battles]
        known = {(each.seed, each.size, each.wish) for each in battles}
        generator = generator_of(game)
        for row in await self._hall.measured.complete(FRESH, game.id):
            found = unpacked(row.document)
            current = (found["version"], found["rules"]) == (generator.version, game.rules)
            told = FreshTold.model_validate(found)
            if is_kept(row) and current and (told.seed, told.size, told.wish) not in known:
                battles.append(told)
        return FreshShelf(
            sizes=list(generator.sizes),
            dials=[Dial(dial=name, options=list(each)) for name, each in generator.dials.items()],
            bot=store.bot or DEFAULT_BOT,
            band=BAND,
            looks=list(LOOKS),
            seed=words_of(secrets.randbelow(SEEDS)),
            battles=battles,
        )


def has_fresh(game: Game) -> bool:
    return getattr(game.part("studio"), "FRESH", None) is not None


def is_kept(row: MeasurementRow) -> bool:
    """Has a battle been found that keeps the promise?"""
    return any(draft["kept"] for draft in unpacked(row.document)["drafts"])


def stored_told(game: Game, stored: Stored) -> FreshTold:
    """A battle of the shipped store."""
    drafts = [
        fresh.Draft(number, {}, points, games, number == stored.number)
        for points, games, number in stored.drafts
    ]
    shares = [DraftShare.model_validate(each.to_json(game.sides[0])) for each in drafts]
    return FreshTold(seed=stored.seed, size=stored.size, drafts=shares)
