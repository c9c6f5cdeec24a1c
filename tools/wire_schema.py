"""The JSON Schema of everything that is sent over HTTP and the socket.

It writes ``web/src/lib/wire.schema.json``, from which ``npm --prefix web run wire`` generates the
client's types:

    python -m tools.wire_schema
"""

import json
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from sandtable.server.app import create_app
from sandtable.tables import schema, told
from sandtable.tables.settings import Settings

FILE = Path(__file__).parents[1] / "web/src/lib/wire.schema.json"
REFERENCE = "#/components/schemas/"
#: Schemas that FastAPI adds to the OpenAPI document.
FOREIGN = ("HTTPValidationError", "ValidationError")


def components() -> dict[str, Any]:
    """All models by name; requests and responses do not share names."""
    found: dict[str, Any] = create_app(Settings()).openapi()["components"]["schemas"]
    template = REFERENCE + "{model}"
    _, lesson = models_json_schema([(told.LessonStep, "serialization")], ref_template=template)
    found |= lesson["$defs"]
    for name, adapter, mode in (
        ("FromServer", told.FROM_SERVER, "serialization"),
        ("ToServer", TypeAdapter(schema.Message), "validation"),
    ):
        document = adapter.json_schema(ref_template=template, mode=mode)  # type: ignore[arg-type]
        found |= document.pop("$defs")
        found[name] = document
    return {name: entry for name, entry in sorted(found.items()) if name not in FOREIGN}


def text() -> str:
    document = {"$defs": components()}
    return json.dumps(document, indent=1).replace(REFERENCE, "#/$defs/") + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8", newline="\n")
