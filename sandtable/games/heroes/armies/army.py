"""A chosen army: recruitment tiles, and options in their slots (HOS-24)."""

from sandtable.games.heroes.pack.battle import SIDES, ArmyOption, ArmyTile, Battle, Unit
from sandtable.games.heroes.pack.catalogue import (
    ORDER_STAR,
    Pack,
    RecruitmentOption,
    RecruitmentTile,
    Slot,
)
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.reading import Reader


class Recruited:
    """One tile of an army, and the options in its slots."""

    def __init__(
        self, tile: RecruitmentTile, options: list[tuple[Slot, RecruitmentOption]]
    ) -> None:
        self.tile = tile
        self.options = options

    @property
    def cost(self) -> int:
        return self.tile.cost + sum([option.cost for _, option in self.options])

    def counters(self) -> list[tuple[str, int]]:
        """The counters it brings, with the number of each."""
        found = list(self.tile.units)
        for _, option in self.options:
            found += option.units
        return found


def read_army(tables: list[Reader], side: int, pack: Pack) -> list[Recruited]:
    """Read the tiles of a side; ``recruitment.check`` decides whether they form a legal army."""
    return [_read_tile(table, side, pack) for table in tables]


def _read_tile(table: Reader, side: int, pack: Pack) -> Recruited:
    id = table.text("tile")
    tile = pack.tiles.get(id)
    if tile is None or tile.side != side:
        raise BadInput("unknown-tile", table.at("tile"), tile=id, side=SIDES[side])
    options: list[tuple[Slot, RecruitmentOption]] = []
    if table.has("options"):
        chosen = table.table("options")
        for slot_id in chosen.data:
            slot = tile.slot(slot_id)
            if slot is None:
                raise BadInput("unknown-slot", chosen.where, slot=slot_id, tile=tile.id)
            option = pack.options.get(chosen.text(slot_id))
            if option is None:
                raise BadInput(
                    "unknown-army-option", chosen.at(slot_id), option=chosen.text(slot_id)
                )
            options.append((slot, option))
    table.finish()
    return Recruited(tile, options)


def to_document(army: list[Recruited]) -> list[dict[str, Json]]:
    """An army as written in the ``forces`` of a scenario."""
    return [
        {"tile": recruited.tile.id, "options": {slot.id: opt.id for slot, opt in recruited.options}}
        for recruited in army
    ]


class Muster:
    """Adds the units of both armies to a battle and names them."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

    def add_army(self, side: int, army: list[Recruited]) -> None:
        for recruited in army:
            self._add_tile(side, recruited)

    def _add_tile(self, side: int, recruited: Recruited) -> None:
        battle = self.battle
        card = recruited.tile
        tile = ArmyTile(len(battle.tiles), card.id, side)
        tile.kind = card.kind
        tile.stripe = card.stripe
        tile.cost = card.cost
        tile.stars = card.stars
        tile.break_point = card.break_point
        tile.sniper_table = card.sniper_table
        battle.tiles.append(tile)
        tile.units = tuple(self.add_units(side, card.units, tile.index, card.stripe))
        for unit in tile.units:
            battle.units[unit].own = True
        tile.options = tuple(
            [self._add_option(tile, slot, option) for slot, option in recruited.options]
        )

    def _add_option(self, tile: ArmyTile, slot: Slot, card: RecruitmentOption) -> int:
        battle = self.battle
        option = ArmyOption(len(battle.options), tile, slot.id, card.kind)
        option.option = card.id
        option.stripe = card.stripes[tile.side][0] if card.stripes[tile.side] else ""
        option.cost = card.cost
        option.effect = card.effect
        option.params = card.params
        option.profile = card.profile
        option.ability = card.ability
        option.markers = card.markers
        option.unlocks = slot.unlocks
        option.unlocks_number = slot.number
        battle.options.append(option)
        battle.option_named[option.id] = option.index
        option.units = tuple(self.add_units(tile.side, card.units, tile.index, option.stripe))
        for unit in option.units:
            battle.units[unit].option = option.index
        if slot.unlocks and slot.unlocks != ORDER_STAR:  # a star counts for the army (HOS-24.6)
            for unit in option.units or tile.units:  # HOS-24.23
                battle.units[unit].unlocked += ((slot.unlocks, slot.number),)
        return option.index

    def add_units(
        self, side: int, counters: tuple[tuple[str, int], ...], tile: int, stripe: str
    ) -> list[int]:
        """Add units with the stripe of their tile or option; ``name_units`` sets their ids."""
        battle = self.battle
        added: list[int] = []
        for id, copies in counters:
            for _ in range(copies):
                unit = Unit(len(battle.units), id, side, battle.pack.counters[id])
                unit.tile = tile
                unit.stripe = stripe
                battle.units.append(unit)
                battle.roster[side].append(unit.index)
                added.append(unit.index)
        return added

    def name_units(self) -> None:
        """Name each unit after its counter, with a number if there are several."""
        copies: dict[str, list[Unit]] = {}
        for unit in self.battle.units:
            copies.setdefault(unit.counter.id, []).append(unit)
        for units in copies.values():
            if len(units) > 1:
                for number, unit in enumerate(units, 1):
                    unit.rename(f"{unit.counter.id}-{number}")
        for unit in self.battle.units:
            self.battle.unit_named[unit.id] = unit.index
