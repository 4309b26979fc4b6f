"""Measures every page that is described, in all languages, sizes of window and sizes of text.

Usage: `python -m tests.views.measure_pages` prints a line for each page and ends with status 1 if
any text is cut, too small, of a size that no role has, or if parts overlap. `test_kit` runs a
sample of it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QTranslator
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from sevenwonders_qt.app.shipped import shipped
from sevenwonders_qt.models.question import Question
from sevenwonders_qt.models.undo import Undo
from sevenwonders_qt.views.kit.page import KitPage
from sevenwonders_qt.views.kit.part import Placed
from sevenwonders_qt.views.kit.scroll import Scroll
from sevenwonders_qt.views.kit.sizes import SIZES, Sizes
from sevenwonders_qt.views.kit.words import Held, Icons, Keys, Text
from sevenwonders_qt.views.main_window import MainWindow, Sources
from sevenwonders_qt.views.pages.button import PaintedButton
from sevenwonders_qt.views.paint.art import Art

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "pt_BR", "es")
WINDOWS = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160))
TEXT = (1.0, 1.5)
FLOOR = 12
WONDERS = ("giza", "rhodes")
PAGES = ("about", "help", "help of Architects", "settings", "menu", "question")
QUESTION = Question(
    "Leave the match for the other one?",
    "The match on the table is saved and waits for you. Nothing of it is lost by an answer.",
    ("Ana built the Haghia Sophia and paid three coins for it", "Bruno discarded a card"),
    2,
    "Somebody has seen cards since then, so both count as practice from now on.",
    "Leave the table",
    "Stay here",
)


class Measured(NamedTuple):
    """The sizes of type of a page in real pixels, and what is wrong with it."""

    sizes: tuple[int, ...]
    faults: tuple[str, ...]


def window_with_pages() -> MainWindow:
    """A window of its own; needs a QApplication."""
    art = Art(ROOT / "resources" / "art")
    pages = Sources(lambda: WONDERS, lambda: WONDERS, Random(1), shipped)
    window = MainWindow(art, pages, "1")
    window.use_table(QWidget())
    window.show()
    return window


def turn_to(window: MainWindow, name: str) -> KitPage:
    """Open the page of this name."""
    match name:
        case "about":
            window.show_about()
            return window.about
        case "help" | "help of Architects":
            window.show_home()
            window.help.explain(architects=name != "help")
            window.show_help()
            return window.help
        case "settings":
            window.show_settings()
            return window.settings_page
        case "menu":
            window.show_table()
            window.menu.set_seed("NILO-1234-ROSA")
            window.menu.show_undo(Undo(choice=True, turn=True, age=True))
            window.open_menu()
            return window.menu
    window.show_table()
    window.question.ask(QUESTION)
    return window.question


def measure(page: KitPage) -> Measured:
    """Look at everything that stands on a page."""
    QApplication.processEvents()
    laid, sizes = page.laid(), page.laid().sizes
    placed = list(_leaves(laid.placed, sizes))
    faults = [
        f"cut: {part.words() or type(part).__name__}"
        for part, rect in placed
        if not part.fits(sizes, rect)
    ]
    for (one, at), (other, there) in combinations(placed, 2):
        both = at.intersected(there)
        if both.width() > 2 and both.height() > 2:
            faults.append(f"overlap: {one.words()!r} and {other.words()!r}")
    whole = QRectF(page.rect()).adjusted(-2, -2, 2, 2)
    faults += [f"outside: {part.words()}" for part, r in laid.placed if not _inside(r, whole)]
    roles = tuple(sorted({sizes.px(role) for role in SIZES}))
    drawn = _drawn(page, placed)
    faults += [f"{px} pixels: {text}" for text, px in drawn if px < FLOOR or px not in roles]
    return Measured(roles, tuple(faults))


def _leaves(placed: list[Placed], sizes: Sizes) -> Iterator[Placed]:
    """What can be seen, also within what scrolls, where it would be without scrolling."""
    for part, rect in placed:
        if isinstance(part, Scroll):
            inside = part.inside(sizes, rect)
            shown = [(each, at) for each, at in part.part.place(sizes, inside)]
            yield from ((each, at) for each, at in shown if isinstance(each, Text | Keys | Icons))
        elif isinstance(part, Text | Keys | Icons | Held):
            yield part, rect


def _inside(rect: QRectF, whole: QRectF) -> bool:
    return whole.contains(rect.topLeft()) and whole.contains(rect.bottomRight())


def _drawn(page: KitPage, placed: list[Placed]) -> list[tuple[str, int]]:
    """Every text that is painted, and its size; pictures with words on them are left out."""
    paper = QPixmap(page.size())
    painter = QPainter(paper)
    canvas = page.look.canvas(painter)
    for part, rect in placed:
        part.paint(canvas, page.laid().sizes, rect)
    for button in page.findChildren(PaintedButton):
        if button.isVisible():
            button.paint(canvas, page.look.body(button))
    painter.end()
    return list(zip(canvas.texts, canvas.sizes, strict=True))


def speak(language: str) -> QTranslator | None:
    """Let everything speak this language from now on; None for English."""
    if language == "en":
        return None
    translator = QTranslator(QCoreApplication.instance())
    assert translator.load(str(ROOT / "i18n" / f"sevenwonders_{language}.qm"))
    QCoreApplication.installTranslator(translator)
    return translator


def main() -> int:
    """Print what was measured; 1 if anything is wrong."""
    from sevenwonders_qt.views.paint.fonts import load_fonts

    load_fonts()
    worst = 0
    print(f"{'page':20} {'language':9} {'window':10} {'text':5} {'pixels':14} faults")
    for language in LANGUAGES:
        translator = speak(language)
        window = window_with_pages()
        for size, text, name in product(WINDOWS, TEXT, PAGES):
            window.resize(*size)
            page = turn_to(window, name)
            page.set_text_size(text)
            found = measure(page)
            pixels = " ".join(map(str, found.sizes))
            where = f"{name:20} {language:9} {size[0]}x{size[1]:<5} {text:<5.0%}"
            print(f"{where} {pixels:14} {'; '.join(found.faults) or '-'}")
            worst = max(worst, int(bool(found.faults)))
            if page.isVisible() and page in (window.menu, window.question):
                page.hide()
        window.close()
        if translator is not None:
            QCoreApplication.removeTranslator(translator)
    return worst


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    sys.exit(main())
