"""Errors outside the rules: bad names, bad files, bad records."""

from typing import TypeAlias

from sandtable.kernel.english import words_with

Json: TypeAlias = (
    "dict[str, Json] | list[Json] | tuple[Json, ...] | str | int | float | bool | None"
)


class BadInput(ValueError):
    """Unusable input: what is wrong (a message key with parameters), and where.

    Nothing has been changed when it is raised. ``where`` is a file and line, a path inside a
    document (``us.deck.riflman-a``) or empty.
    """

    def __init__(self, key: str, where: str = "", **params: Json) -> None:
        self.key = key
        self.where = where
        self.params = dict(params)
        super().__init__(key, where)

    def __str__(self) -> str:
        words = words_with(f"error-{self.key}")
        if words is None:
            return self.text()
        try:
            return f"{words.error(self)} [{self.key}]"
        except ValueError:  # a parameter of the message is missing
            return self.text()

    def __repr__(self) -> str:
        return f"BadInput({self.text()!r})"

    def text(self) -> str:
        """A terse technical rendering; the language catalogues hold the sentences."""
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        place = f"{self.where}: " if self.where else ""
        return f"{place}{self.key}" + (f" ({details})" if details else "")
