"""A small slab with a first-time tip, clear of everything that has to be clicked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.accessible.events import announce
from sevenwonders_qt.views.kit.part import Ground, Part, Space, column, row
from sevenwonders_qt.views.kit.piece import FloatingSlab
from sevenwonders_qt.views.kit.words import Held, Icons, Text
from sevenwonders_qt.views.lessons.place import free_place
from sevenwonders_qt.views.pages.button import Button, IconButton
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate


class TipSlab(FloatingSlab):
    """Goes with a click on its cross, or with the next choice."""

    wide = 560.0
    share = 0.95

    def __init__(self, art: Art, parent: QWidget) -> None:
        """Hidden at first."""
        super().__init__(art, parent)
        self._words = "", ""
        self._taken: Callable[[], Sequence[QRectF]] = tuple
        self._host: QWidget | None = None
        self._text = 1.0
        self.close_button = IconButton(self.look, self, "cross", dark=False)
        self.off_button = Button(self.look, self)
        for button in (self.close_button, self.off_button):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.close_button.clicked.connect(self.dismiss)

    def words(self) -> str:
        """What it says; empty when it is hidden."""
        return ". ".join(self._words) if self.isVisible() else ""

    def show_tip(
        self,
        host: QWidget,
        words: tuple[str, str],
        taken: Callable[[], Sequence[QRectF]],
        text: float,
    ) -> None:
        """Say a title and a text over a page; ``taken`` are the places that stay free.

        ``text`` is the user's text size.
        """
        self.dismiss()
        self._host, self._words, self._taken = host, words, taken
        self._text = text
        self.setParent(host)
        host.installEventFilter(self)
        self.setAccessibleName(". ".join(words))
        self._fit()
        self.show()
        self.raise_()
        announce(self, self.words())

    def dismiss(self) -> None:
        """Say nothing more."""
        if self._host is not None:
            self._host.removeEventFilter(self)
        self._host = None
        self.hide()

    # Inner ---------------------------------------------------------------------------------

    def _fit(self) -> None:
        if self._host is None:
            return
        page = QRectF(self._host.rect())
        width, height = self.measure(page, self._text)
        place, _ = free_place(page, width, height, (), self._taken(), self.look.s(4))
        self.stand_on(place)

    def describe(self) -> Part:
        title, text = self._words
        close = self.close_button.set_name(translate("FirstTip", "Close this tip"))
        off = Held(self.off_button.set_texts(translate("FirstTip", "No more tips")))
        head = row(
            Icons(("ui_hint",), 1.5),
            Text(title, bold=700, lines=0, weight=1),
            Held(close, 34, 34),
            gap=10,
        )
        words = Text(text, "note", lines=0, weight=1)
        if self.look.large:
            foot: Part = column(words, row(Space(weight=1), off), gap=6)
        else:
            foot = row(words, off, gap=14)
        return Ground(column(head, foot, gap=6), _slab, (16, 10, 14, 14))

    # Qt ------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.dismiss()  # its words are those of the other language
        super().changeEvent(event)


def _slab(canvas: Canvas, rect: QRectF) -> None:
    canvas.slab(rect, "parchment", 12, depth=5)
    canvas.rounded(rect, 12, None, colour("gold", 0.9), 2.5)
