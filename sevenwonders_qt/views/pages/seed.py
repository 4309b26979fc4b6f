"""The seed of a match, to be looked at and copied."""

from __future__ import annotations

from typing import Final, Self

from PySide6.QtCore import QCoreApplication, QRectF, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.keys import caps
from sevenwonders_qt.views.kit.part import Ground, Part, row
from sevenwonders_qt.views.kit.words import Icons, Keys, Text
from sevenwonders_qt.views.pages.button import PaintedButton
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate

COPIED_MS: Final = 2500


class SeedButton(PaintedButton):
    """Shows a seed; pressed, it puts it on the clipboard and says so for a moment."""

    radius = 10.0
    key = "seed"

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Hidden until there is a seed."""
        super().__init__(look, parent)
        self.seed = ""
        self._said = QTimer(self)
        self._said.setSingleShot(True)
        self._said.setInterval(COPIED_MS)
        self._said.timeout.connect(self.named)
        self.clicked.connect(self._copy)
        self.hide()

    def show_seed(self, seed: str) -> None:
        """The seed to show; "" hides the button."""
        self.seed = seed
        self._said.stop()
        self.setVisible(bool(seed))
        self.named()

    def named(self) -> Self:
        """Itself, in words of the chosen language."""
        text = translate("Score", "Seed {seed}")
        if self._said.isActive():
            text = translate("Score", "{seed} copied")
        self.setText(text.format(seed=self.seed))
        self.setToolTip(translate("Score", "Copy the seed: it deals the same cards again"))
        self.setAccessibleDescription(self.toolTip())
        self.update()
        return self

    def describe(self) -> Part:
        sign = Icons(("state_ok",) if self._said.isActive() else (), 1.3)
        words = Text(self.text(), bold=600, weight=1, narrow=True)
        return Ground(row(words, sign, Keys(caps(self.key)), gap=8), None, (16, 3, 12, 3))

    def paint_ground(self, canvas: Canvas, rect: QRectF) -> None:
        s = canvas.s
        ground = colour("parchment", 0.94, darker=-6 if self.hovered() else 0)
        canvas.rounded(rect.translated(0, s(3)), 10, colour("black", 0.35))
        canvas.rounded(rect, 10, ground, colour("ink", 0.7), 1.4)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.seed)
        self._said.start()
        self.named()
