"""A position that plays itself on: what both games do between decisions and at the end."""

from sandtable.games.undaunted import rounds, view
from sandtable.games.undaunted.initiative import Initiative
from sandtable.games.undaunted.position import header, write_side
from sandtable.games.undaunted.state import UndauntedState
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.rule import Refusal


class CourseState(UndauntedState):
    """The course of a game is the same in both titles; a title adds its pieces and its turn."""

    def advance(self, chance: Chance, events: list[Event]) -> None:
        rounds.proceed(self, chance, events)

    def over(self) -> Refusal:
        return self.refusal("game-over")

    def not_deciding(self, seat: str) -> Refusal:
        if isinstance(self.frames[-1], Initiative):
            return self.refusal("nothing-to-pick")
        return self.refusal("not-your-decision", seats=", ".join(self.actors()))

    def resign(self, seat: str, events: list[Event]) -> None:
        """The opponent wins at once (NOR-37.7, NAF-48.5)."""
        side = self.seats.index(seat)
        events.append(Event("resigned", {"side": seat}))
        rounds.end_game(self, 1 - side, "resigned", events)

    def table_json(self) -> dict[str, Json]:
        """What lies on the table besides tiles and counters; everyone sees it."""
        return {}

    def to_json(self) -> dict[str, Json]:
        return (
            header(self, "position")
            | self.table_json()
            | {
                "sides": {seat: write_side(self, side) for side, seat in enumerate(self.seats)},
                "decision": [frame.to_json(self) for frame in self.frames],
                "outcome": None if self.outcome is None else self.outcome.to_json(),
            }
        )

    def view(self, seat: str | None) -> dict[str, Json]:
        if seat is not None:
            self._check_seat(seat)
        return view.view(self, seat) | self.table_json()
