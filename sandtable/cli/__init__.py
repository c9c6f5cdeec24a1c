"""The ``sandtable`` command."""

from sandtable.cli.app import main

__all__ = ["main"]
