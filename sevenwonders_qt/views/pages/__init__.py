"""The pages of the window other than the table."""
