"""The sounds of the game, mixed here and played by the system's own means."""
