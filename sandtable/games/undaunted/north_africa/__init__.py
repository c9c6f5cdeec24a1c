"""Undaunted: North Africa: what is its own beside what both Undaunted games share."""
