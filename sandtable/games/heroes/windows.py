"""Timing windows (HOS-31): moments at which players may add something to what is going on.

``open`` is called by a procedure, the *host*, while it is on top of the stack. Where nobody has
anything to play no frame is pushed at all. Moments at which only the one who decides anyway may
play (the start of an activation, the declaration of a move) need no window: their frames add
``offers`` to what is legal and hand such an action to ``take``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.heroes import hosts
from sandtable.games.heroes.battle import SIDES, Card
from sandtable.games.heroes.cards import bonuses, hands, plays
from sandtable.games.heroes.fire import gear
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.games.heroes.status import ACTIVATION, SUPPLY
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

PASS: Final[Action] = ("pass",)
#: First words of what is handed to ``take``.
PLAY: Final = "play"
BONUS: Final = "bonus"
USE: Final = "use"

#: Moments at which both players may play the same cards; their windows have the same name.
COMMON: Final = {
    "order-start": "order_start",
    "order-end": "order_end",
    "gap": "gap",
    "fight": "fight",
    "supply-start": "supply_start",
    "supply-end": "supply_end",
}
#: Moments of one unit: the window of its owner, and that of his opponent.
OF_A_UNIT: Final = {
    "own-activation": ("own_activation", ""),
    "move": ("own_move", ""),
    "own-step": ("own_step", ""),
    "own-forced-move": ("own_forced_move", ""),
    "enemy-step": ("", "enemy_step"),
    "enters": ("", "enemy_enters"),
    "grenade-thrown": ("", "grenade_thrown"),
    "fire-announced": ("own_fire", ""),
    "before-roll": ("own_targeted", ""),
    "about-to-be-hit": ("own_hit", ""),
    "about-to-be-damaged": ("own_damage", ""),
    "about-to-be-removed": ("own_destroyed", ""),
    "fired": ("own_fired", "enemy_fired"),
}
#: Moments of a player: his window, and that of his opponent.
OF_A_PLAYER: Final = {
    "after-roll": ("own_roll", ""),
    "barrage-named": ("", "barrage_named"),
    "own-scatter": ("own_scatter", ""),
    "supply-move": ("supply_move", ""),
}
#: Windows that are not of the Activation phase alone.
ANY_PHASE: Final = ("own_roll",)
SUPPLY_TOO: Final = ("own_move", "own_step", "own_forced_move", "supply_move")
#: Moments that are about the unit that is shot at, not about the one that acts.
ABOUT_THE_TARGET: Final = ("before-roll", "about-to-be-hit", "about-to-be-damaged")


def window_of(s: HeroesState, moment: str, side: int) -> str:
    """The window of the card pack that this moment is for a side, "" for none."""
    if moment in COMMON:
        return COMMON[moment]
    window = window_at(s, moment, side)
    if s.phase == ACTIVATION or window in ANY_PHASE:
        return window
    return window if s.phase == SUPPLY and window in SUPPLY_TOO else ""


def window_at(s: HeroesState, moment: str, side: int) -> str:
    """The window that a moment would be in the Activation phase."""
    host: Any = hosts.host(s)
    if moment in OF_A_PLAYER:
        own, other = OF_A_PLAYER[moment]
        if host.name == "fight":
            return own  # Both have rolled.
        return own if host.side == side else other
    if moment not in OF_A_UNIT:
        return ""
    unit: int = getattr(host, "target" if moment in ABOUT_THE_TARGET else "unit", -1)
    if unit < 0:
        return ""
    own, other = OF_A_UNIT[moment]
    return own if s.side_of_unit(unit) == side else other


def offers(s: HeroesState, side: int, moment: str) -> list[Action]:
    """Everything a side may play now: cards for their event, bonuses, markers."""
    found = gear.uses(s, side, moment)
    window, bonus = openings(s, side, moment)
    if window or bonus:
        for kind in sorted(set(s.hands[side])):
            found += of_card(s, side, s.battle.cards[kind], window, bonus)
    return found


def openings(s: HeroesState, side: int, moment: str) -> tuple[str, tuple[str, ...]]:
    """What a hand may be played for now: the window of events, and the kinds of bonus."""
    if not s.hands[side]:
        return "", bonuses.NONE
    return window_of(s, moment, side), bonuses.kinds(s, side, moment)


def of_card(
    s: HeroesState, side: int, card: Card, window: str, bonus: tuple[str, ...]
) -> list[Action]:
    """The ways to play one card."""
    found: list[Action] = []
    if window and window in card.windows:
        found += plays.offers(s, side, card, window)
    if bonus and card.bonus in bonus:
        found.append((BONUS, f"card:{card.id}"))
    return found


def could_hold(s: HeroesState, side: int, moment: str) -> bool:
    """Could a side hold something to play, as far as its opponent can know?"""
    window = window_of(s, moment, side)
    bonus = bonuses.kinds(s, side, moment)
    cards = [s.battle.cards[kind] for kind in hands.conceivable(s, side)]
    return any(window in card.windows or card.bonus in bonus for card in cards)


def asks(s: HeroesState, side: int, moment: str) -> bool:
    """Is this side asked? Hands may be concealed by asking whoever could hold something."""
    if s.options["conceal_hands"] and could_hold(s, side, moment):
        return True
    if gear.uses(s, side, moment):
        return True
    window, bonus = openings(s, side, moment)
    if not window and not bonus:
        return False
    cards = [s.battle.cards[kind] for kind in s.hands[side]]
    return any(of_card(s, side, card, window, bonus) for card in cards)


def first(s: HeroesState, moment: str) -> int:
    """Who is asked first: the initiative holder (HOS-31.1), but reactions come before."""
    if moment == "fired":
        return 1 - s.side_of_unit(hosts.host(s).unit)
    return s.initiative


def open(s: HeroesState, moment: str) -> None:
    """Ask whoever has something to play; the host is on top of the stack."""
    if asks(s, 0, moment) or asks(s, 1, moment):
        s.frames.append(Window(moment, first(s, moment), False))


def take(
    s: HeroesState, side: int, moment: str, action: Action, chance: Chance, events: list[Event]
) -> None:
    """Carry out something that ``offers`` has offered."""
    if action[0] == PLAY:
        plays.announce(s, side, window_of(s, moment, side), action, chance, events)
    elif action[0] == BONUS:
        bonuses.play(s, side, moment, s.battle.card_named[action[1][len("card:") :]], events)
    else:
        gear.use(s, side, moment, action, chance, events)


class Window(HeroesFrame):
    """One player after the other plays or passes, until both have passed in succession."""

    name = hosts.WINDOW
    fields = (("moment", "text"), ("side", "side"), ("passed", "flag"))

    def __init__(self, moment: str, side: int, passed: bool) -> None:
        self.moment = moment
        #: Who is asked now, and has his opponent passed since the last play?
        self.side = side
        self.passed = passed

    def settled(self, s: HeroesState) -> bool:
        return not asks(s, self.side, self.moment)

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        self.go_on(s)

    def go_on(self, s: HeroesState) -> None:
        """This side plays nothing more for now."""
        if self.passed:
            s.frames.pop()
        else:
            s.frames[-1] = Window(self.moment, 1 - self.side, True)

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[self.side],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return [*offers(state, self.side, self.moment), PASS]

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return why_not(state, self.side, action)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == PASS:
            self.go_on(state)
            return
        state.frames[-1] = Window(self.moment, first(state, self.moment), False)
        take(state, self.side, self.moment, action, chance, events)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-window", {"side": SIDES[self.side], "moment": self.moment})


def why_not(s: HeroesState, side: int, action: Action) -> Refusal:
    """Why something cannot be played at this moment."""
    word = action[0] if action else ""
    named = action[1] if len(action) > 1 else ""
    if word in (PLAY, BONUS) and named.startswith("card:"):
        held = s.battle.card_named.get(named[len("card:") :], -1)
        if held not in s.hands[side]:
            return s.refusal("card-not-held", card=named[len("card:") :])
        if word == BONUS and bonuses.spent(s, side):
            return s.refusal("bonus-once")
        return s.refusal("bonus-not-now" if word == BONUS else "card-not-now", card=named)
    if word == USE:
        return gear.why_not(s, side, named)
    return s.refusal("window-only", action=word)
