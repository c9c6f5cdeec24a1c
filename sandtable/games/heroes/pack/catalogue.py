"""The content pack: counters, recruitment tiles and options, cards, terrain, boards, overlays."""

from pathlib import Path
from typing import Final

from sandtable.games.heroes.pack.battle import BONUS_KINDS, OPTION_KINDS, SIDES, TILE_KINDS, Card
from sandtable.games.heroes.pack.boards import Board, Overlay, read_board, read_overlay
from sandtable.games.heroes.pack.counter_reading import read_counters, read_values
from sandtable.games.heroes.pack.counters import Counter, X
from sandtable.games.heroes.pack.terrain_kinds import TerrainKind, read_terrain
from sandtable.kernel.documents import read_toml
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader

#: The class of terrain that destroyed vehicles become.
WRECK: Final = "wreck"
#: Shapes of slots: support, gear and traits, orders (HOS-24.18).
SHAPES: Final = ("bar", "tab", "crest")
#: What slots can unlock (HOS-24.5); a star counts for the whole army (HOS-24.6).
ORDER_STAR: Final = "order"
UNLOCKS: Final = (ORDER_STAR, "scout")
#: Alternative bonuses of cards (HOS-21.28).
BONUSES: Final = ("assault", "fire", "move", "die")
#: What cards may require in an army (HH-16).
NEEDS: Final = ("own-heavy", "enemy-vehicle", "enemy-heavy")

#: Results of a sniper's shot (HOS-16.61).
NOTHING: Final = 0
SUPPRESSED: Final = 1
HIT: Final = 2
HIT_AND_SUPPRESSED: Final = 3
SNIPER_RESULTS: Final = ("nothing", "suppressed", "hit", "hit-and-suppressed")


class Profile:
    """The values of a template or of an attack without a weapon."""

    def __init__(self, id: str) -> None:
        self.id = id
        #: Combat Values against infantry, light and heavy vehicles.
        self.cv: tuple[int, int, int] = (X, X, X)
        #: The Destruction dice; 0 for none.
        self.destruction = 0
        self.source = ""


class SniperTable:
    """The results of a sniper's roll, from 1 or less to 6 or more."""

    def __init__(self, id: str, results: tuple[int, ...]) -> None:
        self.id = id
        self.results = results

    def result(self, total: int) -> int:
        return self.results[min(max(total, 1), 6) - 1]


class Slot:
    """A slot for an option on a recruitment tile (HOS-29.17)."""

    def __init__(self, id: str, shape: str, size: int, stripes: tuple[str, ...]) -> None:
        self.id = id
        self.shape = shape
        self.size = size
        self.stripes = stripes
        #: The ability it unlocks when filled, "" for none, and its number.
        self.unlocks = ""
        self.number = 0


class RecruitmentTile:
    """A recruitment tile."""

    def __init__(self, id: str, side: int) -> None:
        self.id = id
        self.side = side
        self.kind = ""
        self.stripe = ""
        self.cost = 0
        self.copies = 1
        #: Counter ids with the number of each, in printed order.
        self.units: tuple[tuple[str, int], ...] = ()
        self.stars = 0
        self.break_point = 1
        self.sniper_table = "standard"
        self.slots: tuple[Slot, ...] = ()
        self.source = ""

    def slot(self, id: str) -> Slot | None:
        for slot in self.slots:
            if slot.id == id:
                return slot
        return None


