"""Draw the pictures of the README: golden games, as shown in the terminal."""

import io
import re
from pathlib import Path

from rich.console import Console

from sandtable.cli.replay import ReplayViewer
from sandtable.cli.terminal import Terminal

ROOT = Path(__file__).resolve().parent.parent
PICTURES = {
    "normandy": ("tests/goldens/normandy/scenario-la-huberderie.jsonl", 60),
    "memoir44": ("tests/goldens/memoir44/scenario-omaha-beach.jsonl", 90),
}
WIDTH, HEIGHT = 126, 48
#: The picture uses the reader's fonts and loads none.
FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def main() -> None:
    for name, (record, step) in PICTURES.items():
        terminal = Terminal("en")
        terminal.console = Console(
            record=True,
            width=WIDTH,
            height=HEIGHT,
            file=io.StringIO(),
            force_terminal=True,
            color_system="truecolor",
        )
        viewer = ReplayViewer(terminal, ROOT / record, None)
        viewer.show(min(step, viewer.last))
        picture = ROOT / "docs" / "images" / f"{name}.svg"
        svg = terminal.console.export_svg(title="Sandtable", unique_id=name)
        picture.write_text(FONT.sub("", svg), encoding="utf-8")


if __name__ == "__main__":
    main()
