"""The dialog for a fault in the program; it offers a report."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sevenwonders_qt.views.paint.fonts import font
from sevenwonders_qt.views.paint.palette import Palette
from sevenwonders_qt.views.paint.theme import painted

translate = QCoreApplication.translate

_WIDE: Final = 760
_STYLE: Final = """
QDialog {{ background: {parchment}; }}
QLabel {{ color: {ink}; }}
QPlainTextEdit {{
    background: {parchment_pale}; color: {ink}; border: 1px solid {stone}; border-radius: 6px;
    selection-background-color: {sea}; selection-color: {white};
}}
QScrollBar:vertical {{ width: 12px; background: transparent; }}
QScrollBar::handle:vertical {{ background: {sea}; border-radius: 5px; min-height: 40px; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QPushButton {{
    background: {parchment_pale}; color: {ink}; border: 2px solid {stone}; border-radius: 8px;
    padding: 9px 18px;
}}
QPushButton:hover {{ background: {gold_light}; }}
QPushButton:focus {{ border-color: {terracotta}; }}
QPushButton:default {{ background: {gold}; border-color: {gold_deep}; }}
QPushButton:default:focus {{ border-color: {ink}; }}
"""


class FaultDialog(QDialog):
    """A dialog over the window until it is closed; the report is shown when asked for.

    It is made of plain widgets: our own painting may be the very thing that failed.
    """

    def __init__(self, parent: QWidget, palette: Palette) -> None:
        """Close the dialog at first."""
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        ink = painted("ink", palette, "text").name()
        self.setStyleSheet(_STYLE.format_map({**palette.fills, "ink": ink}))
        self.title = self._label(font(26, family="title"))
        self.words = self._label(font(17, 500))
        self.report = QPlainTextEdit(self, readOnly=True, tabChangesFocus=True)
        self.report.setMinimumHeight(220)
        self.report.hide()
        self.report.setFont(font(14))
        self.done_words = self._label(font(15, 500))
        self.show_button = self._button(self._turn_report)
        self.copy_button = self._button(self._copy)
        self.save_button = self._button()
        self.close_button = self._button(self.accept)
        self.close_button.setDefault(True)
        self._lay_out()
        self._retranslate()

    def open_with(self, report: str) -> None:
        """Open with this report, or show it in place of the one that is there."""
        self.report.setPlainText(report)
        if not self.isVisible():
            self.say("")
            self.report.hide()
            self._retranslate()
            self._fit()
            self.open()
            self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, words: str) -> None:
        """Show the outcome of the report."""
        self.done_words.setText(words)
        self.done_words.setVisible(bool(words))
        self._fit()

    def _label(self, font: QFont) -> QLabel:
        made = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        made.setFont(font)
        return made

    def _button(self, act: Callable[[], object] | None = None) -> QPushButton:
        made = QPushButton(self, autoDefault=False)
        made.setFont(font(16, 600, "condensed"))
        if act is not None:
            made.clicked.connect(act)
        return made

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(12)
        for button in (self.show_button, self.copy_button, self.save_button):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 24, 32, 24)
        column.setSpacing(14)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        for part in (self.title, self.words, self.report, self.done_words):
            column.addWidget(part)
        column.addLayout(row)

    def _fit(self) -> None:
        """Fit the height to the words at the dialog's width."""
        self.resize(_WIDE, self.heightForWidth(_WIDE))

    def _turn_report(self) -> None:
        self.report.setVisible(not self.report.isVisible())
        self._name_show_button()
        self._fit()

    def _copy(self) -> None:
        QApplication.clipboard().setText(self.report.toPlainText())
        self.say(translate("FaultReport", "The report is copied."))

    def _name_show_button(self) -> None:
        show = translate("FaultReport", "Show the report")
        hide = translate("FaultReport", "Hide the report")
        self.show_button.setText(show if self.report.isHidden() else hide)

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("Home", "Seven Wonders"))
        self.title.setText(translate("FaultReport", "Something went wrong"))
        self.words.setText(
            translate(
                "FaultReport",
                "The program has hit a bug. You can keep playing. A report helps to "
                "fix it: it lists versions, the place in the program and the seed of "
                "the match, but no player names and no folders. Nothing is sent.",
            )
        )
        self.report.setAccessibleName(translate("FaultReport", "Report"))
        self.copy_button.setText(translate("FaultReport", "Copy the report"))
        self.save_button.setText(translate("FaultReport", "Save the report"))
        self.close_button.setText(translate("FaultReport", "Continue"))
        self._name_show_button()

    # Qt -----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
