"""Random legal armies, for skirmishes against a bot and for tests."""

from sandtable.games.heroes.armies.army import Recruited
from sandtable.games.heroes.armies.recruitment import check, cost, fits
from sandtable.games.heroes.pack.battle import GROUP
from sandtable.games.heroes.pack.catalogue import Pack, RecruitmentOption, RecruitmentTile, Slot
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput


def random_army(pack: Pack, side: int, points: int, chance: Chance) -> list[Recruited]:
    """A random group, then random additions until nothing more fits."""
    groups = [tile for tile in _tiles(pack, side) if tile.kind == GROUP and tile.cost <= points]
    if not groups:
        raise BadInput("too-few-points", points=points)
    army = [Recruited(groups[chance.die("army", len(groups))], [])]
    while True:
        larger = _additions(pack, side, army, points)
        if not larger:
            return army
        army = larger[chance.die("army", len(larger))]


def _tiles(pack: Pack, side: int) -> list[RecruitmentTile]:
    return [tile for tile in pack.tiles.values() if tile.side == side]


def _additions(pack: Pack, side: int, army: list[Recruited], points: int) -> list[list[Recruited]]:
    """All legal armies with one more tile or one more option."""
    left = points - cost(army)
    found: list[list[Recruited]] = []
    for tile in _tiles(pack, side):
        if tile.cost <= left:
            found.append([*army, Recruited(tile, [])])
    for number, recruited in enumerate(army):
        for slot, option in _fillings(pack, side, recruited):
            if option.cost > left:
                continue
            fuller = Recruited(recruited.tile, [*recruited.options, (slot, option)])
            found.append([*army[:number], fuller, *army[number + 1 :]])
    return [larger for larger in found if not check(pack, side, larger, points)]


def _fillings(pack: Pack, side: int, recruited: Recruited) -> list[tuple[Slot, RecruitmentOption]]:
    filled = [slot.id for slot, _ in recruited.options]
    return [
        (slot, option)
        for slot in recruited.tile.slots
        if slot.id not in filled
        for option in pack.options.values()
        if fits(option, slot, side)
    ]
