"""The weights of a game's policy as a list of numbers that an optimiser can vary."""

from collections.abc import Sequence
from dataclasses import fields, replace
from math import exp
from typing import Any, Final

from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game

#: How much a weight that is zero changes by one unit; the others change in proportion.
FROM_ZERO: Final = 0.1
#: Weights are rounded to this many digits, so that the measured ones are the ones written down.
DIGITS: Final = 3


class WeightSpace:
    """All weights of a policy, or those of some fields; zero everywhere is how they are now.

    A policy has weights if it keeps them in ``weights``, a dataclass of numbers and of tables of
    numbers, and can be made of another one.
    """

    def __init__(self, game: Game, only: Sequence[str] = ()) -> None:
        self.policy: Any = game.policy()
        self.now: Any = getattr(self.policy, "weights", None)
        if self.now is None:
            raise BadInput("lab-no-weights", game=game.id)
        names = [field.name for field in fields(self.now)]
        unknown = [name for name in only if name not in names]
        if unknown:
            raise BadInput("lab-no-weight", name=unknown[0], names=", ".join(names))
        #: Each weight: its field, and its name in the field's table, if it is one.
        self.places: list[tuple[str, str]] = []
        for name in only or names:
            value = getattr(self.now, name)
            self.places += (
                [(name, entry) for entry in value] if isinstance(value, dict) else [(name, "")]
            )

    @property
    def labels(self) -> list[str]:
        return [f"{name}.{entry}" if entry else name for name, entry in self.places]

    def values(self, weights: Any) -> list[float]:
        """The weights as numbers, in the order of ``labels``."""
        found = [(getattr(weights, name), entry) for name, entry in self.places]
        return [float(value[entry] if entry else value) for value, entry in found]

    def moved(self, vector: Sequence[float]) -> list[float]:
        """The weights at a point of the space."""
        return [
            float(f"{FROM_ZERO * step if value == 0 else value * exp(step):.{DIGITS}g}")
            for value, step in zip(self.values(self.now), vector, strict=True)
        ]

    def weights(self, values: Sequence[float]) -> Any:
        """The dataclass with these numbers instead of those of now."""
        changed: dict[str, Any] = {}
        for (name, entry), value in zip(self.places, values, strict=True):
            if entry:
                changed.setdefault(name, dict(getattr(self.now, name)))[entry] = value
            else:
                changed[name] = value
        return replace(self.now, **changed)
