"""7 Wonders as the window shows it: its words, like those of the other games."""
