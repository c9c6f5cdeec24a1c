"""What the command needs to show a game, whatever the game is."""

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from sandtable.kernel.action import Action
from sandtable.kernel.state import State

View: TypeAlias = Mapping[str, Any]


class Table:
    """Draws one scenario of one game; a subclass for every kind of board."""

    #: An action in the notation of the game.
    example: ClassVar[str] = ""

    def heading(self, view: View) -> Text:
        """The scenario, the round, who leads it."""
        raise NotImplementedError

    def facts(self) -> list[str]:
        """What each side needs to win, and who begins."""
        raise NotImplementedError

    def status(self, view: View) -> RenderableType:
        """How each side stands."""
        raise NotImplementedError

    def board_width(self, width: int) -> int:
        """How many characters the board takes of those there are."""
        raise NotImplementedError

    def board(self, view: View, width: int, height: int) -> list[Text]:
        raise NotImplementedError

    def legend(self) -> Text:
        """What the signs on the board mean."""
        raise NotImplementedError

    def notes(self) -> list[Text]:
        """What the scenario has beyond what the board shows."""
        raise NotImplementedError

    def hand(self, view: View, seat: str, legal: list[Action], width: int) -> list[Text]:
        """The cards a seat holds, with what they can do now."""
        raise NotImplementedError

    def supply(self, view: View) -> RenderableType:
        """The reserves of all sides, in words."""
        raise NotImplementedError

    def argument(self, view: View, action: Action, at: int) -> str:
        """One word of an action as the player reads it."""
        raise NotImplementedError

    def dice(self, params: Mapping[str, Any]) -> Text | None:
        """The dice of an event one by one, if it has any."""
        raise NotImplementedError

    def mark(self, side: str) -> Text:
        """The sign of a side, or of a seat."""
        raise NotImplementedError


def open_view(state: State) -> dict[str, Any]:
    """Everything that any seat sees: for a game that is over, a replay or a whole position."""
    view: dict[str, Any] = dict(state.view(None))
    if "hidden" in view:
        whole = state.to_json()
        return view | {"units": whole["units"], "hidden": {}, "hands": whole["hands"]}
    for seat in state.seats:
        own: Any = state.view(seat)
        side = state.side_of(seat)
        if "sides" in view:
            view["sides"] = {**view["sides"], side: own["sides"][side]}
        else:
            view["hands"] = {**view["hands"], **own["hands"]}
            view["commands"] = [
                known if "card" in known else seen
                for known, seen in zip(view["commands"], own["commands"], strict=True)
            ]
    return view
