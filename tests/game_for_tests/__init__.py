"""A game of another kind than those of the box: Stairs, a card game with hidden hands."""
