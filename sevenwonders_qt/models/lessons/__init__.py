"""Lessons: how they are written, taken, and kept."""
