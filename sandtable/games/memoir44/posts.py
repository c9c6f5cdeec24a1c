"""Who leads what (M44-35, M44-36): sides, seats and posts."""

from typing import Final

from sandtable.games.memoir44.scenario import SIDES, Scenario
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader

#: The leaders of the sections, as the side sees them, come first: a section's index is its post.
LEFT_POST: Final = 0
CENTER_POST: Final = 1
RIGHT_POST: Final = 2
COMMANDER: Final = 3
EVERY_LEADER: Final = -1
#: Their names.
POSTS: Final = ("left", "center", "right", "commander")

#: The seats of a side, by their number, and the seat that has each of the four posts.
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

    def __init__(self, scenario: Scenario, numbers: list[int]) -> None:
        table = OVERLORD if scenario.overlord else TEAM
        self.scenario = scenario
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
        #: For each side, the leaders of sets of sections, once they were asked for.
        self._leaders: list[dict[int, int]] = [{} for _ in numbers]
        self._names: dict[int, tuple[str, ...]] = {}

    def seat(self, side: int, post: int) -> int:
        return self.of_post[side][post]

    def mask_of_hex(self, side: int, hex: int) -> int:
        """The seats that lead the sections of a hex, as a mask (M44-35.14, 36.14)."""
        sections = self.scenario.sections[hex]
        mask = self._leaders[side].get(sections, 0)
        if not mask:
            mask = self._leaders_of(side, sections)
            self._leaders[side][sections] = mask
        return mask

    def _leaders_of(self, side: int, sections: int) -> int:
        mask = 0
        for physical in range(3):
            if sections & self.scenario.section_mask(physical):
                section = self.scenario.physical(side, physical)
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
        names = self._names.get(mask)
        if names is None:
            names = tuple([seat for i, seat in enumerate(self.seats) if mask >> i & 1])
            self._names[mask] = names
        return names
