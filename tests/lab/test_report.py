"""The page about results."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from sandtable.lab.report.plots import interval
from sandtable.language import languages
from tests.cli.support import complaint, output
from tests.lab.support import result


class Page(HTMLParser):
    """The texts of a page; every element must be closed in its turn."""

    EMPTY = ("meta", "line", "rect", "circle")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in self.EMPTY

    def handle_data(self, data: str) -> None:
        if data.strip() and "style" not in self.open:
            self.texts.append(data.strip())


def write(path: Path, *, mirrored: bool = True) -> Path:
    """A ladder of two bots, and the balance of two scenarios by one of them."""
    results = [
        result("greedy", "<b>:Bot", "us" if seed < 30 else "germany", seed=seed)
        for seed in range(40)
    ]
    if mirrored:
        results += [
            result(
                "greedy", "greedy", "us" if seed % 2 else "germany", seed=seed, scenario=scenario
            )
            for scenario in ("la-raye", "mine.toml#123")
            for seed in range(100)
        ]
        results += [
            result("greedy", "greedy", "us", seed=seed, scenario="mortain") for seed in range(20)
        ]
    path.write_text("".join(each.to_line() for each in results), encoding="utf-8")
    return path


def make(tmp_path: Path, *args: str, mirrored: bool = True) -> str:
    source, page = write(tmp_path / "results.jsonl", mirrored=mirrored), tmp_path / "page.html"
    told = output("lab", "report", str(source), "--out", str(page), *args, COLUMNS="300")
    assert str(page) in told
    return page.read_text(encoding="utf-8")


def test_a_page_has_ladders_pairs_and_balance(tmp_path: Path) -> None:
    texts = Page(make(tmp_path)).texts
    assert "260 games between bots, 2026-01-02 to 2026-01-02. Rules: normandy-1." in texts
    assert "<b>:Bot" in texts  # a name is never markup
    assert "1000" in texts
    assert "75" in texts
    assert "60–86" in texts
    assert "Balance by greedy" in texts
    assert any("Of 3, 2 are clearly inside, 1 clearly outside" in text for text in texts)
    places = [texts.index(name) for name in ("La Raye", "Mortain", "mine.toml#123")]
    assert places == sorted(places)


def test_a_page_stands_alone(tmp_path: Path) -> None:
    text = make(tmp_path)
    assert not re.search(r"<link|<script|<img|@import|url\(|https?://", text)


def test_a_page_shows_what_there_is(tmp_path: Path) -> None:
    texts = Page(make(tmp_path, mirrored=False)).texts
    assert "Ladder" in texts
    assert not any("Balance" in text for text in texts)


@pytest.mark.parametrize("language", languages())
def test_every_language_has_its_page(tmp_path: Path, language: str) -> None:
    text = make(tmp_path, "--lang", language)
    assert f'<html lang="{language}">' in text
    assert "lab-" not in re.sub(r"<style>.*</style>", "", text, flags=re.DOTALL)


def test_an_interval_is_drawn_to_scale() -> None:
    drawn = interval(0.25, 0.4, 0.6, 'a "name"')
    assert 'x="25.0%" width="35.0%"' in drawn
    assert '<circle cx="40.0%"' in drawn
    assert 'aria-label="a &quot;name&quot;"' in drawn
    assert "<circle" not in interval(0.25, 0.4, 0.6, "", outside=True)


def test_nothing_to_report_is_told(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.touch()
    assert "There is no finished game" in complaint("lab", "report", str(empty))
    assert "The file cannot be read" in complaint("lab", "report", str(tmp_path / "none.jsonl"))
    source, page = write(tmp_path / "results.jsonl"), tmp_path / "none" / "page.html"
    told = complaint("lab", "report", str(source), "--out", str(page))
    assert "The file cannot be written" in told
