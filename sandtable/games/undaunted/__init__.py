"""What the Undaunted games share: decks, cards, actions, combat, casualties."""
