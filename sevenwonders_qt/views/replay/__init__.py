"""The page on which a match is watched again, around the table of its game."""
