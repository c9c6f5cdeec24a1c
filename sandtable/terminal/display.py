"""How any game is shown in the terminal."""

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from sandtable.kernel.action import Action
from sandtable.kernel.game import Game, ScenarioSource
from sandtable.kernel.state import State
from sandtable.language import Words
from sandtable.terminal.palette import SOFT, TITLE, SideMark, side_marks

View: TypeAlias = Mapping[str, Any]


class Display:
    """Draws one scenario of one game.

    A game with its own display has a module ``terminal`` beside its ``Game``, with a function
    ``make_display(game, scenario, words)``; every other game gets a ``PlainDisplay``.
    """

    #: An example of an action in the game's notation.
    example: ClassVar[str] = ""
    #: The colours of each side's text and pieces; other sides get the default ones.
    colours: ClassVar[Mapping[str, tuple[str, str]]] = {}

    def __init__(self, game: Game, scenario: ScenarioSource, words: Words) -> None:
        self.words = words
        self.description: Mapping[str, Any] = game.describe(scenario)
        words.learn(self.description)
        self.sides = game.sides
        self.marks = side_marks(
            {side: words.name("side", side) for side in self.sides}, self.colours
        )

    # Shared by all displays.

    def title(self) -> Text:
        """The name of the scenario."""
        id = self.description["scenario"]
        return Text(self.words.maybe(f"scenario-{id}", self.description["name"]), TITLE)

    def side(self, seat: str) -> str:
        """The side of a seat; a side's name is also accepted as a seat."""
        seats = self.description["seats"]
        return next((entry["side"] for entry in seats if entry["seat"] == seat), seat)

    def mark(self, seat: str) -> Text:
        """The sign of a side, and the name of the side or seat."""
        mark = self.marks[self.side(seat)]
        return Text.assemble(
            (sign(mark), mark.piece), (f" {self.words.name('side', seat)}", f"bold {mark.text}")
        )

    def labelled(self, label: str, number: int) -> Text:
        return Text.assemble((f"{label} ", SOFT), (str(number), "bold"))

    # Provided by each display.

    def heading(self, view: View) -> Text:
        """The scenario, the round or turn, and what else concerns both sides."""
        raise NotImplementedError

    def facts(self) -> list[str]:
        """What each side needs to win, and who begins."""
        raise NotImplementedError

    def status(self, view: View) -> RenderableType:
        """The state of each side."""
        raise NotImplementedError

    def board_width(self, width: int) -> int:
        """How many of ``width`` characters the board takes."""
        raise NotImplementedError

    def board(self, view: View, width: int, height: int) -> list[Text]:
        raise NotImplementedError

    def legend(self) -> Text:
        """What the signs on the board mean."""
        raise NotImplementedError

    def notes(self) -> list[Text]:
        """What the board does not show about the scenario."""
        return []

    def hand(self, view: View, seat: str, legal: list[Action], width: int) -> list[Text]:
        """The cards in a seat's hand, with what they can do now."""
        raise NotImplementedError

    def supply(self, view: View) -> RenderableType:
        """The reserves of all sides, listed."""
        raise NotImplementedError

    def argument(self, view: View, action: Action, at: int) -> str:
        """One word of an action as shown to the player."""
        raise NotImplementedError

    def dice(self, params: Mapping[str, Any]) -> Text | None:
        """The dice of an event, if it has any."""
        raise NotImplementedError

    def open_view(self, state: State) -> View:
        """A view that shows everything, for a finished game, a replay or a whole position."""
        raise NotImplementedError


def sign(mark: SideMark) -> str:
    """The letter of a side in the outline of its pieces."""
    return f"{mark.shape.left}{mark.letter}{mark.shape.right}"
