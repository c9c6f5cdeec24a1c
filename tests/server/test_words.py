"""Whatever the server answers has its words, in every language."""

import ast
import re
from pathlib import Path

import pytest

import sandtable.server
import sandtable.tables
from sandtable.language import languages
from sandtable.server.words import MESSAGES, ServerWords
from sandtable.tables.marks import TAKEN_BACK
from sandtable.tables.rebuilding import HOLDS, LAST_POSITION, MOVED, WENT_BACK

PACKAGES = [Path(str(each.__file__)).parent for each in (sandtable.server, sandtable.tables)]
SOURCES = sorted(path for package in PACKAGES for path in package.rglob("*.py"))
#: Which calls take a key, at which place, and what stands before it in the catalogue.
CALLS = {"BadInput": (0, "error-"), "Problem": (1, "error-"), "answer": (1, "error-")}
UNDO = re.compile(r"undo-[a-z]+")


def said() -> set[str]:
    """Every key that stands in the source."""
    keys = {"error-not-found", "error-method-not-allowed", "server-client-missing", "refused-limit"}
    keys |= {"error-table-elsewhere", "push-turn"}  # of TableElsewhere and of the push message
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place, prefix = CALLS.get(node.func.id, (0, "refused-"))
                if node.func.id in CALLS or node.func.id == "Declined":
                    key = node.args[place]
                    if isinstance(key, ast.Constant) and isinstance(key.value, str):
                        keys.add(f"{prefix}{key.value}")
        if path.name == "play.py":
            keys |= {f"refused-{key}" for key in UNDO.findall(text)}
            keys |= {"refused-undo-chance", "refused-undo-hidden"}
    keys |= {f"event-{notice}" for notice in (HOLDS, MOVED, LAST_POSITION, TAKEN_BACK, WENT_BACK)}
    return keys - {"refused-rule"}  # it has the words of the rule's own refusal


@pytest.mark.parametrize("language", languages())
def test_every_key_has_words(language: str) -> None:
    words = ServerWords(language)
    assert [key for key in sorted(said()) if not words.has(key)] == []


def test_nothing_is_translated_that_nobody_says() -> None:
    text = (MESSAGES / "en" / "server.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
    assert keys - said() == set()
