"""Undaunted: North Africa: everything beyond what both Undaunted games share."""
