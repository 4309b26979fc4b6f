"""The Edifice expansion: rules and data for the base game."""
