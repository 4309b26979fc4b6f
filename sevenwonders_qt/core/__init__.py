"""What every event-sourced table game needs; knows no game."""
