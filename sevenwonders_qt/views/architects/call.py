"""The horn call: a ribbon over the decks when conflict tokens turn, and after a battle."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.architects.events import BattleFought, HornsSounded
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.log import subject
from sevenwonders_qt.views.kit.part import column
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
        self._tokens = (0, 0)
        self.setZValue(CALL_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def words(self) -> tuple[str, ...]:
        """The lines shown, none when it is away."""
        return self._lines() if self.isVisible() else ()

    def announce(self, events: Sequence[Event], table: ArchitectsTable) -> bool:
        """Show what these events say of horns and battles; False when they say nothing."""
        self._calls = tuple(e for e in events if isinstance(e, HornsSounded | BattleFought))
        self._table = table
        total = table.view.conflict_tokens
        self._tokens = (total if self._battle else total - table.view.peace, total)
        self.setVisible(bool(self._calls))
        self.refresh()
        return bool(self._calls)

    def clear(self) -> None:
        """Go away."""
        self._calls, self._table = (), None
        self.setVisible(False)

    @property
    def _battle(self) -> bool:
        return any(isinstance(event, BattleFought) for event in self._calls)

    def _lines(self) -> tuple[str, ...]:
        table = self._table
        if table is None:
            return ()
        return tuple(_words(event, table) for event in self._calls)

    def over(self, table: QRectF, style: TableStyle) -> None:
        """Lie in the middle of the table."""
        high = style.s(190 if self._battle else 130)
        wide = min(style.s(1240), table.width() * 0.7)
        place = QRectF(0, 0, wide, high)
        place.moveCenter(table.center())
        self.place(place, style)

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        lines = self._lines()
        if not lines:
            return
        s = canvas.s
        self._draw_ribbon(canvas, box)
        right = self._draw_tokens(canvas, box)
        left = box.left() + s(188)
        room = QRectF(left, box.top(), right - s(16) - left, box.height())
        content = (Text(words, shade="white", bold=700, weight=1) for words in lines)
        self.lay(canvas, column(*content, gap=0), room, 2.16 if len(lines) == 1 else 1.62)

    def _draw_ribbon(self, canvas: Canvas, box: QRectF) -> None:
        """A band with forked ends, and the horn on it."""
        s = canvas.s
        tail = box.adjusted(0, s(16), 0, s(10))
        for edge, way in ((tail.left(), 1), (tail.right(), -1)):
            points = [(0.0, 0.0), (90.0, 0.0), (90.0, 1.0), (0.0, 1.0), (34.0, 0.5)]
            canvas.polygon(
                [(edge + way * s(x), tail.top() + tail.height() * y) for x, y in points],
                colour("bad", darker=40),
            )
        band = box.adjusted(s(48), 0, -s(48), 0)
        canvas.rounded(band, 8, "bad", "gold_light", 3)
        canvas.icon("ar_horn", band.left() + s(72), band.center().y(), s(108))

    def _draw_tokens(self, canvas: Canvas, box: QRectF) -> float:
        """The conflict tokens at the right end. Returns where they begin."""
        s, (war, total) = canvas.s, self._tokens
        wide, right = box.width() - s(96), box.right() - s(68)
        step = min(s(52), wide * 0.3 / total)
        for number in range(total):
            icon = "ar_war" if number < war else "ar_peace"
            x = right - (total - number - 0.5) * step
            canvas.icon(icon, x, box.center().y(), step * 0.94)
        return right - total * step


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
