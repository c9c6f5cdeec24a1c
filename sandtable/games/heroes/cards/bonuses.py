"""Alternative bonuses of action cards (HOS-21.9 to 21.15, 21.28 to 21.31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.assaults.assault import Fight
from sandtable.games.heroes.cards import under_way
from sandtable.games.heroes.fire import gear
from sandtable.games.heroes.fire.firing import Firing
from sandtable.games.heroes.fire.templates import Barrage
from sandtable.games.heroes.movement_action.movement import Movement
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.pack.counters import X
from sandtable.games.heroes.timing import hosts
from sandtable.games.heroes.timing.rolls import Rolling
from sandtable.games.heroes.units import abilities
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

ASSAULT: Final = "assault"
FIRE: Final = "fire"
MOVE: Final = "move"
DIE: Final = "die"

NONE: Final[tuple[str, ...]] = ()
#: The moments at which bonuses are played.
MOMENTS: Final = ("before-roll", "fire-announced", "barrage-named", "fight", "move")


def kinds(state: HeroesState, side: int, moment: str) -> tuple[str, ...]:
    """The kinds of bonus that a side may play at this moment."""
    if moment not in MOMENTS:
        return NONE
    host = hosts.host(state)
    if moment == "before-roll":
        # A bonus is only for the player's own rolls (AMB-153).
        found = (DIE,) if host.is_of(side) else NONE
    elif moment == "fire-announced":
        rolls = under_way.firing(state).shot[0] not in gear.WITHOUT_ROLL
        found = (FIRE,) if rolls and state.side_of_unit(host.unit) == side else NONE
    elif moment == "barrage-named":
        # An option or card that fires; for a unit's shell HOS-31.9 was asked before.
        alone = not any(isinstance(frame, Firing) for frame in state.frames)
        found = (FIRE,) if alone and host.is_of(side) else NONE
    elif moment == "fight":
        found = (ASSAULT, DIE)
    else:
        own = state.side_of_unit(host.unit) == side
        found = (MOVE,) if own and abilities.printed_move(state, host.unit) != X else NONE
    return found if found and not used(state, side) else NONE


def used(state: HeroesState, side: int) -> bool:
    """Has the side already played a bonus in this action (HOS-21.10, AMB-125)?"""
    action = hosts.action_of(state)
    if action is not None:
        return bool(action.bonuses & 1 << side)
    # A roll outside any action.
    host = hosts.host(state)
    return isinstance(host, Rolling) and bool(host.die_bonus)


def spent(state: HeroesState, side: int) -> bool:
    """Is there an action under way in which the side has used its bonus?"""
    return hosts.action_of(state) is not None and used(state, side)


def play(state: HeroesState, side: int, moment: str, kind: int, events: list[Event]) -> None:
    """Play a card for its bonus."""
    card = state.battle.cards[kind]
    n = card.bonus_number
    state.hands[side].remove(kind)
    state.discard[side].append(kind)
    events.append(
        Event(
            "bonus-played", {"side": SIDES[side], "card": card.id, "bonus": card.bonus, "number": n}
        )
    )
    action = hosts.action_of(state)
    if action is not None:
        state.replace_below(action, action.replace(bonuses=action.bonuses | 1 << side))
    host = hosts.host(state)
    if isinstance(host, Fight):
        host.strengthen(state, side, n)
    elif isinstance(host, Rolling) and card.bonus == DIE:
        hosts.update_host(state, die_bonus=host.die_bonus + n)
    elif isinstance(host, Barrage | Movement):
        hosts.update_host(state, bonus=host.bonus + n)
    else:
        hosts.update_host(state, fire_bonus=under_way.firing(state).fire_bonus + n)
