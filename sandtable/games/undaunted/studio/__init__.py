"""What the studio knows of both Undaunted games."""
