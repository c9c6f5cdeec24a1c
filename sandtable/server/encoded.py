"""Answers in JSON that are written as they are.

FastAPI would check each of them against its description first, which takes longer than anything
else about a large one. They are made by us; the tests compare them with their descriptions.
"""

from functools import lru_cache
from typing import Any, Final

from fastapi.responses import Response
from pydantic_core import to_json

from sandtable.lab import published
from sandtable.tables import titles

#: More than there are scenarios.
SCENARIOS: Final = 128
JSON: Final = "application/json"
#: The results of the lab change with the version of the server; a browser may keep them so long.
AN_HOUR: Final = {"Cache-Control": "public, max-age=3600"}


def encoded(value: Any) -> Response:
    return Response(to_json(value), media_type=JSON)


def description(game: str, scenario: str) -> Response:
    """The description of an official scenario, which never changes."""
    return Response(_description(game, scenario), media_type=JSON)


@lru_cache(SCENARIOS)
def _description(game: str, scenario: str) -> bytes:
    return to_json(titles.describe(game, scenario))


def lab_results() -> Response:
    """The published results of the lab, which change only with the version."""
    return Response(_lab_results(), media_type=JSON, headers=AN_HOUR)


@lru_cache(1)
def _lab_results() -> bytes:
    return published.RESULTS.dump_json(published.read())
