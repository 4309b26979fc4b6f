"""The chosen saved match at large: picture, title, players and points, its choices, its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from pathlib import Path
from typing import Final, Self

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import FixedKey
from sevenwonders_qt.models.keys import caps
from sevenwonders_qt.models.shown.saves import MatchStatus, Recovery, SavedCity, SavedMatch
from sevenwonders_qt.models.shown.saves_strip import (
    ChoiceCell,
    PlayerStrip,
    cell_words,
    strip_words,
)
from sevenwonders_qt.models.words import in_your_seat as seat_words
from sevenwonders_qt.views.kit.button import Button, PaintedButton
from sevenwonders_qt.views.kit.field import LineEdit
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.page import KitPage
from sevenwonders_qt.views.kit.part import (
    ROUND,
    Beside,
    Cell,
    Drawing,
    Ground,
    Paint,
    Part,
    Space,
    bar,
    column,
    rounded,
    row,
    ruled,
)
from sevenwonders_qt.views.kit.piece import Piece
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Held, Icons, Keys, Text, slab
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.paint.wonder import wonder_picture
from sevenwonders_qt.views.plain_tip import set_tip, tip_wanted
from sevenwonders_qt.views.replay.deeds import draw_deed

translate = QCoreApplication.translate


LONGEST_TITLE: Final = 60
_SHORT: Final = 34
"""The most letters of a name and a note that have room beside each other."""


_SKIES: Final = {"A": "line_sun", "B": "line_moon"}


class DetailPanel:
    """One match on a page; the buttons signal a person's wishes for it."""

    def __init__(self, page: KitPage, rename: Callable[[str], None]) -> None:
        """Call ``rename`` with each title that is written."""
        look = page.look
        self._page, self._rename = page, rename
        self.match: SavedMatch | None = None
        self.main_button = Button(look, page, key=FixedKey.ENTER, primary=True)
        self.replay_button = Button(look, page, "ui_eye", acts.WATCH_SAVED)
        self.recover_button = Button(look, page, "ui_redo", acts.RECOVER, primary=True)
        self.recovery: Recovery | None = None
        """The part of the match that can be recovered; None until it is known."""
        self.strip = ChoiceStrip(look, page)
        self.rename_button = ToolButton(look, page, "line_pencil", acts.RENAME)
        self.duplicate_button = ToolButton(look, page, "line_copy", acts.DUPLICATE)
        self.review_button = ToolButton(look, page, "line_search", acts.REVIEW_SAVED)
        self.seat_button = ToolButton(look, page, "line_play", acts.SAVED_SEAT)
        self.export_button = ToolButton(look, page, "line_export", acts.EXPORT)
        self.delete_button = ToolButton(look, page, "line_trash", acts.DELETE)
        self.delete_button.shade = "bad"
        self.title_field = LineEdit(look, page, LONGEST_TITLE)
        self.title_button = TitleButton(look, page)
        self.title_button.clicked.connect(self.rename)
        self.rename_button.clicked.connect(self.rename)
        self.title_field.hide()
        self.title_field.editingFinished.connect(self.finish_renaming)

    def show_match(self, match: SavedMatch | None) -> None:
        """Show this one; None when none is chosen."""
        before, self.match = self.match, match
        if match is None or before is None or match.path != before.path:
            self.title_field.hide()
            self.strip.show_strip(None)
        self.recovery = None
        self._page.rearrange()

    def show_strip(self, path: Path, strip: PlayerStrip | None) -> None:
        """Show the choices made in this match, if it is still the one that is shown."""
        if self.match is not None and self.match.path == path:
            self.strip.show_strip(strip)
            self._page.rearrange()

    def show_recovery(self, path: Path, recovery: Recovery) -> None:
        """Offer to recover this match, or say why not, if it is still the one that is shown."""
        if self.match is not None and self.match.path == path:
            self.recovery = recovery
            self._page.rearrange()

    @property
    def renaming(self) -> bool:
        """Whether the title is being changed."""
        return not self.title_field.isHidden()

    def rename(self) -> None:
        """Let the title be changed in its place."""
        if self.match is None or not self.match.opens:
            return
        self.title_field.setText(self.match.own_title or self.match.title)
        self.title_field.show()
        self._page.rearrange()
        self.title_field.begin()

    def finish_renaming(self, *, keep: bool = True) -> None:
        """Take the title as it is written, or leave it as it was."""
        if not self.renaming or self.match is None:
            return
        self.title_field.hide()
        written = " ".join(self.title_field.text().split())
        if keep and written != (self.match.own_title or self.match.title):
            self._rename(written)
        self._page.rearrange()

    # Parts --------------------------------------------------------------------------------

    def part(self) -> Part:
        """Return the match on its slab; nothing while none is chosen."""
        match = self.match
        self._offer(match)
        if match is None:
            return Space(weight=1)
        words = self._opened(match) if match.opens else self._fault(match)
        state = row(Space(weight=1), column(pill(match.state, match.pill)))
        mains = (self.main_button, self.replay_button, self.recover_button)
        tools = (
            self.rename_button,
            self.duplicate_button,
            self.review_button,
            self.seat_button,
            self.export_button,
            self.delete_button,
        )
        inside = column(
            Ground(Cell(state, high=122), picture_of(match), (14, 14, 14, 14), 1),
            *words,
            row(*(Held(button, high=62, weight=1) for button in mains), gap=14),
            row(*(Held(tool, high=90, weight=1) for tool in tools), gap=12),
            gap=12,
        )
        return Ground(inside, slab, (20, 20, 20, 20), 1)

    def _offer(self, match: SavedMatch | None) -> None:
        """Show the buttons of the actions that the match allows."""
        opens, over = match is not None and match.opens, match is not None and match.over
        end = translate("Saves", "Score sheet") if over else translate("Saves", "Continue")
        self.main_button.icon_name = "ui_trophy" if over else "ui_play"
        self.title_button.setText(match.title if match is not None else "")
        self.title_button.setVisible(opens and not self.renaming)
        for button, text, offered in (
            (self.main_button, end, opens),
            (self.replay_button, translate("Saves", "Watch replay"), opens),
            (
                self.recover_button,
                translate("Saves", "Recover up to the last complete turn"),
                match is not None and match.damaged,
            ),
            (self.rename_button, translate("Saves", "Rename"), opens),
            (self.duplicate_button, translate("Saves", "Duplicate"), opens),
            (self.review_button, translate("Saves", "Review"), opens and over),
            (self.seat_button, translate("Saves", "Master"), opens and over),
            (self.export_button, translate("Saves", "Export"), match is not None),
            (self.delete_button, translate("Saves", "Delete"), match is not None),
        ):
            button.set_texts(text).setVisible(offered)
        self.recover_button.setEnabled(self.recovery is not None and self.recovery.possible)
        set_tip(self.recover_button, self.recovery.words if self.recovery is not None else "")
        set_tip(self.review_button, translate("Saves", "What each choice has cost, and why"))
        set_tip(self.seat_button, seat_words.about())

    def _opened(self, match: SavedMatch) -> Sequence[Part]:
        detail = match.detail()
        best = max(1, *(city.total for city in detail.cities))
        notes = column(
            Text(detail.note, "note", "ink_soft"), Text(detail.doubt, "note", "bad", 600), gap=2
        )
        return (
            Held(self.title_button, high=54),
            Held(self.title_field.set_texts(translate("Saves", "Title of the match")), high=54),
            notes,
            column(*(self._city(city, best) for city in detail.cities), gap=5),
            Held(self.strip.named()),
        )

    def _city(self, city: SavedCity, best: int) -> Part:
        """Return a city of the match: its player, its side, and its points beside a bar."""
        place = Cell(Text(f"{city.place}.", "note", "ink_soft", 700), 26) if city.place else Space()
        named: Part = column(
            Text(city.name, bold=700), Text(city.note, "note", "ink_soft"), gap=0, weight=1
        )
        if len(city.name) + len(city.note) < _SHORT and not self.title_button.look.large:
            named = row(
                Text(city.name, bold=700, lines=1),
                Text(city.note, "note", "ink_soft", weight=1),
                weight=1,
            )
        shade = "terracotta" if city.place == 1 else "stone"
        inside = row(
            place,
            Icons(("ui_person" if city.person else "ui_robot",), 1.6),
            named,
            Cell(Icons((_SKIES.get(city.side, ""),), 1.6, shade="dusk"), 30),
            Drawing(120, 16, bar(city.total / best, shade, 16, colour("ink", 0.5))),
            Cell(Text(str(city.total), "text", "ink", 700, "right", lines=1), 54),
            gap=10,
        )
        band = rounded(7, colour("gold_light", 0.8) if city.own else colour("ink", 0.05))
        return Ground(inside, band, (12, 3, 12, 3))

    def _fault(self, match: SavedMatch) -> Sequence[Part]:
        recovery = self.recovery.words if self.recovery is not None else ""
        return (
            Text(match.title, "title", bold=700),
            Text(match.fault, lines=0),
            Text(recovery, "text", "ink_soft", lines=0),
            Space(40),
        )


