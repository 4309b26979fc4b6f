"""Parchment panels with a title, and lists of keys on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.views.pages.glyph import draw_glyph
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate


class KeyLine(NamedTuple):
    """What keys do, and the keys; a dash between two of them means all from one to the other."""

    words: str
    keys: tuple[str, ...]


def draw_panel(canvas: Canvas, rect: QRectF, title: str, icon: str = "", glyph: str = "") -> None:
    """A slab with a title over a gold line, and a drawing before the title."""
    s = canvas.s
    canvas.slab(rect, "parchment", 14)
    middle, left = rect.top() + s(34), rect.left() + s(24)
    if icon:
        canvas.icon(icon, left + s(16), middle, s(36))
    elif glyph:
        draw_glyph(canvas, glyph, left + s(16), middle, s(32), "terracotta")
    indent = s(46) if icon or glyph else 0
    place = QRectF(left + indent, rect.top() + s(12), rect.width() - s(48) - indent, s(44))
    canvas.text(place, title, 25, "ink", 700, family="title", shrink=0.6)
    line = rect.top() + s(62)
    canvas.line((rect.left() + s(24), line), (rect.right() - s(24), line), "gold", 2)


def draw_section(canvas: Canvas, rect: QRectF, title: str) -> None:
    """A small heading in terracotta capitals."""
    canvas.text(rect, title.upper(), 16, "terracotta", 700, spacing=1.5)


def draw_keys(canvas: Canvas, rect: QRectF, lines: Sequence[KeyLine], pitch: float) -> float:
    """One line for each action from the top of ``rect``; gives back where they end."""
    s, y = canvas.s, rect.top()
    for number, line in enumerate(lines):
        row = QRectF(rect.left(), y, rect.width(), s(pitch - 2))
        if number % 2 == 0:
            canvas.rounded(row, 8, colour("ink", 0.045))
        left = _draw_caps(canvas, row, line.keys)
        words = QRectF(row.left() + s(10), row.top(), left - row.left() - s(20), row.height())
        canvas.text(words, line.words, 18, "ink", 500, shrink=0.6)
        y += s(pitch)
    return y


def _draw_caps(canvas: Canvas, row: QRectF, keys: tuple[str, ...]) -> float:
    """Key caps at the right end of a row; gives back where they begin."""
    s = canvas.s
    x = row.right() - s(10)
    for key in reversed(keys):
        if key in ("–", "/"):
            place = QRectF(x - s(16), row.top(), s(16), row.height())
            canvas.text(place, key, 16, "ink_soft", 500, "center")
            x -= s(20)
            continue
        wide = max(s(32), canvas.text_width(key, 15.5, 600, "condensed") + s(18))
        cap = QRectF(x - wide, row.center().y() - s(15), wide, s(29))
        canvas.rounded(cap.translated(0, s(2.5)), 5, colour("ink", 0.35))
        canvas.rounded(cap, 5, "parchment_pale", colour("ink", 0.6), 1.2)
        canvas.text(cap, key, 15.5, "ink", 600, "center", "condensed")
        x -= wide + s(5)
    return x


def table_keys() -> list[KeyLine]:
    """Keys that play a turn."""
    space, enter = translate("Settings", "Space"), translate("Settings", "Enter")
    return [
        KeyLine(translate("Settings", "Choose a card"), ("1", "–", "8")),
        KeyLine(translate("Settings", "Next or previous card"), ("←", "→")),
        KeyLine(translate("Settings", "Build it"), ("C",)),
        KeyLine(translate("Settings", "Use it for a wonder stage"), ("E",)),
        KeyLine(translate("Settings", "Stage and part in the Edifice"), ("P",)),
        KeyLine(translate("Settings", "Discard it for 3 coins"), ("D",)),
        KeyLine(translate("Settings", "Build it free by Olympia's power"), ("F",)),
        KeyLine(translate("Settings", "Do what the gold button says"), (enter,)),
        KeyLine(translate("Settings", "Two players: the other lane"), ("Tab",)),
        KeyLine(translate("Settings", "What is worth choosing"), ("H",)),
        KeyLine(translate("Settings", "Undo, redo"), ("Ctrl", "Z", "/", "Y")),
        KeyLine(translate("Settings", "Enlarge what has the focus"), (space,)),
    ]


def replay_keys() -> list[KeyLine]:
    """Keys that go to and fro in a match that is watched again."""
    space, enter = translate("Settings", "Space"), translate("Settings", "Enter")
    back, on = translate("Settings", "PgUp"), translate("Settings", "PgDn")
    first, last = translate("Settings", "Home"), translate("Settings", "End")
    return [
        KeyLine(translate("Settings", "Play or pause"), (space,)),
        KeyLine(translate("Settings", "One step back or forward"), ("←", "→")),
        KeyLine(translate("Settings", "Back or on by an Age or a round"), (back, on)),
        KeyLine(translate("Settings", "To the beginning, to the end"), (first, last)),
        KeyLine(translate("Settings", "Slower, faster"), ("\N{MINUS SIGN}", "+")),
        KeyLine(translate("Settings", "Through whose eyes"), ("Tab",)),
        KeyLine(translate("Settings", "Hide what comes"), ("H",)),
        KeyLine(translate("Settings", "Continue from here as practice"), (enter,)),
        KeyLine(translate("Settings", "Save the table as a picture"), ("Ctrl", "S")),
        KeyLine(translate("Settings", "Score sheet of a finished match"), ("S",)),
    ]


def window_keys() -> list[KeyLine]:
    """Keys that look around and leave."""
    return [
        KeyLine(translate("Settings", "Neighbours and far cities"), ("F2", "–", "F7")),
        KeyLine(translate("Settings", "When paying: always the cheapest"), ("R",)),
        KeyLine(translate("Settings", "See the table behind a notice"), ("V",)),
        KeyLine(translate("Settings", "Log, and back to one of its lines"), ("L", "↑", "↓")),
        KeyLine(translate("Settings", "Help"), ("F1",)),
        KeyLine(translate("Settings", "Full screen"), ("F11",)),
        KeyLine(translate("Settings", "Back, or the menu"), ("Esc",)),
    ]
