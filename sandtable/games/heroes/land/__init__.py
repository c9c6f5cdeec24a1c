"""The field: terrain and buildings, walls, lines of sight, what stands and what has fallen."""
