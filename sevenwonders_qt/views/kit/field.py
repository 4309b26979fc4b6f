"""Fields to fill in: a line of text, a list to choose from, a slider, a few choices in sight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, Generic, Literal, NamedTuple, Self, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPalette,
    QStandardItem,
    QStandardItemModel,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QSlider,
    QWidget,
)

from sevenwonders_qt.views.kit.button import DISABLED, PaintedButton
from sevenwonders_qt.views.kit.look import CLEAR, Look
from sevenwonders_qt.views.kit.part import (
    ROUND,
    Beside,
    Drawing,
    Fitting,
    Ground,
    Paint,
    Part,
    Space,
    column,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.piece import Piece
from sevenwonders_qt.views.kit.scroll import RowPainter, dress
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.steps import ENTER
from sevenwonders_qt.views.kit.words import Held, Icons, Text, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.fonts import font
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import Shade, colour, mix
from sevenwonders_qt.views.paint.wonder import wonder_picture
from sevenwonders_qt.views.plain_tip import set_long_tip, set_tip

_LINES: Final = 18
"""Lines of an opened list without scrolling: as many as the longest list of wonders."""

_FIELD: Final = 1.7
"""The least height of a field, as a share of the size of its text."""


def draw_field(canvas: Canvas, rect: QRectF, *, focused: bool, hovered: bool) -> None:
    """Draw the pale box around every field."""
    edge = colour("ink", 0.7 if hovered else 0.4)
    canvas.rounded(rect, 7, "parchment_pale", edge, 1.3)
    if focused:
        focus_ring(canvas, rect, 7)


class LineEdit(QLineEdit):
    """One line of text in a painted box."""

    def __init__(self, look: Look, parent: QWidget, most: int = 60) -> None:
        super().__init__(parent)
        self.look = look
        self.setMaxLength(most)
        self.setAcceptDrops(False)  # a file dropped anywhere on the window is a match
        self.setFrame(False)
        # Within a scroll area the style of the area would paint a ground of its own.
        self.setStyleSheet("QLineEdit { background: transparent; border: none; }")
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def rescale(self) -> None:
        """Take font and margins from the scale of the page, and the colours of the palette."""
        self.setFont(font(self.look.sizes.px("text"), 500, "condensed"))
        self.setPalette(self.inks())
        side = round(self.look.s(CLEAR + 9))
        self.setTextMargins(side, 0, side, 0)

    def inks(self) -> QPalette:
        """Return the colours of its text; its ground is painted."""
        palette, art = self.palette(), self.look.art
        ink = art.colour("ink", role="text")
        for role, shade in (
            (QPalette.ColorRole.Base, art.colour("pure_black", 0.0)),
            (QPalette.ColorRole.Text, ink),
            (QPalette.ColorRole.PlaceholderText, ink),
            (QPalette.ColorRole.Highlight, art.colour("gold")),
            (QPalette.ColorRole.HighlightedText, ink),
        ):
            palette.setColor(role, shade)
        return palette

    def set_texts(self, name: str, hint: str = "") -> Self:
        """Set the name, and the hint that is shown while it is empty; returns self."""
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        return self

    def begin(self) -> None:
        """Focus it; typing replaces its text."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Return no width of its own, and the height in real pixels."""
        return 0.0, _FIELD * sizes.px("text")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:  # belongs to the page
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            draw_field(
                self.look.canvas(painter),
                self.look.body(self),
                focused=self.hasFocus(),
                hovered=self.underMouse(),
            )
        super().paintEvent(event)


T = TypeVar("T")


class Option(NamedTuple, Generic[T]):
    """One of several choices: its value, its words and perhaps an icon beside them.

    ``name`` is read aloud in place of the words, ``note`` says what the choice changes. In a list
    there may be a ``picture``, of a wonder and its side, ``bars``, how many are full and how many
    there are, and a ``refusal``, why it cannot be chosen; one that is ``faint`` chooses nothing.
    """

    value: T
    text: str
    icon: str = ""
    name: str = ""
    note: str = ""
    picture: tuple[str, str] | None = None
    bars: tuple[int, int] = (0, 0)
    refusal: str = ""
    faint: bool = False


def options(texts: Mapping[T, str], notes: Mapping[Any, str] = {}) -> list[Option[T]]:
    """Return values with their words, and notes on some."""
    return [Option(value, text, note=notes.get(value, "")) for value, text in texts.items()]


