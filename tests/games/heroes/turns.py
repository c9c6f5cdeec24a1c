"""Tables for tests of the turn: units where a test wants them, and the turn at any of its steps."""

from functools import cache
from typing import Any

from sandtable.board.squares import COMPASS
from sandtable.games.heroes import flow
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.game import Heroes
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.status import (
    ABOARD,
    ACTIVATION,
    AWAITED,
    BLUFF,
    GONE,
    ORDER,
    SPECIAL,
    SUPPLY,
)
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance, Scripted, Seeded
from sandtable.kernel.event import Event

SOVIET, GERMAN = SIDES
#: The steps of a turn, by what begins them.
STEP = {step.__name__: number for number, step in enumerate(flow.STEPS)}
TOKENS = {"special": SPECIAL, "bluff": BLUFF}


@cache
def game() -> Heroes:
    return Heroes()


def table(scenario: str = "two-streets", initiative: str = SOVIET, **options: Any) -> HeroesState:
    """An empty field in the first turn; nobody has a card, and units that are not used are gone."""
    s = game().start(scenario, Seeded(1), options)
    s.initiative = SIDES.index(initiative)
    s.turn = 1
    s.phase = ORDER
    s.hands = [[], []]
    s.draw = [[], []]
    s.discard = [[], []]
    for unit in range(len(s.battle.units)):
        s.lift(unit)
        s.standing[unit] = GONE if s.unit(unit).arrives < 0 else AWAITED
    s.frames = [flow.Turn(0)]
    s.forget()
    return s


def unit(s: HeroesState, id: str) -> int:
    return s.battle.unit_named[id]


def stand(s: HeroesState, id: str, square: str, heading: str = "n", rear: str = "") -> int:
    """Put a unit on a square."""
    u = unit(s, id)
    named = s.battle.field.named
    s.heading[u] = COMPASS.index(heading)
    s.put(u, named[square], named[rear] if rear else -1)
    return u


def ride(s: HeroesState, id: str, vehicle: str) -> int:
    u = unit(s, id)
    s.standing[u] = ABOARD
    s.carrier[u] = unit(s, vehicle)
    return u


def two_platoons(**options: Any) -> HeroesState:
    """Five Soviets in the east, five Germans in the west, nobody near anybody."""
    s = table(**options)
    for number, id in enumerate(["s-boris", "s-scouts", "s-rifle-1", "s-dp28", "s-rifle-2"]):
        stand(s, id, f"13-{number}")
    for number, id in enumerate(["g-berninger", "g-spaeher", "g-pzgren-1", "g-mg34", "g-pzgren-2"]):
        stand(s, id, f"0-{number}")
    return s


def token(s: HeroesState, id: str, word: str) -> None:
    """Lay a token on a unit."""
    s.token[unit(s, id)] = TOKENS[word] if word in TOKENS else int(word)
    if word == "special":
        s.special_out[s.side_of_unit(unit(s, id))] += 1


def begin(s: HeroesState, step: str, dice: str = "") -> list[Event]:
    """Go on from a step of the turn to the next decision; dice are written 1 to 6."""
    events: list[Event] = []
    number = STEP[step]
    if number > STEP["activate"]:
        s.phase = SUPPLY if number > STEP["supply_cards"] else ACTIVATION
    s.frames = [flow.Turn(number)]
    s.advance(script(dice), events)
    return events


def script(dice: str) -> Chance:
    return Scripted([int(die) - 1 for die in dice])


def act(s: HeroesState, text: str, dice: str = "") -> list[Event]:
    """The seat that decides does something, in short notation."""
    return act_as(s, s.actors()[0], text, dice)


def act_as(s: HeroesState, seat: str, text: str, dice: str = "") -> list[Event]:
    return s.apply(seat, game().read(text), script(dice))


def legal(s: HeroesState, seat: str = "") -> list[str]:
    """What the seat may do, in short notation."""
    return [game().write(action) for action in s.legal(seat or s.actors()[0])]


def words(s: HeroesState) -> set[str]:
    """The first words of what is legal."""
    return {action[0] for action in s.legal(s.actors()[0])}


def rule_against(s: HeroesState, text: str) -> str | None:
    refusal = s.why_not(s.actors()[0], game().read(text))
    return None if refusal is None else refusal.rule


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def told(events: list[Event], key: str) -> list[dict[str, Any]]:
    """The parameters of all events of one key."""
    return [event.params for event in events if event.key == key]


def seen(event: Event, seat: str) -> dict[str, Any]:
    """What a seat learns of an event."""
    told: Any = event.seen_by(seat)
    params: dict[str, Any] = told["params"]
    return params


def view(s: HeroesState, seat: str | None) -> dict[str, Any]:
    return s.view(seat)


def pass_all(s: HeroesState, *frames: str) -> list[Event]:
    """Decline, as long as one of these frames asks."""
    events: list[Event] = []
    while s.outcome is None and s.frames[-1].name in frames:
        seat = s.actors()[0]
        refusing: Action = next(a for a in s.legal(seat) if a[0] in ("pass", "end", "done", "wait"))
        events += s.apply(seat, refusing, Seeded(5))
    return events
