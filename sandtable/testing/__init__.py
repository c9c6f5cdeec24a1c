"""The conformance suite: what every game must satisfy, tested with random and greedy players.

This is all that a game's test module needs (and pytest):

    from sandtable.testing import Conformance

    class TestMyGame(Conformance):
        game = "my-game"

``Suite`` says what a subclass can add: variants, what a step conserves, which events disclose
what was hidden. ``python -m sandtable.testing my-game`` runs the suite without a test module.
"""

import pytest

for name in ("choices", "endings", "hidden", "legal", "records", "refusals", "states", "words"):
    pytest.register_assert_rewrite(f"sandtable.testing.{name}")

from sandtable.testing.base import Suite, Variant  # noqa: E402
from sandtable.testing.choices import Choices  # noqa: E402
from sandtable.testing.endings import Endings  # noqa: E402
from sandtable.testing.hidden import Hidden  # noqa: E402
from sandtable.testing.legal import Legal  # noqa: E402
from sandtable.testing.records import Records  # noqa: E402
from sandtable.testing.refusals import Refusals  # noqa: E402
from sandtable.testing.states import States  # noqa: E402
from sandtable.testing.trial import Trial  # noqa: E402
from sandtable.testing.words import Sentences  # noqa: E402

__all__ = ["Conformance", "Mechanics", "Sentences", "Suite", "Trial", "Variant"]


class Mechanics(Legal, States, Refusals, Records, Hidden, Choices, Endings):
    """Everything that a game must satisfy, except for its words."""


class Conformance(Mechanics, Sentences):
    """Everything that a game must satisfy."""
