"""Progress tokens to be taken, the conflict tokens that turn to battle, and the horn call."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.architects.events import BattleFought, HornsSounded
from sevenwonders_qt.games.architects.numbers import FACE_UP
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.architects.articles import A_TOKEN
from sevenwonders_qt.models.architects.choices import Group, on_token, only
from sevenwonders_qt.models.architects.table import ArchitectsTable
from sevenwonders_qt.models.architects.terms import token_effect, token_name
from sevenwonders_qt.models.keys import caps
from sevenwonders_qt.models.shown.entry_key import key_of
from sevenwonders_qt.models.words.lists import in_a_row
from sevenwonders_qt.models.words.log import subject
from sevenwonders_qt.views.architects.marks import ArchitectsPart, icon, token_tip
from sevenwonders_qt.views.kit.part import (
    Cell,
    Crowd,
    Fitting,
    Ground,
    Part,
    Sized,
    column,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.words import Icons, Keys, Text, captioned, sign, title
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.table.panel import Answering, Floating, TableStyle

translate = QCoreApplication.translate

FIRST_KEY = 4
"""The digit of the first token; 1 to 3 are the decks."""


class Progress(ArchitectsPart):
    """Three open tokens, the pile, and the conflicts."""

    on_slab = True
    rule = "a_tokens"
    margins = (12, 6, 12, 8)
    share = 0.94

    def depends_on(self, shown: ArchitectsTable) -> object:
        view = shown.view
        ways = [on_token(view.legal, place) for place in range(FACE_UP + 1)]
        return view.open_tokens, view.pile_count, view.conflict_tokens, view.peace, ways

    def describe_table(self, table: ArchitectsTable) -> Part:
        tokens = [self._token(place, token) for place, token in enumerate(table.view.open_tokens)]
        note = Text(translate("Table", "a green pair or trio"), "note", "ink_soft")
        beside, below = ((), (note,)) if self.style.large else ((note,), ())
        return column(
            title(translate("Table", "Progress"), after=beside),
            *below,
            *tokens,
            self._pile(table.view.pile_count),
            _conflicts(table),
            gap=6,
        )

    def _token(self, place: int, token: str) -> Part:
        words = captioned(token_name(token), token_effect(token))
        inside = row(Icons((token,), 2.5), words, gap=8)
        plain = colour("ink", 0.05), colour("ink", 0.25)
        cell, entry = Cell(inside, high=50, weight=1), key_of(A_TOKEN, token)
        return self._answer(cell, place, token_tip(token), plain, entry)

    def _pile(self, count: int) -> Part:
        text = translate("Table", "the pile is empty")
        ground: tuple[Shade, Shade] = colour("ink", 0.05), colour("ink", 0.25)
        if count:
            text = translate("Table", "or the top of the pile, unseen (%n)", None, count)
            ground = colour("good", 0.18), "good"
        stack = Cell(
            Crowd(*[sign("ar_progress", 36)] * min(3, count), gap=-31), 52, high=38, keeps=True
        )
        shade = "ink" if count else "ink_soft"
        inside = row(stack, Text(text, "note", shade, 600, weight=1), gap=8)
        tip = translate("Table", "Taken unseen instead of a face-up token.")
        return self._answer(Cell(inside, weight=1), FACE_UP, f"{text}\n{tip}", ground)

    def _answer(
        self, part: Part, place: int, tip: str, ground: tuple[Shade, Shade], entry: str = ""
    ) -> Part:
        """Return a token, lit and with its key if it may be taken, else with its name alone."""
        ways: Group = on_token(self._shown.view.legal, place) if self._shown is not None else ()
        if ways:
            ground = colour("gold", 0.45), "terracotta"
        keys = Keys(caps(acts.NUMBERS[FIRST_KEY + place]) if ways else ())
        fill, edge = ground
        return Answering(
            row(part, keys, gap=6),
            f"token {place}",
            tip,
            partial(self.chosen.emit, ways) if ways else None,
            paint=rounded(8, fill, edge, 3 if ways else 1.3),
            margins=(6, 2, 6, 2),
            command=only(ways),
            entry=entry,
        )


def _conflicts(table: ArchitectsTable) -> Part:
    total, peace = table.view.conflict_tokens, table.view.peace
    left = translate("Table", "%n at peace", None, peace)
    shade = "bad" if peace < total else "ink_soft"
    inside = row(
        Text(translate("Table", "Conflicts"), "note", bold=700, lines=1),
        _signs(total, peace, 1),
        Text(left, "note", shade, 700, lines=1),
    )
    tip = translate("Table", "Horns turn them to battle; when all are turned, everyone fights.")
    return Answering(inside, "conflicts", f"{left}\n{tip}", weight=1, rule="a_red")


def _signs(total: int, peace: int, weight: float = 0.0) -> Part:
    """Return the conflict tokens, those at peace last."""
    icons = ("ar_war",) * (total - peace) + ("ar_peace",) * peace
    sides = (38, 32, 26, 21)
    rows = (row(*(sign(icon, side) for icon in icons), gap=2) for side in sides)
    return Cell(Fitting(*rows), weight=weight)


class HornCall(Floating):
    """A ribbon over the decks when conflict tokens turn, and after a battle.

    It announces the meaning of the horn; nothing waits for a click on it.
    """

    above = 800
    _calls: tuple[HornsSounded | BattleFought, ...] = ()
    _table: ArchitectsTable | None = None

    @property
    def words(self) -> tuple[str, ...]:
        """The lines shown, in the current language; none while it is hidden."""
        table = self._table
        return tuple(_words(event, table) for event in self._calls) if table is not None else ()

    def announce(self, events: Sequence[Event], table: ArchitectsTable) -> bool:
        """Show the horns and battles of these events; False when there are none."""
        calls = tuple(e for e in events if isinstance(e, HornsSounded | BattleFought))
        self._calls, self._table = calls, table
        self.setVisible(bool(calls))
        self.refresh()
        return bool(calls)

    def clear(self) -> None:
        """Hide the call."""
        self._calls, self._table = (), None
        self.setVisible(False)

    def over(self, table: QRectF, style: TableStyle) -> None:
        """Take a place in the middle of the table."""
        wide = min(style.s(1240), table.width() * 0.7)
        place = QRectF(0, 0, wide, style.s(190 if self._battle else 130))
        place.moveCenter(table.center())
        self.place(place, style)

    def describe(self) -> Part | None:
        if self._table is None:
            return None
        view = self._table.view
        total, peace = view.conflict_tokens, 0 if self._battle else view.peace
        lines = [Text(words, shade="white", bold=700, weight=1) for words in self.words]
        inside = row(
            icon("ar_horn", 108), column(*lines, gap=0, weight=1), _signs(total, peace), gap=14
        )
        share = 2.16 if len(lines) == 1 else 1.62
        return Sized(Ground(inside, _paint_ribbon, (66, 0, 66, 0)), share)

    @property
    def _battle(self) -> bool:
        return any(isinstance(event, BattleFought) for event in self._calls)


def _paint_ribbon(canvas: Canvas, rect: QRectF) -> None:
    """Draw a band with forked ends."""
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
    if isinstance(event, HornsSounded):
        name = subject(event.seat, table.seats, table.you)
        return translate("Table", "Toot! {name}: the horn!").format(name=name)
    won = [
        f"{subject(seat, table.seats, table.you)} +{3 * count}"
        for seat, count in enumerate(event.victories)
        if count
    ]
    if not won:
        return translate("Table", "Battle! Nobody wins.")
    return translate("Table", "Battle! {names}").format(names=in_a_row(won))
