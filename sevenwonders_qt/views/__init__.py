"""The painted and touchable parts: window, scene, items, dialogs, theme."""