class ToolButton(PaintedButton):
    """A pale tile with a drawing, a word and the key that does it."""

    wraps = False
    faint = 0.4
    radius = 8.0

    shade: Shade = "ink"

    def describe(self) -> Part:
        sign = Icons((self.icon_name,), 1.6, shade=self.shade)
        words = column(
            row(Space(weight=1), sign, Space(weight=1)),
            Text(self.text(), "text", self.shade, 700, "center", lines=1),
            Text("+".join(caps(self.key)), "note", "ink_soft", 500, "center", lines=1),
            gap=2,
            middle=True,
        )
        fill = colour("parchment_pale", darker=5 if self.hovered() else 0)
        ground = rounded(8, fill, colour(self.shade, 0.6), 1.5, shadow=4)
        return Ground(words, ground, (0, 6, 0, 6))


class TitleButton(PaintedButton):
    """The title of the match, pressed to change it."""

    radius = 8.0

    def describe(self) -> Part:
        sign = Icons(("line_pencil",), 1.4, shade="ink_soft")
        inside = row(Text(self.text(), "title", bold=700, weight=1), sign, Keys(caps(acts.RENAME)))
        fill = colour("parchment_pale", 0.9 if self.hovered() else 0.6)
        return Ground(inside, rounded(8, fill, colour("ink", 0.18), 1.2), (14, 2, 12, 2))


