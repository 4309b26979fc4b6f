"""Leaders as the window shows it: names, people, sentences, rows of the score sheet."""
