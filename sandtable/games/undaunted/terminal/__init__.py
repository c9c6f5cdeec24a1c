"""What the terminal displays of the Undaunted games share."""
