"""Memoir '44."""
