"""Boxes over a page: the menu of a match, a question with its answers, a message."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import FixedKey, On
from sevenwonders_qt.models.keys import with_key
from sevenwonders_qt.models.words.mode import Mode, ModeKind, keep_on, leave, menu_title
from sevenwonders_qt.models.words.question import QuestionWords
from sevenwonders_qt.models.words.saving import elsewhere, since_words
from sevenwonders_qt.models.words.undo import NOTHING, Undo, nothing_chosen, redo_words
from sevenwonders_qt.views.accessible.events import announce
from sevenwonders_qt.views.kit.button import Button, PaintedButton, PaleIconButton, SeedButton
from sevenwonders_qt.views.kit.page import PageOverlay
from sevenwonders_qt.views.kit.part import Centre, Ground, Part, column, row
from sevenwonders_qt.views.kit.piece import FloatingSlab
from sevenwonders_qt.views.kit.steps import ARROWS
from sevenwonders_qt.views.kit.words import Held, Icons, Text, dot, framed, warned
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Align, Canvas
from sevenwonders_qt.views.paint.table_top import draw_table_top
from sevenwonders_qt.views.paint.theme import mix
from sevenwonders_qt.views.plain_tip import set_tip

translate = QCoreApplication.translate


class GameMenu(PageOverlay):
    """The menu over its parent while it is open; the keyboard stays within it."""

    on = (On.MENU, On.EVERY)
    walks = True

    def __init__(self, art: Art, parent: QWidget) -> None:
        """Close the menu at first."""
        super().__init__(art, parent)
        look = self.look
        self.continue_button = Button(look, self, "ui_play", FixedKey.ESCAPE, primary=True)
        self.settings_button = Button(look, self, "ui_settings")
        self.help_button = Button(look, self, "ui_help", acts.HELP)
        self.rules_button = Button(look, self, "ui_log")
        self.encyclopaedia_button = Button(look, self, "ui_book")
        self._undo = NOTHING
        self._mode = Mode()
        self.undo_button = Button(look, self, "ui_undo")
        self.redo_button = Button(look, self, "ui_redo")
        self.turn_button = Button(look, self, "ui_undo")
        self.age_button = Button(look, self, "ui_undo")
        self.rematch_button = Button(look, self, "ui_replay")
        self.rotated_button = Button(look, self, "pass_left")
        self._unsaved: datetime | None = None
        self.elsewhere_button = Button(look, self, "ui_save")
        self.home_button = Button(look, self, "ui_leave")
        self.seed_button = SeedButton(look, self)
        self.about_button = Button(look, self)

    def open(self) -> None:
        """Open the menu over the whole parent."""
        self.come_up(self.continue_button)

    def set_seed(self, seed: str) -> None:
        """Show the seed of the match on the table."""
        self.seed_button.show_seed(seed)
        self.rearrange()

    def show_mode(self, mode: Mode) -> None:
        """Name the match on the table, and offer the actions for it."""
        self._mode = mode
        self.home_button.icon_name = (
            "ui_close" if mode.kind in (ModeKind.LESSON, ModeKind.DRILL) else "ui_save"
        )
        self.rearrange()

    def show_unsaved(self, since: datetime | None) -> None:
        """Show since when the match cannot be saved, and offer another place; None if it can."""
        self._unsaved = since
        self.rearrange()

    def show_undo(self, undo: Undo) -> None:
        """Offer undo and redo as far as the match allows; otherwise say why not."""
        self._undo = undo
        self.rearrange()

    def describe(self) -> Part:
        title, (leaves, waits) = menu_title(self._mode), leave(self._mode)
        self.setAccessibleName(title)
        self._offer_undo()
        unsaved = "" if self._unsaved is None else since_words(self._unsaved)
        self.elsewhere_button.setVisible(bool(unsaved))
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
                translate("Prompt", "Encyclopaedia"), translate("Prompt", "all cards")
            ),
            self.undo_button.set_texts(
                translate("Prompt", "Undo"),
                with_key(translate("Prompt", "the last choice"), acts.UNDO),
            ),
            self.redo_button.set_texts(
                translate("Prompt", "Redo"),
                with_key(translate("Prompt", "what was undone"), acts.REDO),
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
            (self.continue_button.set_texts(keep_on(self._mode)),),
            *zip(pairs[::2], pairs[1::2], strict=True),
            *(((self.elsewhere_button.set_texts(elsewhere(), unsaved),),) if unsaved else ()),
            (self.home_button.set_texts(leaves, unsaved or waits),),
            (self.seed_button.named(), self.about_button.set_texts(translate("Prompt", "About"))),
        )
        held = [row(*(Held(button, high=58, weight=1) for button in each), gap=16) for each in rows]
        return Centre(framed(title, *held), 960 if self.look.large else 760)

    def _offer_undo(self) -> None:
        undo, playing = self._undo, self._mode.undoes
        self.seed_button.setVisible(self._mode.deals_again and bool(self.seed_button.seed))
        for button in (self.rematch_button, self.rotated_button):
            button.setVisible(self._mode.deals_again)
        why = "" if undo.choice else nothing_chosen()
        for button, possible, reason in (
            (self.undo_button, undo.choice, why),
            (self.turn_button, undo.turn, why),
            (self.age_button, bool(undo.age), why),
            (self.redo_button, undo.redo, redo_words(undo)),
        ):
            button.setVisible(playing)
            button.setEnabled(possible)
            set_tip(button, "" if possible else reason)
        self.age_button.setVisible(playing and undo.age is not None)


Answer = Callable[[], object]


def _do_nothing() -> None:
    pass


class QuestionPage(PageOverlay):
    """A question over its parent while it is open; the keyboard stays within it.

    A covered question hides all that is behind it.
    """

    def __init__(self, art: Art, parent: QWidget) -> None:
        """Close the question at first."""
        super().__init__(art, parent)
        self.question = QuestionWords("", "")
        self._agreed: Answer = _do_nothing
        self._declined: Answer = _do_nothing
        self._chose_other: Answer = _do_nothing
        self.yes_button = Button(self.look, self)
        self.no_button = Button(self.look, self, "ui_close", FixedKey.ESCAPE)
        self.other_button = Button(self.look, self)
        self.other_button.clicked.connect(lambda: self._answer(self._chose_other))
        self.yes_button.clicked.connect(lambda: self._answer(self._agreed))
        self.no_button.clicked.connect(lambda: self._answer(self._declined))

    def ask(
        self,
        question: QuestionWords,
        agreed: Answer,
        declined: Answer = _do_nothing,
        other: Answer = _do_nothing,
    ) -> None:
        """Ask this; one of the answers is called when it has been given and the page is closed.

        A question that is still open counts as declined.
        """
        if self.isVisible():
            self._answer(self._declined)
        self.question, self._agreed, self._declined = question, agreed, declined
        self._chose_other = other
        self.setAccessibleName(question.title)
        self.yes_button.icon_name = question.icon
        self.yes_button.primary = not question.grave
        self.no_button.primary = question.grave
        self.yes_button.set_texts(question.yes)
        self.no_button.set_texts(question.no)
        self.other_button.set_texts(question.other)
        self.other_button.setVisible(bool(question.other))
        self.come_up(self.no_button if question.no_first else self.yes_button)

    def texts(self) -> list[str]:
        """Return all its texts."""
        asked = self.question
        return [asked.title, asked.intro, *self._lines(), *([asked.note] if asked.note else [])]

    def _answer(self, act: Answer) -> None:
        # They may hold a match that is closed.
        self._agreed = self._declined = self._chose_other = _do_nothing
        self.dismiss()
        act()

    def _lines(self) -> list[str]:
        lines, more = list(self.question.lines), self.question.more
        if more:
            lines.append(translate("Prompt", "and %n more line(s) of the log", None, more))
        return lines

    def describe(self) -> Part:
        asked = self.question
        align: Align = "left" if asked.lines else "center"
        said = column(
            Text(asked.intro, "text", "ink", 600, align, lines=0, narrow=True),
            *(row(dot(8, "terracotta"), Text(line, weight=1), gap=10) for line in self._lines()),
            gap=10,
        )
        hint = row(Icons(("ui_hint",), 2.0), Text(asked.note, lines=0, weight=1), gap=14)
        note = (warned(hint),) if asked.note else ()
        # The other action may take a whole sentence.
        other = (Held(self.other_button),) if asked.other else ()
        buttons = self.no_button, self.yes_button
        answers = row(*(Held(button, 0, 70, 1) for button in buttons), gap=24)
        return Centre(framed(asked.title, said, *note, *other, answers, gap=22), 900)

    def paint_behind(self, canvas: Canvas) -> None:
        if self.question.covered:
            draw_table_top(canvas, QSizeF(self.size()))
        else:
            super().paint_behind(canvas)

    # Qt -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            self.focusNextPrevChild(sum(ARROWS[event.key()]) > 0)
        else:
            super().keyPressEvent(event)


SHOWN_MS: Final = 15_000
_FOOT: Final = 6.0
"""Design pixels below it."""


class MessageStrip(FloatingSlab):
    """A strip at the foot of its parent until it is closed or its time is over."""

    closed = Signal()
    why_wanted = Signal(str)
    """The id of the rule behind the message."""

    wide = 1000.0
    share = 1.0

    def __init__(self, art: Art, parent: QWidget) -> None:
        """Hide the strip at first."""
        super().__init__(art, parent)
        self.lie_over(parent)
        self._text = ""
        self._done = False
        self._rule = ""
        self.why_button = Button(self.look, self)
        self.why_button.clicked.connect(self._ask_why)
        self.why_button.hide()
        self.close_button = PaleIconButton(self.look, self, "line_cross")
        self.close_button.clicked.connect(self.dismiss)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.dismiss)

    def text(self) -> str:
        """Return the text; empty when it is hidden."""
        return self._text

    def show_text(self, text: str, *, done: bool = False, rule: str = "") -> None:
        """Show this in place of the last message.

        ``done`` marks success; ``rule`` is the id of the rule that says why.
        """
        self._text, self._done, self._rule = text, done, rule
        self.why_button.setVisible(bool(rule))
        self.setAccessibleName(text)
        self.fit()
        self.show()
        self.raise_()
        self._timer.start(SHOWN_MS)
        announce(self, text, at_once=not done)

    def dismiss(self) -> None:
        """Hide the message."""
        self._timer.stop()
        self._text = ""
        self.hide()
        self.closed.emit()

    def set_text_size(self, factor: float) -> None:
        """Set all text this much larger, from 0.9 to 2."""
        self.look.wanted_text = factor
        self.fit()

    def place_on(self, page: QRectF, wide: float, high: float) -> QRectF:
        foot = page.bottom() - self.look.s(_FOOT)
        return QRectF(page.center().x() - wide / 2, foot - high, wide, high)

    def describe(self) -> Part:
        icon = "state_ok" if self._done else "state_no"
        close = self.close_button.set_name(translate("Message", "Close this message"))
        words = row(
            Icons((icon,), 2.3),
            Text(self._text, bold=600, lines=0, weight=1),
            Held(self.why_button.set_texts(translate("Message", "Why?")), 150),
            Held(close, 44, 44),
            gap=16,
        )
        return Ground(words, self._paint_ground, (24, 14, 16, 14))

    def _ask_why(self) -> None:
        rule = self._rule
        self.dismiss()
        self.why_wanted.emit(rule)

    def _paint_ground(self, canvas: Canvas, rect: QRectF) -> None:
        shade = "good" if self._done else "warn"
        canvas.slab(rect, mix("parchment", shade, 0.28), 12, shade, 6)
        canvas.rounded(rect, 12, None, shade, 3)
