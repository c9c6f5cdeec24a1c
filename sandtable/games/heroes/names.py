"""What units are called, and by whom (HOS-15.38).

A hidden unit that its enemy has never seen open goes by an alias for everyone but its owner:
``german-hidden-2``. Its owner's actions name it by its id, his enemy's by the alias; what happens
to it in public is told with the alias. Once it has flipped its identity stays known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.battle import SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

PREFIX: Final = "unit:"
#: Names nothing: what becomes of an id that the seat cannot know to be on that square.
NOBODY: Final = "unit:?"


def unit(s: HeroesState, u: int) -> str:
    """The name of a unit that everyone may read."""
    return s.battle.units[u].id if s.known[u] else alias(s, u)


def units(s: HeroesState, those: list[int]) -> list[Json]:
    """The names of several, by the alphabet: the order of the roster would tell who is hidden."""
    found: list[Json] = []
    found.extend(sorted([unit(s, u) for u in those]))
    return found


def word(u_id: str) -> str:
    """The argument of an action that names a unit."""
    return PREFIX + u_id


def alias(s: HeroesState, u: int) -> str:
    return f"{SIDES[s.side_of_unit(u)]}-hidden-{s.alias[u]}"


def conceal(s: HeroesState, u: int) -> None:
    """A unit comes onto the field hidden: the enemy does not know who it is."""
    side = s.side_of_unit(u)
    s.known[u] = False
    s.alias[u] = 1 + max(s.alias[other] for other in s.battle.roster[side])


def reveal(s: HeroesState, u: int, events: list[Event]) -> None:
    """A hidden unit has flipped: everyone sees who it is, for good."""
    if not s.known[u]:
        events.append(Event("identified", {"alias": alias(s, u), "unit": s.battle.units[u].id}))
        s.known[u] = True


def unknown_to(s: HeroesState, seat: str) -> list[int]:
    """The units that this seat knows by an alias only."""
    return [u for u, known in enumerate(s.known) if not known and SIDES[s.side_of_unit(u)] != seat]


def aliases(s: HeroesState, seat: str) -> dict[str, str]:
    """What this seat reads in the place of words and ids that it may not know."""
    called: dict[str, str] = {}
    for u in unknown_to(s, seat):
        id = s.battle.units[u].id
        called[id] = alias(s, u)
        called[word(id)] = word(alias(s, u))
    return called


def as_seen(s: HeroesState, seat: str, actions: list[Action]) -> list[Action]:
    """Actions with the names that a seat knows; their order may not tell who is who either."""
    called = aliases(s, seat)
    if not called:
        return actions
    return sorted([renamed(action, called) for action in actions])


def renamed(action: Action, called: dict[str, str]) -> Action:
    for part in action:
        if part in called:
            return tuple([called.get(part, part) for part in action])
    return action


def as_known(s: HeroesState, seat: str, action: Action) -> Action:
    """An action in a seat's words, with the true names. It cannot name what it does not know."""
    unknown = unknown_to(s, seat)
    if not unknown:
        return action
    meant = {word(s.battle.units[u].id): NOBODY for u in unknown}
    meant.update({word(alias(s, u)): word(s.battle.units[u].id) for u in unknown})
    return renamed(action, meant)


def refusal_as_seen(s: HeroesState, seat: str, refusal: Refusal) -> Refusal:
    """A refusal does not tell either who is hidden."""
    called = aliases(s, seat)
    if not called:
        return refusal
    params = {
        name: called.get(value, value) if isinstance(value, str) else value
        for name, value in refusal.params.items()
    }
    return Refusal(refusal.rule, refusal.key, params)


def odds_as_seen(s: HeroesState, seat: str, odds: list[Odds]) -> list[Odds]:
    called = aliases(s, seat)
    if not called:
        return odds
    return [
        Odds(
            called.get(one.target, one.target),
            one.dice,
            one.need,
            one.parts,
            one.success,
            one.hits,
            one.flag,
        )
        for one in odds
    ]
