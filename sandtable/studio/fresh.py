"""Fresh battles: drawn from a seed by the game's own parts, and kept only if they prove fair.

A game draws in ``FRESH`` of its module ``studio``. The same seed, size and version draw the same
battle. A draft is played by bots and looked at after some games: it is kept when its whole interval
lies in the promised band, and dropped when it can no longer be expected to get there. Then it is
changed in favour of the side that lost, where a game can do that, or another one is drawn.
"""

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Any, ClassVar, Final

from sandtable.kernel.chance import Chance, Seeded
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.game import Game
from sandtable.lab.fixtures import mirror, set_table
from sandtable.lab.playing import play
from sandtable.lab.results import Result
from sandtable.lab.runners import Runner
from sandtable.lab.series import Series
from sandtable.lab.statistics import Rule, wilson
from sandtable.studio.faults import first_fault

#: Games after which a draft is looked at; the last look decides.
LOOKS: Final = (50, 200, 400)
BAND: Final = (0.42, 0.58)
#: How often a generator may try before a seed is given up, and how many drafts are measured.
MOST_ATTEMPTS: Final = 50
MOST_DRAFTS: Final = 12
#: How far a draft may be leant to either side, and how many drafts may be made of one.
MOST_LEAN: Final = 8
MOST_CHANGES: Final = 4
#: The numbers that the drafts of a seed can have.
NUMBERS: Final = MOST_DRAFTS * (2 * MOST_LEAN + 1)
MOST_IN_SEED: Final = 60
WORDS: Final = re.compile(r"[a-z0-9]+")
#: The id of a fresh battle, where a game has no word of its own for it.
FRESH_BATTLE: Final = "fresh-battle"
#: Words that seeds are made of.
FIRST: Final = ("amber", "birch", "cold", "dusty", "early", "grey", "high", "iron", "last", "long")
SECOND: Final = (
    "bridge",
    "cross",
    "field",
    "gate",
    "hill",
    "lane",
    "mill",
    "ridge",
    "road",
    "wood",
)
THIRD: Final = ("dawn", "dusk", "fog", "frost", "moon", "noon", "rain", "snow", "sun", "wind")


#: What is wished of a battle: of each dial, the options to choose from.
Wish = Mapping[str, tuple[str, ...]]


class Generator:
    """Draws battles of one game."""

    sizes: ClassVar[tuple[str, ...]] = ("small", "standard", "large")
    #: Raised when the generator changes, so that a seed never silently draws another battle.
    version: ClassVar[int] = 1
    #: What can be wished: dials with their options; an option belongs to one dial only.
    dials: ClassVar[dict[str, tuple[str, ...]]] = {}
    #: What one step of ``lean`` gives the first side, about; 0: this game's battles need none.
    step: ClassVar[float] = 0.0

    def draw(self, game: Game, size: str, chance: Chance, wish: Wish) -> dict[str, Any]:
        """A battle; one that is faulty is thrown away, and the next is drawn."""
        raise NotImplementedError

    def read_wish(self, text: str) -> Wish:
        """The options named in a text; a dial without one may be anything."""
        every = [option for options in self.dials.values() for option in options]
        named = set(text.split())
        for option in sorted(named.difference(every)):
            raise BadInput("not-a-choice", "wish", value=option, options=", ".join(every))
        return {
            dial: tuple([option for option in options if option in named])
            for dial, options in self.dials.items()
            if not named.isdisjoint(options)
        }

    def lean(self, document: dict[str, Any], steps: int) -> None:
        """Change a battle in favour of the first side, or of the other if there are less than 0."""
        raise NotImplementedError


@dataclass(frozen=True)
class Draft:
    """A battle that was measured: kept, dropped, or the best there was."""

    number: int
    document: dict[str, Any]
    points: float
    games: int
    kept: bool

    @property
    def share(self) -> float:
        """Of the first side; one half before the first game."""
        return self.points / self.games if self.games else 0.5

    def to_json(self, side: str) -> dict[str, Json]:
        low, high = wilson(self.points, self.games)
        return {
            "number": self.number,
            "side": side,
            "share": self.share,
            "low": low,
            "high": high,
            "games": self.games,
            "kept": self.kept,
        }