_PILLS: Final = {
    MatchStatus.GOING_ON: ("gold", "ink", "line_play"),
    MatchStatus.WON: ("good", "white", "ui_trophy"),
    MatchStatus.OVER: ("ink_soft", "white", "state_ok"),
    MatchStatus.PRACTICE: ("sea", "white", "ui_hint"),
    MatchStatus.UNVERIFIED: ("brown", "white", "ui_help"),
    MatchStatus.NEWER: ("dusk", "white", "ui_timer"),
    MatchStatus.DAMAGED: ("bad", "white", "state_no"),
}
"""Ground, text and icon; each state has its own of all three, so that colour is never alone."""


def pill(state: MatchStatus, text: str) -> Part:
    """Return the state in words, with its sign."""
    fill, shade, icon = _PILLS[state]
    inside = row(Icons((icon,), 1.35), Text(text, "note", shade, 600, lines=1), gap=6)
    ground = rounded(ROUND, fill, colour("ink", 0.5), 1.2)
    return column(Ground(inside, ground, (9, 4, 14, 4)), middle=True)


def picture_of(match: SavedMatch, radius: float = 10) -> Paint:
    """Return a painter of a match's wonder; hatched stone for a file that does not open."""
    shown = match.picture
    if shown is None:
        return _draw_fault
    return wonder_picture(shown.wonder, shown.side, shown.built, shown.total, radius)


