"""What screen readers are given of the window: names, roles, states, actions, places."""
