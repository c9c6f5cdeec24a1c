"""Undaunted: Normandy: everything beyond the shared rules."""
