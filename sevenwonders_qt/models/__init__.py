"""Words and values that views show, and the settings of a person, without any window."""
