"""The catalogue of the studio: complete in every language, and all of it used."""

import re
from pathlib import Path

import pytest

import sandtable
from sandtable.language import languages
from tests.language.catalogues import parameters_by_key

PACKAGE = Path(str(sandtable.__file__)).parent
FOLDERS = [
    PACKAGE / "studio" / "messages",
    *sorted({path.parents[1] for path in (PACKAGE / "games").rglob("messages/en/studio.ftl")}),
]
KEY = re.compile(r"^((?:error-)?studio-[a-z0-9-]+) =", re.MULTILINE)


def catalogue(language: str) -> dict[str, set[str]]:
    return {
        key: parameters
        for folder in FOLDERS
        for key, parameters in parameters_by_key(folder, language, KEY).items()
    }


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_messages(language: str) -> None:
    assert catalogue(language) == catalogue("en")


def test_every_message_is_used_and_every_one_used_exists() -> None:
    sources = [
        *(PACKAGE / "studio").rglob("*.py"),
        *(PACKAGE / "games").rglob("studio/*.py"),
        *(PACKAGE / "cli").glob("*.py"),
    ]
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    used = set(re.findall(r"[\"'](studio-[a-z0-9-]+)[\"']", text))
    #: Brushes and choices are named by their kind: ``studio-wall`` with ``door``.
    kinds = set(re.findall(r"[\"'](studio-[a-z0-9-]+)-\{", text))
    known = {key.removeprefix("error-") for key in catalogue("en")}
    kinds |= {key for key in used - known if any(each.startswith(f"{key}-") for each in known)}
    assert used - known - kinds == set()
    assert {
        key for key in known - used if not key.startswith(tuple(f"{k}-" for k in kinds))
    } == set()
