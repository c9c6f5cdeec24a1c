"""The words for kinds of shots, and for how fire comes about."""

from typing import Final

FIRE: Final = "fire"
SUPPRESS: Final = "suppress"
DIVERT: Final = "divert"
SNIPE: Final = "snipe"
#: Machine Gunner; the targets and their shares are named afterwards.
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

#: How the fire comes about.
ORDER: Final = "order"
MOVE: Final = "move"
REACTION: Final = "reaction"
CARD: Final = "card"

#: Shots in groups, for refusals.
AIMED: Final = (FIRE, SUPPRESS, DIVERT, SNIPE)
SPLITS: Final = (SPLIT, SPLIT_SUPPRESS)
BLASTS: Final = (HOWITZER, INDIRECT)
FLAMES: Final = (FLAME, FLAME_ROOM)
GEAR: Final = (GRENADE, CLOSE, SATCHEL, BREACH, SMOKE)
ALL: Final = frozenset([*AIMED, *SPLITS, *BLASTS, *FLAMES, *GEAR, DEMOLISH])
