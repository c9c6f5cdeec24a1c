"""Refusals, which cite rules by their ledger ids."""

from sandtable.kernel.english import english
from sandtable.kernel.errors import Json


class Refusal:
    """Why an action is not allowed: the ledger id of the rule, a message key, parameters."""

    def __init__(self, rule: str, key: str, params: dict[str, Json] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.params: dict[str, Json] = params if params is not None else {}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r}, {self.params!r})"

    def to_json(self) -> dict[str, Json]:
        return {"rule": self.rule, "key": self.key, "params": self.params}


class Refused(Exception):
    """Raised by ``State.apply``, which leaves the state unchanged. Its text is a sentence."""

    def __init__(self, refusal: Refusal, game_id: str = "") -> None:
        self.refusal = refusal
        self.game_id = game_id
        super().__init__(refusal, game_id)

    def __str__(self) -> str:
        words = english(self.game_id)
        try:
            if words is not None:
                return str(words.refusal(self.refusal))
        except (LookupError, ValueError):  # unknown message, or a missing parameter
            pass
        return f"{self.refusal.key} {self.refusal.params} ({self.refusal.rule})"
