"""7 Wonders as the window shows it: what it has in words, beside the other games."""
