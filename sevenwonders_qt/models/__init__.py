"""Qt models over what one player may see."""
