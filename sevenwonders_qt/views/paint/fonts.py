"""The bundled typefaces, registered with Qt, as fonts at pixel sizes."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from importlib.util import find_spec
from itertools import accumulate, combinations, pairwise
from pathlib import PurePath
from typing import Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QRawFont

from sevenwonders_qt.core.resources import resource_path

Family = Literal["title", "body", "condensed"]
"""Cinzel for headings, Fira Sans for running text, Fira Sans Condensed for labels and numbers."""

REGULAR, BOLD = 400, 700

_NAMES: Final[dict[Family, str]] = {
    "title": "Cinzel",
    "body": "Fira Sans",
    "condensed": "Fira Sans Condensed",
}
_WEIGHTS: Final = ("Regular", "Medium", "SemiBold", "Bold")
FONT_FILES: Final[dict[str, tuple[str, ...]]] = {
    "fontpkg_fira_sans": tuple(f"FiraSans-{weight}.ttf" for weight in _WEIGHTS),
    "fontpkg_fira_sans_condensed": tuple(f"FiraSansCondensed-{weight}.ttf" for weight in _WEIGHTS),
}
"""Of each font package, the files in its folder `files` that the program loads."""

TITLE_FILE: Final = ("fonts", "Cinzel-Bold.ttf")
"""The typeface of titles, a resource of the program: the package has one of variable weight only,
which engines such as GDI show at its thinnest."""


LEADING: Final = 0.86
"""From one line of a name in several to the next, as a share of the height of the font."""


class FontMissing(FileNotFoundError):
    """A typeface that the program is drawn with is not installed."""


@cache
def load_fonts() -> None:
    """Make the three typefaces known to Qt, once a process; needs a QGuiApplication.

    Raises FontMissing, naming the package or file, if one is absent or cannot be read.
    """
    for _, path in font_files():
        if QFontDatabase.addApplicationFont(path) < 0:
            raise FontMissing(f"The font file {PurePath(path).name} cannot be read.")


def font_files() -> Iterator[tuple[Family, str]]:
    """Yield each bundled file and its family. Raises FontMissing for an absent package or file."""
    try:
        yield "title", str(resource_path(*TITLE_FILE))
    except FileNotFoundError as error:
        raise FontMissing(str(error)) from error
    families: tuple[Family, ...] = ("body", "condensed")
    for family, (package, names) in zip(families, FONT_FILES.items(), strict=True):
        if find_spec(package) is None:
            raise FontMissing(f"The font package {package.replace('_', '-')} is not installed.")
        for name in names:
            yield family, str(files(package) / "files" / name)


def font_version(family: Family) -> str:
    """Return the version written in the files of a family, such as "4.203"."""
    path = next(path for found, path in font_files() if found == family)
    head = QRawFont(path, 16).fontTable("head").data()
    whole, fraction = struct.unpack(">HH", head[4:8])
    return f"{whole + fraction / 65536:.3f}"


@lru_cache(512)
def font(
    px: int,
    weight: int = REGULAR,
    family: Family = "body",
    spacing: float = 0.0,
) -> QFont:
    """Return a font ``px`` pixels high, its letters ``spacing`` pixels further apart than usual.

    Titles always have weight 700.
    """
    made = QFont(_NAMES[family])
    made.setPixelSize(max(6, px))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setWeight(QFont.Weight(BOLD if family == "title" else min(weight, BOLD)))
    if spacing:
        made.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return made


@lru_cache(512)
def metrics(
    px: int, weight: int = REGULAR, family: Family = "body", spacing: float = 0.0
) -> QFontMetricsF:
    """Return the measures of ``font`` with the same arguments."""
    return QFontMetricsF(font(px, weight, family, spacing))


@lru_cache(4096)
def text_width(
    text: str, px: int, weight: int = REGULAR, family: Family = "body", spacing: float = 0.0
) -> float:
    """Return the width of ``text`` as drawn, in pixels."""
    return metrics(px, weight, family, spacing).horizontalAdvance(text)


@lru_cache(2048)
def fit_line(
    text: str,
    width: float,
    px: int,
    least: int,
    weight: int = REGULAR,
    family: Family = "body",
    spacing: float = 0.0,
) -> tuple[int, str]:
    """Return the size from ``px`` down to ``least`` at which ``text`` fits ``width``, and the text.

    Text too wide even at the least size is elided.
    """
    while px > least and text_width(text, px, weight, family, spacing) > width:
        px -= 1
    if text_width(text, px, weight, family, spacing) > width + 1:
        measure = metrics(px, weight, family, spacing)
        text = measure.elidedText(text, Qt.TextElideMode.ElideRight, width)
    return px, text


@lru_cache(2048)
def fit_block(
    text: str,
    width: float,
    height: float,
    px: int,
    least: int,
    weight: int = REGULAR,
    family: Family = "condensed",
    most_lines: int = 3,
) -> tuple[int, tuple[str, ...], float]:
    """Return size, balanced lines (1 to ``most_lines``) and line height for ``text`` in a box.

    Breaks before it shrinks, shrinks before it elides.
    """
    while True:
        measure = metrics(px, weight, family)
        step = measure.height() * LEADING
        room = min(most_lines, 2 if step * 3 > height else 3)
        lines = balanced(text, width, px, weight, family, room)
        widest = max(measure.horizontalAdvance(line) for line in lines)
        if px <= least or (widest <= width and step * len(lines) <= height + 2):
            break
        px -= 1
    cut = tuple(measure.elidedText(line, Qt.TextElideMode.ElideRight, width + 1) for line in lines)
    return px, cut, step


def is_whole(shown: Iterable[str], text: str) -> bool:
    """Return whether these lines of a block are all of its text."""
    return "".join("".join(shown).split()) == "".join(text.split())


def wrapped(text: str, width: float, px: int, weight: int, family: Family) -> list[str]:
    """Break ``text`` into lines of this width, each as full as can be; a longer word sticks out."""
    words = _words(text)
    ends = _ends(words, px, weight, family)
    lines: list[list[str]] = []
    left, space = 0.0, text_width(" ", px, weight, family)
    for word, (begin, end) in zip(words, pairwise(ends), strict=True):
        if lines and end - left <= width:
            lines[-1].append(word)
        else:
            lines.append([word])
            left = begin + space
    return [" ".join(line) for line in lines]


def balanced(
    text: str, width: float, px: int, weight: int, family: Family, most: int
) -> tuple[str, ...]:
    """Break ``text`` into the fewest even lines that fit ``width``, at most ``most``."""
    words = _words(text)
    ends = _ends(words, px, weight, family)
    lines: tuple[str, ...] = (text,)
    for count in range(1, min(most, len(words)) + 1):
        breaks = [
            (0, *inner, len(words)) for inner in combinations(range(1, len(words)), count - 1)
        ]
        best = min(breaks, key=lambda at: max(ends[b] - ends[a] for a, b in pairwise(at)))
        lines = tuple(" ".join(words[a:b]) for a, b in pairwise(best))
        if max(text_width(line, px, weight, family) for line in lines) <= width:
            break
    return lines


def _words(text: str) -> list[str]:
    """Return the words of ``text``; it is broken at spaces, but not at a no-break space.

    No line begins with the dot between two things.
    """
    plain = (
        text.replace("\n", " ")
        .replace("\t", " ")
        .replace(" \N{MIDDLE DOT}", "\u00a0\N{MIDDLE DOT}")
    )
    return [word for word in plain.split(" ") if word]


def _ends(words: list[str], px: int, weight: int, family: Family) -> list[float]:
    """Return the end of each word, from 0 on, in one line of all, with a space before each.

    Measured word by word, as words come again and again: without hinting their widths add up, but
    for a third of a pixel in titles.
    """
    space = text_width(" ", px, weight, family)
    widths = (space + text_width(word, px, weight, family) for word in words)
    return [0.0, *accumulate(widths)]
