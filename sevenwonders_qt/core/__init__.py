"""What any event-sourced table game needs, without knowing any game."""
