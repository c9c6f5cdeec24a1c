"""The plain display: any game whose description and view have what docs/new-game.md lists."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sandtable.kernel.action import Action
from sandtable.kernel.game import Game, ScenarioSource
from sandtable.kernel.kinds import CARD, PIECE, PLACE
from sandtable.kernel.state import State
from sandtable.language import Words
from sandtable.terminal.cards import list_cards
from sandtable.terminal.display import Display, View
from sandtable.terminal.grid import OPEN, PlainGrid, code, label_of
from sandtable.terminal.palette import SOFT, TITLE

NO_BREAK: Final = "\u00a0"
#: The units in which a game's length is counted.
CLOCKS: Final = ("round", "turn")


class PlainDisplay(Display):
    """Draws board, pieces and hand from data alone."""

    def __init__(self, game: Game, scenario: ScenarioSource, words: Words) -> None:
        super().__init__(game, scenario, words)
        self.kinds = game.kinds
        self.places = {place["id"]: place for place in self.description["board"]["places"]}
        self.signs = self._terrain_signs()
        self.grid = PlainGrid(self.description, self.marks, self.signs)

    def _terrain_signs(self) -> dict[str, str]:
        """A letter for each kind of terrain on the board, from its name."""
        colours = self.description.get("terrain", {})
        signs: dict[str, str] = {}
        for place in self.places.values():
            terrain = place.get("terrain", OPEN)
            if terrain not in signs and colours.get(terrain, OPEN) != OPEN:
                letters = [letter.lower() for letter in self.words.name("terrain", terrain)]
                free = [letter for letter in letters if letter not in signs.values()]
                signs[terrain] = next(iter(free), str(len(signs)))
        return signs

    # The table as a whole.

    def heading(self, view: View) -> Text:
        progress = view["progress"]
        heading = self.title()
        for clock in CLOCKS:
            if clock in progress:
                number = {clock: progress[clock]}
                heading.append(f"  ·  {self.words.text(f'terminal-{clock}', **number)}", "not bold")
        return heading

    def facts(self) -> list[str]:
        goals = self.description.get("goals", {})
        parts = [
            f"{self.words.name('side', side)}: {self.words.text('terminal-goal-points', points=n)}"
            for side, n in goals.items()
        ]
        return [", ".join(parts)] if parts else []

    def status(self, view: View) -> RenderableType:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        goals = self.description.get("goals", {})
        scores = view["progress"].get("scores", {})
        for side in self.sides:
            cells = [self.mark(side)]
            if side in scores:
                goal = f"/{goals[side]}" if side in goals else ""
                points = self.words.text("terminal-points")
                cells.append(Text.assemble((f"{points} ", SOFT), (f"{scores[side]}{goal}", TITLE)))
            if side in view.get("hand_sizes", {}):
                hand = self.words.text("terminal-hand")
                cells.append(self.labelled(hand, view["hand_sizes"][side]))
            units = sum(piece["side"] == side for piece in view["pieces"])
            cells.append(self.labelled(self.words.text("terminal-units"), units))
            grid.add_row(*cells)
        return grid

    def supply(self, view: View) -> RenderableType:
        """All pieces, side by side."""
        lists: list[RenderableType] = []
        for side in self.sides:
            lists.append(self.mark(side))
            lists += [
                Text(f"  {self.piece(view, piece['id'])}")
                for piece in view["pieces"]
                if piece["side"] == side
            ]
        return Group(*lists)

    def dice(self, params: Mapping[str, Any]) -> Text | None:
        rolled = params.get("dice")
        if not isinstance(rolled, list | tuple) or not rolled:
            return None
        line = Text()
        for die in rolled:
            line.append(f" {die} ", "reverse").append(" ")
        return line

    # The board.

    def board_width(self, width: int) -> int:
        return self.grid.size(*self.grid.fitting(width, 0))[0]

    def board(self, view: View, width: int, height: int) -> list[Text]:
        return self.grid.draw(view, width, height)

    def legend(self) -> Text:
        signs = [
            (f"{mark.shape.left}{mark.letter}{mark.shape.right}", self.words.name("side", side))
            for side, mark in self.marks.items()
        ]
        signs += [(sign, self.words.name("terrain", name)) for name, sign in self.signs.items()]
        return Text("  ".join(f"{sign}{NO_BREAK}{name}" for sign, name in signs), SOFT)

    # Cards.

    def hand(self, view: View, seat: str, legal: list[Action], width: int) -> list[Text]:
        cards = view["hands"][seat] if "hands" in view else view.get("hand", [])
        able = {
            word.partition(":")[2]
            for action in legal
            for word in action[1:]
            if self._role(word) == CARD
        }
        mark = self.marks[self.side(seat)]
        return list_cards(cards, able, mark, self.words, self._card_text, width)

    def _card_text(self, card: str) -> str:
        return self.words.maybe(f"card-{card}-text", "")

    def _role(self, word: str) -> str:
        kind = self.kinds.get(word.partition(":")[0])
        return "" if kind is None else kind.role

    # The words of an action.

    def argument(self, view: View, action: Action, at: int) -> str:
        word = action[at]
        if at == 0:
            one = len(action) == 1
            return self.words.action(action) if one else self.words.name("action", word)
        if self._role(word) == PIECE:
            return self.piece(view, word)
        if self._role(word) == PLACE and word in self.places:
            return self.place(view, word)
        kind, _, id = word.partition(":")
        return self.words.argument(kind, id)

    def piece(self, view: View, word: str) -> str:
        """A piece with its sign, name and place."""
        kind, _, id = word.partition(":")
        name = self.words.argument(kind, id)
        found = next((piece for piece in view["pieces"] if piece["id"] == word), None)
        if found is None:
            return name
        shape = self.marks[found["side"]].shape
        where = label_of(self.places[found["at"]])
        return f"{shape.left}{code(found)}{shape.right} {name}, {where}"

    def place(self, view: View, word: str) -> str:
        """A place with its terrain and its markers."""
        place = self.places[word]
        terrain = place.get("terrain", OPEN)
        notes = [self.words.name("terrain", terrain)] if terrain in self.signs else []
        notes += [m.get("label", "*") for m in view.get("markers", ()) if m["at"] == word]
        label = label_of(place)
        return f"{label} ({', '.join(notes)})" if notes else label

    def open_view(self, state: State) -> View:
        """The view of a spectator, with all hands added."""
        hands: dict[str, Any] = {seat: state.view(seat).get("hand", []) for seat in state.seats}
        return {**state.view(None), "hands": hands}
