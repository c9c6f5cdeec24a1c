"""The client is tested on the dice of the engine."""

from tests.kernel.dice_vectors import FILE, text


def test_the_client_is_tested_on_what_the_engine_draws() -> None:
    written = FILE.read_text(encoding="utf-8")
    assert written == text(), "write it anew: python -m tests.kernel.dice_vectors"
