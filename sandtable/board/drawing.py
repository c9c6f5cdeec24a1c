"""Maps drawn as rows of text, with a name in each place."""

from sandtable.kernel.errors import BadInput

#: The width of a place in characters.
STEP = 4


def read(drawing: str, where: str) -> list[tuple[str, int, int]]:
    """The names in a drawing with their rows and columns; columns are STEP characters wide."""
    found: list[tuple[str, int, int]] = []
    rows = drawing.rstrip().split("\n")
    while rows and not rows[0].strip():
        rows.pop(0)
    for row, text in enumerate(rows):
        at = 0
        for word in text.split():
            at = text.index(word, at)
            if at % STEP:
                raise BadInput(
                    "map-off-grid", f"{where}, row {row + 1}", tile=word, column=at, step=STEP
                )
            found.append((word, row, at // STEP))
            at += len(word)
    return found


def draw(names: list[tuple[str, int, int]]) -> str:
    """The drawing that ``read`` reads."""
    height = max(row for _, row, _ in names) + 1
    rows: list[str] = [""] * height
    for name, row, column in sorted(names, key=lambda place: place[2]):
        rows[row] = rows[row].ljust(column * STEP) + name
    return "\n".join(rows) + "\n"
