"""What a test is given to switch the language."""

from collections.abc import Callable

Speak = Callable[[str], None]
"""Takes a language as the settings name it: "en", "pt_BR", "es" or "system"."""
