"""The odds of an action, shown before its dice are rolled."""

from sandtable.kernel.errors import Json


class Odds:
    """One roll: how many dice, the number each has to reach and how it is made up, the chance.

    ``parts`` lists (message key, amount) pairs whose sum is ``need``. ``target`` names the thing
    that is rolled against.
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
