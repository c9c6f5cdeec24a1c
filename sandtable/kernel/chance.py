"""Dice and shuffles, supplied from outside the engine.

The engine never draws a random number itself: ``State.apply`` takes a Chance.

* ``Seeded`` for play and bots: the same seed gives the same game.
* ``Scripted`` for tests: dice in the given order; shuffles change nothing.
* ``Committed`` for games between people: a hash of the secret is published at the start, the
  secret at the end, so that anyone can verify every die and every shuffle. Contributions of the
  players keep everyone from choosing them, the host included.
* ``Traced`` records the outcomes of another Chance; ``Replayed`` plays recorded outcomes back.
"""

import hashlib
import hmac
import random
import secrets
from collections.abc import Iterable
from typing import TypeAlias

from sandtable.kernel.contribution import Contribution, dice_key, in_order
from sandtable.kernel.errors import BadInput
from sandtable.kernel.native import mypyc_attr

#: A die is an int, a shuffle the list of old positions in their new order.
ChanceResult: TypeAlias = "int | list[int]"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The source of dice and shuffles."""

    def die(self, name: str, faces: int) -> int:
        """A number from 0 to ``faces - 1``. ``name`` says what it is rolled for."""
        raise NotImplementedError

    def order(self, name: str, count: int) -> list[int]:
        """The positions 0 … count-1, shuffled."""
        raise NotImplementedError

    def shuffle(self, name: str, cards: list[int]) -> None:
        """Shuffle in place."""
        before = cards[:]
        for place, i in enumerate(self.order(name, len(cards))):
            cards[place] = before[i]


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Chance):
    """Reproducible chance from a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._random = random.Random(seed).random

    def die(self, name: str, faces: int) -> int:
        return int(self._random() * faces)

    def order(self, name: str, count: int) -> list[int]:
        result = list(range(count))
        self.shuffle(name, result)
        return result

    def shuffle(self, name: str, cards: list[int]) -> None:
        draw = self._random
        for i in range(len(cards) - 1, 0, -1):
            j = int(draw() * (i + 1))
            cards[i], cards[j] = cards[j], cards[i]


@mypyc_attr(allow_interpreted_subclasses=True)
class Scripted(Chance):
    """The given dice in order; shuffles leave everything as it is."""

    def __init__(self, dice: Iterable[int] = ()) -> None:
        self.dice = list(dice)

    def die(self, name: str, faces: int) -> int:
        if not self.dice:
            raise BadInput("script-exhausted", name=name)
        value = self.dice.pop(0)
        if not 0 <= value < faces:
            raise BadInput("script-die", name=name, value=value, faces=faces)
        return value

    def order(self, name: str, count: int) -> list[int]:
        return list(range(count))


@mypyc_attr(allow_interpreted_subclasses=True)
class Committed(Chance):
    """Chance from a secret whose hash is known beforehand, and from what the players contribute.

    The n-th number is HMAC-SHA256(key, "n:name:bound"), its first 8 bytes scaled to the bound
    (the bias of the scaling is below 2**-50). Without contributions the key is the secret.
    ``used`` counts the numbers drawn, so that a restarted server continues where it stopped.
    """

    def __init__(
        self, secret: bytes, used: int = 0, contributions: Iterable[Contribution] = ()
    ) -> None:
        self.secret = secret
        self.used = used
        self.contributions = in_order(contributions)
        self.key = dice_key(secret, self.contributions)

    @staticmethod
    def new() -> "Committed":
        return Committed(secrets.token_bytes(32))

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret: publish it before the first draw."""
        return hashlib.sha256(self.secret).hexdigest()

    def die(self, name: str, faces: int) -> int:
        label = f"{self.used}:{name}:{faces}".encode()
        self.used += 1
        digest = hmac.new(self.key, label, hashlib.sha256).digest()
        return (int.from_bytes(digest[:8], "big") * faces) >> 64

    def order(self, name: str, count: int) -> list[int]:
        result = list(range(count))
        for i in range(count - 1, 0, -1):
            j = self.die(name, i + 1)
            result[i], result[j] = result[j], result[i]
        return result


@mypyc_attr(allow_interpreted_subclasses=True)
class Traced(Chance):
    """Passes every request on to another Chance and records the outcomes."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[ChanceResult] = []

    def die(self, name: str, faces: int) -> int:
        value = self.source.die(name, faces)
        self.outcomes.append(value)
        return value

    def order(self, name: str, count: int) -> list[int]:
        result = self.source.order(name, count)
        self.outcomes.append(result)
        return result

    def take(self) -> list[ChanceResult]:
        """The outcomes since the last call."""
        taken, self.outcomes = self.outcomes, []
        return taken


@mypyc_attr(allow_interpreted_subclasses=True)
class Replayed(Chance):
    """Plays recorded outcomes back; raises if one does not match what is requested."""

    def __init__(self, outcomes: Iterable[ChanceResult]) -> None:
        self.outcomes = list(outcomes)

    def _next(self, name: str) -> ChanceResult:
        if not self.outcomes:
            raise BadInput("record-chance-missing", name=name)
        return self.outcomes.pop(0)

    def die(self, name: str, faces: int) -> int:
        value = self._next(name)
        if not isinstance(value, int) or not 0 <= value < faces:
            raise BadInput("record-chance-misfit", name=name, value=str(value))
        return value

    def order(self, name: str, count: int) -> list[int]:
        value = self._next(name)
        if not isinstance(value, list) or sorted(value) != list(range(count)):
            raise BadInput("record-chance-misfit", name=name, value=str(value))
        return value
