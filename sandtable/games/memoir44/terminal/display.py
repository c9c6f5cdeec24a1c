"""The display of Memoir '44: medals, command cards and the board."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sandtable.games.memoir44.game import Memoir44
from sandtable.games.memoir44.terminal.board import (
    LAID,
    MEDALS,
    OBSTACLES,
    ORDERED,
    REGULAR,
    SECTION_LINE,
    SUDDEN_DEATH,
    Edge,
    Hexes,
    obstacles,
    unit_letter,
)
from sandtable.games.memoir44.terminal.command_cards import card_text
from sandtable.kernel.action import Action
from sandtable.kernel.game import ScenarioSource
from sandtable.kernel.state import State
from sandtable.language import Words
from sandtable.terminal.cards import list_cards
from sandtable.terminal.display import Display, View, sign
from sandtable.terminal.palette import ACCENT, FIRE, SOFT, TITLE

SECTIONS: Final = ("left", "center", "right")
#: The faces that hit any target, and the one that does so for some cards only.
ALWAYS: Final = "grenade"
BOMBS: Final = ("air-power", "star")
FLAG: Final = "flag"
OPEN: Final = "open"
NO_BREAK: Final = "\u00a0"


class Memoir44Display(Display):
    example: ClassVar[str] = "move allies-3 F5"

    def __init__(self, game: Memoir44, scenario: ScenarioSource, words: Words) -> None:
        super().__init__(game, scenario, words)
        description = self.description
        letters = {
            kind.name: kind.letter for kind in game.pieces.terrain.values() if kind.name != OPEN
        }
        self.letters = {
            name: letter
            for name, letter in letters.items()
            if any(hex["terrain"] == name for hex in description["hexes"])
        }
        top = str(game.scenario_json(scenario).get("top", self.sides[-1]))
        bottom = next(side for side in self.sides if side != top)
        self.hexes = Hexes(
            description,
            self.marks,
            self.letters,
            (self._edge(top, SECTIONS[::-1]), self._edge(bottom, SECTIONS)),
        )
        self.places = {hex["hex"]: hex for hex in description["hexes"]}

    def _edge(self, side: str, sections: tuple[str, ...]) -> Edge:
        names = [self.words.name("section", section) for section in sections]
        return Edge(self.marks[side], names)

    def side(self, seat: str) -> str:
        """The side of a seat; a side with several players has seats such as ``axis-left``."""
        return next(side for side in self.sides if seat == side or seat.startswith(f"{side}-"))

    # The table as a whole.

    def heading(self, view: View) -> Text:
        turn = self.words.text("terminal-turn", turn=view["turns"][view["side"]])
        return Text.assemble(self.title(), "  ·  ", turn, "  ·  ", self.mark(view["side"]))

    def facts(self) -> list[str]:
        goals = {
            side: self.words.text("terminal-goal-medals", medals=number)
            for side, number in self.description["medals"].items()
        }
        medals = ", ".join(f"{self.words.name('side', side)}: {g}" for side, g in goals.items())
        first = self.words.name("side", self.description["first"])
        return [medals, f"{self.words.text('terminal-first')}: {first}"]

    def status(self, view: View) -> RenderableType:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for side in self.sides:
            units = sum(1 for id in view["units"] if self.hexes.units[id]["side"] == side)
            grid.add_row(
                self.mark(side),
                self._medals(side, view["medals"][side]),
                self.labelled(self.words.text("terminal-hand"), view["hand_sizes"][side]),
                self.labelled(self.words.text("terminal-units"), units),
            )
        draw = view["draw_size"]
        piles = Text("  ").join(
            [
                self.labelled(self.words.text("terminal-draw-pile"), draw),
                self.labelled(self.words.text("terminal-discard-pile"), len(view["discard"])),
            ]
        )
        return Group(grid, piles, *self._commands(view))

    def _medals(self, side: str, won: int) -> Text:
        needed = self.description["medals"][side]
        held = min(won, needed)
        open, counted = MEDALS[self.sides.index(side)]
        text = Text.assemble((f"{won}/{needed} ", TITLE), (counted * held, ACCENT))
        return text.append(open * (needed - held), SOFT)

    def _commands(self, view: View) -> list[Text]:
        """The cards that were played this turn."""
        if not view["commands"]:
            return []
        names = ", ".join(self._command(command) for command in view["commands"])
        mark = self.marks[view["side"]]
        line = Text.assemble((sign(mark), mark.piece), f" {self.words.text('terminal-played')} ")
        return [line.append(names, "bold")]

    def _command(self, command: View) -> str:
        """A card; one that copies another is followed by the text of the copied one."""
        card, text = command.get("card"), command.get("text")
        if card is None:
            return "?" if text is None else self.words.name("card", text)
        name = self.words.name("card", card)
        if text is None or card == text or card.startswith(f"{text}-"):
            return name
        return f"{name} ({self.words.name('card', text)})"

    def supply(self, view: View) -> RenderableType:
        """All units, and the discarded cards."""
        grid = Grid(box=None, padding=(0, 3, 0, 0), show_header=False)
        columns = [
            [self.unit(view, id) for id in view["units"] if self.hexes.units[id]["side"] == side]
            for side in self.sides
        ]
        grid.add_row(*(self.mark(side) for side in self.sides))
        for row in range(max(len(column) for column in columns)):
            grid.add_row(*(column[row] if row < len(column) else "" for column in columns))
        cards = Counter(self.words.name("card", card) for card in view["discard"])
        listed = ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in cards.items())
        discard = self.words.text("terminal-discard-pile")
        return Group(grid, Text.assemble((f"{discard}: ", SOFT), listed or "–"))

    def dice(self, params: View) -> Text | None:
        if "dice" not in params:
            return None
        hits = self._hitting(params)
        line = Text()
        for face in params["dice"]:
            hit = face in hits
            sign = "✓" if hit else "⚑" if hits and face == FLAG else ""
            style = f"{FIRE} reverse" if hit else "reverse"
            line.append(f" {self.words.name('face', face)}{sign and ' '}{sign} ", style)
            line.append(" ")
        return line

    def _hitting(self, params: View) -> set[str]:
        """The faces that hit the target, if there is a target."""
        if "target" not in params:
            return set()
        hits = {ALWAYS, self.hexes.units[params["target"]]["arm"]}
        if params.get("card") == BOMBS[0]:
            hits.add(BOMBS[1])
        return hits

    # The board.

    def board_width(self, width: int) -> int:
        return self.hexes.width(width)

    def board(self, view: View, width: int, height: int) -> list[Text]:
        return self.hexes.draw(view, width)

    def legend(self) -> Text:
        signs = [
            (f"{mark.shape.left}I4{mark.shape.right}", self.words.name("side", side))
            for side, mark in self.marks.items()
        ]
        signs += self._arms()
        signs += [(sign, self.words.name("terrain", name)) for name, sign in self.letters.items()]
        signs += [
            (sign, self.words.name("obstacle", name))
            for name, sign in OBSTACLES.items()
            if name in LAID or any(hex[name.replace("-", "_")] for hex in self.places.values())
        ]
        signs.append((" ".join(map("".join, MEDALS)), self.words.text("terminal-sign-medal")))
        if self.description["sudden_death"]:
            signs.append((SUDDEN_DEATH, self.words.text("terminal-sign-sudden-death")))
        signs.append((ORDERED, self.words.text("terminal-sign-ordered")))
        signs.append((SECTION_LINE, self.words.text("terminal-sign-section")))
        return Text("  ".join(f"{sign}{NO_BREAK}{name}" for sign, name in signs), SOFT)

    def _arms(self) -> list[tuple[str, str]]:
        """The letters of the units in this scenario."""
        arms: dict[str, str] = {}
        for unit in self.description["units"]:
            kind = unit["arm"] if unit["kind"] == REGULAR else unit["kind"]
            name = self.words.text(f"unit-{kind}", side="none")
            arms[f"({unit_letter(unit)})"] = name.lower()
        return list(arms.items())

    def notes(self) -> list[Text]:
        """The objectives, and the hexes that can win the battle at once."""
        keys = {True: "terminal-objective-permanent", False: "terminal-objective-temporary"}
        lines: dict[tuple[str, bool], list[str]] = {}
        for objective in self.description["objectives"]:
            kind = objective["side"], objective["permanent"]
            lines.setdefault(kind, []).append(self._hex_names(objective["hexes"]))
        notes = [
            Text(
                f"{MEDALS[self.sides.index(side)][0]} "
                + self._place_note(keys[permanent], side, hexes="; ".join(hexes))
            )
            for (side, permanent), hexes in lines.items()
        ]
        for sudden in self.description["sudden_death"]:
            hexes = self._hex_names(sudden["hexes"])
            note = self._place_note(
                "terminal-sudden-death", sudden["side"], need=sudden["need"], hexes=hexes
            )
            notes.append(Text(f"{SUDDEN_DEATH} {note}"))
        return notes

    def _hex_names(self, hexes: Iterable[str]) -> str:
        return ", ".join(self.words.name("hex", hex) for hex in hexes)

    def _place_note(self, key: str, side: str, **params: object) -> str:
        return self.words.text(key, side=self.words.name("side", side), **params)

    # Cards.

    def hand(self, view: View, seat: str, legal: list[Action], width: int) -> list[Text]:
        side = self.side(seat)
        able = {word.partition(":")[2] for action in legal for word in action[1:2]}
        cards = view["hands"].get(side, ())
        return list_cards(cards, able, self.marks[side], self.words, self._card_text, width)

    def _card_text(self, card: str) -> str:
        return card_text(self.words, card)

    # The words of an action.

    def argument(self, view: View, action: Action, at: int) -> str:
        if at == 0:
            if len(action) == 1:
                return self.words.action(action)
            return self.words.name("action", action[0])
        kind, _, id = action[at].partition(":")
        if kind == "unit":
            return self.unit(view, id)
        if kind == "hex":
            return self.place(view, id)
        if kind == "number":
            return self._copied(view, int(id))
        return self.words.name("card" if kind == "as" else kind, id)

    def unit(self, view: View, id: str) -> str:
        """A unit with its name and hex; one that has not landed has no hex."""
        seen = view["units"].get(id)
        name = self.words.name("unit", id)
        if seen is None:
            return name
        hex = self.words.name("hex", seen["hex"])
        return f"{self.hexes.piece(id, seen['figures'])} {name}, {hex}"

    def place(self, view: View, name: str) -> str:
        hex = self.places[name]
        notes = [] if hex["terrain"] == OPEN else [self.words.name("terrain", hex["terrain"])]
        notes += [self.words.name("obstacle", each) for each in obstacles(hex, view)]
        medals = self.hexes.medals(name, view)
        notes += [medals] if medals else []
        title = self.words.name("hex", name)
        return f"{title} ({', '.join(notes)})" if notes else title

    def _copied(self, view: View, number: int) -> str:
        """The card with this number among those that can be copied."""
        texts = view["prompt"]["params"]["texts"]
        return self.words.name("card", texts[number - 1])

    def open_view(self, state: State) -> View:
        """The view of a spectator, with all hands and commands added."""
        view: dict[str, Any] = dict(state.view(None))
        for seat in state.seats:
            own: Any = state.view(seat)
            view["hands"] = {**view["hands"], **own["hands"]}
            view["commands"] = [
                known if "card" in known else seen
                for known, seen in zip(view["commands"], own["commands"], strict=True)
            ]
        return view
