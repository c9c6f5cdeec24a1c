"""JSON Schemas, and what is wrong with a document by them."""

from collections.abc import Mapping
from typing import Any

from jsonschema_rs import Draft202012, Draft202012Validator, Registry


def validator(
    schema: dict[str, Any], others: Mapping[str, Any] | None = None
) -> Draft202012Validator:
    """A validator of a schema, which may refer to the others by their file names."""
    named = [(f"json-schema:///{name}", other) for name, other in (others or {}).items()]
    return Draft202012Validator(schema, registry=Registry(named, draft=Draft202012))


def faults(validator: Draft202012Validator, document: Any) -> list[str]:
    """Each fault with the path to its place."""
    return [
        f"{'.'.join(['$', *map(str, error.instance_path)])}: {error.message}"
        for error in validator.iter_errors(document)
    ]
