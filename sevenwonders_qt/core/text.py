"""Text from people and from files: made safe to show, or plain to be searched."""

from __future__ import annotations

import unicodedata
from typing import Final

REPLACEMENT: Final = "\ufffd"
"""The sign for a character that cannot be shown."""

_ISOLATE, _END = "\u2068", "\u2069"
"""First strong isolate, and its end."""

_CONTROLS: Final = {"Cc", "Cs"}
_SPACES: Final = {"Zl", "Zp"}
_DIRECTIONS: Final = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
"""They would change the reading order of all that follows."""


def clean(text: str) -> str:
    """Return the text on one line, with `REPLACEMENT` for what cannot be shown.

    White space becomes spaces. Every control character, every half of a surrogate pair, and what
    turns the direction of writing is replaced; letters of every script stay.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(_shown, text))


def isolated(name: str) -> str:
    """Return a name for a sentence; one written from right to left turns nothing beside it."""
    if name.isascii() or not any(map(_runs_left, name)):
        return name
    return f"{_ISOLATE}{name}{_END}"


def system_reason(error: OSError) -> str:
    """Return why the system refused something, as the end of a sentence: no such file."""
    return (error.strerror or type(error).__name__).lower()


def without_isolates(text: str) -> str:
    """Return the text with names as they were typed, for files that other programs read."""
    return text.replace(_ISOLATE, "").replace(_END, "")


def _runs_left(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in ("R", "AL")


def encodable(text: str) -> bool:
    """Return whether the text can be written in UTF-8: it has no half of a surrogate pair."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def folded(text: str) -> str:
    """Return the text without capitals and accents, for searching and sorting."""
    if text.isascii():
        return text.lower()
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _shown(character: str) -> str:
    category = unicodedata.category(character)
    if category in _SPACES or (category == "Cc" and character.isspace()):
        return " "
    if category in _CONTROLS or unicodedata.bidirectional(character) in _DIRECTIONS:
        return REPLACEMENT
    return character
