"""What the greedy policies of both Undaunted games share."""
