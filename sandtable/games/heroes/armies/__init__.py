"""Armies: recruitment, options, and the random skirmish."""
