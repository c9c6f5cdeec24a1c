"""The words for kinds of shots, and for the origins of fire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.fields import STRUCTURES
from sandtable.kernel.action import Action
from sandtable.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

FIRE: Final = "fire"
SUPPRESS: Final = "suppress"
DIVERT: Final = "divert"
SNIPE: Final = "snipe"
#: Machine Gunner; targets and their shares are chosen afterwards.
SPLIT: Final = "split"
SPLIT_SUPPRESS: Final = "split-suppress"
HOWITZER: Final = "howitzer"
INDIRECT: Final = "indirect"
FLAME: Final = "flame"
FLAME_ROOM: Final = "flame-room"
DEMOLISH: Final = "demolish"
#: Gear.
GRENADE: Final = "grenade"
CLOSE: Final = "close"
SATCHEL: Final = "satchel"
BREACH: Final = "breach"
SMOKE: Final = "smoke"

#: The origins of fire.
BY_ORDER: Final = "order"
ON_THE_MOVE: Final = "move"
AS_REACTION: Final = "reaction"
BY_CARD: Final = "card"

#: Shots in groups, for refusals.
AIMED: Final = (FIRE, SUPPRESS, DIVERT, SNIPE)
SPLITS: Final = (SPLIT, SPLIT_SUPPRESS)
BLASTS: Final = (HOWITZER, INDIRECT)
FLAMES: Final = (FLAME, FLAME_ROOM)
GEAR: Final = (GRENADE, CLOSE, SATCHEL, BREACH, SMOKE)
ALL: Final = frozenset([*AIMED, *SPLITS, *BLASTS, *FLAMES, *GEAR, DEMOLISH])

#: The kinds of words that a shot is aimed with.
TARGETS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys((*AIMED, CLOSE), ("unit",)),
    **dict.fromkeys(BLASTS, ("point",)),
    **dict.fromkeys((DEMOLISH, SATCHEL), STRUCTURES),
    **dict.fromkeys((FLAME_ROOM, BREACH), ("side",)),
    GRENADE: ("point", "side"),
    FLAME: ("aim",),
    SMOKE: ("square",),
}


@mypyc_attr(acyclic=True)
class Shot:
    """A shot, parsed from its words."""

    def __init__(self, state: HeroesState, words: Action) -> None:
        self.words = words
        self.kind = words[0]
        field = state.battle.field
        #: The name of the weapon, "" for a single one.
        self.weapon = ""
        self.target = -1
        #: Interspace, opening or wall, square, structure; the direction of a flame.
        self.point = -1
        self.edge = -1
        self.place = -1
        self.structure = ""
        self.aim = (0, 0)
        #: The option or card that pays for it.
        self.option = -1
        self.card = -1
        for word in words[1:]:
            kind, _, id = word.partition(":")
            if kind == "weapon":
                self.weapon = id
            elif kind == "unit":
                self.target = state.battle.unit_named[id]
            elif kind == "point":
                self.point = field.point_named[id]
            elif kind == "side":
                self.edge = field.edge_named[id]
            elif kind == "square":
                self.place = field.named[id]
            elif kind == "aim":
                x, _, y = id.partition(",")
                self.aim = (int(x), int(y))
            elif kind == "option":
                self.option = state.battle.option_named[id]
            elif kind == "card":
                self.card = state.battle.card_named[id]
            else:
                self.structure = word


def is_shot(words: Action) -> bool:
    """Do these words say what is fired at, and with gear who pays for it?"""
    if not words or words[0] not in ALL or (words[0] in GEAR and not is_paid(words)):
        return False
    target = words[1].partition(":")[0] if len(words) > 1 else ""
    return words[0] in SPLITS or target in TARGETS[words[0]]


def is_paid(words: Action) -> bool:
    """Is it fired with gear or a card instead of a weapon?"""
    return words[-1].startswith(("option:", "card:"))
