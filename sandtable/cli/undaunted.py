"""The table that the Undaunted games share: platoons, hands, supplies beside the board."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Protocol, runtime_checkable

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sandtable.cli.brick import OBJECTIVE, SUPPRESSED, Brick
from sandtable.cli.hand import Face, draw_hand
from sandtable.cli.palette import ACCENT, FIRE, SOFT, TITLE, side_marks
from sandtable.cli.speech import Speech
from sandtable.cli.table import Table, View
from sandtable.games.undaunted.cards import Card, Roster, Unit
from sandtable.games.undaunted.combat import is_success
from sandtable.kernel.action import Action

MAX_PIPS: Final = 12


@runtime_checkable
class HasRoster(Protocol):
    """A game of the family: it owns cards and counters."""

    roster: Roster


class UndauntedTable(Table):
    """What the tables of all the games of the family share; a subclass for each game."""

    example: ClassVar[str] = "RA move 17B"

    def __init__(self, game: HasRoster, description: Mapping[str, Any], words: Speech) -> None:
        self.words = words
        self.description = description
        self.roster = game.roster
        self.sides = self.roster.sides
        self.marks = side_marks({side: words.name("side", side) for side in self.sides})
        self.terrain = {tile["tile"]: tile for tile in description["tiles"]}
        self.card_of = {card.arg: card for cards in self.roster.cards for card in cards}
        codes = {unit.id: self.code(unit) for unit in self.roster.units}
        self.brick = Brick(description, self.marks, codes)

    def code(self, unit: Unit) -> str:
        """The letters of a counter on the board."""
        return self.roster.cards[unit.side][unit.card].code

    # What each game has of its own.

    def aims(self, side: str) -> list[str]:
        """The ways in which a side can win."""
        raise NotImplementedError

    def progress(self, side: str, view: View) -> list[Text]:
        """How far a side has come on each of them."""
        raise NotImplementedError

    def signs(self) -> dict[str, str]:
        """Signs on the board beside those of the whole family, with the keys of their meaning."""
        raise NotImplementedError

    def tray(self, view: View) -> list[Text]:
        """What lies before the sides beside their cards."""
        return []

    # The table as a whole.

    def heading(self, view: View) -> Text:
        id = self.description["scenario"]
        name = self.words.maybe(f"scenario-{id}", self.description["name"])
        round = self.words.text("cli-round", round=view["round"])
        initiative = self.words.text("cli-initiative")
        return Text.assemble(
            (name, TITLE),
            "  ·  ",
            round,
            "  ·  ",
            (f"{initiative} ", SOFT),
            self.mark(view["initiative"]),
        )

    def mark(self, side: str) -> Text:
        mark = self.marks[side]
        shape = f"{mark.shape.left}{mark.letter}{mark.shape.right}"
        return Text.assemble(
            (shape, mark.piece), (f" {self.words.name('side', side)}", f"bold {mark.text}")
        )

    def facts(self) -> list[str]:
        either = self.words.text("cli-goal-or")
        goals = ", ".join(
            f"{self.words.name('side', side)}: {either.join(self.aims(side))}"
            for side in self.sides
        )
        first = self.words.name("side", self.description["initiative"])
        return [goals, f"{self.words.text('cli-initiative')}: {first}"]

    def status(self, view: View) -> RenderableType:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for side, seen in view["sides"].items():
            cells = [self.mark(side), Text(" · ").join(self.progress(side, view))]
            for zone in ("hand", "deck", "discard"):
                size = seen[f"{zone}_size"] if f"{zone}_size" in seen else len(seen[zone])
                cells.append(self._labelled(self.words.name("zone", zone).lower(), size))
            cells.append(self._labelled(self.words.text("cli-lost"), seen["casualties"]))
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
        """What is done and what is needed; pips, as many as the goal asks for."""
        text = Text(f"{done}/{needed}", TITLE)
        if needed <= MAX_PIPS:
            held = min(done, needed)
            text.append(f" {'▪' * held}", ACCENT)
            text.append("▫" * (needed - held), SOFT)
        return text

    def _labelled(self, label: str, number: int) -> Text:
        return Text.assemble((f"{label} ", SOFT), (str(number), "bold"))

    def _card_line(self, side: str, zone: str, counts: Mapping[str, int]) -> Text:
        """The cards of an open zone in their codes."""
        mark = self.marks[side]
        sign = f"{mark.shape.left}{mark.letter}{mark.shape.right}"
        label = self.words.name("zone", zone).lower()
        line = Text.assemble((sign, mark.piece), (f" {label}", SOFT))
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
        signs = {
            f"({SUPPRESSED}RA)": "cli-sign-suppressed",
            "+2": "cli-sign-cover",
            OBJECTIVE: "cli-sign-objective",
            self._both("scouted"): "cli-sign-scouted",
            self._both("controlled"): "cli-sign-controlled",
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
        return self.roster.units[self.roster.unit_at[f"unit:{id}"]]

    def _both(self, face: str) -> str:
        return "".join(str(getattr(mark.shape, face)) for mark in self.marks.values())

    # Cards.

    def hand(self, view: View, seat: str, legal: list[Action], width: int) -> list[Text]:
        held = Counter(view["sides"][seat].get("hand", ()))
        faces = [
            self._face(card, held[card.id], self.lines(view, card, legal))
            for card in self._cards(seat)
            if held[card.id]
        ]
        return draw_hand(faces, self.marks[seat], width)

    def _face(self, card: Card, count: int, lines: list[tuple[str, bool]]) -> Face:
        return Face(card.initiative, self.words.name("card", card.id), card.code, count, lines)

    def lines(self, view: View, card: Card, legal: list[Action]) -> list[tuple[str, bool]]:
        """What a card can do: each action as it is printed, and whether it can be taken now."""
        able = {action[0] for action in legal if action[1:2] == (card.arg,)}
        return [(self._printed(card, action.verb), action.verb in able) for action in card.actions]

    def _printed(self, card: Card, verb: str) -> str:
        """An action as the card has it: ``Bolster 2 (A)`` is limited to squad A."""
        printed = card.action(verb)
        if printed is None or not printed.size:
            return self.words.name("action", verb)
        squad = f" ({card.squad.upper()})" if printed.own_squad else ""
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
        return self.words.text("cli-number", number=int(id))

    def verb(self, action: Action) -> str:
        if len(action) == 1:
            return self.words.action(action)
        card = self.card_of.get(action[1])
        if card is not None:
            return self._printed(card, action[0])
        return self.words.name("action", action[0])

    def whereabouts(self, view: View, unit: Unit) -> list[str]:
        """Where a counter is, and its state."""
        seen = view["sides"][self.sides[unit.side]]
        notes = [seen["counters"][unit.name]]
        if unit.name in seen["suppressed"]:
            notes.append(self.words.text("cli-sign-suppressed"))
        return notes

    def tile(self, view: View, id: str) -> str:
        tile = self.terrain[id]
        notes = [self.words.maybe(f"terrain-{tile['terrain']}", tile["terrain"])]
        notes.append(f"+{tile['cover']}" + ("/1" if tile["hill"] else ""))
        points = view["objectives"].get(id)
        if points:
            notes.append(f"{OBJECTIVE}{points}")
        for side, mark in self.marks.items():
            for face in ("controlled", "scouted"):
                if id in view["sides"][side][face]:
                    notes.append(str(getattr(mark.shape, face)) + mark.letter)
        return f"{id} ({' '.join(notes)})"
