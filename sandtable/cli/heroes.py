"""The table of Heroes of Stalingrad: points, orders, action cards, unit sheets and the field."""

import textwrap
from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sandtable.cli.hand import ABLE
from sandtable.cli.palette import SOFT, TITLE, SideMark, side_marks
from sandtable.cli.speech import Speech
from sandtable.cli.squares import (
    ACTIVATED,
    BONUS,
    GROUND,
    ITEM,
    LINES,
    OBJECTIVE,
    OPENINGS,
    SMOKE,
    SUPPRESSED,
    TOKEN,
    WRECK,
    Squares,
    token_sign,
)
from sandtable.cli.table import Table, View
from sandtable.games.heroes.game import Heroes
from sandtable.kernel.action import Action
from sandtable.language.words import ARGUMENTS

NO_BREAK: Final = "\u00a0"
#: Ground that needs no name.
PLAIN: Final = ("open", "street", "floor")
#: Units that are not on the field any more.
GONE: Final = ("lost", "gone")


class HeroesTable(Table):
    example: ClassVar[str] = "step C10"

    def __init__(self, game: Heroes, description: Mapping[str, Any], words: Speech) -> None:
        self.words = words
        words.learn(description)
        self.description = description
        self.sides = game.sides
        self.marks = side_marks({side: words.name("side", side) for side in self.sides})
        self.squares = Squares(description, self.marks)
        self.tiles = {tile["tile"]: tile for tile in description["tiles"]}

    # The table as a whole.

    def heading(self, view: View) -> Text:
        id = self.description["scenario"]
        name = self.words.maybe(f"scenario-{id}", self.description["name"])
        turn = self.words.text(
            "cli-turn-of", turn=max(view["turn"], 1), turns=self.description["turns"]
        )
        phase = self.words.name("phase", view["phase"])
        led = self.words.text("cli-initiative")
        start = Text.assemble((name, TITLE), "  ·  ", turn, "  ·  ", phase, "  ·  ", f"{led} ")
        return start.append_text(self.mark(view["initiative"]))

    def mark(self, side: str) -> Text:
        mark = self.marks[side]
        name = self.words.name("side", side)
        return Text.assemble((_sign(mark), mark.piece), (f" {name}", f"bold {mark.text}"))

    def facts(self) -> list[str]:
        """The length of the battle, and what earns points for each side."""
        lines = [self.words.text("cli-turns", turns=self.description["turns"])]
        for side in self.sides:
            goals = [goal for goal in self.description["points"] if goal["side"] == side]
            told = "; ".join(f"{goal['points']} – {self._goal(goal)}" for goal in goals)
            lines.append(f"{self.words.name('side', side)}: {told}")
        return lines

    def _goal(self, goal: View) -> str:
        key = f"scenario-{self.description['scenario']}-points-{goal['id']}"
        if self.words.has(key):
            return self.words.text(key).rstrip(".")
        objective = goal["objective"]
        told = self.words.text(f"cli-score-{goal['type'].replace('_', '-')}")
        return told if objective is None else f"{told}: {self._objective(objective)}"

    def _objective(self, id: str) -> str:
        key = f"scenario-{self.description['scenario']}-objective-{id}"
        return self.words.maybe(key, id)

    def status(self, view: View) -> RenderableType:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for side in self.sides:
            grid.add_row(
                self.mark(side),
                self._labelled("cli-points", view["points"][side]),
                self._labelled("cli-hand", view["hand_sizes"][side]),
                self._labelled("cli-draw-pile", view["draw_sizes"][side]),
                self._labelled("cli-units", self._units_in_play(view, side)),
                self._orders(view, side),
            )
        return Group(grid, *self._broken(view))

    def _labelled(self, key: str, number: int) -> Text:
        return Text.assemble((f"{self.words.text(key)} ", SOFT), (str(number), "bold"))

    def _units_in_play(self, view: View, side: str) -> int:
        shown = [(id, unit) for id, unit in (*view["units"].items(), *view["hidden"].items())]
        ours = [unit for id, unit in shown if self.squares.side(id, unit) == side]
        return len([unit for unit in ours if unit["standing"] in ("field", "aboard")])

    def _orders(self, view: View, side: str) -> Text:
        """The tokens of this turn: numbered, special, bluff, and the last number revealed."""
        numbered, special, bluff = view["given"][side]
        if not numbered + special + bluff:
            return Text()
        told = f"{TOKEN}{view['revealed'][side]}/{numbered}"
        for count, name in ((special, "special"), (bluff, "bluff")):
            told += f" {count}×{self.words.name('token', name)}" if count else ""
        return Text.assemble((f"{self.words.text('cli-orders')} ", SOFT), (told, "bold"))

    def _broken(self, view: View) -> list[Text]:
        names = [self.words.name("tile", tile) for tile in view["broken"]]
        line = f"{self.words.text('cli-broken')}: {', '.join(names)}"
        return [Text(line, SOFT)] if names else []

    # Unit sheets.

    def supply(self, view: View) -> RenderableType:
        """The sheets of all units, the gear of the armies, the discards."""
        things: list[RenderableType] = []
        for side in self.sides:
            things += [self.mark(side), self._sheets(view, side), *self._gear(view, side)]
            cards = Counter(self.words.name("card", card) for card in view["discard"][side])
            listed = ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in cards.items())
            discard = self.words.text("cli-discard-pile")
            things += [Text.assemble((f"{discard}: ", SOFT), listed or "–"), Text()]
        return Group(*things)

    def _sheets(self, view: View, side: str) -> Grid:
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=SOFT)
        for key in ("cli-unit", "cli-square", "cli-move", "cli-defence", "cli-fire", "cli-state"):
            grid.add_column(self.words.text(key))
        for id, unit in (*view["units"].items(), *view["hidden"].items()):
            if self.squares.side(id, unit) == side and unit["standing"] not in GONE:
                grid.add_row(*self._sheet(id, unit))
        return grid

    def _sheet(self, id: str, unit: View) -> list[str]:
        """A unit: who, where, how far it moves, its defence, its weapons, its markers."""
        name = self.words.name("unit", id)
        code = self.squares.code(id)
        where = self._where(unit)
        if id not in self.squares.counters:
            move = _number(unit["printed"]["move"])
            return [f"{code} {name}", where, move, "", "", ", ".join(self._markers(unit))]
        faces = self.squares.counters[id]["faces"]
        face = next(face for face in faces if face["state"] == unit["shows"])
        defence = "/".join(dict.fromkeys(_number(value) for value in face["defence"]))
        fire = "; ".join("/".join(_number(value) for value in w["cv"]) for w in face["weapons"])
        state = [self.words.name("state", unit["shows"])] if len(faces) > 1 else []
        return [
            f"{code} {name}",
            where,
            _number(face["move"]),
            defence,
            fire or "–",
            ", ".join(state + self._markers(unit)),
        ]

    def _where(self, unit: View) -> str:
        if "at" in unit:
            return self.words.name("square", unit["at"])
        if "carrier" in unit:
            return self.words.name("unit", unit["carrier"])
        return self.words.text("cli-awaited")

    def _markers(self, unit: View) -> list[str]:
        told = [f"{SUPPRESSED}{unit['suppression']}"] if unit.get("suppression") else []
        told += [self.words.name("damage", damage) for damage in unit.get("damage", [])]
        token = token_sign(unit)
        return told + ([token] if token else [])

    def _gear(self, view: View, side: str) -> list[Text]:
        """Options with markers left."""
        told = [
            f"{self.words.name('option', option['option'])} ×{view['markers'][option['option']]}"
            for option in self.description["army_options"]
            if option["side"] == side and view["markers"].get(option["option"])
        ]
        line = Text.assemble((f"{self.words.text('cli-gear')}: ", SOFT), ", ".join(told))
        return [line] if told else []

    def dice(self, params: View) -> Text | None:
        rolled = params.get("dice")
        if not isinstance(rolled, list) or not rolled:
            return None
        line = Text()
        for die in rolled:
            line.append(f" {die} ", "reverse").append(" ")
        return line

    # The field.

    def board_width(self, width: int) -> int:
        return self.squares.width(width)

    def board(self, view: View, width: int, height: int) -> list[Text]:
        return self.squares.draw(view, width, height)

    def legend(self) -> Text:
        signs = [
            (f"{mark.shape.left}R1{mark.shape.right}", self.words.name("side", side))
            for side, mark in self.marks.items()
        ]
        signs += [(sign, self.words.name("terrain", name)) for name, sign in self._ground() if sign]
        edges = {edge["on_it"] for edge in self.description["field"]["edges"]} | {"breach"}
        signs += [(OPENINGS[on], self.words.name("edge", on)) for on in OPENINGS if on in edges]
        kinds = {line["kind"] for line in self.description["field"]["lines"]}
        signs += [
            (LINES[kind], self.words.name("terrain", kind)) for kind in LINES if kind in kinds
        ]
        controlled = " ".join(mark.shape.controlled for mark in self.marks.values())
        signs += [
            (f"{OBJECTIVE} {controlled}", self.words.text("cli-sign-control")),
            (WRECK, self.words.text("cli-sign-wreck")),
            (SMOKE, self.words.name("terrain", "smoke")),
            (f"{SUPPRESSED}2", self.words.text("cli-sign-suppressed")),
            (f"{TOKEN}3", self.words.text("cli-sign-order")),
            (ACTIVATED, self.words.text("cli-sign-activated")),
        ]
        if self.description["bonus"]:
            signs.append((BONUS, self.words.text("cli-sign-bonus")))
        if any(objective["kind"] == "item" for objective in self.description["objectives"]):
            signs.append((ITEM, self.words.text("cli-sign-item")))
        return Text("  ".join(f"{sign}{NO_BREAK}{name}" for sign, name in signs), SOFT)

    def _ground(self) -> list[tuple[str, str]]:
        there = {square["ground"] for square in self.description["field"]["squares"]}
        there |= {kind["becomes"] for kind in self.description["terrain"] if kind["becomes"]}
        return [(name, sign) for name, sign in GROUND.items() if name in there]

    def notes(self) -> list[Text]:
        """The objectives with their squares, and the special rules."""
        notes: list[Text] = []
        for objective in self.description["objectives"]:
            squares = ", ".join(self.words.name("square", at) for at in objective["squares"])
            notes.append(Text(f"{OBJECTIVE} {self._objective(objective['objective'])}: {squares}"))
        for effect in self.description["effects"]:
            key = f"scenario-{self.description['scenario']}-effect-{effect['effect']}"
            if self.words.has(key):
                notes.append(Text(f"§ {self.words.text(key)}"))
        return notes

    # Cards.

    def hand(self, view: View, seat: str, legal: list[Action], width: int) -> list[Text]:
        """The cards with their texts and bonuses; those that can be played now are marked."""
        cards = view.get("hands", {}).get(seat, view["own"].get("hand", []))
        able = {word[len("card:") :] for action in legal for word in action if word[:5] == "card:"}
        printed = {card["card"]: card for card in self.description["cards"]}
        counts = Counter(cards)
        names = {
            card: self.words.name("card", card) + (f" ×{count}" if count > 1 else "")
            for card, count in counts.items()
        }
        column = max((len(name) for name in names.values()), default=0)
        lines: list[Text] = []
        for card, name in names.items():
            sign = ABLE if card in able else " "
            told = self.words.text(f"card-{card}-text") + self._bonus(printed[card])
            text = textwrap.wrap(told, max(width - column - 5, 20))
            line = Text.assemble((f" {sign} ", "bold"), name.ljust(column))
            line.stylize(f"bold {self.marks[seat].text}", 3)
            lines.append(line.append(f"  {text[0]}", "" if card in able else SOFT))
            lines += [Text(" " * (column + 5) + more, SOFT) for more in text[1:]]
        return lines

    def _bonus(self, card: View) -> str:
        if card["bonus"] is None:
            return ""
        bonus = self.words.text(f"bonus-{card['bonus']}", number=card["bonus_number"])
        return f" [{bonus}]"

    # The words of an action.

    def argument(self, view: View, action: Action, at: int) -> str:
        if at == 0:
            if len(action) == 1:
                return self.words.action(action)
            return self.words.name("action", action[0])
        kind, _, id = action[at].partition(":")
        if kind == "unit":
            return self.unit(view, id)
        if kind == "square":
            return self.place(view, id)
        if kind == "wreck":
            return self.wreck(view, int(id))
        return self.words.name(ARGUMENTS[kind], id) if kind in ARGUMENTS else id

    def unit(self, view: View, id: str) -> str:
        """A unit with its sign, its name and its square."""
        seen = view["units"].get(id, view["hidden"].get(id))
        name = self.words.name("unit", id)
        if seen is None or "at" not in seen:
            return name
        return f"{self.squares.piece(id, seen)} {name}, {self.words.name('square', seen['at'])}"

    def wreck(self, view: View, number: int) -> str:
        """A wreck has no name of its own: it goes by its squares."""
        squares = [self.words.name("square", square) for square in view["wrecks"][number]["at"]]
        return self.words.text("wreck-in", squares=", ".join(squares))

    def place(self, view: View, square: str) -> str:
        title = self.words.name("square", square)
        ground = self.squares.ground(view, square)
        notes = [] if ground in PLAIN else [self.words.name("terrain", ground)]
        signs = self.squares.signs(view, square)
        notes += [signs] if signs else []
        return f"{title} ({', '.join(notes)})" if notes else title


def _sign(mark: SideMark) -> str:
    return f"{mark.shape.left}{mark.letter}{mark.shape.right}"


def _number(value: int | None) -> str:
    """A printed number; X is none."""
    return "X" if value is None else str(value)
