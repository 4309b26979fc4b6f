"""Cities as the window shows it: names, sentences, rows of the score sheet."""
