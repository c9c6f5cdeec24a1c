"""A battle: the field, two recruited armies, and their objectives.

Everything here is fixed when the game begins. ``scenario.read`` reads a battle from its document.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.heroes.pack.counters import INFANTRY, Counter
from sandtable.kernel.action import Action

if TYPE_CHECKING:
    from sandtable.games.heroes.land.field import Field
    from sandtable.games.heroes.pack.catalogue import Pack

SIDES: Final = ("soviet", "german")
SOVIET: Final = 0
GERMAN: Final = 1

#: Kinds of recruitment tiles (HOS-24.1, 24.10, 24.12).
GROUP: Final = "group"
COMMAND: Final = "command"
CHARACTER: Final = "character"
TILE_KINDS: Final = (GROUP, COMMAND, CHARACTER)

#: Kinds of recruitment options (HOS-24.16).
SUPPORT: Final = "support"
GEAR: Final = "gear"
TRAIT: Final = "trait"
ORDERS: Final = "order"
OPTION_KINDS: Final = (SUPPORT, GEAR, TRAIT, ORDERS)

#: Kinds of objectives (HH-8, HH-10): squares, building parts, or an item to carry.
SQUARES: Final = "square"
AREA: Final = "area"
ITEM: Final = "item"
OBJECTIVE_KINDS: Final = (SQUARES, AREA, ITEM)

#: How points are scored (HH-20).
SCORE_TYPES: Final = (
    "control_end",
    "control_turn",
    "control_win",
    "break_tile",
    "destroy_unit",
    "destroy_role",
    "destroy_kind",
    "carry_end",
    "carry_exit",
    "exit",
    "deliver",
)

#: The four rims of the field.
RIMS: Final = ("north", "east", "south", "west")

#: Kinds of bonus tokens (HH-9); a token is an index into this.
BONUS_KINDS: Final = ("initiative", "card", "redraw", "order", "special_order")


class Unit:
    """One counter of an army."""

    def __init__(self, index: int, id: str, side: int, counter: Counter) -> None:
        self.index = index
        #: Unique in the game: ``s-boris``, or ``s-rifle-2`` if there are several.
        self.id = id
        #: The same as an argument of actions.
        self.word = f"unit:{id}"
        self.side = side
        self.counter = counter
        #: The army tile whose combat group it belongs to.
        self.tile = -1
        #: Is it shown on the tile itself, so that its loss counts for the break point (HOS-9.9)?
        self.own = False
        #: Its stripe (HOS-24.22, HH-15).
        self.stripe = ""
        #: The support option it came with, or -1.
        self.option = -1
        #: Abilities from filled slots while its tile is not broken, with their numbers (HH-18).
        self.unlocked: tuple[tuple[str, int], ...] = ()
        #: The reinforcement it arrives with; -1 if it is set up before the first turn.
        self.arrives = -1

    def rename(self, id: str) -> None:
        self.id = id
        self.word = f"unit:{id}"


class ArmyTile:
    """A recruitment tile in an army (HOS-24.1)."""

    def __init__(self, index: int, id: str, side: int) -> None:
        self.index = index
        self.id = id
        self.side = side
        self.kind = GROUP
        self.stripe = ""
        self.cost = 0
        #: The stars printed for the group, besides those of its units.
        self.stars = 0
        self.break_point = 1
        self.sniper_table = "standard"
        #: Indices of the units shown on it, and of the options in its slots.
        self.units: tuple[int, ...] = ()
        self.options: tuple[int, ...] = ()


class ArmyOption:
    """A recruitment option in the slot of a tile (HOS-24.2)."""

    def __init__(self, index: int, tile: ArmyTile, slot: str, kind: str) -> None:
        self.index = index
        #: ``<tile>.<slot>``; ``option`` is its id in the pack (``ammo``, ``rifle-section`` …).
        self.id = f"{tile.id}.{slot}"
        self.option = ""
        self.side = tile.side
        self.tile = tile.index
        self.slot = slot
        self.kind = kind
        self.stripe = ""
        self.cost = 0
        #: Its effect, "" for support; the numbers of the effect; the profile of its attack.
        self.effect = ""
        self.params: dict[str, int] = {}
        self.profile = ""
        #: The ability it grants, "" for none.
        self.ability = ""
        self.markers = 0
        #: The ability that filling the slot unlocks (HOS-24.5), "" for none.
        self.unlocks = ""
        self.unlocks_number = 0
        self.units: tuple[int, ...] = ()

    @property
    def marker(self) -> str:
        """The kind of its markers: identical for the same kind of option and side (HOS-25.8)."""
        return f"{SIDES[self.side]} {self.option}"


class Card:
    """A kind of action card; a deck holds ``copies`` of it."""

    def __init__(self, index: int, id: str, side: int) -> None:
        self.index = index
        self.id = id
        self.side = side
        self.copies = 1
        self.windows: tuple[str, ...] = ()
        self.effect = ""
        self.params: dict[str, int] = {}
        self.profile = ""
        #: Alternative bonus: ``assault``, ``fire``, ``move``, ``die`` or "" for none.
        self.bonus = ""
        self.bonus_number = 0
        #: The requirement without which it is removed from the deck (HH-16); "" for none.
        self.needs = ""
        self.source = "house"


class Zone:
    """Where units are set up (HH-17)."""

    def __init__(self, id: str, side: int) -> None:
        self.id = id
        self.side = side
        self.rects: tuple[tuple[int, int, int, int], ...] = ()
        self.places: tuple[int, ...] = ()
        #: Its units wait off the field and enter on ``places``, the squares of a rim (HOS-19.20).
        self.off_field = False
        #: The counters it is for; if empty, all others of the side.
        self.only: tuple[str, ...] = ()
        #: Sets of places with the minimum number of units on them, if possible.
        self.minimum: tuple[tuple[tuple[int, ...], int], ...] = ()


class Objective:
    """Squares to control, or an item to carry."""

    def __init__(self, index: int, id: str, kind: str, places: tuple[int, ...]) -> None:
        self.index = index
        self.id = id
        self.kind = kind
        #: Its squares; for an item, the one where it starts.
        self.places = places
        #: The side that controls it before the first turn, -1 for none.
        self.control = -1


class Score:
    """One way to earn points."""

    def __init__(self, index: int, id: str, side: int, type: str) -> None:
        self.index = index
        self.id = id
        self.side = side
        self.type = type
        self.main = True
        self.points = 0
        #: The objective it is about, or -1.
        self.objective = -1
        #: ``destroy_unit``, ``deliver``: the counter; ``each``: does every copy count?
        self.counter = ""
        self.each = False
        #: ``break_tile``: the kind of tile. ``destroy_role``, ``exit``: role or ``any``.
        #: ``destroy_kind``: ``infantry``, ``light`` or ``heavy``.
        self.tile_kind = ""
        self.role = ""
        self.kind = ""
        #: ``control_turn``: the first turn that counts.
        self.from_turn = 1


class Effect:
    """A special rule of a scenario; its ``kind`` says which."""

    def __init__(self, index: int, id: str, kind: str) -> None:
        self.index = index
        self.id = id
        self.kind = kind
        #: ``set-up``, ``always``, ``on-event``, or a moment of the turn such as ``order_start``.
        self.when = "always"
        #: The side that may use it, -1 for both; how often, 0 if it is not a choice.
        self.side = -1
        self.uses = 0
        #: The turns in which it applies.
        self.first_turn = 1
        self.last_turn = 999
        self.params: dict[str, int] = {}
        #: The ids it refers to: abilities, a counter, a kind of terrain, a profile, an effect.
        self.abilities: tuple[str, ...] = ()
        self.counter = ""
        self.terrain = ""
        self.profile = ""
        self.cancels = ""
        self.objective = -1


class Reinforcement:
    """Units that arrive at the start of an Order phase (HH-11)."""

    def __init__(self, index: int, side: int, turn: int) -> None:
        self.index = index
        self.side = side
        self.turn = turn
        self.units: tuple[int, ...] = ()
        self.places: tuple[int, ...] = ()
        #: It arrives only if its side controls this objective; -1: always.
        self.condition = -1


class StartWreck:
    """A wreck on the field at the start."""

    def __init__(self, kind: str, front: int, rear: int) -> None:
        self.kind = kind
        self.front = front
        self.rear = rear


class Battle:
    """A scenario, validated and indexed."""

    def __init__(self, document: dict[str, Any], pack: Pack, field: Field) -> None:
        self.document = document
        self.pack = pack
        self.field = field
        #: Is this the official scenario with its id, not a modified one?
        self.official = False
        self.id = ""
        self.number = 0
        self.turns = 1
        self.hand = 3
        #: The side that has the first initiative (-1: roll), sets up first (-1: the side without
        #: the initiative), wins a tie (-1: a draw).
        self.initiative = -1
        self.sets_up_first = -1
        self.tie = -1
        self.units: list[Unit] = []
        self.unit_named: dict[str, int] = {}
        self.roster: list[list[int]] = [[], []]
        self.tiles: list[ArmyTile] = []
        self.options: list[ArmyOption] = []
        self.option_named: dict[str, int] = {}
        #: The kinds of cards of both decks; for each side its deck, with one entry for each copy,
        #: without the cards that are useless in this battle (HH-16).
        self.cards: list[Card] = []
        self.card_named: dict[str, int] = {}
        self.deck: list[list[int]] = [[], []]
        #: For each side and kind, the copies in its deck; and the kinds in the order of their ids.
        self.copies: list[list[int]] = [[], []]
        self.cards_by_id: list[int] = []
        self.zones: list[Zone] = []
        #: Of each unit that was asked for: the squares it may be put on.
        self.areas: dict[int, frozenset[int]] = {}
        #: The squares of each such area, in order.
        self.squares: dict[frozenset[int], tuple[int, ...]] = {}
        #: Of each unit and square the actions that put it there, once they were asked for.
        self.deployments: dict[int, list[tuple[Action, ...]]] = {}
        self.objectives: list[Objective] = []
        self.objective_named: dict[str, int] = {}
        self.points: list[Score] = []
        self.effects: list[Effect] = []
        self.reinforcements: list[Reinforcement] = []
        #: The bonus squares; the pool of tokens, as indices into BONUS_KINDS.
        self.bonus: list[int] = []
        self.bonus_pool: list[int] = []
        self.wrecks: list[StartWreck] = []
        #: For each side, the rims where it may leave the field (HH-11), as indices into RIMS.
        self.exits: list[tuple[int, ...]] = [(), ()]
        self._autonomous: tuple[tuple[int, ...], ...] = ()

    def side_tiles(self, side: int) -> list[ArmyTile]:
        return [tile for tile in self.tiles if tile.side == side]

    def may_be_autonomous(self, side: int) -> tuple[int, ...]:
        """The units of a side with the ability on any of their sides, or on those of a crew that
        could man them; cached."""
        if not self._autonomous:
            self._autonomous = (self._with_autonomy(0), self._with_autonomy(1))
        return self._autonomous[side]

    def _with_autonomy(self, side: int) -> tuple[int, ...]:
        able = [unit for unit in self.roster[side] if self.units[unit].counter.autonomous]
        crewed = any(self.units[unit].counter.kind == INFANTRY for unit in able)
        return tuple(
            [
                unit
                for unit in self.roster[side]
                if unit in able or (crewed and self.units[unit].counter.kind != INFANTRY)
            ]
        )

    def effect(self, kind: str) -> Effect | None:
        """The special rule of this kind, if the scenario has one."""
        for effect in self.effects:
            if effect.kind == kind:
                return effect
        return None
