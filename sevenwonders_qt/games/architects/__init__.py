"""7 Wonders Architects for 2 to 7 players: its rules, without any window."""
