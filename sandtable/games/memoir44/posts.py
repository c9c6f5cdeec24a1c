"""Who leads what (M44-35, M44-36): sides, seats and posts."""

from typing import Final

from sandtable.games.memoir44.scenario import SIDES, Battle
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader

#: The leaders of the sections as the side sees them come first, so that a section is its post.
LEFT_POST: Final = 0
CENTER_POST: Final = 1
RIGHT_POST: Final = 2
COMMANDER: Final = 3
EVERY_LEADER: Final = -1

#: The seats of a side by their number, and the seat that each of the four posts falls to.
TEAM: Final = {
    1: ([""], [0, 0, 0, 0]),
    2: (["commander", "flanks"], [1, 0, 1, 0]),  # M44-35.6
    3: (["left", "commander", "right"], [0, 1, 2, 1]),  # M44-35.4, 35.5
}
OVERLORD: Final = {
    1: ([""], [0, 0, 0, 0]),
    2: (["commander", "flanks"], [1, 0, 1, 0]),
    3: (["left", "commander", "right"], [0, 1, 2, 1]),
    4: (["commander", "left", "center", "right"], [1, 2, 3, 0]),  # M44-36.12
}


class Posts:
    """The seats of both sides; a seat is an index into ``seats``."""

    def __init__(self, battle: Battle, numbers: list[int]) -> None:
        table = OVERLORD if battle.overlord else TEAM
        self.battle = battle
        self.seats: list[str] = []
        self.side: list[int] = []
        self.of_post: list[list[int]] = []
        #: All seats of a side, as a mask.
        self.of_side: list[int] = []
        for side, number in enumerate(numbers):
            if number not in table:
                raise BadInput("too-many-seats", f"options.{SIDES[side]}_seats", most=max(table))
            names, posts = table[number]
            base = len(self.seats)
            for name in names:
                self.seats.append(f"{SIDES[side]}-{name}" if name else SIDES[side])
                self.side.append(side)
            self.of_post.append([base + seat for seat in posts])
            self.of_side.append(((1 << len(names)) - 1) << base)

    def seat(self, side: int, post: int) -> int:
        return self.of_post[side][post]

    def mask_of_hex(self, side: int, hex: int) -> int:
        """The seats that lead the section(s) a hex lies in, as a mask (M44-35.14, 36.14)."""
        mask = 0
        for physical in range(3):
            if self.battle.sections[hex] & self.battle.section_mask(physical):
                section = self.battle.physical(side, physical)
                mask |= 1 << self.of_post[side][section]
        return mask

    def read_mask(self, reader: Reader, key: str) -> int:
        mask = 0
        for seat in reader.texts(key):
            if seat not in self.seats:
                raise BadInput("unknown-seat", reader.at(key), seat=seat, seats=str(self.seats))
            mask |= 1 << self.seats.index(seat)
        return mask

    def names(self, mask: int) -> tuple[str, ...]:
        return tuple([seat for i, seat in enumerate(self.seats) if mask >> i & 1])
