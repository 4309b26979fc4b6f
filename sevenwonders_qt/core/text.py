"""Text from people and from files: made safe to show, or plain to be searched."""

from __future__ import annotations

import unicodedata
from typing import Final

REPLACEMENT: Final = "\ufffd"
"""Stands for a character that cannot be shown."""

_ISOLATE, _END = "\u2068", "\u2069"
"""First strong isolate, and what ends it."""

_CONTROLS: Final = {"Cc", "Cs"}
_SPACES: Final = {"Zl", "Zp"}
_DIRECTIONS: Final = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
"""They would change the order in which all that follows is read."""


def clean(text: str) -> str:
    """The text on one line: white space becomes spaces, what cannot be shown `REPLACEMENT`.

    That is every control character, every half of a surrogate pair, and what turns the direction
    of writing; letters of every script stay.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(_shown, text))


def isolated(name: str) -> str:
    """A name for a sentence: written from right to left, it turns round nothing beside it."""
    if name.isascii() or not any(map(_runs_left, name)):
        return name
    return f"{_ISOLATE}{name}{_END}"


def reason(error: OSError) -> str:
    """Why the system refused something, as the end of a sentence: no such file or directory."""
    return (error.strerror or type(error).__name__).lower()


def without_isolates(text: str) -> str:
    """The text with names as they were typed, for files that other programs read."""
    return text.replace(_ISOLATE, "").replace(_END, "")


def _runs_left(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in ("R", "AL")


def encodable(text: str) -> bool:
    """Whether the text can be written down in UTF-8: there is no half of a surrogate pair."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def plain(text: str) -> str:
    """Without capitals and accents, for searching and sorting."""
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
