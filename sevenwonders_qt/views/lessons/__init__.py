"""Boxes over the table during a lesson."""
