"""The review of a match: the curve, the dearest choices, and each moment with the better move."""
