"""Geometry as pure functions; knows no game."""
