"""Movement: steps and ways, vehicles, zones of control, transport, forced moves, wrecks."""
