"""Words for what the engine says in keys: English, Russian, Ukrainian (Project Fluent)."""

from sandtable.language.catalogue import languages
from sandtable.language.words import Words

__all__ = ["Words", "languages"]
