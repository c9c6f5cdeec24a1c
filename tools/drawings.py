"""Copy the client's drawings into the package.

Common ones go to sandtable/drawing/pieces.json, those of a game (web/src/games/<id>/art) to
drawings.json in its folder.

Pictures of positions (``State.svg``) use the same drawings as the table in the browser, in the
colours of the light theme. Run it after changing the drawings; a test compares them.
"""

import json
import re
from pathlib import Path

import sandtable
from sandtable.drawing import OWN_DRAWINGS
from sandtable.drawing.canvas import PIECES

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "web" / "src"
#: The folders of the client's common drawings that positions need.
COMMON = ("actions", "figures", "markers", "obstacles", "terrain-hex", "terrain-square", "units")
#: A theme colour with its value in the light theme: ``var(--t-wood,#869A63)``.
COLOUR = re.compile(r"var\(--(?!cut\b)[\w-]+,\s*(#[0-9A-Fa-f]+)\)")


def common() -> dict[str, Path]:
    """The common drawings, by their ids in the client."""
    return {
        f"{folder}/{path.stem}": path
        for folder in COMMON
        for path in (CLIENT / "design" / "pieces" / folder).glob("*.svg")
        if not path.stem.startswith("unit-")
    }


def own(art: Path) -> dict[str, Path]:
    """The drawings of a game, by their ids in the client."""
    return {
        f"{art.parent.name}/{path.relative_to(art).with_suffix('').as_posix()}": path
        for path in art.rglob("*.svg")
    }


def drawing(svg: str) -> dict[str, str]:
    """One drawing without its frame, title and ids."""
    opening = re.search(r"<svg\b([^>]*)>", svg)
    assert opening is not None
    box = re.search(r'viewBox="([^"]*)"', opening[1])
    assert box is not None
    inner = svg[opening.end() : svg.rindex("</svg>")]
    inner = re.sub(r"<title>.*?</title>", "", inner, flags=re.DOTALL)
    inner = re.sub(r' id="[^"]*"', "", inner)
    inner = re.sub(r"\n\s*", "", inner)
    return {"box": box[1], "inner": COLOUR.sub(r"\1", inner)}


def text(files: dict[str, Path]) -> str:
    """A file of drawings, one per line: view box and content."""
    lines = [
        f"  {json.dumps(id)}: {json.dumps(drawing(files[id].read_text(encoding='utf-8')))}"
        for id in sorted(files)
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def written() -> dict[Path, str]:
    """Every file of drawings in the package, with its text."""
    found = {PIECES: text(common())}
    for art in sorted((CLIENT / "games").glob("*/art")):
        found[sandtable.game(art.parent.name).folder / OWN_DRAWINGS] = text(own(art))
    return found


if __name__ == "__main__":
    for path, contents in written().items():
        path.write_text(contents, encoding="utf-8")
