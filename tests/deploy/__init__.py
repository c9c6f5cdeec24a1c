"""What operators are given in deploy/."""
