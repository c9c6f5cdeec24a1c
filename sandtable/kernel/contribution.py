"""Players' contributions to committed dice, so that no one can choose them; see docs/dice.md.

Each player's browser generates 32 random bytes. Everyone publishes the SHA-256 of theirs before
anyone reveals them. The key of the dice is derived from the host's secret and all of these.
"""

import hashlib
import hmac
import re
from collections.abc import Iterable, Mapping
from typing import Final

from sandtable.kernel.errors import BadInput, Json

#: 32 bytes in hexadecimal.
_DIGITS: Final = re.compile("[0-9a-f]{64}")


class Contribution:
    """A seat's contribution to the dice: the hash published first, and the number revealed later.

    Both are hexadecimal. ``reveal`` is empty if the number was not revealed; then only its hash
    counts.
    """

    def __init__(self, seat: str, commitment: str, reveal: str = "") -> None:
        self.seat: Final = seat
        self.commitment: Final = commitment
        self.reveal: Final = reveal
        # The line of a seat must be unambiguous, and sort the same everywhere.
        if not seat or ":" in seat or not seat.isascii() or not seat.isprintable():
            raise BadInput("contribution-form")
        if not _DIGITS.fullmatch(commitment) or (reveal and not _DIGITS.fullmatch(reveal)):
            raise BadInput("contribution-form")
        if reveal and hashlib.sha256(bytes.fromhex(reveal)).hexdigest() != commitment:
            raise BadInput("contribution-misfit", seat=seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Contribution) and self.line == other.line

    def __hash__(self) -> int:
        return hash(self.line)

    def __repr__(self) -> str:
        return f"Contribution({self.seat!r}, {self.commitment!r}, {self.reveal!r})"

    @property
    def line(self) -> str:
        """Its line in the text from which the key of the dice is derived."""
        return f"{self.seat}:{self.commitment}:{self.reveal}"

    def revealed(self, reveal: str) -> "Contribution":
        """The same contribution with its number; BadInput if the number does not match the hash."""
        return Contribution(self.seat, self.commitment, reveal)

    def to_json(self) -> dict[str, Json]:
        return {"seat": self.seat, "commitment": self.commitment, "reveal": self.reveal}

    @staticmethod
    def from_json(value: object) -> "Contribution":
        if not isinstance(value, Mapping):
            raise BadInput("contribution-form")
        seat, commitment, reveal = value.get("seat"), value.get("commitment"), value.get("reveal")
        if (
            not isinstance(seat, str)
            or not isinstance(commitment, str)
            or not isinstance(reveal, str)
        ):
            raise BadInput("contribution-form")
        return Contribution(seat, commitment, reveal)


def in_order(contributions: Iterable[Contribution]) -> tuple[Contribution, ...]:
    """Contributions sorted by seat, at most one for each seat.

    The order is fixed: a host who could choose it could choose among several keys.
    """
    found: dict[str, Contribution] = {}
    for contribution in contributions:
        if contribution.seat in found:
            raise BadInput("contribution-twice", seat=contribution.seat)
        found[contribution.seat] = contribution
    return tuple([found[seat] for seat in sorted(found)])


def dice_key(secret: bytes, contributions: Iterable[Contribution]) -> bytes:
    """The key of the dice; the secret itself if there are no contributions."""
    lines = [contribution.line for contribution in in_order(contributions)]
    if not lines:
        return secret
    return hmac.new(secret, "\n".join(lines).encode(), hashlib.sha256).digest()
