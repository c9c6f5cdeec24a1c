"""What the rules of thumb of both Undaunted games share."""
