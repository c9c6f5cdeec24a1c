"""The dice that the client is tested on: drawn by the engine, checked by the client.

``python -m tests.kernel.dice_vectors`` writes them where the client's tests find them.
"""

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import sandtable
from sandtable.kernel.chance import Committed
from sandtable.kernel.contribution import Contribution
from sandtable.kernel.record import Recorder

FILE = Path(__file__).parents[2] / "web/src/lib/dice/verify.fixture.json"
SECRET = hashlib.sha256(b"the secret of the host").digest()
SEATS = ("us", "germany")
STEPS = 60
#: The largest is the largest whole number that JavaScript counts exactly.
BOUNDS = (1, 2, 3, 6, 10, 1000, 2**31, 2**32, 2**32 + 1, 2**48 + 1, 2**53 - 1)
#: Names of draws, one of which is not ASCII.
NAMES = ("attack", "deck", "бросок")


def number_of(seat: str) -> bytes:
    """The number of a seat."""
    return hashlib.sha256(f"the number of {seat}".encode()).digest()


def contribution(seat: str, revealed: bool) -> Contribution:
    number = number_of(seat)
    reveal = number.hex() if revealed else ""
    return Contribution(seat, hashlib.sha256(number).hexdigest(), reveal)


def proof(chance: Committed, used: int, draws: list[dict[str, Any]]) -> dict[str, Any]:
    """What a client is given to verify a game."""
    return {
        "commitment": chance.commitment,
        "secret": chance.secret.hex(),
        "contributions": [each.to_json() for each in chance.contributions],
        "used": used,
        "draws": draws,
    }


def game(contributions: list[Contribution]) -> dict[str, Any]:
    """The beginning of a game, resigned so that its secret is out."""
    rng = random.Random(2)
    title = sandtable.game("normandy")
    chance = Committed(SECRET, contributions=contributions)
    recorder = Recorder(title, "la-raye", chance)
    for _ in range(STEPS):
        seat = rng.choice(recorder.state.actors())
        recorder.apply(seat, rng.choice(recorder.state.legal(seat)))
    recorder.apply("us", ["resign"])
    return proof(chance, 0, [dict(draw.to_json()) for draw in recorder.record.draws(title)])


def large_bounds() -> dict[str, Any]:
    """Numbers that a floating-point product would get wrong, in the middle of a game."""
    used = 1_000_000
    chance = Committed(SECRET, used, [contribution(seat, True) for seat in SEATS])
    draws: list[dict[str, Any]] = []
    for bound in BOUNDS * 3:
        number, name = chance.used, NAMES[chance.used % len(NAMES)]
        value = chance.die(name, bound)
        draws.append({"number": number, "name": name, "bound": bound, "value": value, "step": 1})
    return proof(chance, used, draws)


def vectors() -> dict[str, Any]:
    """What the file holds: the numbers of the seats, and proofs that are sound."""
    return {
        "numbers": {seat: number_of(seat).hex() for seat in SEATS},
        "proofs": {
            "both": game([contribution(seat, True) for seat in SEATS]),
            "one": game([contribution("us", True), contribution("germany", False)]),
            "none": game([]),
            "large": large_bounds(),
        },
    }


def text() -> str:
    return json.dumps(vectors(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8", newline="\n")