class Choice(QComboBox):
    """A list to choose from, painted; sends ``chosen`` with the value a person picked."""

    chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget, row: float = 46, wide: float = 0) -> None:
        """Set ``row``, the height of a line of the opened list, and ``wide``, its least width.

        Both are in design pixels.
        """
        super().__init__(parent)
        self.look = look
        self.row = row
        self.wide = wide
        self.entries: list[Option[Any]] = []
        self._made = False
        self.setMaxVisibleItems(_LINES)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.activated.connect(self._pick)

    @property
    def is_open(self) -> bool:
        """Whether the list is seen."""
        return self._made and self.view().isVisible()

    def _make_list(self) -> None:
        """Make the list at its first use, as it takes 100 kB, in the colours of the palette."""
        if not self._made:
            self._made = True
            self.setItemDelegate(RowPainter(self, lambda number: self.entries[number]))
        art = self.look.art
        pale = art.colour("parchment_pale").name()
        edge = art.colour("ink_soft", role="line").name()
        # A list below the field on every system, instead of a menu over it.
        style = (
            "QComboBox { combobox-popup: 0; }"
            f"QComboBox QAbstractItemView {{ background: {pale}; border: 1px solid {edge};"
            " outline: 0; padding: 2px; }"
        )
        dress(self, style)

    def set_options(self, options: Sequence[Option[Any]], value: object, name: str = "") -> Self:
        """Set the options and the chosen value; returns self and sends no signal.

        ``name`` is the name for assistive technology.
        """
        self.setAccessibleName(name or self.accessibleName())
        entries = [*options]
        if entries != self.entries:
            self.entries = entries
            model = QStandardItemModel(self)
            for entry in entries:
                item = QStandardItem(entry.text)
                item.setEnabled(not entry.refusal)
                set_tip(item, entry.refusal)
                item.setData(entry.note, Qt.ItemDataRole.AccessibleDescriptionRole)
                model.appendRow(item)
            self.setModel(model)
        self.setCurrentIndex([entry.value for entry in entries].index(value))
        self.update()
        return self

    def row_size(self, row: Option[Any]) -> QSize:
        """Return a line's size in the opened list, in real pixels; large text has room in it."""
        high = max(self.look.s(self.row), 2 * self.row_sizes.px("text"))
        return QSize(round(self.look.s(120)), round(high))

    @property
    def row_sizes(self) -> Sizes:
        """The sizes of the lines of the opened list."""
        return self.look.sizes

    def row_part(self, row: Option[Any]) -> Part:
        """Return a line of the opened list."""
        line = entry_part(row, self.row - 30 if row.note else self.row)
        note = Text(row.note, "note", "ink_soft", 400, lines=0, vertical="top")
        return Ground(column(line, note, gap=2, weight=1), None, (5, 3, 10, 4))

    def entry(self) -> Option[Any] | None:
        """Return the line that is chosen."""
        number = self.currentIndex()
        return self.entries[number] if number >= 0 else None

    def value(self) -> Any:
        """Return the chosen value; None where there is nothing to choose from."""
        entry = self.entry()
        return entry.value if entry is not None else None

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Return the width of its words and its least height, in real pixels."""
        entry, words = self.entry(), 0.0
        if entry is not None and not entry.faint and (not entry.picture or sizes.grows):
            line = entry_part(entry, 1.5 * sizes.px("text") / sizes.u)
            words = line.wide(sizes) + sizes.s(48)
        return words, _FIELD * sizes.px("text")

    def choose(self, number: int) -> None:
        """Choose the line in this place, as a person does."""
        self.setCurrentIndex(number)
        self.hidePopup()
        self._pick(number)

    def _pick(self, number: int) -> None:
        # From the entries: a value that went through Qt would come back as a plain string.
        self.chosen.emit(self.entries[number].value)

    def showPopup(self) -> None:
        self._make_list()
        self.view().setMinimumWidth(max(self.width(), round(self.look.s(self.wide))))
        self.view().doItemsLayout()  # the lines may have been measured at another scale
        super().showPopup()
        self._grow_popup()

    def _grow_popup(self) -> None:
        """Show every line, over the field itself where there is too little room beside it."""
        view, popup = self.view(), self.view().window()
        lines = range(min(self.count(), self.maxVisibleItems()))
        lacking = sum(view.sizeHintForRow(line) for line in lines) - view.viewport().height()
        if lacking <= 0:
            return
        screen, place = self.screen().availableGeometry(), popup.geometry()
        high = min(place.height() + lacking, screen.height())
        is_above = place.top() < self.mapToGlobal(self.rect().topLeft()).y()
        top = place.bottom() + 1 - high if is_above else place.top()
        top = max(screen.top(), min(top, screen.bottom() + 1 - high))
        popup.setGeometry(place.left(), top, place.width(), high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Letters and Enter belong to the page; the list would search with them.
        if (event.text().isprintable() and event.text().strip()) or event.key() in ENTER:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Rolling over a page must not change the choice.
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, rect, s = self.look.canvas(painter), self.look.body(self), self.look.s
            draw_field(canvas, rect, focused=self.hasFocus(), hovered=self.underMouse())
            entry = self.entry()
            if entry is not None:
                inner = rect.adjusted(s(5), 0, -s(34), 0)
                self.look.lay(entry_part(entry, inner.height() / canvas.u), inner).paint(canvas)
            if self.isEnabled():
                canvas.icon(
                    "line_down", rect.right() - s(18), rect.center().y(), s(22), shade="ink"
                )


def entry_part(entry: Option[Any], high: float) -> Part:
    """Return a line of a list: a picture, icon or bars, and words; ``high`` in design pixels."""
    sign: tuple[Part, ...] = ()
    if entry.picture is not None or entry.icon == "wonder":
        tall = min(52.0, max(24.0, high - 10))
        wonder, side = entry.picture or ("", "")
        picture = wonder_picture(wonder, side, radius=5)
        sign = (column(Drawing(tall * 1.8, tall, picture), middle=True),)
    elif entry.icon:
        sign = (Icons((entry.icon,), 1.6),)
    shade: Shade = "ink_soft" if entry.faint else "ink"
    named = entry.picture is not None or entry.faint
    words = Text(
        entry.text,
        "text",
        shade,
        600 if named else 500,
        lines=2 if named else 1,
        weight=1,
        narrow=not named,
    )
    bars = (Drawing(4 + 8 * entry.bars[1], 26, partial(_draw_bars, bars=entry.bars)),)
    return row(*sign, words, *(bars if entry.bars[1] else ()), gap=9)


def _draw_bars(canvas: Canvas, rect: QRectF, bars: tuple[int, int]) -> None:
    s, (full, count) = canvas.s, bars
    for number in range(count):
        high = s(6 + 3.6 * number)
        left, foot = rect.left() + s(2 + 8 * number), rect.center().y() + s(9)
        bar = QRectF(left, foot - high, s(5.5), high)
        canvas.rounded(bar, 2, "terracotta" if number < full else colour("ink", 0.18))


class Slider(QSlider):
    """A slider over a few steps; a click goes straight to the step under the mouse."""

    chosen = Signal(object)
    """The step that a person has gone to."""

    def __init__(self, look: Look, parent: QWidget, steps: Sequence[float]) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.look = look
        self._steps = steps
        self.setRange(0, len(steps) - 1)
        self.valueChanged.connect(lambda number: self.chosen.emit(steps[number]))
        self.setPageStep(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_value(self, step: float) -> None:
        """Choose without a signal."""
        with QSignalBlocker(self):
            self.setValue(self._steps.index(step))

    def knob(self, value: int) -> QPointF:
        """Return the knob's place for this value, in the widget's coordinates."""
        rail = self._rail()
        share = (value - self.minimum()) / max(1, self.maximum() - self.minimum())
        return QPointF(rail.left() + rail.width() * share, rail.center().y())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._follow(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._follow(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, rail, s = self.look.canvas(painter), self._rail(), self.look.s
            at = self.knob(self.value())
            for value in range(self.minimum(), self.maximum() + 1):
                x = self.knob(value).x()
                canvas.line((x, at.y() + s(14)), (x, at.y() + s(20)), colour("ink", 0.5), 1.5)
            canvas.rounded(rail, 4, colour("ink", 0.18))
            canvas.rounded(QRectF(rail.topLeft(), QPointF(at.x(), rail.bottom())), 4, "terracotta")
            canvas.ellipse(at.x() + s(1), at.y() + s(2), s(13), None, colour("pure_black", 0.25))
            canvas.ellipse(at.x(), at.y(), s(13), None, "parchment", colour("ink", 0.8), 2)
            canvas.ellipse(at.x(), at.y(), s(5), None, "terracotta")
            if self.hasFocus():
                side = s(13)
                knob = QRectF(at.x() - side, at.y() - side, side * 2, side * 2)
                focus_ring(canvas, knob.adjusted(s(2), s(2), -s(2), -s(2)), 14)

    def _rail(self) -> QRectF:
        body = self.look.body(self)
        half = self.look.s(4)
        end = self.look.s(14)
        return QRectF(body.left() + end, body.center().y() - half, body.width() - 2 * end, 2 * half)

    def _follow(self, x: float) -> None:
        rail = self._rail()
        share = min(1.0, max(0.0, (x - rail.left()) / max(1.0, rail.width())))
        self.setValue(round(self.minimum() + share * (self.maximum() - self.minimum())))


Form = Literal["well", "tiles", "tabs"]


_GAPS: Final[dict[Form, tuple[float, float]]] = {
    "well": (0.0, 3.0),
    "tiles": (4.0, 0.0),
    "tabs": (12.0, 0.0),
}
"""Design pixels between the parts, and around all of them."""

_MARGIN: Final[dict[Form, float]] = {"well": 2.0, "tiles": 2.0, "tabs": 10.0}
"""Design pixels that are free at either side of the words of a part, at least."""


class Segment(PaintedButton):
    """One part of a `Segments`."""

    leaves = ENTER  # the arrows have chosen already
    fills = True
    sinks = False
    wraps = False
    least = 2.5

    is_switch = True

    def __init__(self, look: Look, parent: Segments[T]) -> None:
        super().__init__(look, parent)
        self.form: Form = parent.form
        self._row: QWidget = parent

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        with canvas.faded(1.0 if self.isEnabled() else DISABLED):
            self.look.lay(self.describe(), rect, shrinks=self.shrinks).paint(canvas)

    def describe(self) -> Part:
        on, end = self.isChecked(), Space(_MARGIN[self.form], weight=1)
        shade = {"tabs": "parchment", "tiles": "ink", "well": "ink_soft"}[self.form]
        if on:
            shade = "parchment" if self.form == "tiles" else "ink"
        words = Text(self.text(), "text", shade, 600, "center", lines=1, narrow=True)
        drawn = sign(self.icon_name, 24, shade="moon" if on else "dusk")
        after = (drawn,) if self.icon_name else ()
        edge, short = Space(_MARGIN[self.form] / 3), replace(words, weight=1.0, cut=True)
        # On a page with less room than it needs, it shows as much of the words as there is room
        # for.
        whole = Beside(end, words, *after, end, gap=4)
        inside = Fitting(whole, Beside(edge, short, *after, edge, gap=4), needs=whole)
        return Ground(Ground(inside, self._ground(), (0, 0, 0, 0)), None, (1, 1, 1, 1))

    def _ground(self) -> Paint | None:
        on, lit = self.isChecked(), self.hovered()
        if self.form == "tabs":
            tab = "gold" if on else mix("sea", "sea_deep", 0.35 if lit else 0.7)
            return rounded(ROUND, tab, "gold_light" if on else colour("sea", 0.9), 1.6)
        if self.form == "tiles":
            fill = colour("parchment_pale", darker=6 if lit else 0)
            if on:
                fill = "night" if self.icon_name == "line_moon" else mix("sea", "sea_deep", 0.4)
            return rounded(7, fill, colour("ink", 0.5 if on else 0.3), 1.4)
        if on:
            return rounded(7, "gold", colour("ink", 0.6), 1.2)
        return rounded(7, colour("ink", 0.09)) if lit else None

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._row.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._row.update()


def _explain(part: Segment, option: Option[Any]) -> None:
    """Set the tooltip of an option: its name, and a note on a line of its own."""
    if option.note:
        set_long_tip(part, "\n".join(filter(None, (option.name, option.note))))
    else:
        set_tip(part, option.name)


class Segments(Piece, Generic[T]):
    """A choice of one among a few: parts of a sunken well, tiles, or tabs on the dark table.

    Sends ``chosen`` with the value a person picked; arrow keys move within it.
    """

    chosen = Signal(object)

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        form: Form = "well",
        *,
        exclusive: bool = True,
        focusable: bool = True,
        squeezed: bool = False,
    ) -> None:
        """Let the mouse alone reach it without ``focusable``: the keys stay where they are.

        One that is ``squeezed`` has as much of its words as there is room for.
        """
        super().__init__(look, parent)
        self._squeezed = squeezed
        self.form: Form = form
        self._focusable = focusable
        self._values: list[T] = []
        self._options: list[Option[T]] = []
        self._exclusive = exclusive
        self.parts: list[Segment] = []

    def set_options(self, options: Sequence[Option[T]], value: T, name: str = "") -> Self:
        """Set the options and the chosen value; returns self and sends no signal.

        ``name`` is the name for assistive technology.
        """
        self.setAccessibleName(name or self.accessibleName())
        self._values = [option.value for option in options]
        while len(self.parts) < len(options):
            part = Segment(self.look, self)
            part.shrinks = self._squeezed
            part.setAutoExclusive(self._exclusive)
            part.clicked.connect(partial(self._pick, part))
            self.parts.append(part)
            part.show()
        while len(self.parts) > len(options):
            part = self.parts.pop()
            part.hide()
            part.deleteLater()
        self._options = [*options]
        for part, option in zip(self.parts, options, strict=True):
            part.setText(option.text)
            part.icon_name = option.icon
            part.setAccessibleName(option.name or option.text)
            part.setAccessibleDescription(option.note)
            _explain(part, option)
        self.set_value(value)
        self.arrange()
        return self

    def value(self) -> T | None:
        """Return the chosen value."""
        chosen = zip(self.parts, self._values, strict=True)
        return next((value for part, value in chosen if part.isChecked()), None)

    def set_value(self, value: T) -> None:
        """Choose without a signal; nothing stays chosen where it is not one of several."""
        self.parts[self._values.index(value)].setChecked(self._exclusive)
        for part in self.parts:  # Tab goes to the chosen part, arrow keys go on from there
            stops = part.isChecked() or not self._exclusive
            policy = Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus
            part.setFocusPolicy(policy if self._focusable else Qt.FocusPolicy.NoFocus)

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Return width and height in real pixels; tiles are as wide as the widest of them."""
        part = self._part(sizes)
        wide = part.wide(sizes)
        if self.form == "tiles":
            gap, _ = _GAPS[self.form]
            tile = max(each.describe().wide(sizes) for each in self.parts)
            wide = len(self.parts) * tile + sizes.s(gap) * (len(self.parts) - 1)
        breaks = sizes.grows or self.look.large
        return min(width, wide) if breaks else wide, part.high(sizes, width)

    def close_option(self, value: T, reason: str) -> None:
        """Disable this value, with the reason in its tooltip; "" enables it again."""
        number = self._values.index(value)
        self.parts[number].setEnabled(not reason)
        if reason:
            set_tip(self.parts[number], reason)
        else:
            _explain(self.parts[number], self._options[number])

    def _pick(self, part: Segment) -> None:
        part.setChecked(self._exclusive)
        self.chosen.emit(self._values[self.parts.index(part)])

    def describe(self) -> Part:
        return self._part(self.look.sizes)

    def _part(self, sizes: Sizes) -> Part:
        """Return the options: tiles all of one width, other parts as wide as their words need."""
        gap, rim = _GAPS[self.form]
        if self.form == "tiles":
            line: Part = Beside(*(Held(part, weight=1) for part in self.parts), gap=gap)
        else:
            parts = (Held(part, weight=part.describe().wide(sizes)) for part in self.parts)
            line = row(*parts, gap=gap, breaks=self.look.large)
        return Ground(line, self._paint_ground, (rim,) * 4)

    def _paint_ground(self, canvas: Canvas, rect: QRectF) -> None:
        if self.form == "well":
            canvas.rounded(rect, 9, colour("ink", 0.10), colour("ink", 0.3), 1.2)
        for part in self.parts:
            if part.hasFocus():
                inset = canvas.s(1)
                ring = QRectF(part.geometry()).adjusted(inset, inset, -inset, -inset)
                canvas.rounded(ring.adjusted(-inset, -inset, inset, inset), 9, None, "ink", 6)
                focus_ring(canvas, ring.adjusted(inset, inset, -inset, -inset))
