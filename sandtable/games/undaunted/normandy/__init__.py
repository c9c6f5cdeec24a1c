"""Undaunted: Normandy: what is its own beside the shared rules."""
