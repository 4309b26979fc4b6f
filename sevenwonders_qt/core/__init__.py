"""The base of every event-sourced table game; knows no game."""
