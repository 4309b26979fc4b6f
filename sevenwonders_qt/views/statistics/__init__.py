"""The charts of the statistics page."""
