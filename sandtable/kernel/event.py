"""What happened, in message keys, with its audience."""

from sandtable.kernel.errors import Json
from sandtable.kernel.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened.

    Everyone sees ``params``, unless ``audience`` names the seats that do; all others then see
    ``veiled`` instead, or nothing if it is None. A ``sealed`` event tells the seat that decided
    nothing but its own choice: taking that back reveals nothing.

    An event is never changed: a game may tell the same one again and again.
    """

    __slots__ = ("audience", "key", "params", "sealed", "veiled")

    def __init__(
        self,
        key: str,
        params: dict[str, Json],
        audience: tuple[str, ...] | None = None,
        veiled: dict[str, Json] | None = None,
        sealed: bool = False,
    ) -> None:
        self.key = key
        self.params = params
        self.audience = audience
        self.veiled = veiled
        self.sealed = sealed

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.params!r}, audience={self.audience!r})"

    @classmethod
    def from_json(cls, document: dict[str, Json]) -> "Event":
        """The event that ``to_json`` has written."""
        key, params, audience = document["key"], document["params"], document.get("audience")
        veiled = document.get("veiled")
        assert isinstance(key, str)
        assert isinstance(params, dict)
        assert veiled is None or isinstance(veiled, dict)
        seats: tuple[str, ...] | None = None
        if isinstance(audience, list):
            seats = tuple([str(seat) for seat in audience])
        return cls(key, params, seats, veiled, document.get("sealed") is True)

    def to_json(self) -> dict[str, Json]:
        """The whole event, hidden parts included."""
        document: dict[str, Json] = {"key": self.key, "params": self.params}
        if self.audience is not None:
            document["audience"] = list(self.audience)
            if self.veiled is not None:
                document["veiled"] = self.veiled
        if self.sealed:
            document["sealed"] = True
        return document

    def seen_by(self, seat: str | None) -> dict[str, Json] | None:
        """The event as this seat (None: a spectator) sees it; None if it sees nothing."""
        params: dict[str, Json] | None = self.params
        if self.audience is not None and seat not in self.audience:
            params = self.veiled
        return None if params is None else {"key": self.key, "params": params}


class Prompt:
    """The question a seat is asked, as a message key with parameters."""

    def __init__(self, key: str, params: dict[str, Json] | None = None) -> None:
        self.key = key
        self.params: dict[str, Json] = params if params is not None else {}

    def __repr__(self) -> str:
        return f"Prompt({self.key!r}, {self.params!r})"

    def __str__(self) -> str:
        details = ", ".join([f"{name}={value}" for name, value in self.params.items()])
        return f"{self.key} ({details})" if details else self.key

    def to_json(self) -> dict[str, Json]:
        return {"key": self.key, "params": self.params}
