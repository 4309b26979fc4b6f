"""Players that choose for a seat from what that seat can see."""
