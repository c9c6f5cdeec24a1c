"""What happened, in message keys, with its audience."""

from sandtable.kernel.errors import Json
from sandtable.kernel.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened.

    Everyone sees ``params``, unless ``audience`` names the seats that do; the others then see
    ``veiled`` instead, or nothing at all where that is None.
    """

    __slots__ = ("audience", "key", "params", "veiled")

    def __init__(
        self,
        key: str,
        params: dict[str, Json],
        audience: tuple[str, ...] | None = None,
        veiled: dict[str, Json] | None = None,
    ) -> None:
        self.key = key
        self.params = params
        self.audience = audience
        self.veiled = veiled

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.params!r}, audience={self.audience!r})"

    def seen_by(self, seat: str | None) -> dict[str, Json] | None:
        """What this seat (None: a spectator) learns of it; None if nothing."""
        params: dict[str, Json] | None = self.params
        if self.audience is not None and seat not in self.audience:
            params = self.veiled
        return None if params is None else {"key": self.key, "params": params}


class Prompt:
    """What a seat is asked, as a message key with parameters."""

    def __init__(self, key: str, params: dict[str, Json] | None = None) -> None:
        self.key = key
        self.params: dict[str, Json] = params if params is not None else {}

    def to_json(self) -> dict[str, Json]:
        return {"key": self.key, "params": self.params}
