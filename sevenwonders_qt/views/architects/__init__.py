"""The table of Architects: a scene of its own, three decks to take from and five-piece wonders."""
