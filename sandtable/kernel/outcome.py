"""How a game ended."""

from sandtable.kernel.errors import Json


class Outcome:
    """The winning side (None: a draw), the reason as a message key, and the rule behind it."""

    def __init__(self, winner: str | None, reason: str, rule: str) -> None:
        self.winner = winner
        self.reason = reason
        self.rule = rule

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return NotImplemented
        return self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.winner, self.reason, self.rule))

    def __repr__(self) -> str:
        return f"Outcome(winner={self.winner!r}, reason={self.reason!r}, rule={self.rule!r})"

    def __str__(self) -> str:
        result = "a draw" if self.winner is None else f"{self.winner} won"
        return f"{result}: {self.reason} ({self.rule})"

    def to_json(self) -> dict[str, Json]:
        return {"winner": self.winner, "reason": self.reason, "rule": self.rule}
