"""The Movement Action (HOS-26): its declaration, its steps, its end."""
