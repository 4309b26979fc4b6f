"""The horn call: a ribbon over the decks when conflict tokens turn, and after a battle."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Qt

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.architects.events import BattleFought, HornsSounded
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.log import subject
from sevenwonders_qt.views.architects.marks import icon
from sevenwonders_qt.views.architects.progress import paint_conflicts
from sevenwonders_qt.views.kit.part import Drawing, Ground, column, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.panel import Panel, TableStyle

translate = QCoreApplication.translate

CALL_Z = 800.0


class HornCall(Panel):
    """Says aloud what the horn means; nothing waits for a click on it."""

    def __init__(self, style: TableStyle) -> None:
        super().__init__(style)
        self._calls: tuple[HornsSounded | BattleFought, ...] = ()
        self._table: ArchitectsTable | None = None
        self.setZValue(CALL_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def words(self) -> tuple[str, ...]:
        """The lines shown, none when it is away."""
        return self._lines() if self.isVisible() else ()

    def announce(self, events: Sequence[Event], table: ArchitectsTable) -> bool:
        """Show what these events say of horns and battles; False when they say nothing."""
        calls = tuple(e for e in events if isinstance(e, HornsSounded | BattleFought))
        self._calls, self._table = calls, table
        self.setVisible(bool(calls))
        self.refresh()
        return bool(calls)

    def clear(self) -> None:
        """Go away."""
        self._calls, self._table = (), None
        self.setVisible(False)

    def over(self, table: QRectF, style: TableStyle) -> None:
        """Lie in the middle of the table."""
        wide = min(style.s(1240), table.width() * 0.7)
        place = QRectF(0, 0, wide, style.s(190 if self._battle else 130))
        place.moveCenter(table.center())
        self.place(place, style)

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        if self._table is None:
            return
        view = self._table.view
        total, peace = view.conflict_tokens, 0 if self._battle else view.peace
        signs = Drawing(46 * total, 0, partial(paint_conflicts, total=total, peace=peace))
        lines = [Text(words, shade="white", bold=700, weight=1) for words in self._lines()]
        inside = row(icon("ar_horn", 108), column(*lines, gap=0, weight=1), signs, gap=14)
        share = 2.16 if len(lines) == 1 else 1.62
        self.lay(canvas, Ground(inside, _paint_ribbon, (66, 0, 66, 0)), box, share)

    @property
    def _battle(self) -> bool:
        return any(isinstance(event, BattleFought) for event in self._calls)

    def _lines(self) -> tuple[str, ...]:
        """In the language chosen now, which may be another than when it was announced."""
        table = self._table
        return tuple(_words(event, table) for event in self._calls) if table is not None else ()


def _paint_ribbon(canvas: Canvas, rect: QRectF) -> None:
    """A band with forked ends."""
    s = canvas.s
    tail = rect.adjusted(0, s(16), 0, s(10))
    for edge, way in ((tail.left(), 1), (tail.right(), -1)):
        points = [(0.0, 0.0), (90.0, 0.0), (90.0, 1.0), (0.0, 1.0), (34.0, 0.5)]
        canvas.polygon(
            [(edge + way * s(x), tail.top() + tail.height() * y) for x, y in points],
            colour("bad", darker=40),
        )
    canvas.rounded(rect.adjusted(s(48), 0, -s(48), 0), 8, "bad", "gold_light", 3)


def _words(event: HornsSounded | BattleFought, table: ArchitectsTable) -> str:
    if isinstance(event, BattleFought):
        return _battle_words(event, table)
    name = subject(event.seat, table.seats, table.you)
    return translate("Table", "Toot! {name}: the horn!").format(name=name)


def _battle_words(event: BattleFought, table: ArchitectsTable) -> str:
    won = [
        f"{subject(seat, table.seats, table.you)} +{3 * count}"
        for seat, count in enumerate(event.victories)
        if count
    ]
    if not won:
        return translate("Table", "Battle! Nobody wins.")
    return translate("Table", "Battle! {names}").format(names=", ".join(won))
