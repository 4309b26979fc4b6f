"""A choice of one among a few, all of them in sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, Literal, NamedTuple, Self, TypeVar

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from sevenwonders_qt.views.kit.part import Beside, Drawing, Ground, Part, Space, column
from sevenwonders_qt.views.kit.piece import Piece
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Held, Text
from sevenwonders_qt.views.pages.button import ENTER, PaintedButton
from sevenwonders_qt.views.pages.glyph import draw_glyph
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.theme import colour, mix
from sevenwonders_qt.views.plain_tip import long_tip, plain_tip

T = TypeVar("T")
Form = Literal["well", "tiles", "tabs"]


_GAPS: Final[dict[Form, tuple[float, float]]] = {
    "well": (0.0, 3.0),
    "tiles": (4.0, 0.0),
    "tabs": (12.0, 0.0),
}
"""Design pixels between the parts, and around all of them."""

_SHARE: Final = 0.86
"""The size of their words on a page that is not described."""

_MARGIN: Final[dict[Form, float]] = {"well": 0.7, "tiles": 0.7, "tabs": 1.6}
"""The least room beside the words of a part, as a share of their size."""


class Option(NamedTuple, Generic[T]):
    """One choice of a `Segments`: its value, its words and perhaps a drawing beside them.

    ``name`` is read aloud in place of the words, ``note`` says what the choice changes.
    """

    value: T
    text: str
    glyph: str | None = None
    name: str = ""
    note: str = ""


class Segment(PaintedButton):
    """One part of a `Segments`."""

    leaves = ENTER  # the arrows have chosen already
    fills = True
    sinks = False

    def __init__(self, look: Look, parent: Segments[T]) -> None:
        super().__init__(look, parent)
        self.setCheckable(True)
        self.glyph: str | None = None
        self.form: Form = parent.form
        self._row: QWidget = parent

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        rim = canvas.s(1)
        with canvas.faded(1.0 if self.isEnabled() else 0.45):
            self.paint_ground(canvas, rect.adjusted(rim, rim, -rim, -rim))
            self.look.lay(self.describe(), rect, _SHARE).paint(canvas)

    def describe(self) -> Part:
        on, end = self.isChecked(), Space(weight=1)
        shade = {"tabs": "parchment", "tiles": "ink", "well": "ink_soft"}[self.form]
        if on:
            shade = "parchment" if self.form == "tiles" else "ink"
        words = Text(self.text(), "text", shade, 600, "center", lines=1, narrow=True)
        sign = (Drawing(22, 0, self._paint_glyph),) if self.glyph else ()
        return Beside(end, words, *sign, end, gap=4)

    def _paint_glyph(self, canvas: Canvas, rect: QRectF) -> None:
        shade, middle = "moon" if self.isChecked() else "dusk", rect.center()
        draw_glyph(canvas, self.glyph or "", middle.x(), middle.y(), rect.width(), shade)

    def paint_ground(self, canvas: Canvas, rect: QRectF) -> None:
        on, pale = self.isChecked(), colour("parchment_pale", darker=6 if self.hovered() else 0)
        if self.form == "tabs":
            ground = "gold" if on else mix("sea", "sea_deep", 0.35 if self.hovered() else 0.7)
            radius = rect.height() / canvas.u / 2
            canvas.rounded(rect, radius, ground, "gold_light" if on else colour("sea", 0.9), 1.6)
        elif self.form == "tiles":
            chosen = "night" if self.glyph == "moon" else mix("sea", "sea_deep", 0.4)
            edge = colour("ink", 0.5 if on else 0.3)
            canvas.rounded(rect, 7, chosen if on else pale, edge, 1.4)
        elif on:
            canvas.rounded(rect, 7, "gold", colour("ink", 0.6), 1.2)
        elif self.hovered():
            canvas.rounded(rect, 7, colour("white", 0.35))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._row.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._row.update()


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
    ) -> None:
        super().__init__(look, parent)
        self.form: Form = form
        self._values: list[T] = []
        self._tips: list[str] = []
        self.parts: list[Segment] = []
        self._group = QButtonGroup(self)
        self._group.setExclusive(exclusive)
        self._group.idClicked.connect(self._pick)

    def set_options(self, options: Sequence[Option[T]], name: str = "") -> Self:
        """Itself with these choices, in order; the one chosen before stays chosen.

        ``name`` is what assistive technology calls it.
        """
        self.setAccessibleName(name or self.accessibleName())
        self._values = [option.value for option in options]
        while len(self.parts) < len(options):
            part = Segment(self.look, self)
            self._group.addButton(part, len(self.parts))
            self.parts.append(part)
            part.show()
        while len(self.parts) > len(options):
            part = self.parts.pop()
            self._group.removeButton(part)
            part.hide()
            part.deleteLater()
        self._tips = [
            long_tip("\n".join(filter(None, (option.name, option.note))))
            if option.note
            else plain_tip(option.name)
            for option in options
        ]
        for part, option, tip in zip(self.parts, options, self._tips, strict=True):
            part.setText(option.text)
            part.glyph = option.glyph
            part.setAccessibleName(option.name or option.text)
            part.setAccessibleDescription(option.note)
            part.setToolTip(tip)
        self.arrange()
        return self

    def value(self) -> T | None:
        """What is chosen."""
        number = self._group.checkedId()
        return self._values[number] if number >= 0 else None

    def set_value(self, value: T) -> None:
        """Choose without a signal."""
        self.parts[self._values.index(value)].setChecked(True)
        for part in self.parts:  # Tab goes to what is chosen, arrow keys go on from there
            policy = Qt.FocusPolicy.StrongFocus if part.isChecked() else Qt.FocusPolicy.ClickFocus
            part.setFocusPolicy(policy)

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Its width and height in real pixels, on a page that is described."""
        lines = self._lines(sizes, width)
        return max(self._wide(sizes, line) for line in lines), 2.5 * sizes.px("text") * len(lines)

    def close_option(self, value: T, reason: str) -> None:
        """This value cannot be chosen, and its tooltip says why; "" opens it again."""
        number = self._values.index(value)
        self.parts[number].setEnabled(not reason)
        self.parts[number].setToolTip(reason or self._tips[number])

    def _pick(self, number: int) -> None:
        if not self._group.exclusive():
            self.parts[number].setChecked(False)
        self.chosen.emit(self._values[number])

    def _wide(self, sizes: Sizes, parts: Sequence[Segment]) -> float:
        """How wide a line of these parts is, in real pixels."""
        px, (gap, rim) = sizes.px("text"), _GAPS[self.form]
        words = [sizes.width(part.text(), "text", 600, family="condensed") for part in parts]
        apart = sizes.s(gap * (len(words) - 1) + 2 * rim)
        return sum(words) + _MARGIN[self.form] * px * len(words) + apart

    def _lines(self, sizes: Sizes, width: float) -> list[list[Segment]]:
        """One line of parts; more where text is very large and one is too wide."""
        lines: list[list[Segment]] = [[]]
        for part in self.parts:
            longer = [*lines[-1], part]
            if self.look.large and lines[-1] and self._wide(sizes, longer) > width + 1:
                lines.append([part])
            else:
                lines[-1] = longer
        return lines

    def describe(self) -> Part:
        body, sizes, (gap, rim) = self.body(), self.look.own_sizes(), _GAPS[self.form]
        lines = self._lines(sizes, body.width())
        if len(lines) * 1.5 * sizes.px("text") > body.height():
            lines = [self.parts]  # smaller words, where a place was measured for one line
        rows = [
            Beside(*(Held(part, weight=self._share(part)) for part in line), gap=gap, weight=1)
            for line in lines
        ]
        return Ground(column(*rows, gap=gap), self._paint_ground, (rim,) * 4)

    def _share(self, part: Segment) -> float:
        """How much of the width a part gets: what its words need, or all the same."""
        if self.form == "tiles":
            return 1.0
        sizes = self.look.own_sizes(_SHARE)
        return sizes.width(part.text(), "text", 600, family="condensed") + self.look.s(24)

    def _paint_ground(self, canvas: Canvas, rect: QRectF) -> None:
        if self.form == "well":
            canvas.rounded(rect, 9, colour("ink", 0.10), colour("ink", 0.3), 1.2)
        for part in self.parts:
            if part.hasFocus():
                inset = canvas.s(1)
                ring = QRectF(part.geometry()).adjusted(inset, inset, -inset, -inset)
                canvas.rounded(ring.adjusted(-inset, -inset, inset, inset), 9, None, "ink", 6)
                focus_ring(canvas, ring.adjusted(inset, inset, -inset, -inset))
