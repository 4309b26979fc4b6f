"""Builds and connects everything: start, command line, paths, translation."""
