"""What goes wrong outside the rules: bad names, bad files, bad records."""

from typing import TypeAlias

Json: TypeAlias = (
    "dict[str, Json] | list[Json] | tuple[Json, ...] | str | int | float | bool | None"
)


class BadInput(ValueError):
    """Input that cannot be used: what is wrong (a message key with parameters), and where.

    Nothing has been changed when it is raised. ``where`` is a file and line, a path inside a
    document (``us.deck.riflman-a``) or empty.
    """

    def __init__(self, key: str, where: str = "", **params: Json) -> None:
        self.key = key
        self.where = where
        self.params = dict(params)
        super().__init__(self.text())

    def text(self) -> str:
        """A terse technical rendering; the language catalogues hold the sentences."""
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        place = f"{self.where}: " if self.where else ""
        return f"{place}{self.key}" + (f" ({details})" if details else "")
