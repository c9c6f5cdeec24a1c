"""Alternative bonuses of action cards (HOS-21.9 to 21.15, 21.28 to 21.31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.heroes import abilities, hosts
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.fire import gear
from sandtable.games.heroes.pack.counters import X
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

ASSAULT: Final = "assault"
FIRE: Final = "fire"
MOVE: Final = "move"
DIE: Final = "die"

NONE: Final[tuple[str, ...]] = ()


def kinds(s: HeroesState, side: int, moment: str) -> tuple[str, ...]:
    """The kinds of bonus that a side may play at this moment."""
    host: Any = hosts.host(s)
    if moment == "before-roll":
        # A bonus raises only the player's own rolls (AMB-153).
        found = (DIE,) if host.side == side else NONE
    elif moment == "fire-announced":
        rolls = host.shot[0] not in gear.WITHOUT_ROLL
        found = (FIRE,) if rolls and s.side_of_unit(host.unit) == side else NONE
    elif moment == "barrage-named":
        # One use of an option or card that fires; of a unit's shell HOS-31.9 asked before.
        alone = hosts.place_of(s, "firing") < 0
        found = (FIRE,) if alone and host.side == side else NONE
    elif moment == "fight":
        found = (ASSAULT, DIE)
    elif moment == "move":
        own = s.side_of_unit(host.unit) == side
        found = (MOVE,) if own and abilities.printed_move(s, host.unit) != X else NONE
    else:
        return NONE
    return found if found and not used(s, side) else NONE


def used(s: HeroesState, side: int) -> bool:
    """Has the side played a bonus on this action already (HOS-21.10, AMB-125)?"""
    i = hosts.place_of_action(s)
    if i < 0:
        # A roll that belongs to no action.
        return bool(hosts.host(s).die_bonus)
    action: Any = s.frames[i]
    return bool(action.bonuses & 1 << side)


def spent(s: HeroesState, side: int) -> bool:
    """Is there an action under way on which the side has played its bonus?"""
    return hosts.place_of_action(s) >= 0 and used(s, side)


def play(s: HeroesState, side: int, moment: str, kind: int, events: list[Event]) -> None:
    """Play a card for its bonus."""
    card = s.battle.cards[kind]
    n = card.bonus_number
    s.hands[side].remove(kind)
    s.discard[side].append(kind)
    events.append(
        Event(
            "bonus-played", {"side": SIDES[side], "card": card.id, "bonus": card.bonus, "number": n}
        )
    )
    i = hosts.place_of_action(s)
    if i >= 0:
        action: Any = s.frames[i]
        s.frames[i] = action.but(bonuses=action.bonuses | 1 << side)
    host: Any = hosts.host(s)
    if moment == "fight":
        host.strengthen(s, side, n)
    elif card.bonus == DIE:
        hosts.alter(s, die_bonus=host.die_bonus + n)
    elif card.bonus == MOVE or moment == "barrage-named":
        hosts.alter(s, bonus=host.bonus + n)
    else:
        hosts.alter(s, fire_bonus=host.fire_bonus + n)
