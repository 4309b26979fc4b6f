"""The parts of the score pad: its table, the science, the players, the ranking, kept games."""
