"""Scenarios are read once; of those from documents the latest are kept."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from sandtable.kernel.errors import BadInput
from sandtable.kernel.scenario_library import CACHE_SIZE, ScenarioLibrary


class Sheet:
    def __init__(self, document: Mapping[str, Any]) -> None:
        if "name" not in document:
            raise BadInput("missing", "name", what="name")
        self.name = document["name"]
        self.official = False


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "02-second.toml").write_text('name = "B"', encoding="utf-8")
    (tmp_path / "01-first-one.toml").write_text('name = "A"', encoding="utf-8")
    return tmp_path


@pytest.fixture
def library(folder: Path) -> ScenarioLibrary[Sheet]:
    return ScenarioLibrary("chess", folder, Sheet)


def test_the_book_is_in_order_and_read_once(library: ScenarioLibrary[Sheet]) -> None:
    assert library.ids() == ["first-one", "second"]
    first = library.find("first-one")
    assert (first.name, first.official) == ("A", True)
    assert library.find("first-one") is first


def test_a_file_or_a_document_is_not_official(
    library: ScenarioLibrary[Sheet], folder: Path
) -> None:
    assert not library.find(str(folder / "02-second.toml")).official
    assert not library.find({"name": "A"}).official
    assert library.find({"name": "A"}) is not library.find("first-one")


def test_the_latest_documents_are_kept(library: ScenarioLibrary[Sheet]) -> None:
    first = library.find({"name": 0})
    for number in range(1, CACHE_SIZE):
        library.find({"name": number})
    assert library.find({"name": 0}) is first
    second = library.find({"name": 1})
    library.find({"name": CACHE_SIZE})
    assert library.find({"name": 0}) is first
    assert library.find({"name": 1}) is second
    for number in range(CACHE_SIZE + 1, 2 * CACHE_SIZE + 1):
        library.find({"name": number})
    assert library.find({"name": 0}) is not first


def test_what_is_wrong_is_said_with_its_place(
    library: ScenarioLibrary[Sheet], folder: Path
) -> None:
    with pytest.raises(BadInput) as unknown:
        library.find("third")
    assert (unknown.value.key, unknown.value.params["scenario"]) == ("unknown-scenario", "third")
    path = folder / "bad.toml"
    path.write_text("nome = 1", encoding="utf-8")
    with pytest.raises(BadInput) as bad:
        library.find(str(path))
    assert bad.value.where == f"{path}: name"
