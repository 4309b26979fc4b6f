"""The score sheet of a match on paper: one drawing for a picture and for a page to print."""
