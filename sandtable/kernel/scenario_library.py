"""The scenarios of a game: official ones by id, others by file or document."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from sandtable.kernel.documents import read_toml, scenario_path
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import ScenarioSource

#: How many parsed documents are cached: a bot reads its scenario from every view.
CACHE_SIZE: Final = 8


class LibraryScenario(Protocol):
    official: bool


S = TypeVar("S", bound=LibraryScenario)


class ScenarioLibrary(Generic[S]):
    """A folder of ``NN-id.toml``; each is read once, by ``read``.

    Several threads may ask at once: what they have read at the same time, one of them keeps.
    """

    def __init__(self, game: str, folder: Path, read: Callable[[Mapping[str, Any]], S]) -> None:
        self._game = game
        self._read = read
        self._files: dict[str, Path] = {
            path.stem.split("-", 1)[1]: path for path in sorted(folder.glob("*.toml"))
        }
        self._official: dict[str, S] = {}
        self._from_documents: dict[str, S] = {}

    def ids(self) -> list[str]:
        """The official scenarios, in the order of the scenario book."""
        return list(self._files)

    def find(self, source: ScenarioSource) -> S:
        """A scenario by id, file or document."""
        if isinstance(source, str) and source in self._files:
            kept = self._official.get(source)
            if kept is None:
                read = self._read(read_toml(self._files[source]).data)
                read.official = True
                kept = self._official.setdefault(source, read)
            return kept
        if isinstance(source, Mapping):
            return self._find_document(source)
        path = scenario_path(source, self._game)
        document = read_toml(path).data
        try:
            return self._read(document)
        except BadInput as error:
            raise BadInput(error.key, f"{path}: {error.where}", **error.params) from None

    def _find_document(self, document: Mapping[str, Any]) -> S:
        text = json.dumps(document, default=str)
        found = self._from_documents.pop(text, None)
        if found is None:
            found = self._read(document)
        self._from_documents[text] = found
        if len(self._from_documents) > CACHE_SIZE:
            oldest, *_ = list(self._from_documents)  # a copy: another thread may add some now
            self._from_documents.pop(oldest, None)
        return found
