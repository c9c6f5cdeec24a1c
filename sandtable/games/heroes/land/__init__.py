"""The field: terrain and buildings, walls, lines of sight, destruction."""
