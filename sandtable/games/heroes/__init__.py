"""Heroes of Stalingrad."""
