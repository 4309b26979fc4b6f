"""Lessons: their form, their course, and the progress in them."""
