"""Values that views show, worked out once from what a seat or a person may see."""
