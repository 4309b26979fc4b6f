"""The positions to practise: what there is, what comes today, and how far one has come."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models import drill_words as words
from sevenwonders_qt.models.drill_deck import BOXES, Progress
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import Cell, Drawing, Part, Space, row
from sevenwonders_qt.views.kit.words import Held, Text, panel
from sevenwonders_qt.views.pages.button import Button
from sevenwonders_qt.views.pages.segments import Option, Segments
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate


class DrillsPage(SidePage):
    """Sends `start_wanted` with the chosen set; the positions themselves stand on the table."""

    start_wanted = Signal(str)
    """One of the `sets` is to be practised."""

    def __init__(self, art: Art) -> None:
        """Empty until `show_progress`."""
        super().__init__(art)
        look = self.look
        self._found: Mapping[str, Progress] = {}
        self._note = ""
        self.sets: Segments[str] = Segments(look, self, "tabs")
        self.start_button = Button(look, self, "ui_play", "⏎", primary=True, role="title")
        self.sets.chosen.connect(lambda _: self.rearrange())
        self.start_button.clicked.connect(lambda: self.start_wanted.emit(self.chosen))
        self._name_sets()
        self.sets.set_value(words.ALL)

    @property
    def chosen(self) -> str:
        """The set that is shown."""
        return self.sets.value() or words.ALL

    @property
    def found(self) -> Progress | None:
        """What the chosen set comes to; None as long as nobody has counted."""
        return self._found.get(self.chosen)

    def show_progress(self, found: Mapping[str, Progress], note: str = "") -> None:
        """How far one has come with each set; ``note`` says why there is nothing for now."""
        self._found, self._note = found, note
        self.rearrange()

    def choose(self, name: str) -> None:
        """Show this set."""
        self.sets.set_value(name)
        self.rearrange()

    def focus_first(self) -> None:
        """Put the keyboard on the start."""
        first: QWidget = self.start_button if self.start_button.isEnabled() else self.back_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    # Inner -------------------------------------------------------------------------------------

    def _name_sets(self) -> None:
        options = [self._option(name) for name in words.sets()]
        self.sets.set_options(options, translate("Drill", "Which positions"))

    def _start(self) -> Part:
        due = self.found.due if self.found is not None else 0
        ahead = translate("Drill", "nothing is due: practise ahead")
        today = translate("Drill", "%n position(s) for today", None, due)
        self.start_button.set_texts(translate("Drill", "Start"), today if due else ahead)
        self.start_button.setEnabled(self.found is not None and self.found.positions > 0)
        return Held(self.start_button, high=92)

    def _option(self, name: str) -> Option[str]:
        found = self._found.get(name)
        count = "" if found is None else f" {found.positions}"
        return Option(name, f"{words.set_name(name)}{count}")

    # Where it stands ---------------------------------------------------------------------------

    def describe(self) -> Part:
        self.setAccessibleName(translate("Drill", "Drills"))
        self._name_sets()
        about = translate(
            "Drill",
            "A position of a real match stands on the table: choose as you would in a match, and"
            " you see at once how good the choice was, and why. What was wrong comes back today,"
            " what was right after longer and longer times.",
        )
        own = translate(
            "Drill",
            "Your own positions come from the reviews of your matches: every choice with a medium"
            " or large loss.",
        )
        left = panel(
            translate("Drill", "Practise"),
            Text(about, "text", lines=0),
            Text(own, "text", "ink_soft", lines=0),
            Space(weight=1),
            Text(self._note, "text", "good", 700, lines=0),
            self._start(),
            weight=1,
        )
        return self.page(
            translate("Drill", "Drills"),
            row(left, self._progress(), gap=24, weight=1),
            Held(self.sets),
        )

    def _progress(self) -> Part:
        found = self.found
        if found is None:
            return panel(translate("Drill", "Progress"), Space(weight=1), weight=1)
        most = max(1, found.new, *found.boxes)
        rows = [_bar(translate("Drill", "never seen"), found.new, most)]
        for days, count in zip(BOXES, found.boxes, strict=True):
            rows.append(_bar(words.box_words(days), count, most))
        return panel(
            translate("Drill", "Progress"),
            Text(words.due_words(found), "text", bold=700, lines=0),
            Text(words.answers_words(found), "text", lines=0),
            Space(10),
            Text(translate("Drill", "When the positions come back"), "note", "ink_soft"),
            *rows,
            Space(weight=1),
            weight=1,
        )


def _bar(name: str, count: int, most: int) -> Part:
    """How many positions stand in a box, as a bar and a number."""
    drawing = Drawing(0, 30, partial(_paint_bar, share=count / most), weight=1.6)
    number = Cell(Text(str(count), "text", bold=700, align="right"), 44)
    return row(Text(name, "text", weight=1), drawing, number, gap=14)


def _paint_bar(canvas: Canvas, rect: QRectF, *, share: float) -> None:
    s = canvas.s
    canvas.rounded(rect, 6, colour("ink", 0.08))
    if share > 0:
        full = QRectF(rect.left(), rect.top(), max(s(10), rect.width() * share), rect.height())
        canvas.rounded(full, 6, "gold", colour("ink", 0.5), 1)
