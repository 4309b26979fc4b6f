"""7 Wonders Architects as the window shows it: names, sentences, tables, rules."""
