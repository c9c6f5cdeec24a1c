"""Reading a scenario: errors in its document are reported with their path (HOS-1.2)."""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.games.heroes.armies import army
from sandtable.games.heroes.armies.recruitment import check, fault_of
from sandtable.games.heroes.armies.sites import Sites
from sandtable.games.heroes.land.elements import Plan
from sandtable.games.heroes.land.terrain import lay_out
from sandtable.games.heroes.pack.battle import (
    AREA,
    ITEM,
    OBJECTIVE_KINDS,
    RIMS,
    SCORE_TYPES,
    SIDES,
    TILE_KINDS,
    Battle,
    Effect,
    Objective,
    Reinforcement,
    Score,
    StartWreck,
    Zone,
)
from sandtable.games.heroes.pack.boards import whole_numbers
from sandtable.games.heroes.pack.catalogue import Pack, numbers
from sandtable.games.heroes.pack.counter_reading import flag
from sandtable.games.heroes.pack.counters import HEAVY, INFANTRY, KINDS, ROLES
from sandtable.games.heroes.pack.layout import Layout, read_layout
from sandtable.kernel.errors import BadInput
from sandtable.kernel.fields import MOST_LISTED
from sandtable.kernel.reading import Reader, check_length, read_stories

#: Units times squares of the largest battle: some ten times as many as those of the book have.
MOST_SPOTS: Final = 100_000
ROLL: Final = "roll"
WITHOUT_INITIATIVE: Final = "without-initiative"
DRAW: Final = "draw"
ANY: Final = "any"
#: Special rules that a scenario may have, and when they apply.
EFFECT_KINDS: Final = (
    "ability_off",
    "decoys",
    "dust",
    "flares",
    "furnaces",
    "load",
    "opening_barrage",
    "repair_inside",
    "set_up_active",
    "sight_limit",
)
MOMENTS: Final = (
    "always",
    "on-event",
    "order_start",
    "own_targeted",
    "set-up",
    "supply_start",
)


def read(document: Mapping[str, Any], pack: Pack) -> Battle:
    """Read the battle that a document describes."""
    reader = Reader(document, "")
    layout = read_layout(reader, pack)
    plans = [
        Plan(
            building.id,
            building.origin[0],
            building.origin[1],
            building.plan,
            {part: (kind, part in building.fallen) for part, kind in building.parts.items()},
        )
        for building in layout.buildings
    ]
    try:
        field = lay_out(
            layout.width, layout.height, layout.ground, layout.lines, plans, pack.terrain
        )
    except ValueError as fault:
        where = "field" if reader.has("field") else "boards"
        raise BadInput("field-impossible", where, why=str(fault)) from fault
    battle = Battle(dict(document), pack, field)
    _Reading(battle, layout, reader).run()
    return battle


