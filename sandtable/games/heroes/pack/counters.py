"""The printed counters: sides, weapons and abilities (HOS-14).

Numbers are as printed; ``X`` is the X of a Combat Value or a Movement Value. Abilities without a
number are flags; for those with a number, ``NONE`` means that the ability is missing.
"""

from typing import Final

#: The colours of a Defence Value, and so the types of units (HOS-8.2).
INFANTRY: Final = 0
LIGHT: Final = 1
HEAVY: Final = 2
KINDS: Final = ("infantry", "light", "heavy")

#: The X of a Combat Value or a Movement Value.
X: Final = -100
#: A missing ability; abilities with a number have 0 or more.
NONE: Final = -1

#: Outline colours (HOS-14.7).
REGULAR: Final = 0
HEAVY_WEAPON: Final = 1
OFFICER: Final = 2
ROLES: Final = ("regular", "heavy_weapon", "officer")

#: Firing arcs (HOS-8.51).
ALL_ROUND: Final = 0
FRONT_90: Final = 1
REAR_180: Final = 2
ARCS: Final = ("all", "front_90", "rear_180")

#: The effect of a hit on the side that is up (HOS-9.1, 9.2, 9.5).
FLIP: Final = 0
DESTROYED: Final = 1
DAMAGE: Final = 2
HITS: Final = ("flip", "destroyed", "damage")


class Weapon:
    """A weapon with its abilities (HOS-8.34, AMB-98)."""

    def __init__(self) -> None:
        #: "" for a single weapon, else ``primary`` or ``secondary``.
        self.id = ""
        self.primary = True
        self.secondary = True
        #: Combat Values against infantry, light and heavy vehicles.
        self.cv: tuple[int, int, int] = (X, X, X)
        self.arc = ALL_ROUND
        #: Fire on the Move: the CV penalty.
        self.on_the_move = NONE
        self.suppressive = False
        self.machine_gunner = False
        self.twin_linked = False
        self.scary = False
        self.armour_piercing = False
        self.opportunity = False
        #: The Destruction dice; 0 for none.
        self.destruction = 0
        #: Limited Range in squares, and in Interspaces; 0 for none.
        self.limited_squares = 0
        self.limited_interspaces = 0
        #: The red triangle: obstacles are ignored (HOS-16.50).
        self.ignores_obstacles = False
        #: Diversion Fire: the number to reach; 0 for none.
        self.diversion = 0
        self.flamethrower = False
        self.sniper = False
        #: The profiles of Howitzer and Indirect Fire ("" for none), and the scatter distance.
        self.howitzer = ""
        self.indirect = ""
        self.scatter = 0


class Face:
    """One side of a counter."""

    def __init__(self) -> None:
        #: ``full``, ``weakened``, or the name of a state.
        self.state = "full"
        #: The special state of a unit that can change state (HOS-29.2).
        self.active = False
        self.move = 0
        #: Front, side, rear; all the same if facing does not matter. X: cannot be a target.
        self.defence: tuple[int, int, int] = (X, X, X)
        self.hit = DESTROYED
        self.weapons: tuple[Weapon, ...] = ()
        self.order = 0
        self.personal_order = False
        self.autonomous = False
        self.inspiration = NONE
        self.scout = NONE
        self.assault = NONE
        self.transport = NONE
        self.mechanic = False
        self.positive_vibes = False
        self.artillery_spotter = False
        #: Changes of state whose symbol is on this side (HOS-15.6).
        self.ambush = False
        self.crew = False
        self.tripod = False

    @property
    def hidden(self) -> bool:
        """Is this the hidden side of Ambush?"""
        return self.ambush and self.active

    @property
    def changes_state(self) -> bool:
        return self.ambush or self.crew or self.tripod


class Counter:
    """A counter: one or two sides of one unit."""

    def __init__(self) -> None:
        self.id = ""
        self.side = 0
        self.kind = INFANTRY
        self.role = REGULAR
        #: The number of squares it occupies, 1 or 2 (HOS-14.19).
        self.size = 1
        #: A large infantry counter that occupies one square (HOS-14.6, 20.3).
        self.big_gun = False
        self.copies = 1
        #: Its value in army points, as a guide.
        self.value = 0
        self.faces: tuple[Face, ...] = ()
        #: The kind of terrain it becomes when destroyed; "" if it is removed (HOS-9.7, 9.22).
        self.wreck = ""
        #: The square of the flame template's red dot: 0 for front, 1 for rear (HOS-28.16).
        self.flame_square = 0
        #: Is it removed when it loses an assault, whatever its symbol (HOS-16.21)?
        self.burns = False
        #: The sniper table of its recruitment tile, if any (HOS-16.61).
        self.sniper_table = "standard"
        self.source = "house"

    @property
    def autonomous(self) -> bool:
        """Has any of its sides the ability?"""
        return any(face.autonomous for face in self.faces)

    @property
    def two_states(self) -> bool:
        """Are its sides two states, without a weakened side (HOS-15.33)?"""
        return len(self.faces) == 2 and (self.faces[0].active or self.faces[1].active)

    @property
    def has_arc(self) -> bool:
        """Does its heading matter for fire, on either side (HOS-6.16)?"""
        return any(weapon.arc != ALL_ROUND for face in self.faces for weapon in face.weapons)
