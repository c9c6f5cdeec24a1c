"""The table of Undaunted: Normandy: what it has beside the cards and counters of the family."""

from rich.text import Text

from sandtable.cli.brick import ENTRY, RADIO, TARGET
from sandtable.cli.table import View
from sandtable.cli.undaunted import UndauntedTable
from sandtable.kernel.action import Action


class NormandyTable(UndauntedTable):
    def aims(self, side: str) -> list[str]:
        goal = self.description["goals"][side]
        texts: list[str] = []
        if goal["points"]:
            texts.append(self.words.text("cli-goal-points", points=goal["points"]))
        if goal["pin"]:
            texts.append(self.words.text("cli-goal-pin"))
        return texts

    def progress(self, side: str, view: View) -> list[Text]:
        goal = self.description["goals"][side]
        texts: list[Text] = []
        if goal["points"]:
            texts.append(self.pips(view["sides"][side]["points"], goal["points"]))
        if goal["pin"]:
            texts.append(Text(self.words.text("cli-goal-pin")))
        return texts

    def signs(self) -> dict[str, str]:
        signs = {ENTRY: "cli-sign-entry", TARGET: "cli-sign-target"}
        return signs | {RADIO: "cli-sign-radio"} if self.description["radio"] else signs

    def notes(self) -> list[Text]:
        """The spawn markers with the units they serve."""
        served: dict[str, list[str]] = {}
        for spawn in self.description["spawns"]:
            for tile in spawn["tiles"]:
                served.setdefault(tile, []).append(self.counter(spawn["unit"]))
        lead = f"{ENTRY} {self.words.text('cli-sign-entry')}"
        return [Text(f"{lead} {tile}: {''.join(units)}") for tile, units in served.items()]

    def argument(self, view: View, action: Action, at: int) -> str:
        if action[at].startswith("spawn:"):
            return self.words.text("cli-enter", tile=action[at].removeprefix("spawn:"))
        return super().argument(view, action, at)
