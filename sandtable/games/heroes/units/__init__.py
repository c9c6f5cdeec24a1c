"""Units and what is on the field: abilities, states, wrecks, hits, losses, structures."""
