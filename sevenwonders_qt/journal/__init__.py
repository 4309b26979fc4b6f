"""Matches on disk: append-only files of events, one JSON object a line. Knows no game."""
