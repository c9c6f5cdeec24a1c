"""The odds of an action, shown before its dice are rolled."""

from sandtable.kernel.errors import Json


class Odds:
    """One roll: how many dice, what each of them needs, how that adds up, the chance of success.

    ``need`` is the number a die has to reach, or how many of its faces hit. ``parts`` lists
    (message key, amount) pairs: their sum is ``need`` if terrain makes hitting harder, or
    ``dice`` if it costs dice. ``target`` is what the roll is against.

    If every die counts by itself, ``hits`` has the chances of exactly 0, 1, 2, … hits, and
    ``flag`` that of at least one flag.
    """

    def __init__(
        self,
        target: str,
        dice: int,
        need: int,
        parts: list[tuple[str, int]],
        success: float,
        hits: list[float] | None = None,
        flag: float | None = None,
    ) -> None:
        self.target = target
        self.dice = dice
        self.need = need
        self.parts = parts
        self.success = success
        self.hits = hits
        self.flag = flag

    def __repr__(self) -> str:
        return (
            f"Odds({self.target!r}, dice={self.dice}, need={self.need}, parts={self.parts}, "
            f"success={self.success:.4g})"
        )

    def __str__(self) -> str:
        plural = "die" if self.dice == 1 else "dice"
        return f"{self.target}: {self.dice} {plural}, {self.success:.1%}"

    def to_json(self) -> dict[str, Json]:
        return {
            "target": self.target,
            "dice": self.dice,
            "need": self.need,
            "parts": [[key, amount] for key, amount in self.parts],
            "success": self.success,
            "hits": None if self.hits is None else [*self.hits],
            "flag": self.flag,
        }
