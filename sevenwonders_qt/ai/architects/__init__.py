"""AI players of 7 Wonders Architects: each answers a view with one of its legal commands."""
