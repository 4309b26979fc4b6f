"""The rules of every game of the box, in the words of the program."""
