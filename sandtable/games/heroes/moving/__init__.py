"""Movement: steps and ways, vehicles, forced moves, pushing wrecks."""
