"""The sequence of a turn: set-up, orders, activation, supply, scenario events."""
