"""Assaults: who may start one, the fight, and its results."""
