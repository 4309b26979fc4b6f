"""The features that a learned player reads of a position, for each game."""
