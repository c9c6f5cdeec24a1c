"""The display that the Undaunted games share: platoons, hands and supplies beside the board."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sandtable.games.undaunted.cards import Card, Unit
from sandtable.games.undaunted.combat import is_success
from sandtable.games.undaunted.game import UndauntedGame
from sandtable.games.undaunted.terminal.board import OBJECTIVE, SUPPRESSED, Brick
from sandtable.kernel.action import Action
from sandtable.kernel.game import ScenarioSource
from sandtable.kernel.state import State
from sandtable.language import Words
from sandtable.terminal.cards import CardFace, draw_hand
from sandtable.terminal.display import Display, View, sign
from sandtable.terminal.palette import ACCENT, FIRE, SOFT, TITLE

MAX_PIPS: Final = 12


class UndauntedDisplay(Display):
    """What the displays of the Undaunted games share; each game has a subclass."""

    example: ClassVar[str] = "RA move 17B"
    #: The colours of the game's kinds of terrain.
    tints: ClassVar[Mapping[str, str]] = {}

    def __init__(self, game: UndauntedGame, scenario: ScenarioSource, words: Words) -> None:
        super().__init__(game, scenario, words)
        self.roster = game.roster
        self.terrain = {tile["tile"]: tile for tile in self.description["tiles"]}
        self.card_of = {card.arg: card for cards in self.roster.cards for card in cards}
        codes = {unit.id: self.code(unit) for unit in self.roster.units}
        names = {tile: words.name("tile", tile) for tile in self.terrain}
        self.brick = Brick(self.description, self.marks, codes, self.tints, names)

    def code(self, unit: Unit) -> str:
        """The letters of a counter on the board."""
        return self.roster.cards[unit.side][unit.card].code

    # Provided by each game.

    def aims(self, side: str) -> list[str]:
        """The ways a side can win."""
        raise NotImplementedError

    def progress(self, side: str, view: View) -> list[Text]:
        """A side's progress towards each of them."""
        raise NotImplementedError

    def signs(self) -> dict[str, str]:
        """Additional signs on the board, with the message keys of their meaning."""
        raise NotImplementedError

    def tray(self, view: View) -> list[Text]:
        """What the sides have in front of them besides their cards."""
        return []

    # The table as a whole.

    def heading(self, view: View) -> Text:
        round = self.words.text("terminal-round", round=view["round"])
        initiative = self.words.text("terminal-initiative")
        return Text.assemble(
            self.title(),
            "  ·  ",
            round,
            "  ·  ",
            (f"{initiative} ", SOFT),
            self.mark(view["initiative"]),
        )

    def facts(self) -> list[str]:
        either = self.words.text("terminal-goal-or")
        goals = ", ".join(
            f"{self.words.name('side', side)}: {either.join(self.aims(side))}"
            for side in self.sides
        )
        first = self.words.name("side", self.description["initiative"])
        return [goals, f"{self.words.text('terminal-initiative')}: {first}"]

    def status(self, view: View) -> RenderableType:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for side, seen in view["sides"].items():
            cells = [self.mark(side), Text(" · ").join(self.progress(side, view))]
            for zone in ("hand", "deck", "discard"):
                size = seen[f"{zone}_size"] if f"{zone}_size" in seen else len(seen[zone])
                cells.append(self.labelled(self.words.name("zone", zone).lower(), size))
            cells.append(self.labelled(self.words.text("terminal-lost"), seen["casualties"]))
            grid.add_row(*cells)
        lines = [
            self._card_line(side, "supply", view["sides"][side]["supply"]) for side in self.sides
        ]
        for side in self.sides:
            played = Counter(view["sides"][side]["play"])
            if played:
                lines.append(self._card_line(side, "play", played))
        return Group(grid, *lines, *self.tray(view))

    def pips(self, done: int, needed: int) -> Text:
        """What is done and what is needed, as one pip for each unit of the goal."""
        text = Text(f"{done}/{needed}", TITLE)
        if needed <= MAX_PIPS:
            held = min(done, needed)
            text.append(f" {'▪' * held}", ACCENT)
            text.append("▫" * (needed - held), SOFT)
        return text

    def _card_line(self, side: str, zone: str, counts: Mapping[str, int]) -> Text:
        """The codes of the cards in an open zone."""
        mark = self.marks[side]
        label = self.words.name("zone", zone).lower()
        line = Text.assemble((sign(mark), mark.piece), (f" {label}", SOFT))
        for card in self._cards(side):
            count = counts.get(card.id, 0)
            if count:
                line.append(f" {card.code}", mark.text)
                line.append(f"×{count}")
        return line

    def _cards(self, side: str) -> list[Card]:
        return self.roster.cards[self.sides.index(side)]

    def supply(self, view: View) -> RenderableType:
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=SOFT)
        grid.add_column(self.words.name("zone", "supply"))
        grid.add_column("")
        for side in self.sides:
            grid.add_column(self.mark(side), justify="right")
        for card in {card.id: card for side in self.sides for card in self._cards(side)}.values():
            counts = [view["sides"][side]["supply"].get(card.id, 0) for side in self.sides]
            if any(counts):
                name = self.words.name("card", card.id)
                grid.add_row(name, card.code, *(str(count or "–") for count in counts))
        return grid

    def dice(self, params: View) -> Text | None:
        if "dice" not in params:
            return None
        line = Text()
        for die in params["dice"]:
            hit = is_success([die], params["need"])
            line.append(f" {die}{'✓' if hit else '✗'} ", f"{FIRE} reverse" if hit else "reverse")
            line.append(" ")
        return line

    # The board.

    def board_width(self, width: int) -> int:
        wide, high = self.brick.fitting(width, 0)
        return self.brick.size(wide, high)[0]

    def board(self, view: View, width: int, height: int) -> list[Text]:
        return self.brick.draw(view, width, height)

    def legend(self) -> Text:
        text = Text(style=SOFT)
        for side, mark in self.marks.items():
            text.append(f"{mark.shape.left}RA{mark.shape.right} {self.words.name('side', side)}  ")
        shapes = [mark.shape for mark in self.marks.values()]
        signs = {
            f"({SUPPRESSED}RA)": "terminal-sign-suppressed",
            "+2": "terminal-sign-cover",
            OBJECTIVE: "terminal-sign-objective",
            "".join(shape.hollow for shape in shapes): "terminal-sign-scouted",
            "".join(shape.filled for shape in shapes): "terminal-sign-controlled",
        }
        return text.append(
            "  ".join(f"{s} {self.words.text(key)}" for s, key in (signs | self.signs()).items())
        )

    def counter(self, id: str) -> str:
        """A counter in the outline of its side."""
        unit = self.unit(id)
        shape = self.marks[self.sides[unit.side]].shape
        return f"{shape.left}{self.brick.codes[id]}{shape.right}"

    def unit(self, id: str) -> Unit:
        return self.roster.units[self.roster.unit_by_arg[f"unit:{id}"]]

    def open_view(self, state: State) -> View:
        """The view of a spectator, with both hands added."""
        view: dict[str, Any] = dict(state.view(None))
        for seat in state.seats:
            own: Any = state.view(seat)
            view["sides"] = {**view["sides"], seat: own["sides"][seat]}
        return view

    # Cards.

    def hand(self, view: View, seat: str, legal: list[Action], width: int) -> list[Text]:
        held = Counter(view["sides"][seat].get("hand", ()))
        faces = [
            self._face(card, held[card.id], self.lines(view, card, legal))
            for card in self._cards(seat)
            if held[card.id]
        ]
        return draw_hand(faces, self.marks[seat], width)

    def _face(self, card: Card, count: int, lines: list[tuple[str, bool]]) -> CardFace:
        return CardFace(card.initiative, self.words.name("card", card.id), card.code, count, lines)

    def lines(self, view: View, card: Card, legal: list[Action]) -> list[tuple[str, bool]]:
        """A card's actions as printed, and whether each is available now."""
        able = {action[0] for action in legal if action[1:2] == (card.arg,)}
        return [(self._printed(card, action.verb), action.verb in able) for action in card.actions]

    def _printed(self, card: Card, verb: str) -> str:
        """An action as printed on the card: ``Bolster 2 (A)`` is limited to squad A."""
        printed = card.action(verb)
        if printed is None or not printed.size:
            return self.words.name("action", verb)
        squad = f" ({self.words.name('squad', card.squad)})" if printed.own_squad else ""
        return f"{self.words.name('action', verb)} {printed.size}{squad}"

    # The words of an action.

    def argument(self, view: View, action: Action, at: int) -> str:
        kind, _, id = action[at].partition(":")
        if at == 0:
            return self.verb(action)
        if kind == "card":
            return f"{self.words.name('card', id)} ({self.card_of[action[at]].code})"
        if kind == "unit":
            notes = ", ".join(self.whereabouts(view, self.unit(id)))
            return f"{self.counter(id)} {self.words.name('unit', id)}, {notes}"
        if kind == "tile":
            return self.tile(view, id)
        return self.words.text("terminal-number", number=int(id))

    def verb(self, action: Action) -> str:
        if len(action) == 1:
            return self.words.action(action)
        card = self.card_of.get(action[1])
        if card is not None:
            return self._printed(card, action[0])
        return self.words.name("action", action[0])

    def whereabouts(self, view: View, unit: Unit) -> list[str]:
        """A counter's place and state."""
        seen = view["sides"][self.sides[unit.side]]
        notes = [self.words.name("tile", seen["counters"][unit.name])]
        if unit.name in seen["suppressed"]:
            notes.append(self.words.text("terminal-sign-suppressed"))
        return notes

    def tile(self, view: View, id: str) -> str:
        tile = self.terrain[id]
        notes = [self.words.maybe(f"terrain-{tile['terrain']}", tile["terrain"])]
        notes.append(f"+{tile['cover']}" + ("/1" if tile["hill"] else ""))
        points = view["objectives"].get(id)
        if points:
            notes.append(f"{OBJECTIVE}{points}")
        for side, mark in self.marks.items():
            seen = view["sides"][side]
            if id in seen["controlled"]:
                notes.append(mark.shape.filled + mark.letter)
            if id in seen["scouted"]:
                notes.append(mark.shape.hollow + mark.letter)
        return f"{self.words.name('tile', id)} ({' '.join(notes)})"
