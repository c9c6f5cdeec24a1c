"""The sheets of all scenarios, by which the client tests how large it draws them.

`python -m tests.drawing.test_sheets` writes them.
"""

import json
from typing import Any

import sandtable
from tests.server.running import ROOT

FIXTURE = ROOT / "web" / "src" / "games" / "sheets" / "sheets.fixture.json"


def test_the_client_measures_the_sheets_of_all_scenarios() -> None:
    assert json.loads(FIXTURE.read_text(encoding="utf-8")) == sheets()


def sheets() -> dict[str, Any]:
    """What the layout of a sheet depends on, for each scenario of each game."""
    return {
        name: {
            scenario: sheet_of(sandtable.game(name).describe(scenario))
            for scenario in sandtable.game(name).scenarios()
        }
        for name in sandtable.games()
    }


def sheet_of(description: Any) -> dict[str, Any]:
    if "stagger" in description:
        cells = [[tile["line"], tile["half"]] for tile in description["tiles"]]
        return {"stagger": description["stagger"], "cells": cells}
    if "hexes" in description:
        return {"hexes": [[place["row"], place["x"]] for place in description["hexes"]]}
    return {"field": [description["field"]["width"], description["field"]["height"]]}


def write() -> None:
    text = json.dumps(sheets(), separators=(",", ":"))
    FIXTURE.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
