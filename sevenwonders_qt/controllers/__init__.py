"""Turns gestures into commands, and their events into values that the views show."""
