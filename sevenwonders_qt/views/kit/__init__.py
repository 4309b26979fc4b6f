"""Layout, type and parts: a page or a panel is described once, and everything else follows."""
