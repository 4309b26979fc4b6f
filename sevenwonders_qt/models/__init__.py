"""Words and values that views show, and the settings and files of a person, without any window."""
