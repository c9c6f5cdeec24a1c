"""Action cards: hands, battle events and alternative bonuses."""
