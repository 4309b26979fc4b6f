"""7 Wonders, the base game."""
