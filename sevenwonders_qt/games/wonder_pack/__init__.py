"""The rules of the Wonder Pack, an expansion of 7 Wonders: three more wonders."""
