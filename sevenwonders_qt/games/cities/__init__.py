"""Cities: black cards, debts, diplomacy and masks."""
