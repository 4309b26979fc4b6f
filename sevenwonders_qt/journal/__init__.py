"""Matches on disk: append-only files of events, one JSON object a line. Knows no game.

Beside them: the other files of a person, such as games on paper and the progress with drills.
"""
