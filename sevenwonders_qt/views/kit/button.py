"""Buttons in the look of the table: slabs, words on the table, and switches."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, Self

from PySide6.QtCore import QCoreApplication, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import KeyMark
from sevenwonders_qt.models.keys import caps
from sevenwonders_qt.views.kit.button_words import AROUND, ON_PAGE, button_words, dark_ground
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.part import (
    Drawing,
    Ground,
    Paint,
    Part,
    Space,
    column,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.sizes import Role, Sizes
from sevenwonders_qt.views.kit.steps import ARROWS, ENTER
from sevenwonders_qt.views.kit.words import Icons, Keys, Text
from sevenwonders_qt.views.paint.canvas import Align, Canvas
from sevenwonders_qt.views.paint.furniture import button_face, focus_ring
from sevenwonders_qt.views.paint.grey import draw_grey
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import MOTION, Shade, colour
from sevenwonders_qt.views.plain_tip import set_long_tip, set_tip

translate = QCoreApplication.translate


_SLIDE: Final = 1.2 * MOTION["press"].ms
"""Milliseconds that the knob of a switch takes from one end to the other."""

_PRESSED: Final = 2.5
"""Design pixels that a button sinks while it is held down."""


class PaintedButton(QAbstractButton):
    """A button that paints itself on a canvas; Space and Enter press it."""

    sinks = True
    """Whether all of it is painted a little lower while it is held down; a slab does so itself."""

    wraps = True
    """Whether its words may take several lines; else it is never narrower than they are."""

    least = 0.0
    """Its least height, as a share of the size of text."""

    radius = 9.0
    """Of its corners, in design pixels."""

    note = ""
    """A second line, or words that explain its label."""

    is_switch = False
    """Whether it is on or off; else it is only pressed."""

    leaves: Collection[int] = ()
    """Keys that belong to the widget around it, as Enter may, and arrows."""

    faint = 1.0
    """The opacity while it is disabled."""

    fills = False
    """Whether it is painted up to its edge; else there is room for a shadow and a ring."""

    shrinks = False
    """Whether its words get smaller where there is too little room for the sizes of its page."""

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        icon: str = "",
        key: KeyMark | None = None,
        *,
        primary: bool = False,
        role: Role = "text",
    ) -> None:
        """Set the ``key``: what clicks the button on its page.

        A ``primary`` one is golden; ``role`` is that of its label.
        """
        super().__init__(parent)
        self.look = look
        self.icon_name, self.key = icon, key
        self.primary, self.role = primary, role
        self.setCheckable(self.is_switch)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_texts(self, text: str, note: str = "", about: str = "") -> Self:
        """Set the label, a second line, and whole sentences about both; returns self."""
        self.note = note
        self.setAccessibleDescription(about or note)
        if about:
            set_long_tip(self, about)
        self.setText(text)
        self.update()
        return self

    def describe(self) -> Part:
        """Return the present look; for subclasses."""
        return Part()

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Return width and height in real pixels within ``width``; zeros if the button shrinks."""
        if self.shrinks:
            return 0.0, 0.0
        part = self.describe()
        wide = min(part.wide(sizes), width) if self.wraps else part.wide(sizes)
        return wide, max(part.high(sizes, wide), self.least * sizes.px("text"))

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        """Paint the body on ``rect``."""
        with canvas.faded(self.opacity()):
            self.look.lay(self.describe(), rect, shrinks=self.shrinks).paint(canvas)
        if self.hasFocus():
            inset = canvas.s(8) if self.fills else 0.0
            focus_ring(canvas, rect.adjusted(inset, inset, -inset, -inset), self.radius)

    def body(self) -> QRectF:
        """Return the rectangle that is painted."""
        return QRectF(self.rect()) if self.fills else self.look.body(self)

    def opacity(self) -> float:
        """Return the present opacity."""
        return 1.0 if self.isEnabled() else self.faint

    def hovered(self) -> bool:
        """Return whether the mouse is on it and it can be pressed."""
        return self.isEnabled() and self.underMouse()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in self.leaves:
            event.ignore()
        elif event.key() in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        body = self.body()
        if self.sinks and self.isDown():
            body.translate(0, self.look.s(_PRESSED))
        with Painting(self) as painter:
            self.paint(self.look.canvas(painter), body)


