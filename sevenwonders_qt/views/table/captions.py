"""The words below cards of a box in the place of the hand: their effect, and what it brings now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.models.shown.consequences import brought
from sevenwonders_qt.models.shown.effect_row import Token
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.words.effects import effect_sentences
from sevenwonders_qt.views.kit.part import (
    Drawing,
    Fitting,
    Ground,
    Part,
    Sized,
    Space,
    column,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.row import draw_row, row_width
from sevenwonders_qt.views.paint.theme import colour, mix
from sevenwonders_qt.views.table.panel import TablePart
from sevenwonders_qt.views.table.picks import Picks

translate = QCoreApplication.translate

HIGH: Final = 84.0
"""Design pixels of the words below the cards."""

_GAP: Final = 12.0
_PICTURES: Final = 34.0
_ALWAYS: Final = 3
"""The most cards whose plates always have the room for the tab."""


class Captions(TablePart[Picks]):
    """A plate for each card, in the order of the cards; the cards say the same to a reader."""

    share = 0.96
    spoken = False

    def depends_on(self, shown: Picks) -> object:
        view, held = shown.shown.table.view, shown.held
        return view.version, view.seat, held.cards, held.down

    def describe_table(self, shown: Picks) -> Part:
        held = shown.held
        plates = [
            self._plate(shown.shown, card, laid=number in held.down)
            for number, card in enumerate(held.cards)
        ]
        return row(*plates, gap=_GAP)

    def _plate(self, shown: Shown, card: CardId, *, laid: bool) -> Part:
        """Return the effect in words, and a tab that says what it brings now."""
        sentences = " ".join(effect_sentences(shown.card(card).effects))
        words = Text(sentences, "note", bold=500, lines=0, weight=1)
        pictures = () if laid else brought(shown.table, card)
        inside: Part = words
        if pictures:
            told = row(words, _tab(pictures), gap=8)
            inside = Fitting(told, words) if len(shown.table.view.hand) > _ALWAYS else told
        paint = rounded(9, "parchment", colour("ink", 0.3), 1.2)
        return Ground(Sized(inside), paint, (12, 4, 6, 4), 1)


def _tab(pictures: Sequence[Token]) -> Part:
    """Return what a card brings now, under that word."""
    label = Text(translate("Table", "now", "what a card brings"), "note", bold=600, lines=1)
    wide = row_width(pictures, _PICTURES)
    drawn = Drawing(wide, _PICTURES, partial(draw_row, row=pictures))
    inside = column(Space(weight=1), label, drawn, Space(weight=1), gap=0)
    return Ground(inside, rounded(7, mix("parchment", "gold", 0.45)), (8, 2, 8, 2))
