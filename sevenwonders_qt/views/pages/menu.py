"""The menu that lies over the table: go on, settings, help, or leave."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.keys import On, with_key
from sevenwonders_qt.models.undo import NOTHING, Undo, nothing_chosen, redo_words
from sevenwonders_qt.views.kit.page import Overlay
from sevenwonders_qt.views.kit.part import Centre, Part, row
from sevenwonders_qt.views.kit.words import Held, framed
from sevenwonders_qt.views.pages.button import Button, PaintedButton, SeedButton
from sevenwonders_qt.views.paint.art import Art

translate = QCoreApplication.translate


class GameMenu(Overlay):
    """Covers its parent while it is open; the keyboard stays within it."""

    on = (On.MENU, On.EVERY)

    def __init__(self, art: Art, parent: QWidget) -> None:
        """Closed at first."""
        super().__init__(art, parent)
        look = self.look
        self.continue_button = Button(look, self, "ui_play", "Esc", primary=True)
        self.settings_button = Button(look, self, "ui_settings")
        self.help_button = Button(look, self, "ui_help", "help")
        self.rules_button = Button(look, self, "ui_log")
        self.encyclopaedia_button = Button(look, self, "ui_eye")
        self._undo = NOTHING
        self._lesson = False
        self.undo_button = Button(look, self, "ui_undo")
        self.redo_button = Button(look, self, "ui_redo")
        self.turn_button = Button(look, self, "ui_undo")
        self.age_button = Button(look, self, "ui_undo")
        self.rematch_button = Button(look, self, "ui_replay")
        self.rotated_button = Button(look, self, "pass_left")
        self.home_button = Button(look, self, "ui_save")
        self.seed_button = SeedButton(look, self)
        self.about_button = Button(look, self)

    def open(self) -> None:
        """Lie over the whole parent."""
        self.come_up(self.continue_button)

    def set_seed(self, seed: str) -> None:
        """The seed of the match on the table."""
        self.seed_button.show_seed(seed)
        self.rearrange()

    def show_lesson(self, on: bool) -> None:
        """A lesson is on the table, which cannot be taken back or dealt again."""
        self._lesson = on
        for button in (
            *(self.undo_button, self.redo_button, self.turn_button),
            *(self.rematch_button, self.rotated_button),
        ):
            button.setVisible(not on)
        self.seed_button.setVisible(bool(self.seed_button.seed) and not on)
        self.rearrange()

    def show_undo(self, undo: Undo) -> None:
        """Offer what of the match can be taken back now; the rest says why it cannot."""
        self._undo = undo
        self.rearrange()

    def describe(self) -> Part:
        self.setAccessibleName(translate("Prompt", "Menu"))
        self._offer_undo()
        waits = translate("Prompt", "the match is saved and waits for you")
        if self._lesson:
            waits = translate("Prompt", "the lesson waits for you where you are")
        pairs = (
            self.settings_button.set_texts(
                translate("Prompt", "Settings"),
                translate("Prompt", "language, text, movement, pace"),
            ),
            self.help_button.set_texts(
                translate("Prompt", "Help"), translate("Prompt", "keys and symbols")
            ),
            self.rules_button.set_texts(
                translate("Prompt", "Rules"), translate("Prompt", "in plain words")
            ),
            self.encyclopaedia_button.set_texts(
                translate("Prompt", "Encyclopaedia"), translate("Prompt", "every card")
            ),
            self.undo_button.set_texts(
                translate("Prompt", "Undo"),
                with_key(translate("Prompt", "the last choice"), "undo"),
            ),
            self.redo_button.set_texts(
                translate("Prompt", "Redo"),
                with_key(translate("Prompt", "what was undone"), "redo"),
            ),
            self.turn_button.set_texts(
                translate("Prompt", "Go back"), translate("Prompt", "to the start of the turn")
            ),
            self.age_button.set_texts(
                translate("Prompt", "Go back"), translate("Prompt", "to the start of the Age")
            ),
            self.rematch_button.set_texts(
                translate("Prompt", "Deal again"), translate("Prompt", "same seats")
            ),
            self.rotated_button.set_texts(
                translate("Prompt", "Deal again"), translate("Prompt", "one seat to the left")
            ),
        )
        rows: tuple[tuple[PaintedButton, ...], ...] = (
            (self.continue_button.set_texts(translate("Prompt", "Go on playing")),),
            *zip(pairs[::2], pairs[1::2], strict=True),
            (self.home_button.set_texts(translate("Prompt", "Leave the table"), waits),),
            (self.seed_button.named(), self.about_button.set_texts(translate("Prompt", "About"))),
        )
        held = [row(*(Held(button, high=58, weight=1) for button in each), gap=16) for each in rows]
        return Centre(framed(translate("Prompt", "Menu"), *held), 760)

    def _offer_undo(self) -> None:
        undo = self._undo
        self.age_button.setVisible(undo.age is not None and not self._lesson)
        why = "" if undo.choice else nothing_chosen()
        for button, possible, reason in (
            (self.undo_button, undo.choice, why),
            (self.turn_button, undo.turn, why),
            (self.age_button, bool(undo.age), why),
            (self.redo_button, undo.redo, redo_words(undo)),
        ):
            button.setEnabled(possible)
            button.setToolTip("" if possible else reason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)
        event.accept()  # nothing reaches the table below
