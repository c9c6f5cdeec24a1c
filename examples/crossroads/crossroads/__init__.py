"""Crossroads: two platoons, a hand of orders, a few dice."""
