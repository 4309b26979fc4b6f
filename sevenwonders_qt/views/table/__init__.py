"""The table of a match as a graphics scene: panels, hand, overlays, keys and mouse."""
