"""7 Wonders for one computer: rules, AI players and a table, without a network."""

__version__ = "1.0.0"