@dataclass(frozen=True)
class Offer:
    """A fresh battle, and all drafts on the way to it."""

    chosen: Draft
    drafts: tuple[Draft, ...]


def generator_of(game: Game) -> Generator:
    generator: Generator | None = getattr(game.part("studio"), "FRESH", None)
    if generator is None:
        raise BadInput("studio-no-fresh", game=game.id)
    return generator


def words_of(number: int) -> str:
    """A seed in words: one of a thousand, and a number beyond."""
    rest, third = divmod(number, len(THIRD))
    rest, second = divmod(rest, len(SECOND))
    rest, first = divmod(rest, len(FIRST))
    words = f"{FIRST[first]} {SECOND[second]} {THIRD[third]}"
    return f"{words} {rest}" if rest else words


def title_of(seed: str) -> str:
    """What a battle is called: the words of its seed."""
    return " ".join(WORDS.findall(seed.lower())).title()


def chance_of(
    game: Game, seed: str, size: str, number: int, attempt: int, wish: Wish | None = None
) -> Seeded:
    """The dice of a draft, from the words of the seed in any spelling."""
    words = WORDS.findall(seed.lower())
    if not words or len(seed) > MOST_IN_SEED:
        raise BadInput("studio-odd-seed", most=MOST_IN_SEED)
    version = generator_of(game).version
    named: list[Any] = [version, game.id, " ".join(words), size, number, attempt]
    if wish:
        named.append(wish)
    text = json.dumps(named)
    return Seeded(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big"))


def number_of(battle: int, lean: int) -> int:
    """The number of a draft: which battle of its seed, and how it is leant."""
    return battle + MOST_DRAFTS * (2 * lean - 1 if lean > 0 else -2 * lean)


def parts_of(number: int) -> tuple[int, int]:
    """The battle of a draft, and its lean: the inverse of ``number_of``."""
    code, battle = divmod(number, MOST_DRAFTS)
    return battle, (code + 1) // 2 if code % 2 else -code // 2


def draw(
    game: Game, seed: str, size: str = "standard", number: int = 0, wish: str = ""
) -> dict[str, Any]:
    """The battle that a seed draws; each draft of a seed has a number."""
    return deepcopy(_drawn(game, seed, size, number, wish))


@lru_cache(maxsize=MOST_DRAFTS)
def _drawn(game: Game, seed: str, size: str, number: int, text: str) -> dict[str, Any]:
    generator = generator_of(game)
    wish = generator.read_wish(text)
    if size not in generator.sizes:
        raise BadInput("not-a-choice", "size", value=size, options=", ".join(generator.sizes))
    battle, lean = parts_of(number)
    if lean and not generator.step:
        raise BadInput("not-in-range", "number", value=number, low=0, high=MOST_DRAFTS - 1)
    for attempt in range(MOST_ATTEMPTS):
        chance = chance_of(game, seed, size, battle, attempt, wish)
        document = generator.draw(game, size, chance, wish)
        if "name" in document:
            document["name"] = title_of(seed)
        if first_fault(game, document) is None:
            if lean:
                generator.lean(document, lean)
            return document
    raise BadInput("studio-no-draft", seed=seed)


@cache
def acceptable(band: tuple[float, float], games: int) -> tuple[float, float]:
    """The shares whose whole interval lies in the band after so many games."""
    inside = [
        points / games
        for points in range(games + 1)
        if band[0] <= wilson(points, games)[0] and wilson(points, games)[1] <= band[1]
    ]
    if not inside:
        raise BadInput("studio-narrow-band", games=games)
    return inside[0], inside[-1]


@dataclass(frozen=True)
class Promise(Rule):
    """Ends a draft's games at a look that decides: kept, or no longer to be expected inside."""

    band: tuple[float, float] = BAND
    looks: tuple[int, ...] = LOOKS

    def is_kept(self, points: float, games: int) -> bool:
        low, high = wilson(points, games)
        return self.band[0] <= low and high <= self.band[1]

    def ends(self, points: float, games: int) -> bool:
        if games not in self.looks:
            return False
        low, high = wilson(points, games)
        first, last = acceptable(self.band, self.looks[-1])
        return self.is_kept(points, games) or high < first or low > last

    def expected(self, draft: Draft) -> tuple[float, float]:
        """The shares that an offer promises: the band; with a handicap, as far around that."""
        if draft.kept:
            return self.band
        reach = (self.band[1] - self.band[0]) / 2
        return draft.share - reach, draft.share + reach


#: Told after each game: the draft, games done, the most.
Report = Callable[[int, int, int], None]


def measure_draft(
    game: Game,
    document: dict[str, Any],
    number: int,
    bot: str,
    promise: Promise,
    runner: Runner,
    report: Report,
) -> Draft:
    """Play a draft until a look decides."""
    table = set_table(game, document, "fresh")
    fixtures = mirror(table, bot, number, promise.looks[-1])
    series = Series(fixtures, partial(Result.score_of_side, side=game.sides[0]), promise)
    for _, result in runner.run(play, iter(series.take, None)):
        series.add(result)
        report(number, len(series.results), promise.looks[-1])
    games = len(series.results)
    return Draft(number, document, series.points, games, promise.is_kept(series.points, games))


def next_lean(shares: dict[int, float], step: float) -> int | None:
    """Where a battle may be even, by the shares of the first side at leans that were measured.

    Between two that lie on both sides of one half, else beyond the nearest; None: another battle is
    worth more than another lean of this one.
    """
    low = max((lean for lean, share in shares.items() if share < 0.5), default=None)
    high = min((lean for lean, share in shares.items() if share >= 0.5), default=None)
    if not step or len(shares) == MOST_CHANGES:
        return None
    if low is None or high is None:
        (lean, share) = max(shares.items()) if high is None else min(shares.items())
        change = max(1, round(abs(0.5 - share) / step))
        lean += change if high is None else -change
        return lean if abs(lean) <= MOST_LEAN else None
    if high - low < 2:
        return None
    part = (0.5 - shares[low]) / (shares[high] - shares[low])
    return min(max(low + round(part * (high - low)), low + 1), high - 1)


def find_fair(
    game: Game,
    seed: str,
    size: str,
    bot: str,
    promise: Promise,
    runner: Runner,
    report: Report,
    most_drafts: int = MOST_DRAFTS,
    wish: str = "",
) -> Offer:
    """The first draft of a seed that keeps the promise; else the fairest, with its handicap.

    The fairest is played on to the last look: a share of few games promises little, and that of the
    fairest of many drafts flatters. A runner that stops early leaves the last draft undecided.
    """
    acceptable(promise.band, promise.looks[-1])
    step = generator_of(game).step
    drafts: list[Draft] = []
    battle = lean = 0
    #: The shares of the battle at the leans that were measured.
    shares: dict[int, float] = {}
    while len(drafts) < most_drafts:
        number = number_of(battle, lean)
        document = draw(game, seed, size, number, wish)
        drafts.append(measure_draft(game, document, number, bot, promise, runner, report))
        if drafts[-1].kept or runner.stopped:
            return Offer(drafts[-1], tuple(drafts))
        shares[lean] = drafts[-1].share
        following = next_lean(shares, step)
        if following is None:
            battle, lean, shares = battle + 1, 0, {}
        else:
            lean = following
    fairest = min(drafts, key=lambda draft: abs(draft.share - 0.5))
    rest = Promise(promise.band, promise.looks[-1:])
    number = fairest.number
    chosen = measure_draft(game, fairest.document, number, bot, rest, runner, report)
    drafts[drafts.index(fairest)] = chosen
    return Offer(chosen, tuple(drafts))


def offer_json(game: Game, seed: str, size: str, offer: Offer, wish: str = "") -> dict[str, Json]:
    """The offer as a document: the battle, what was measured, how far it is off if it is."""
    side, other = game.sides
    chosen = offer.chosen
    weaker = side if chosen.share < 0.5 else other
    share = chosen.share if weaker == side else 1 - chosen.share
    handicap: Json = None if chosen.kept else {"side": weaker, "share": share}
    return {
        "sandtable": "fresh-battle",
        "version": generator_of(game).version,
        "game": game.id,
        "rules": game.rules,
        "seed": seed,
        "size": size,
        "wish": wish,
        "scenario": chosen.document,
        "measured": chosen.to_json(side),
        "handicap": handicap,
        "drafts": [draft.to_json(side) for draft in offer.drafts],
    }
