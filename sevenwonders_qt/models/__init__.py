"""Words and values that views show, and what a person has set and kept; it knows no window."""
