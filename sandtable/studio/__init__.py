"""Making battles: scenario files that keep their text, drafts with their faults, campaigns."""