class RecruitmentOption:
    """A recruitment option."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.kind = ""
        self.shape = ""
        self.size = 1
        #: Its stripes for each side; () if the side may not use it.
        self.stripes: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        self.cost = 0
        self.copies = 1
        self.units: tuple[tuple[str, int], ...] = ()
        self.markers = 0
        self.effect = ""
        self.profile = ""
        self.ability = ""
        self.params: dict[str, int] = {}
        self.source = ""


class Pack:
    """The complete content pack, read once."""

    def __init__(self, folder: Path) -> None:
        self.terrain: dict[str, TerrainKind] = read_terrain(_document(folder, "terrain"))
        self.letters: dict[str, TerrainKind] = {
            kind.letter: kind for kind in self.terrain.values() if kind.letter
        }
        self.wrecks: list[str] = [id for id, kind in self.terrain.items() if kind.cls == WRECK]
        fire = _document(folder, "fire")
        self.profiles: dict[str, Profile] = _profiles(fire.table("profiles"))
        self.sniper_tables: dict[str, SniperTable] = _sniper_tables(fire.table("snipers"))
        fire.finish()
        self.counters: dict[str, Counter] = {}
        self.cards: list[Card] = []
        for side, name in enumerate(SIDES):
            for counter in read_counters(_document(folder, f"counters-{name}"), side):
                self._check_counter(counter)
                self.counters[counter.id] = counter
            deck = _document(folder, f"cards-{name}")
            for id in deck.data:
                self.cards.append(self._card(id, deck.table(id), side))
        tiles = _document(folder, "tiles")
        self.tiles: dict[str, RecruitmentTile] = {
            id: self._tile(id, tiles.table(id)) for id in tiles.data
        }
        options = _document(folder, "options")
        self.options: dict[str, RecruitmentOption] = {
            id: self._option(id, options.table(id)) for id in options.data
        }
        boards = _document(folder, "boards")
        self.boards: dict[str, Board] = {
            id: read_board(id, boards.table(id), self.terrain) for id in boards.data
        }
        overlays = _document(folder, "overlays")
        self.overlays: dict[str, Overlay] = {
            id: read_overlay(id, overlays.table(id), self.terrain) for id in overlays.data
        }
        #: The pool of bonus tokens, as indices into BONUS_KINDS (HH-9).
        self.bonus_pool: list[int] = _bonus_pool(_document(folder, "bonus"))

    def _check_counter(self, counter: Counter) -> None:
        """Check that everything a counter refers to exists."""
        if counter.wreck and counter.wreck not in self.wrecks:
            raise BadInput("unknown-wreck", counter.id, wreck=counter.wreck)
        for face in counter.faces:
            for weapon in face.weapons:
                for profile in (weapon.howitzer, weapon.indirect):
                    if profile:
                        self._check_profile(profile, counter.id)

    def _check_profile(self, profile: str, where: str) -> None:
        if profile not in self.profiles:
            raise BadInput("unknown-profile", where, profile=profile)

    def _units(self, table: Reader) -> tuple[tuple[str, int], ...]:
        if not table.has("units"):
            return ()
        units = table.table("units")
        for id in units.data:
            if id not in self.counters:
                raise BadInput("unknown-counter", units.where, counter=id)
        return tuple([(id, units.integer(id, 1, 9)) for id in units.data])

    def _tile(self, name: str, table: Reader) -> RecruitmentTile:
        tile = RecruitmentTile(name, SIDES.index(table.choice("side", SIDES)))
        tile.kind = table.choice("kind", TILE_KINDS)
        tile.stripe = table.text("stripe")
        tile.cost = table.integer("cost", 0, 999)
        tile.copies = table.integer("copies", 1, 9) if table.has("copies") else 1
        tile.units = self._units(table)
        tile.stars = table.integer("stars", 0, 10) if table.has("stars") else 0
        shown = sum([copies for _, copies in tile.units])
        tile.break_point = (
            table.integer("break_point", 1, max(shown, 1))
            if table.has("break_point")
            else default_break_point(shown)
        )
        if table.has("sniper_table"):
            tile.sniper_table = table.choice("sniper_table", self.sniper_tables)
            for id, _ in tile.units:  # the sniper table is printed on their tile (HOS-16.61)
                self.counters[id].sniper_table = tile.sniper_table
        tile.slots = tuple([_slot(slot) for slot in table.tables("slots")])
        tile.source = table.text("source")
        table.finish()
        return tile

    def _option(self, id: str, table: Reader) -> RecruitmentOption:
        option = RecruitmentOption(id)
        option.kind = table.choice("kind", OPTION_KINDS)
        option.shape = table.choice("shape", SHAPES)
        option.size = table.integer("size", 1, 2)
        stripes = table.table("stripes")
        soviet, german = [tuple(stripes.texts(side)) if stripes.has(side) else () for side in SIDES]
        stripes.finish()
        option.stripes = (soviet, german)
        option.cost = table.integer("cost", 0, 999)
        option.copies = table.integer("copies", 1, 9) if table.has("copies") else 1
        option.units = self._units(table)
        option.markers = table.integer("markers", 1, 9) if table.has("markers") else 0
        option.effect = table.text("effect") if table.has("effect") else ""
        option.ability = table.text("ability") if table.has("ability") else ""
        option.profile = self._profile(table)
        option.params = numbers(table)
        option.source = table.text("source")
        table.finish()
        return option

    def _card(self, id: str, table: Reader, side: int) -> Card:
        card = Card(len(self.cards), id, side)
        card.copies = table.integer("copies", 1, 9)
        card.windows = tuple(table.texts("windows"))
        card.effect = table.text("effect")
        card.profile = self._profile(table)
        card.params = numbers(table)
        if table.has("bonus"):
            bonus = table.table("bonus")
            for kind in BONUSES:
                if bonus.has(kind):
                    card.bonus = kind
                    card.bonus_number = bonus.integer(kind, 1, 9)
            bonus.finish()
        card.needs = table.choice("needs", NEEDS) if table.has("needs") else ""
        card.source = table.text("source")
        table.finish()
        return card

    def _profile(self, table: Reader) -> str:
        if not table.has("profile"):
            return ""
        profile = table.text("profile")
        self._check_profile(profile, table.where)
        return profile


def default_break_point(counters: int) -> int:
    """More than half of the counters shown (HOS-24.25)."""
    return counters // 2 + 1


def numbers(table: Reader) -> dict[str, int]:
    """The numbers of an effect, by name."""
    if not table.has("params"):
        return {}
    params = table.table("params")
    return {key: params.integer(key, 0, 99) for key in params.data}


def _document(folder: Path, name: str) -> Reader:
    return read_toml(folder / f"{name}.toml")


def _slot(table: Reader) -> Slot:
    shape = table.choice("shape", SHAPES)
    size = table.integer("size", 1, 2)
    slot = Slot(table.text("id"), shape, size, tuple(table.texts("stripes")))
    if table.has("unlocks"):
        slot.unlocks = table.choice("unlocks", UNLOCKS)
        slot.number = table.integer("number", 1, 9)
    table.finish()
    return slot


def _profiles(document: Reader) -> dict[str, Profile]:
    profiles: dict[str, Profile] = {}
    for id in document.data:
        table = document.table(id)
        profile = Profile(id)
        profile.cv = read_values(table, "cv")
        if table.has("destruction"):
            profile.destruction = table.integer("destruction", 1, 9)
        profile.source = table.text("source")
        table.finish()
        profiles[id] = profile
    return profiles


def _sniper_tables(document: Reader) -> dict[str, SniperTable]:
    tables: dict[str, SniperTable] = {}
    for id in document.data:
        table = document.table(id)
        names = table.texts("results")
        if len(names) != 6 or any(name not in SNIPER_RESULTS for name in names):
            raise BadInput("wrong-sniper-table", table.at("results"))
        table.text("source")
        table.finish()
        tables[id] = SniperTable(id, tuple([SNIPER_RESULTS.index(name) for name in names]))
    return tables


def _bonus_pool(document: Reader) -> list[int]:
    pool: list[int] = []
    for index, kind in enumerate(BONUS_KINDS):
        table = document.table(kind)
        pool += [index] * table.integer("copies", 0, 20)
        table.text("source")
        table.finish()
    document.finish()
    return pool
