"""Turns gestures into commands and the facts that follow into what the models show."""
