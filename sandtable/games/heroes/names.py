"""The names of units for each seat (HOS-15.38).

A hidden unit that has never been revealed is known by an alias to everyone except its owner:
``german-hidden-2``. Its owner's actions name it by its id, the enemy's by the alias; public events
use the alias. Once it has flipped, its identity stays known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board import squares
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

PREFIX: Final = "unit:"
#: Names nothing: replaces an id that the seat cannot know to be on the field.
NOBODY: Final = "unit:?"


def unit(state: HeroesState, u: int) -> str:
    """The public name of a unit."""
    return state.battle.units[u].id if state.known[u] else alias(state, u)


def units(state: HeroesState, those: list[int]) -> list[Json]:
    """The public names of several units, sorted: the roster's order would reveal identities."""
    found: list[Json] = []
    found.extend(sorted([unit(state, u) for u in those]))
    return found


def word(u_id: str) -> str:
    """The argument of an action that names a unit."""
    return PREFIX + u_id


def alias(state: HeroesState, u: int) -> str:
    return f"{SIDES[state.side_of_unit(u)]}-hidden-{state.alias[u]}"


def conceal(state: HeroesState, u: int) -> None:
    """Give an alias to a unit that enters the field hidden."""
    side = state.side_of_unit(u)
    state.known[u] = False
    state.alias[u] = 1 + max(state.alias[other] for other in state.battle.roster[side])


def reveal(state: HeroesState, u: int, events: list[Event]) -> None:
    """A hidden unit has flipped: its identity is public from now on."""
    if not state.known[u]:
        events.append(
            Event("identified", {"alias": alias(state, u), "unit": state.battle.units[u].id})
        )
        state.known[u] = True


def unknown_to(state: HeroesState, seat: str) -> list[int]:
    """The units that this seat knows only by an alias."""
    known = state.known
    found: list[int] = []
    for side, units in enumerate(state.battle.roster):
        if SIDES[side] != seat:
            for u in units:
                if not known[u]:
                    found.append(u)
    return found


def aliases(state: HeroesState, seat: str) -> dict[str, str]:
    """What this seat sees instead of words and ids that it may not know."""
    called: dict[str, str] = {}
    for u in unknown_to(state, seat):
        id = state.battle.units[u].id
        called[id] = alias(state, u)
        called[word(id)] = word(alias(state, u))
    return called


def as_seen(state: HeroesState, seat: str, actions: list[Action]) -> list[Action]:
    """Actions with the names that a seat knows, in an order that reveals no identities."""
    called = aliases(state, seat)
    if not called:
        return actions
    return sorted([renamed(action, called) for action in actions], key=_in_one_string)


#: Actions in one string each: the hundreds of a set-up are sorted again for every unit.
_strings: Final[dict[Action, str]] = {}
KEPT_STRINGS: Final = 20_000


def _in_one_string(action: Action) -> str:
    """Orders actions like ``sorted`` does, but strings are compared faster than tuples of them."""
    text = _strings.get(action)
    if text is None:
        text = "\0".join(action)
        if len(_strings) >= KEPT_STRINGS:
            _strings.clear()
        _strings[action] = text
    return text


def renamed(action: Action, called: dict[str, str]) -> Action:
    for part in action:
        if part in called:
            return tuple([called.get(part, part) for part in action])
    return action


def true_names(state: HeroesState, seat: str) -> dict[str, str]:
    """The true meanings of a seat's words; it cannot name what it does not know."""
    unknown = unknown_to(state, seat)
    meant = {word(state.battle.units[u].id): NOBODY for u in unknown}
    meant.update({word(alias(state, u)): word(state.battle.units[u].id) for u in unknown})
    return meant


def as_known(state: HeroesState, seat: str, action: Action) -> Action:
    """An action in a seat's words, with the true names."""
    for part in action:
        if part.startswith(PREFIX):
            return renamed(action, true_names(state, seat))
    return action


def refusal_as_seen(state: HeroesState, seat: str, refusal: Refusal) -> Refusal:
    """A refusal with the names that a seat knows."""
    called = aliases(state, seat)
    if not called:
        return refusal
    params = {
        name: called.get(value, value) if isinstance(value, str) else value
        for name, value in refusal.params.items()
    }
    return Refusal(refusal.rule, refusal.key, params)


def offer_as_seen(
    state: HeroesState, seat: str, offer: list[tuple[Action, list[Odds]]]
) -> list[tuple[Action, list[Odds]]]:
    """Actions and their odds with the names that a seat knows, in the order of ``as_seen``."""
    called = aliases(state, seat)
    if not called:
        return offer
    seen = [(renamed(action, called), odds_as_seen(odds, called)) for action, odds in offer]
    return sorted(seen, key=_action)


def _action(offered: tuple[Action, list[Odds]]) -> Action:
    return offered[0]


def odds_as_seen(odds: list[Odds], called: dict[str, str]) -> list[Odds]:
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


def square_word(state: HeroesState, place: int) -> str:
    return state.battle.field.words[place]


FACINGS: Final = tuple([f"facing:{direction}" for direction in squares.COMPASS])


def facing_word(heading: int) -> str:
    return FACINGS[heading]


def heading_named(word: str) -> int:
    """The heading that ``facing_word`` wrote."""
    return squares.COMPASS.index(word[len("facing:") :])


def unit_named(state: HeroesState, word: str) -> int:
    """The unit named by a word such as ``unit:s-boris``."""
    return state.battle.unit_named[word[len(PREFIX) :]]


def square_named(state: HeroesState, word: str) -> int:
    """The place that ``square_word`` wrote."""
    return state.battle.field.named[word[len("square:") :]]
