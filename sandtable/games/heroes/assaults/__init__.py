"""Assaults: who may start one, the fight, and what it leads to."""
