"""Words for the engine's message keys in English, Russian and Ukrainian (Project Fluent)."""

from sandtable.language.catalogue import languages
from sandtable.language.words import Words

__all__ = ["Words", "languages"]
