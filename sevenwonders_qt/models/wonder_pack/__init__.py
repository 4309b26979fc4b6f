"""The Wonder Pack in words."""
