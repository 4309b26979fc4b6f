"""7 Wonders Architects on the command line."""
