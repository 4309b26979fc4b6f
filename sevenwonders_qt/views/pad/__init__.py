"""The parts of the score pad: its table, the science, the players, the ranking, what is kept."""