class _Reading:
    """Reads one document into a battle."""

    def __init__(self, battle: Battle, layout: Layout, reader: Reader) -> None:
        self.battle = battle
        self.layout = layout
        self.reader = reader
        self.pack = battle.pack
        self.sites = Sites(battle.field, layout)

    def run(self) -> None:
        self._read_head()
        self._read_wrecks()
        self._read_objectives()
        self._read_forces()
        self._read_zones()
        self._read_points()
        self._read_effects()
        self._read_bonus()
        self._read_exits()
        read_stories(self.reader)
        self.reader.finish()
        self._sort_decks()

    def _tables(self, key: str) -> list[Reader]:
        tables = self.reader.tables(key)
        check_length(tables, MOST_LISTED, self.reader.at(key))
        return tables

    # The header, and the field.

    def _read_head(self) -> None:
        battle, reader = self.battle, self.reader
        battle.id = reader.text("id")
        battle.number = reader.integer("number", 0, 999)
        for key in ("name", "date", "mission"):  # for display, and for custom scenarios
            if reader.has(key):
                reader.text(key)
        reader.text("source")
        battle.turns = reader.integer("turns", 1, 99)
        battle.hand = reader.integer("hand", 0, 10)
        battle.initiative = self._side_or(reader, "initiative", ROLL)
        battle.sets_up_first = self._side_or(reader, "sets_up_first", WITHOUT_INITIATIVE)
        battle.tie = self._side_or(reader, "tie", DRAW)

    def _side_or(self, table: Reader, key: str, neither: str) -> int:
        """A side, or -1 for the word that means neither."""
        word = table.choice(key, [*SIDES, neither])
        return -1 if word == neither else SIDES.index(word)

    def _side(self, table: Reader) -> int:
        return SIDES.index(table.choice("side", SIDES))

    def _read_wrecks(self) -> None:
        for kind, squares in self.layout.wrecks:
            places = [self.sites.place_at[2 * x, 2 * y] for x, y in squares]
            rear = places[1] if len(places) > 1 else -1
            self.battle.wrecks.append(StartWreck(kind, places[0], rear))

    # Armies.

    def _read_forces(self) -> None:
        reader = self.reader
        muster = army.Muster(self.battle)
        forces = reader.table("forces")
        limit = reader.integer("points_limit", 1, 9999) if reader.has("points_limit") else 0
        for side, name in enumerate(SIDES):
            chosen = army.read_army(forces.tables(name), side, self.pack)
            if limit:  # a fixed army is not checked (HOS-24.21)
                for refusal in check(self.pack, side, chosen, limit):
                    raise fault_of(refusal, forces.at(name))
            muster.add_army(side, chosen)
            if not self.battle.roster[side]:
                raise BadInput("army-without-units", forces.at(name))
        forces.finish()
        if reader.has("reinforcements"):
            for table in self._tables("reinforcements"):
                self._read_reinforcement(table, muster)
        units, squares = len(self.battle.units), len(self.battle.field.places)
        if units * squares > MOST_SPOTS:
            raise BadInput("battle-too-large", forces.where, count=units, size=squares)
        muster.name_units()

    def _read_reinforcement(self, table: Reader, muster: army.Muster) -> None:
        battle = self.battle
        side = self._side(table)
        turn = table.integer("turn", 1, battle.turns)
        coming = Reinforcement(len(battle.reinforcements), side, turn)
        units: list[int] = []
        if table.has("options"):  # support options that arrive later
            for id in table.texts("options"):
                index = battle.option_named.get(id, -1)
                if index < 0 or battle.options[index].side != side:
                    raise BadInput("unknown-army-option", table.at("options"), option=id)
                units += battle.options[index].units
        if table.has("counters"):  # more units for a tile
            tiles = {tile.id: tile for tile in battle.tiles if tile.side == side}
            for entry in table.tables("counters"):
                id = entry.choice("counter", self.pack.counters)
                copies = entry.integer("copies", 1, 9)
                tile = tiles[entry.choice("tile", tiles)]
                entry.finish()
                units += muster.add_units(side, ((id, copies),), tile.index, tile.stripe)
        coming.units = tuple(units)
        for unit in units:
            battle.units[unit].arrives = coming.index
        coming.places = self.sites.inside(self.sites.rects(table))
        if table.has("if_controlled"):
            coming.condition = self._objective(table, "if_controlled")
        table.finish()
        battle.reinforcements.append(coming)

    def _read_zones(self) -> None:
        for table in self._tables("zones"):
            zone = Zone(table.text("id"), self._side(table))
            if table.has("off_field"):
                zone.off_field = True
                zone.places = self.sites.rim(RIMS.index(table.choice("off_field", RIMS)))
            else:
                rects = self.sites.rects(table)
                zone.rects = tuple(rects)
                zone.places = self.sites.inside(rects)
            if zone.off_field or table.has("only"):
                zone.only = tuple(table.texts("only"))
                for id in zone.only:
                    if id not in self.pack.counters:
                        raise BadInput("unknown-counter", table.at("only"), counter=id)
            if table.has("minimum"):
                minimum: list[tuple[tuple[int, ...], int]] = []
                for entry in table.tables("minimum"):
                    minimum.append((tuple(self.sites.area(entry)), entry.integer("units", 1, 99)))
                    entry.finish()
                zone.minimum = tuple(minimum)
            table.finish()
            self.battle.zones.append(zone)
        self._check_zones()

    def _check_zones(self) -> None:
        """Check that every unit that is set up has a zone."""
        for unit in self.battle.units:
            if unit.arrives < 0 and not zones_for(self.battle, unit.index):
                raise BadInput("unit-without-zone", "zones", unit=unit.id)

    # What the sides fight for.

    def _read_objectives(self) -> None:
        if not self.reader.has("objectives"):
            return
        battle = self.battle
        for table in self._tables("objectives"):
            id = table.text("id")
            if id in battle.objective_named:
                raise BadInput("objective-named-twice", table.at("id"), objective=id)
            if table.has("name"):
                table.text("name")
            kind = table.choice("kind", OBJECTIVE_KINDS)
            places = (
                self.sites.area(table) if kind == AREA else self.sites.squares(table, "squares")
            )
            if not places or (kind == ITEM and len(places) != 1):
                raise BadInput("objective-squares", table.where)
            objective = Objective(len(battle.objectives), id, kind, tuple(places))
            if kind != ITEM and table.has("control"):
                objective.control = SIDES.index(table.choice("control", SIDES))
            table.finish()
            battle.objectives.append(objective)
            battle.objective_named[id] = objective.index

    def _objective(self, table: Reader, key: str) -> int:
        return self.battle.objective_named[table.choice(key, self.battle.objective_named)]

    def _counter(self, table: Reader) -> str:
        return table.choice("counter", self.pack.counters)

    def _read_points(self) -> None:
        ids: set[str] = set()
        for table in self._tables("points"):
            id = table.text("id")
            if id in ids:
                raise BadInput("points-named-twice", table.at("id"), id=id)
            ids.add(id)
            side = self._side(table)
            score = Score(len(self.battle.points), id, side, table.choice("type", SCORE_TYPES))
            score.points = table.integer("points", 0, 99)
            score.main = table.flag("main") if table.has("main") else True
            self._read_condition(score, table)
            table.finish()
            self.battle.points.append(score)

    def _read_condition(self, score: Score, table: Reader) -> None:
        """Read what the points are for; each type has its own keys."""
        if score.type.startswith(("control", "carry")) or score.type == "deliver":
            score.objective = self._objective(table, "objective")
            carried = self.battle.objectives[score.objective].kind == ITEM
            if carried != score.type.startswith("carry"):
                raise BadInput("points-for-wrong-objective", table.at("objective"))
        if score.type == "control_turn" and table.has("from_turn"):
            score.from_turn = table.integer("from_turn", 1, 99)
        if score.type in ("destroy_unit", "deliver"):
            score.counter = self._counter(table)
            score.each = flag(table, "each")
        if score.type == "break_tile" and table.has("tile_kind"):
            score.tile_kind = table.choice("tile_kind", TILE_KINDS)
        if score.type in ("destroy_role", "exit"):
            score.role = table.choice("role", [*ROLES, ANY])
        if score.type == "destroy_kind":
            score.kind = table.choice("kind", KINDS)

    # Special rules.

    def _read_effects(self) -> None:
        if self.reader.has("effects"):
            for table in self._tables("effects"):
                self.battle.effects.append(self._effect(table))
                table.finish()

    def _effect(self, table: Reader) -> Effect:
        kind = table.choice("kind", EFFECT_KINDS)
        effect = Effect(len(self.battle.effects), table.text("id"), kind)
        effect.when = table.choice("when", MOMENTS)
        if table.has("side"):
            effect.side = self._side(table)
        if table.has("uses"):
            effect.uses = table.integer("uses", 1, 99)
        if table.has("turns"):
            first, last = whole_numbers(table.value("turns"), 2, 1, 99, table.at("turns"))
            effect.first_turn, effect.last_turn = first, last
        if table.has("abilities"):
            effect.abilities = tuple(table.texts("abilities"))
        if table.has("counter"):
            effect.counter = self._counter(table)
        if table.has("terrain"):
            effect.terrain = table.choice("terrain", self.pack.terrain)
        if table.has("profile"):
            effect.profile = table.choice("profile", self.pack.profiles)
        if table.has("cancels"):
            effect.cancels = table.choice("cancels", [other.id for other in self.battle.effects])
        if table.has("objective"):
            effect.objective = self._objective(table, "objective")
        effect.params = numbers(table)
        return effect

    def _read_bonus(self) -> None:
        if self.reader.has("bonus"):
            self.battle.bonus = self.sites.squares(self.reader, "bonus")
        self.battle.bonus_pool = list(self.pack.bonus_pool)
        if len(self.battle.bonus) > len(self.battle.bonus_pool):
            raise BadInput("too-many-bonus-squares", "bonus", most=len(self.battle.bonus_pool))

    def _read_exits(self) -> None:
        if not self.reader.has("exits"):
            return
        for table in self.reader.tables("exits"):
            side = self._side(table)
            self.battle.exits[side] += (RIMS.index(table.choice("rim", RIMS)),)
            table.finish()

    # Cards.

    def _sort_decks(self) -> None:
        """Build the decks of both sides, without cards that are useless in this battle (HH-16)."""
        battle = self.battle
        battle.cards = self.pack.cards
        battle.card_named = {card.id: card.index for card in battle.cards}
        kinds = [{battle.units[unit].counter.kind for unit in roster} for roster in battle.roster]
        for card in battle.cards:
            own, enemy = kinds[card.side], kinds[1 - card.side]
            possible = {
                "": True,
                "own-heavy": HEAVY in own,
                "enemy-heavy": HEAVY in enemy,
                "enemy-vehicle": bool(enemy - {INFANTRY}),
            }
            if possible[card.needs]:
                battle.deck[card.side] += [card.index] * card.copies
        battle.copies = [[deck.count(card.index) for card in battle.cards] for deck in battle.deck]
        battle.cards_by_id = [battle.card_named[id] for id in sorted(battle.card_named)]


def zones_for(battle: Battle, unit: int) -> list[Zone]:
    """The zones where a unit is set up: those for its counter, else the general ones (HH-17)."""
    counter = battle.units[unit].counter.id
    own = [zone for zone in battle.zones if zone.side == battle.units[unit].side]
    named = [zone for zone in own if counter in zone.only]
    return named or [zone for zone in own if not zone.only]
