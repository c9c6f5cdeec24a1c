"""Constants for units, tokens and phases: the small numbers in a state."""

from typing import Final

NOWHERE: Final = -1

#: Where a unit is.
AWAITED: Final = 0  # not yet in play: to be set up, or a reinforcement
ON_FIELD: Final = 1
ABOARD: Final = 2  # carried by ``carrier``, as passenger or crew
LOST: Final = 3  # destroyed
GONE: Final = 4  # left the field alive
STATUSES: Final = ("awaited", "field", "aboard", "lost", "gone")

#: Order tokens: 1 to 10 are numbered.
NO_TOKEN: Final = 0
SPECIAL: Final = 11
BLUFF: Final = 12

#: Damage of heavy vehicles, as bits (HOS-9.11–9.14).
CREW: Final = 1
TRACKS: Final = 2
HULL: Final = 4
MAIN_WEAPON: Final = 8
DAMAGES: Final = ("crew", "tracks", "hull", "main-weapon")

#: Phases of a turn (HOS-2.1), and what comes before the first.
SETUP: Final = 0
ORDER: Final = 1
ACTIVATION: Final = 2
SUPPLY: Final = 3
PHASES: Final = ("setup", "order", "activation", "supply")


class Wreck:
    """A wreck on the field; immutable."""

    def __init__(self, kind: str, front: int, rear: int, points: int) -> None:
        self.kind = kind
        self.front = front
        #: -1 for a wreck of one square.
        self.rear = rear
        #: Destruction points it has taken.
        self.points = points

    @property
    def places(self) -> tuple[int, ...]:
        return (self.front,) if self.rear < 0 else (self.front, self.rear)
