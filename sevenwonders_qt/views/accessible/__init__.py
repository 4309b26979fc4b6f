"""The window for screen readers: names, roles, states, actions, places."""
