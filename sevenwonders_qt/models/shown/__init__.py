"""Values that views show, worked out once from the things that a seat or a person may see."""
