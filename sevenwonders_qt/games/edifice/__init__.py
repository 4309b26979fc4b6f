"""The Edifice expansion: rules and data laid over the base game."""
