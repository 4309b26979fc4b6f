"""The rules of the Leaders, an expansion of 7 Wonders."""
