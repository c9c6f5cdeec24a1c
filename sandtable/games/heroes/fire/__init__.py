"""Firing: what may be shot at, the roll, what a hit does, templates, flames, opportunity fire."""