class TableButton(PaintedButton):
    """A button beside others in a table or a chart; the arrow keys move between them."""

    reached = Signal()
    """The keyboard has come to it."""

    left = Signal()
    """The keyboard has gone from it."""

    leaves = (*ARROWS, Qt.Key.Key_Home, Qt.Key.Key_End)
    radius = 6.0
    fills = True
    sinks = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


class Button(PaintedButton):
    """A raised slab with a label, and perhaps an icon, a second line and the key that does it."""

    sinks = False
    least = 2.4

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        body = button_face(
            canvas,
            rect,
            primary=self.primary,
            enabled=self.isEnabled(),
            focused=self.hasFocus(),
            hovered=self.hovered(),
            pressed=self.isDown(),
        )
        self.look.lay(self.describe(), body).paint(canvas)

    def describe(self) -> Part:
        words = button_words(
            ON_PAGE,
            self.text(),
            self.note,
            self.icon_name,
            self.key,
            role=self.role,
            enabled=self.isEnabled(),
            primary=self.primary,
        )
        return Ground(words, None, AROUND)


class Word(PaintedButton):
    """Words on the table that can be pressed, with a key cap after them."""

    wraps = False
    least = 2.0

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        laid = self.look.lay(self.describe(), rect)
        laid.paint(canvas)
        words = laid.placed[1][1]
        if self.isChecked():
            low = rect.center().y() + laid.sizes.px("text") * 0.72
            canvas.line((words.left(), low), (words.right(), low), "gold", 2)
        if self.hasFocus():
            focus_ring(canvas, words.adjusted(-canvas.s(1), canvas.s(3), canvas.s(1), -canvas.s(3)))

    def describe(self) -> Part:
        lit = self.isChecked() or self.hovered() or self.isDown()
        shade: Shade = "gold_light" if lit else colour("parchment", 0.85)
        words = Text(self.text(), "text", shade, 600, lines=1)
        return row(words, Keys(caps(self.key), dark=True), gap=20)


class BarButton(PaintedButton):
    """A dark button with words, a drawing before them and the key after them; golden while on."""

    wraps = False
    least = 2.4
    faint = 0.5

    def describe(self) -> Part:
        is_on = self.primary or self.isChecked()
        shade: Shade = "ink" if is_on else "parchment"
        sign = Icons((self.icon_name,), 1.3, shade=shade)
        align: Align = "left" if self.icon_name else "center"
        words = Text(self.text(), "text", shade, 600, align, lines=1, weight=1)
        keys = Keys(caps(self.key), dark=not is_on)
        fill = colour("gold" if is_on else "bar", darker=-30 if self.hovered() else 0)
        ground = dark_ground(fill, "gold_light" if self.primary else None)
        return Ground(row(sign, words, keys, gap=10), ground, (12, 3, 12, 3))


class IconButton(PaintedButton):
    """A square with a drawing alone; its accessible name and tooltip describe it."""

    side = 0.69
    """The size of the drawing, as a share of the square."""

    dark = True
    """Whether it is on the dark bar; else on parchment."""

    def set_name(self, text: str) -> Self:
        """Set the name, which says what the button does; returns self."""
        self.setAccessibleName(text)
        set_tip(self, text)
        return self

    def describe(self) -> Part:
        shade, ground = colour("ink", 0.75 if self.isEnabled() else 0.25), None
        if self.dark and self.isEnabled():
            fill = colour("bar", darker=-35 if self.hovered() else 0)
            shade, ground = colour("parchment"), dark_ground(fill)
        elif self.hovered() or self.hasFocus():
            ground = rounded(7, colour("ink", 0.12))
        return self.on(ground, shade)

    def on(self, ground: Paint | None, shade: Shade) -> Part:
        """Return the drawing in this shade on a ground."""

        def paint(canvas: Canvas, rect: QRectF) -> None:
            x, y = rect.center().toTuple()
            canvas.icon(self.icon_name, x, y, rect.height() * self.side, shade=shade)

        return Ground(Drawing(0, 0, paint), ground, (0, 0, 0, 0))


