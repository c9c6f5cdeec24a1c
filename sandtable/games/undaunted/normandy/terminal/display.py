"""The display of Undaunted: Normandy: what it adds to the shared one."""

from collections.abc import Mapping
from typing import ClassVar

from rich.text import Text

from sandtable.games.undaunted.terminal.board import ENTRY, RADIO, TARGET
from sandtable.games.undaunted.terminal.display import UndauntedDisplay
from sandtable.kernel.action import Action
from sandtable.terminal.display import View
from sandtable.terminal.palette import TINTS


class NormandyDisplay(UndauntedDisplay):
    tints: ClassVar[Mapping[str, str]] = {
        "open-ground": TINTS["open"],
        "bushes": "#dddcb4",
        "crop-field": TINTS["field"],
        "grain-field": "#ead99b",
        "ploughed-field": "#d9c6a1",
        "hedged-fields": "#c6cf9b",
        "woods": TINTS["forest"],
        "dense-woods": TINTS["forest"],
        "woods-pond": TINTS["forest"],
        "hill": TINTS["hill"],
        "river-banks": TINTS["water"],
        "river-bend": TINTS["water"],
        "river-islet": TINTS["water"],
        "footbridge": "#c3d6da",
        "stone-bridge": "#c3d6da",
    }

    def aims(self, side: str) -> list[str]:
        goal = self.description["goals"][side]
        texts: list[str] = []
        if goal["points"]:
            texts.append(self.words.text("terminal-goal-points", points=goal["points"]))
        if goal["pin"]:
            texts.append(self.words.text("terminal-goal-pin"))
        return texts

    def progress(self, side: str, view: View) -> list[Text]:
        goal = self.description["goals"][side]
        texts: list[Text] = []
        if goal["points"]:
            texts.append(self.pips(view["sides"][side]["points"], goal["points"]))
        if goal["pin"]:
            texts.append(Text(self.words.text("terminal-goal-pin")))
        return texts

    def signs(self) -> dict[str, str]:
        signs = {ENTRY: "terminal-sign-entry", TARGET: "terminal-sign-target"}
        return signs | {RADIO: "terminal-sign-radio"} if self.description["radio"] else signs

    def notes(self) -> list[Text]:
        """The spawn markers with their units."""
        served: dict[str, list[str]] = {}
        for spawn in self.description["spawns"]:
            for tile in spawn["tiles"]:
                served.setdefault(tile, []).append(self.counter(spawn["unit"]))
        lead = f"{ENTRY} {self.words.text('terminal-sign-entry')}"
        named = {self.words.name("tile", tile): units for tile, units in served.items()}
        return [Text(f"{lead} {tile}: {''.join(units)}") for tile, units in named.items()]

    def argument(self, view: View, action: Action, at: int) -> str:
        if action[at].startswith("spawn:"):
            tile = action[at].removeprefix("spawn:")
            return self.words.text("terminal-enter", tile=self.words.name("tile", tile))
        return super().argument(view, action, at)