def _draw_fault(canvas: Canvas, rect: QRectF) -> None:
    """Draw hatched stone with a sign on it, where no picture can be."""
    s = canvas.s
    with canvas.clip(rect, 6):
        canvas.painter.fillRect(rect, canvas.colour("stone"))
        canvas.painter.setPen(QPen(canvas.colour("ink", 0.16, role="line"), s(4)))
        x = rect.left() - rect.height()
        while x < rect.right():
            canvas.painter.drawLine(
                QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top())
            )
            x += s(14)
    canvas.rounded(rect, 6, None, colour("ink", 0.55), 1.5)
    side = min(rect.height() * 0.55, s(120))
    canvas.icon("state_no", rect.center().x(), rect.center().y(), side)


_ROW, _AROUND, _BAR, _WIDEST, _LEAST, _SIZE = 34.0, 11.0, 12.0, 31.0, 23.0, 30.0
_ROWS: Final = 2


class Symbol(Drawing):
    """A choice on the strip, so many design pixels wide."""

    def __init__(self, cell: ChoiceCell, wide: float) -> None:
        super().__init__(wide, _ROW, partial(_paint_choice, cell=cell, size=wide * 0.92))
        self.cell = cell


class ChoiceStrip(Piece):
    """A strip on one row, or two where there are no Ages; of too many the last ones."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._strip: PlayerStrip | None = None
        self.hide()

    def show_strip(self, strip: PlayerStrip | None) -> None:
        """Show this one; nothing is to be seen of None."""
        self._strip = strip
        self.setVisible(strip is not None and bool(strip.cells))
        self.arrange()

    def named(self) -> Self:
        """Set the words in the chosen language; returns self."""
        self.setAccessibleName(strip_words(self._strip) if self._strip is not None else "")
        return self

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Return no width of its own, and the height in real pixels."""
        return 0.0, self._part(width / sizes.u).high(sizes, width)

    def places(self) -> list[tuple[ChoiceCell, QRectF]]:
        """Return each cell that is shown, and its place in the widget's coordinates."""
        placed = self._laid.placed if self._laid is not None else ()
        return [(part.cell, rect) for part, rect in placed if isinstance(part, Symbol)]

    def describe(self) -> Part:
        return self._part(self.body().width() / self.look.u)

    def _part(self, width: float) -> Part:
        """Return the strip on so many design pixels."""
        cells = self._strip.cells if self._strip is not None else ()
        room, each, missing = width - 2 * _AROUND, len(cells), 0
        if cells and not cells[0].age:
            most = _ROWS * int(room / _LEAST)
            if len(cells) > most:
                cells, missing = cells[1 - most :], 1  # the sign for it takes a place, too
            each = max(ceil((len(cells) + missing) / _ROWS), int(room / _WIDEST))
        bars = len({cell.age for cell in cells}) - 1
        step = min(_WIDEST, (room - bars * _BAR) / max(1, min(each, len(cells) + missing)))
        parts: list[Part] = [Drawing(step, _ROW, _paint_missing)] * missing
        for number, cell in enumerate(cells):
            if number and cell.age != cells[number - 1].age:
                parts.append(Drawing(_BAR, _ROW, ruled(colour("ink", 0.3), 1.4)))
            parts.append(Symbol(cell, step))
        each = max(1, each + bars)
        rows = (Beside(*parts[at : at + each], gap=0) for at in range(0, len(parts), each))
        return Ground(column(*rows, gap=0), rounded(7, colour("ink", 0.05)), (_AROUND,) * 4)

    def _words_at(self, at: QPoint) -> str:
        near = (cell for cell, place in self.places() if place.contains(QPointF(at)))
        return next(map(cell_words, near), "")

    def event(self, event: QEvent) -> bool:
        return tip_wanted(event, self, self._words_at) or super().event(event)


def _paint_choice(canvas: Canvas, rect: QRectF, cell: ChoiceCell, size: float) -> None:
    x, y = rect.center().x(), rect.center().y()
    if cell.deed is not None:
        draw_deed(canvas, cell.deed, x, y, canvas.s(min(_SIZE, size)))
    else:
        canvas.ellipse(x, y, canvas.s(4), None, colour("ink", 0.22))


def _paint_missing(canvas: Canvas, rect: QRectF) -> None:
    canvas.text(rect, "…", 20, "ink_soft", 700, "center")
