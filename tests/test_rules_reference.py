"""The rules reference tells every rule of the ledger, in every language, in its order."""

import re
from pathlib import Path

import pytest

import sandtable
from sandtable.language import languages
from sandtable.language.catalogue import rules_reference

LEDGERS = Path(__file__).parents[1] / "docs" / "ledger"
HEADING = re.compile(r"^### ([A-Z0-9]+-(?:\d+|A)\.\d+[a-z]?)$", re.MULTILINE)
ENTRY = re.compile(r"^- \*\*([A-Z0-9]+-(?:\d+|A)\.\d+[a-z]?)\b", re.MULTILINE)


@pytest.mark.parametrize("id", sandtable.games())
@pytest.mark.parametrize("language", languages())
def test_every_rule_of_the_ledger_is_told(id: str, language: str) -> None:
    game = sandtable.game(id)
    ledger = ENTRY.findall((LEDGERS / f"{id}.md").read_text(encoding="utf-8"))
    text = rules_reference(game, language).read_text(encoding="utf-8")
    told = HEADING.findall(text)
    assert ledger
    assert len(set(told)) == len(told)
    assert [rule for rule in told if rule in set(ledger)] == ledger
    for body in HEADING.split(text)[2::2]:
        assert body.split("\n## ")[0].strip(), "a rule without a text"