class PaleIconButton(IconButton):
    """The same on parchment."""

    dark = False


class OpenPlace(PaintedButton):
    """A dashed outline where something can be added."""

    def describe(self) -> Part:
        sign = Icons(("line_plus",), 1.2, shade="terracotta")
        label = Text(self.text(), "text", "ink_soft", 600)
        inside = row(Space(weight=1), sign, label, Space(weight=1))
        return Ground(inside, self._paint_outline, (0, 0, 0, 0))

    def _paint_outline(self, canvas: Canvas, rect: QRectF) -> None:
        lit = self.hovered() or self.isDown()
        canvas.rounded(rect, 9, colour("gold_light", 0.5) if lit else None)
        canvas.dashed(rect, 9, colour("ink", 0.65 if lit else 0.4), 2)


class Toggle(PaintedButton):
    """A switch with a label and words that explain it: below the label, or below both."""

    is_switch = True
    paragraph = False
    """Whether the words are below both."""

    brief = False
    """Whether the words are only in the tip."""

    def __init__(self, look: Look, parent: QWidget, key: KeyMark | None = None) -> None:
        super().__init__(look, parent, key=key)
        self._slide = QVariantAnimation(self)
        self._slide.setStartValue(0.0)
        self._slide.setEndValue(1.0)
        self._slide.setEasingCurve(MOTION["press"].curve)
        self._slide.valueChanged.connect(lambda _: self.update())
        self.clicked.connect(self._let_slide)
        self.chosen = self.clicked

    def set_value(self, on: bool) -> None:
        """Switch it without a signal to a person's hand: ``chosen`` is not sent."""
        self.setChecked(on)

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        with canvas.faded(1.0 if self.isEnabled() else DISABLED):
            self.look.lay(self.describe(), rect).paint(canvas)

    def _let_slide(self) -> None:
        """Let the knob slide to where it is now."""
        self._slide.stop()
        if self.look.motion > 0:
            self._slide.setDuration(round(_SLIDE / self.look.motion))
            self._slide.start()

    def describe(self) -> Part:
        switch = Drawing(56, 36, self._paint_switch)
        label, key = Text(self.text(), bold=700, weight=1), Keys(caps(self.key))
        # The note of a disabled one says why it is so.
        shade: Shade = "ink_soft" if self.isEnabled() else "ink"
        note = Text("" if self.brief else self.note, "note", shade, 400, lines=0, vertical="top")
        if self.paragraph:
            return column(row(switch, label, key, gap=16), note, gap=4)
        return row(switch, column(label, note, gap=0, weight=1, middle=True), key, gap=16)

    def _paint_switch(self, canvas: Canvas, rect: QRectF) -> None:
        s, on, middle = canvas.s, self.isChecked(), rect.center().y()
        well = QRectF(rect.left(), middle - s(15), s(56), s(30))
        ground = "good" if on else colour("stone", darker=15)
        canvas.rounded(well, 15, ground, colour("ink", 0.8 if self.hovered() else 0.6), 1.4)
        left, right = well.left() + s(15), well.right() - s(15)
        there, before = (right, left) if on else (left, right)
        if self._slide.state() == QVariantAnimation.State.Running:
            there = before + (there - before) * self._slide.currentValue()
        canvas.ellipse(there, middle, s(11), None, "parchment", "ink", 1.4)
        if on:
            canvas.icon("state_ok", left, middle, s(18))
        else:
            canvas.icon("line_cross", right, middle, s(20), shade="parchment")
        if self.hasFocus():
            focus_ring(canvas, well, 15)


