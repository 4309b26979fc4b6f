"""Words of the program: names, sentences and prose, in the language chosen."""
