"""The page for watching a match again, around the table of its game."""
