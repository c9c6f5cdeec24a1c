"""The display of Heroes of Stalingrad: points, orders, action cards, unit sheets and the field."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sandtable.games.heroes.game import Heroes
from sandtable.games.heroes.terminal.board import (
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
from sandtable.kernel.action import Action
from sandtable.kernel.game import ScenarioSource
from sandtable.kernel.state import State
from sandtable.language import Words
from sandtable.terminal.cards import list_cards
from sandtable.terminal.display import Display, View
from sandtable.terminal.palette import SOFT

NO_BREAK: Final = "\u00a0"
#: Terrain that is not named.
PLAIN: Final = ("open", "street", "floor")
#: Statuses of units that have left the field.
GONE: Final = ("lost", "gone")


class HeroesDisplay(Display):
    example: ClassVar[str] = "step C10"

    colours: ClassVar[Mapping[str, tuple[str, str]]] = {
        "soviet": ("#cf5a5c", "#8a2b2e"),
        "german": ("#6f92bb", "#2f455e"),
    }

    def __init__(self, game: Heroes, scenario: ScenarioSource, words: Words) -> None:
        super().__init__(game, scenario, words)
        self.squares = Squares(self.description, self.marks)
        self.tiles = {tile["tile"]: tile for tile in self.description["tiles"]}

    # The table as a whole.

    def heading(self, view: View) -> Text:
        turn = self.words.text(
            "terminal-turn-of", turn=max(view["turn"], 1), turns=self.description["turns"]
        )
        phase = self.words.name("phase", view["phase"])
        led = self.words.text("terminal-initiative")
        start = Text.assemble(self.title(), "  ·  ", turn, "  ·  ", phase, "  ·  ", f"{led} ")
        return start.append_text(self.mark(view["initiative"]))

    def facts(self) -> list[str]:
        """The length of the battle, and how each side scores."""
        lines = [self.words.text("terminal-turns", turns=self.description["turns"])]
        for side in self.sides:
            goals = [goal for goal in self.description["points"] if goal["side"] == side]
            text = "; ".join(f"{goal['points']} – {self._goal(goal)}" for goal in goals)
            lines.append(f"{self.words.name('side', side)}: {text}")
        return lines

    def _goal(self, goal: View) -> str:
        key = f"scenario-{self.description['scenario']}-points-{goal['id']}"
        if self.words.has(key):
            return self.words.text(key).rstrip(".")
        objective = goal["objective"]
        text = self.words.text(f"terminal-score-{goal['type'].replace('_', '-')}")
        return text if objective is None else f"{text}: {self._objective(objective)}"

    def _objective(self, id: str) -> str:
        key = f"scenario-{self.description['scenario']}-objective-{id}"
        return self.words.maybe(key, id)

    def status(self, view: View) -> RenderableType:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for side in self.sides:
            grid.add_row(
                self.mark(side),
                self.labelled(self.words.text("terminal-points"), view["points"][side]),
                self.labelled(self.words.text("terminal-hand"), view["hand_sizes"][side]),
                self.labelled(self.words.text("terminal-draw-pile"), view["draw_sizes"][side]),
                self.labelled(self.words.text("terminal-units"), self._units_in_play(view, side)),
                self._orders(view, side),
            )
        return Group(grid, *self._broken(view))

    def _units_in_play(self, view: View, side: str) -> int:
        shown = [(id, unit) for id, unit in (*view["units"].items(), *view["hidden"].items())]
        ours = [unit for id, unit in shown if self.squares.side(id, unit) == side]
        return len([unit for unit in ours if unit["standing"] in ("field", "aboard")])

    def _orders(self, view: View, side: str) -> Text:
        """The tokens of this turn: numbered, special, bluff; and the last number revealed."""
        numbered, special, bluff = view["given"][side]
        if not numbered + special + bluff:
            return Text()
        text = f"{TOKEN}{view['revealed'][side]}/{numbered}"
        for count, name in ((special, "special"), (bluff, "bluff")):
            text += f" {count}×{self.words.name('token', name)}" if count else ""
        return Text.assemble((f"{self.words.text('terminal-orders')} ", SOFT), (text, "bold"))

    def _broken(self, view: View) -> list[Text]:
        names = [self.words.name("tile", tile) for tile in view["broken"]]
        line = f"{self.words.text('terminal-broken')}: {', '.join(names)}"
        return [Text(line, SOFT)] if names else []

    # Unit sheets.

    def supply(self, view: View) -> RenderableType:
        """The sheets of all units, the gear of the armies, the discards."""
        things: list[RenderableType] = []
        for side in self.sides:
            things += [self.mark(side), self._sheets(view, side), *self._gear(view, side)]
            cards = Counter(self.words.name("card", card) for card in view["discard"][side])
            listed = ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in cards.items())
            discard = self.words.text("terminal-discard-pile")
            things += [Text.assemble((f"{discard}: ", SOFT), listed or "–"), Text()]
        return Group(*things)

    def _sheets(self, view: View, side: str) -> Grid:
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=SOFT)
        for key in (
            "terminal-unit",
            "terminal-square",
            "terminal-move",
            "terminal-defence",
            "terminal-fire",
            "terminal-state",
        ):
            grid.add_column(self.words.text(key))
        for id, unit in (*view["units"].items(), *view["hidden"].items()):
            if self.squares.side(id, unit) == side and unit["standing"] not in GONE:
                grid.add_row(*self._sheet(id, unit))
        return grid

    def _sheet(self, id: str, unit: View) -> list[str]:
        """A unit: name, square, movement, defence, weapons, markers."""
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
        return self.words.text("terminal-awaited")

    def _markers(self, unit: View) -> list[str]:
        markers = [f"{SUPPRESSED}{unit['suppression']}"] if unit.get("suppression") else []
        markers += [self.words.name("damage", damage) for damage in unit.get("damage", [])]
        token = token_sign(unit)
        return markers + ([token] if token else [])

    def _gear(self, view: View, side: str) -> list[Text]:
        """The options with markers left."""
        gear = [
            f"{self.words.name('option', option['option'])} ×{view['markers'][option['option']]}"
            for option in self.description["army_options"]
            if option["side"] == side and view["markers"].get(option["option"])
        ]
        line = Text.assemble((f"{self.words.text('terminal-gear')}: ", SOFT), ", ".join(gear))
        return [line] if gear else []

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
        controlled = " ".join(mark.shape.filled for mark in self.marks.values())
        signs += [
            (f"{OBJECTIVE} {controlled}", self.words.text("terminal-sign-control")),
            (WRECK, self.words.text("terminal-sign-wreck")),
            (SMOKE, self.words.name("terrain", "smoke")),
            (f"{SUPPRESSED}2", self.words.text("terminal-sign-suppressed")),
            (f"{TOKEN}3", self.words.text("terminal-sign-order")),
            (ACTIVATED, self.words.text("terminal-sign-activated")),
        ]
        if self.description["bonus"]:
            signs.append((BONUS, self.words.text("terminal-sign-bonus")))
        if any(objective["kind"] == "item" for objective in self.description["objectives"]):
            signs.append((ITEM, self.words.text("terminal-sign-item")))
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
        """The cards with their texts and bonuses; the playable ones are marked."""
        cards = view.get("hands", {}).get(seat, view["own"].get("hand", []))
        able = {word[len("card:") :] for action in legal for word in action if word[:5] == "card:"}
        return list_cards(cards, able, self.marks[seat], self.words, self._card_text, width)

    def _card_text(self, card: str) -> str:
        printed = next(entry for entry in self.description["cards"] if entry["card"] == card)
        return self.words.text(f"card-{card}-text") + self._bonus(printed)

    def _bonus(self, card: View) -> str:
        if card["bonus"] is None:
            return ""
        bonus = self.words.text(f"bonus-{card['bonus']}", number=card["bonus_number"])
        return f" [{bonus}]"

    def open_view(self, state: State) -> View:
        """The view of a spectator, with both hands and hidden units revealed."""
        view: dict[str, Any] = dict(state.view(None))
        whole = state.to_json()
        return view | {"units": whole["units"], "hidden": {}, "hands": whole["hands"]}

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
        return self.words.argument(kind, id)

    def unit(self, view: View, id: str) -> str:
        """A unit with its sign, name and square."""
        seen = view["units"].get(id, view["hidden"].get(id))
        name = self.words.name("unit", id)
        if seen is None or "at" not in seen:
            return name
        return f"{self.squares.piece(id, seen)} {name}, {self.words.name('square', seen['at'])}"

    def wreck(self, view: View, number: int) -> str:
        """A wreck, named by its squares."""
        squares = [self.words.name("square", square) for square in view["wrecks"][number]["at"]]
        return self.words.text("wreck-in", squares=", ".join(squares))

    def place(self, view: View, square: str) -> str:
        title = self.words.name("square", square)
        ground = self.squares.ground(view, square)
        notes = [] if ground in PLAIN else [self.words.name("terrain", ground)]
        signs = self.squares.signs(view, square)
        notes += [signs] if signs else []
        return f"{title} ({', '.join(notes)})" if notes else title


def _number(value: int | None) -> str:
    """A printed number; null is shown as X."""
    return "X" if value is None else str(value)
