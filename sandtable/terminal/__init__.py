"""The building blocks of terminal displays: canvas, colours, cards, a plain display."""
