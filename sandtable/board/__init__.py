"""Geometry as pure functions; independent of any particular game."""
