"""The course of a turn: setting up, orders, activation, supply, and what happens between."""
