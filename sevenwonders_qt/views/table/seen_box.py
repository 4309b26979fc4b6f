"""What the seat has seen of the cards of the Age, over the table."""

from __future__ import annotations

from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.seen_cards import SeenCards, seen_title, seen_words
from sevenwonders_qt.views.kit.part import Part, column
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.table.notice import Notice
from sevenwonders_qt.views.table.panel import TableStyle


class SeenBox(Notice):
    """A heading for each hand with the names of its cards; any key or click goes on."""

    icon = "ui_eye"
    wide = 1240.0

    def __init__(self, style: TableStyle, seen: SeenCards, seats: tuple[SeatInfo, ...]) -> None:
        super().__init__(style)
        self.seen = seen
        self._seats = seats

    def title(self) -> str:
        return seen_title(self.seen)

    def content(self) -> Part:
        return column(
            *(
                column(
                    Text(heading, bold=700, lines=0),
                    Text(cards, "note", "ink_soft", lines=0, narrow=True),
                    gap=0,
                )
                for heading, cards in seen_words(self.seen, self._seats)
            ),
            gap=8,
        )
