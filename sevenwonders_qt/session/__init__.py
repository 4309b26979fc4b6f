"""One running match: commands in, facts out."""
