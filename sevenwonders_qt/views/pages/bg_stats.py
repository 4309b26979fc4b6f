"""The box that hands a finished game to the app BG Stats: a code to scan, a link, a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.acts import FixedKey, On
from sevenwonders_qt.models.bg_stats import APP
from sevenwonders_qt.views.kit.button import COPIED_MS, Button
from sevenwonders_qt.views.kit.page import PageOverlay
from sevenwonders_qt.views.kit.part import Centre, Drawing, Part, column, row
from sevenwonders_qt.views.kit.words import Held, Icons, Text, framed, warned
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.qr import draw_qr, qr_picture

translate = QCoreApplication.translate


class BgStatsBox(PageOverlay):
    """A code of the link to a game, over its parent while it is open."""

    on = (On.EVERY,)

    def __init__(self, art: Art, parent: QWidget) -> None:
        """Close the box at first."""
        super().__init__(art, parent)
        look = self.look
        self.link = ""
        self._code: QImage | None = None
        self.copy_button = Button(look, self, "ui_log")
        self.file_button = Button(look, self, "ui_save")
        self.close_button = Button(look, self, "ui_close", FixedKey.ESCAPE)
        self._copied = QTimer(self, singleShot=True, interval=COPIED_MS)
        self._copied.timeout.connect(self.rearrange)
        self.copy_button.clicked.connect(self._copy)
        self._save: Callable[[], None] = lambda: None
        self.file_button.clicked.connect(lambda: self._save())
        self.close_button.clicked.connect(self.dismiss)

    def offer(self, link: str, save: Callable[[], None]) -> None:
        """Open the box with the link of a game; ``save`` asks where its file is to be."""
        self.link, self._code, self._save = link, qr_picture(link), save
        self._copied.stop()
        self.setAccessibleName(translate("Score", "The game in {app}").format(app=APP))
        self.come_up(self.copy_button)

    def describe(self) -> Part:
        copied = self._copied.isActive()
        self.copy_button.icon_name = "state_ok" if copied else "ui_log"
        copy = self.copy_button.set_texts(
            translate("Score", "Copied") if copied else translate("Score", "Copy the link")
        )
        file = self.file_button.set_texts(
            translate("Score", "Save a file"), translate("Score", "for the import of the app")
        )
        close = self.close_button.set_texts(translate("Score", "Close"))
        scan = translate(
            "Score", "Scan this code with your phone: {app} opens and takes the game."
        ).format(app=APP)
        private = translate(
            "Score",
            "The code holds names, points and wonders, nothing else. This program sends nothing.",
        )
        if self._code is None:
            scan = translate("Score", "The link is too long for a code. Copy it, or save a file.")
        words = column(
            Text(scan, lines=0),
            warned(row(Icons(("ui_eye",), 1.8), Text(private, "note", lines=0, weight=1), gap=12)),
            *(Held(button, high=68) for button in (copy, file, close)),
            gap=16,
            weight=1,
            middle=True,
        )
        code = [] if self._code is None else [self._code_part(self._code, scan)]
        title = translate("Score", "The game in {app}").format(app=APP)
        return Centre(framed(title, row(*code, words, gap=36)), 1560)

    def _code_part(self, code: QImage, said: str) -> Part:
        return Drawing(840, 840, partial(draw_qr, picture=code), said=said)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.link)
        self._copied.start()
        self.rearrange()
