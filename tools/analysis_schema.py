"""Write the JSON Schema of the analysis document: ``python -m tools.analysis_schema``."""

import json
from pathlib import Path

from sandtable.analysis import document

TARGET = Path(document.__file__).parent / "schema" / "analysis.schema.json"


def main() -> None:
    schema = document.Analysis.model_json_schema()
    TARGET.write_text(json.dumps(schema, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
