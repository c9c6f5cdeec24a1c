"""The odds of an action, shown before its dice are rolled."""

from sandtable.kernel.errors import Json


class Odds:
    """One roll: how many dice, what each of them needs, how that is made up, the chance.

    ``need`` is the number a die has to reach, or how many of its faces hit. ``parts`` lists
    (message key, amount) pairs: their sum is ``need`` where terrain makes hitting harder, or
    ``dice`` where it costs dice. ``target`` names the thing that is rolled against.
    """

    def __init__(
        self, target: str, dice: int, need: int, parts: list[tuple[str, int]], success: float
    ) -> None:
        self.target = target
        self.dice = dice
        self.need = need
        self.parts = parts
        self.success = success

    def to_json(self) -> dict[str, Json]:
        return {
            "target": self.target,
            "dice": self.dice,
            "need": self.need,
            "parts": [[key, amount] for key, amount in self.parts],
            "success": self.success,
        }
