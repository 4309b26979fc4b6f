"""The discard pile below the log, and all of it laid out to be read."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.models.architects.articles import A_CARD
from sevenwonders_qt.models.architects.links import rule_of_card
from sevenwonders_qt.models.architects.settings import DISCARDS, TABLE
from sevenwonders_qt.models.architects.table import ArchitectsTable
from sevenwonders_qt.models.architects.terms import card_tip, kind_name
from sevenwonders_qt.models.keys import asked, caps
from sevenwonders_qt.models.shown.entry_key import key_of
from sevenwonders_qt.views.architects.card import draw_face, draw_strip
from sevenwonders_qt.views.architects.marks import ArchitectsPart
from sevenwonders_qt.views.kit.part import (
    Centre,
    Drawing,
    Fitting,
    Ground,
    Part,
    column,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.words import Icons, Keys, Text, captioned
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.overlay import Reading
from sevenwonders_qt.views.table.panel import Answering, TableStyle

translate = QCoreApplication.translate


WIDE, HIGH = 156.0, 222.0
"""Design pixels of a card."""

_APART: Final = 22.0
_MOST: Final = 7
"""Cards side by side."""


class DiscardPile(ArchitectsPart):
    """The open discard pile: anyone may read it."""

    rule = "a_build"

    on_slab = True

    wanted = Signal()
    """Asks to show the cards of the pile."""

    def depends_on(self, shown: ArchitectsTable) -> object:
        return shown.discard_count, shown.last_discard

    def describe_table(self, table: ArchitectsTable) -> Part:
        count, top = table.discard_count, table.last_discard
        words = translate("Table", "Discard pile")
        none = translate("Table", "nothing discarded yet")
        text = translate("Table", "%n card(s)", None, count) if count else none
        tip = f"{words}\n{text}"
        card: tuple[Part, ...] = ()
        if top is not None:
            tip += "\n" + translate("Table", "last: {card}").format(card=kind_name(top))
            strip = Drawing(112, 42, partial(draw_strip, card=table.rules.card(top)))
            card = (column(strip, middle=True),)
        sign = Icons(("discard",), 2.4, opacity=1.0 if count else 0.4)
        named, keys = captioned(words, text), Keys(caps(DISCARDS))
        alone = Text(words, bold=700, weight=1)
        pile = Answering(
            Fitting(
                row(sign, named, *card, keys, gap=9),
                row(sign, named, keys, gap=9),
                row(sign, alone, keys, gap=9),
            ),
            "pile",
            tip,
            self.wanted.emit if count else None,
            paint=rounded(8, None, colour("ink", 0.15), 1) if count else None,
            margins=(7, 0, 9, 0),
        )
        return Ground(pile, None, (5, 5, 5, 5))


class DiscardReading(Reading):
    """The cards of the discard pile; its own key, Escape, Enter or a click beside it closes it."""

    icon = "discard"
    room = (34, 104, 34, 24 + _APART)

    def __init__(self, style: TableStyle, table: ArchitectsTable) -> None:
        super().__init__(style)
        self.table = table

    @property
    def cards(self) -> list[CardId]:
        """Every kind in the pile, in the order of the box."""
        return [card for card, count in self.table.view.discards.items() if count]

    @property
    def _columns(self) -> int:
        rows = max(1, math.ceil(len(self.cards) / _MOST))
        return max(1, math.ceil(len(self.cards) / rows))

    @property
    def _wide(self) -> float:
        return self._columns * (WIDE + _APART) - _APART

    def size(self) -> tuple[float, float]:
        rows = math.ceil(max(1, len(self.cards)) / self._columns)
        return max(640.0, self._wide + 68), 104 + rows * (HIGH + _APART) + 24

    def key(self, event: QKeyEvent) -> bool:
        if asked(event, TABLE) == DISCARDS:
            self.close()
            return True
        return False

    def head(self) -> tuple[str, str]:
        title, count = translate("Table", "Discard pile"), self.table.discard_count
        return f"{title} · {translate('Table', '%n card(s)', None, count)}", ""

    def body(self) -> Part:
        cells, across = [self._card(card) for card in self.cards], self._columns
        rows = (row(*cells[n : n + across], gap=_APART) for n in range(0, len(cells), across))
        return Centre(column(*rows, gap=_APART), self._wide)

    def _card(self, card: CardId) -> Part:
        count, face = self.table.view.discards[card], self.table.rules.card(card)
        drawing = Drawing(WIDE, HIGH, partial(draw_face, card=face, count=count))
        return Answering(
            drawing,
            f"card {card}",
            f"{count} × {card_tip(face)}",
            radius=12,
            focusable=True,
            rule=rule_of_card(face.colour),
            entry=key_of(A_CARD, card),
        )
