"""What is painted and touched: window, scene, items, dialogs, theme."""
