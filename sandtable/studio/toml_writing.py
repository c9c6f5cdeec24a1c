"""Values and whole documents as TOML, in the style of our scenario files."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

#: The longest line of an array or a table in braces; longer ones get a line for each element.
WIDTH: Final = 100
INDENT: Final = "    "
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def key_text(key: str) -> str:
    return key if BARE.fullmatch(key) else string_text(key)


def string_text(value: str) -> str:
    """A string in quotes; TOML shares the escapes of JSON, and forbids one character more."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def multiline_text(value: str) -> str:
    """A string over several lines, if that can hold it, with the first line on a line of its own.

    Quotes and backslashes are escaped one by one, as are control characters.
    """
    lines = value.split("\n")
    return '"""\n' + "\n".join([string_text(line)[1:-1] for line in lines]) + '"""'


def value_text(value: object) -> str:
    """A value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return string_text(value)
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, Mapping):
        pairs = [f"{key_text(str(key))} = {value_text(item)}" for key, item in value.items()]
        return "{ " + ", ".join(pairs) + " }" if pairs else "{}"
    if isinstance(value, Sequence):
        return "[" + ", ".join([value_text(item) for item in value]) + "]"
    raise TypeError(f"TOML has no {type(value).__name__}")


def pair_text(key: str, value: object) -> str:
    """``key = value``, over several lines where a drawing or a long list needs them."""
    if isinstance(value, str) and "\n" in value:
        return f"{key_text(key)} = {multiline_text(value)}"
    line = f"{key_text(key)} = {value_text(value)}"
    tables = isinstance(value, list) and any(isinstance(item, Mapping) for item in value)
    if not isinstance(value, list) or not (tables or len(line) > WIDTH) or not value:
        return line
    elements = "".join([f"{INDENT}{value_text(item)},\n" for item in value])
    return f"{key_text(key)} = [\n{elements}]"


def document_text(
    document: Mapping[str, Any], inline: frozenset[str] = frozenset(), comment: str = ""
) -> str:
    """A whole document: its values first, then its tables, each under a header.

    Tables and lists of tables whose key is in ``inline`` stay on the line of their key.
    """
    lines = [f"# {line}".rstrip() for line in comment.splitlines()]
    _write_table(lines, (), document, inline)
    return "\n".join(lines).strip("\n") + "\n"


def _is_section(key: str, value: object, inline: frozenset[str]) -> bool:
    if key in inline:
        return False
    if isinstance(value, Mapping):
        return True
    return (
        isinstance(value, list) and bool(value) and all(isinstance(item, Mapping) for item in value)
    )


def _is_mere_way(value: object, inline: frozenset[str]) -> bool:
    """Is it a table of nothing but sections, whose headers name it anyway?"""
    return (
        isinstance(value, Mapping)
        and bool(value)
        and all(_is_section(key, item, inline) for key, item in value.items())
    )


def _write_table(
    lines: list[str], path: tuple[str, ...], table: Mapping[str, Any], inline: frozenset[str]
) -> None:
    later: list[str] = []
    for key, value in table.items():
        if _is_section(key, value, inline):
            later.append(key)
            continue
        drawn = isinstance(value, str) and "\n" in value
        if drawn:
            lines.append("")
        lines.append(pair_text(key, value))
    for key in later:
        name = ".".join([key_text(part) for part in (*path, key)])
        elements = table[key] if isinstance(table[key], list) else [table[key]]
        header = f"[[{name}]]" if isinstance(table[key], list) else f"[{name}]"
        for element in elements:
            if not _is_mere_way(table[key], inline):
                lines += ["", header]
            _write_table(lines, (*path, key), element, inline)