class BoxTile(Toggle):
    """A switch as a picture: in colour with a golden rim when it is on, grey when it is off."""

    mark = "state_ok"
    """The icon on the picture while it is in colour."""

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        key: KeyMark | None,
        draw: Callable[[Canvas, QRectF], object],
    ) -> None:
        """``draw`` paints the picture over a whole place."""
        super().__init__(look, parent, key)
        self._draw = draw

    def describe(self) -> Part:
        on = self.isChecked()
        name = row(Text(self.text(), bold=700, lines=1, weight=1), Keys(caps(self.key)), gap=4)
        fill = "parchment_pale" if on else colour("parchment_dark", 0.8)
        return Ground(
            column(
                Drawing(0, _PICTURE, self._paint_picture, weight=1),
                Ground(name, None, (4, 0, 2, 0)),
                gap=4,
            ),
            rounded(10, fill, "gold" if on else colour("ink", 0.3), 3 if on else 1.2),
            (6, 6, 6, 6),
            1,
        )

    def in_colour(self) -> bool:
        """Return whether the picture has its colours."""
        return self.isChecked()

    def _paint_picture(self, canvas: Canvas, rect: QRectF) -> None:
        on = self.in_colour()
        key = "box", self.text(), on, self.hovered()
        canvas.cached(canvas.art.wonders, key, rect, 0, self._paint_once)
        side = canvas.s(34)
        if on:
            x, y = rect.right() - side * 0.45, rect.top() + side * 0.45
            canvas.icon(self.mark, x, y, side)
        if self.hasFocus():
            focus_ring(canvas, rect, 7)

    def _paint_once(self, canvas: Canvas, rect: QRectF) -> None:
        with canvas.clip(rect, 7), canvas.faded(1.0 if self.in_colour() or self.hovered() else 0.8):
            if self.in_colour():
                self._draw(canvas, rect)
            else:
                draw_grey(canvas, rect, self._draw)
        canvas.rounded(rect, 7, None, colour("ink", 0.5), 1.4)


class SmallTile(BoxTile):
    """The same in a row of many: the picture has the rim, and the name is below it."""

    def describe(self) -> Part:
        bold = 700 if self.in_colour() else 500
        name = Text(self.text(), "note", bold=bold, align="center", lines=0, vertical="top")
        return column(Drawing(0, _SMALL, self._paint_framed), name, gap=4)

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        wide = max(sizes.width(word, "note", 700) for word in self.text().split() or [""])
        return wide, super().needs(sizes, width)[1]

    def _paint_framed(self, canvas: Canvas, rect: QRectF) -> None:
        self._paint_picture(canvas, rect)
        on = self.in_colour()
        canvas.rounded(rect, 7, None, "gold" if on else colour("ink", 0.3), 3 if on else 1.2)


class SwapTile(SmallTile):
    """One of two things, never grey: each press takes the other one."""

    is_switch = False
    mark = "ui_replay"

    def in_colour(self) -> bool:
        return True


_PICTURE, _SMALL = 88.0, 84.0
"""Design pixels of the picture of a box, and of a small one."""

DISABLED: Final = 0.7
"""The opacity of a switch that cannot be used now: its words can be read."""

COPIED_MS: Final = 2500


class SeedButton(PaintedButton):
    """A button with a seed; pressed, it copies it and says so for a moment."""

    radius = 10.0

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Hide the button until there is a seed."""
        super().__init__(look, parent, key=acts.SEED)
        self.seed = ""
        self._said = QTimer(self, singleShot=True, interval=COPIED_MS)
        self._said.timeout.connect(self.named)
        self.clicked.connect(self._copy)
        self.hide()

    def show_seed(self, seed: str) -> None:
        """Set the seed to show; "" hides the button."""
        self.seed = seed
        self._said.stop()
        self.setVisible(bool(seed))
        self.named()

    def named(self) -> Self:
        """Set the words in the chosen language; returns self."""
        text = translate("Score", "Seed {seed}")
        if self._said.isActive():
            text = translate("Score", "{seed} copied")
        self.setText(text.format(seed=self.seed))
        set_tip(self, translate("Score", "Copy the seed: it deals the same cards again"))
        self.setAccessibleDescription(self.toolTip())
        self.update()
        return self

    def describe(self) -> Part:
        sign = Icons(("state_ok",) if self._said.isActive() else (), 1.3)
        words = Text(self.text(), bold=600, weight=1, narrow=True)
        fill = colour("parchment", 0.94, darker=-6 if self.hovered() else 0)
        ground = rounded(10, fill, colour("ink", 0.7), 1.4, shadow=3)
        return Ground(row(words, sign, Keys(caps(self.key)), gap=8), ground, (16, 3, 12, 3))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.seed)
        self._said.start()
        self.named()
