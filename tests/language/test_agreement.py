"""Names of units and sides stand where no verb or adjective has to agree with them.

In Russian and Ukrainian a unit can be masculine, feminine or plural: «Миномёт», «Пехота»,
«Стрелки». So a pattern writes «{ $unit }: отряд подавлен», and never «{ $unit } подавлен».
"""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import serialize

from tests.language.catalogues import CYRILLIC, FOLDERS, messages_in, paths

NAMES = r"\{ \$(?:unit|side|target|vehicle|other|winner) \}"
#: Words that may follow a name: none of them agrees with it.
LINKS = {
    "ru": r"(?:и|или|в|на|по|с|из|у|от|до|к|не)\b",
    "uk": r"(?:і|й|та|або|в|у|на|по|з|із|від|до|не)\b",
}
#: Verbs in the third person, right before a name.
VERBS = {"ru": r"\b\w{2,}(?:ет|ёт|ит|ют|ут|ят)", "uk": r"\b\w{2,}(?:є|ить|їть|ють|уть|ать|ять)"}
PATHS = [path for folder in FOLDERS for language in CYRILLIC for path in paths(folder, language)]


def agreement(language: str, text: str) -> str | None:
    """The part of a pattern that would have to agree with a name."""
    after = rf"{NAMES} (?!{LINKS[language]})[а-яёіїєґ]+"
    found = re.search(rf"{after}|{VERBS[language]} {NAMES}", text, re.IGNORECASE)
    return found and found[0]


def faults(path: Path) -> dict[str, str]:
    found = {}
    for message in messages_in(path):
        if not message.id.name.startswith("error-"):  # errors name ids
            match = agreement(path.parent.name, serialize(ftl.Resource([message])))
            if match:
                found[message.id.name] = match
    return found


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("ru", "{ $unit } подавлен.", "{ $unit } подавлен"),
        ("ru", "Ходит { $side }.", "Ходит { $side }"),
        ("uk", "{ $unit } сідає в техніку.", "{ $unit } сідає"),
        ("uk", "Стріляє { $unit }", "Стріляє { $unit }"),
        ("ru", "{ $unit }: отряд подавлен.", None),
        ("uk", "Вогонь веде загін: { $unit }", None),
    ],
)
def test_what_has_to_agree_is_found(language: str, text: str, fault: str | None) -> None:
    assert agreement(language, text) == fault


@pytest.mark.parametrize("path", PATHS, ids=lambda path: "/".join(path.parts[-4:]))
def test_nothing_has_to_agree_with_a_name(path: Path) -> None:
    assert faults(path) == {}
