"""A server of its own for each test."""

from collections.abc import Iterator

import pytest

from tests.server.support import House, house


@pytest.fixture
def server() -> Iterator[House]:
    with house() as running:
        yield running
