"""The expansion on the table: a row of recruits, two prompts, and coins that fly for a toll."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRectF

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.views.kit.part import Cell, Ground, Part, Space, column, row, slabbed
from sevenwonders_qt.views.kit.words import Text, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import MOTION
from sevenwonders_qt.views.table.action_button import button
from sevenwonders_qt.views.table.boxes import BoxRow, TableParts
from sevenwonders_qt.views.table.one_of import OneOf
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.panel import Answering, TableStyle
from sevenwonders_qt.views.table.sprites import Scenery
from tests.expansion_for_tests import rules as box
from tests.expansion_for_tests.words import WHITE_HAND, card_name, court_on

HEIGHT = 54.0


class RecruitRow(BoxRow):
    """The white cards in the hand of the seat, and what it owes."""

    def height(self, table: Table) -> float:
        return HEIGHT if court_on(table.boxes) is not None else 0.0

    def depends_on(self, shown: Shown) -> object:
        return court_on(shown.table.boxes), shown.table.seats

    def describe_table(self, shown: Shown) -> Part:
        found, parts = court_on(shown.table.boxes), list[Part]()
        if found is None:
            return Space()
        for card in found.hand:
            name = card_name(card) or ""
            words = Text(name, "note", bold=600, align="center")
            enlarge = partial(self.enlarge.emit, card)
            key, entry = f"white {card}", key_of(EntryKind.BOX, "recruit")
            parts.append(
                Answering(words, key, name, enlarge, weight=1, rule="recruiting", entry=entry)
            )
        owed = found.debts[shown.table.view.seat]
        words = Text(f"Debts: {owed}", "note", bold=600, align="center")
        debts = Answering(words, "debts", f"{owed} debts", weight=1, focusable=False)
        parts += [*[Space(weight=1)] * (4 - len(found.hand)), debts]
        return Ground(row(*parts, gap=0), slabbed(9, "parchment"), (0, 0, 0, 0))


class RecruitPanels:
    """The recruits within the cities, and the white hand below the log."""

    def seen(self, table: Table, seat: Seat) -> object:
        found = court_on(table.boxes)
        return None if found is None else (found.hand, recruits(table, seat))

    def beside(self, shown: Shown, press: Callable[[str], None], high: float) -> Part | None:
        if court_on(shown.table.boxes) is None:
            return None
        parts = [
            Answering(
                Text(card_name(card) or "", "note", bold=600),
                f"recruit {number}",
                card_name(card) or "",
                partial(press, card),
            )
            for number, card in enumerate(recruits(shown.table, shown.own.seat))
        ]
        return Cell(column(*parts), 156)

    def in_head(
        self, shown: Shown, seat: Seat, press: Callable[[str], None], side: float
    ) -> Sequence[Part]:
        if court_on(shown.table.boxes) is None:
            return ()
        words = f"{len(recruits(shown.table, seat))} recruits"
        return (Answering(sign("coins", side), "recruits", words, focusable=True),)

    def in_city(self, shown: Shown, seat: Seat, press: Callable[[str], None]) -> Part | None:
        return None

    def at_foot(self, shown: Shown, press: Callable[[str], None]) -> Part | None:
        found = court_on(shown.table.boxes)
        if found is None:
            return None
        words = f"{len(found.hand)} white cards"
        return Answering(Text(words, "note", lines=1), "whites", words, partial(press, WHITE_HAND))


def recruits(table: Table, seat: Seat) -> list[str]:
    """The white cards that a city has recruited."""
    pieces = table.view.cities[seat].pieces
    return [piece.card for piece in pieces if isinstance(piece, box.White)]


class BoxPrompt(OneOf):
    """Asks for one of the commands that are open; each is a button."""

    thing = "way"
    golden = "take"
    icon = "coins"
    plate = (300.0, 70.0)

    def __init__(self, style: TableStyle, shown: Shown) -> None:
        super().__init__(style, list(shown.table.view.legal), closable=False)

    def head(self) -> tuple[str, str]:
        return "What do you want?", ""

    def answer(self) -> tuple[str, str]:
        return "Take", "state_ok"

    def thing_at(self, number: int) -> Part:
        name, pick = way_name(self.commands[number]), partial(self.pick, number)
        return button(f"way {number + 1}", name, pick, "coins", primary=number == self.picked)


def way_name(command: object) -> str:
    """What one command of a prompt is called."""
    match command:
        case box.Recruit(card=card):
            return card_name(card) or "nobody"
        case box.PayToll(coin=coin):
            return "a coin" if coin else "a debt"
        case box.UseWhite(play=play):
            deed = "Sell" if play.use is Use.SELL else "Raise a stage over"
            return f"{deed} {card_name(play.card)} ({play.to_left}, {play.to_right})"
    return "?"


class WhiteZoom(Overlay):
    """A white card large."""

    icon = "coins"

    def __init__(self, style: TableStyle, card: str) -> None:
        super().__init__(style)
        self.card = card

    def confirm(self) -> None:
        self.close()

    def size(self) -> tuple[float, float]:
        return 600, 300

    def head(self) -> tuple[str, str]:
        return card_name(self.card) or "", ""

    def body(self) -> Part:
        return Text("Recruited.", vertical="top")


def white_large(style: TableStyle, shown: Shown, thing: str) -> WhiteZoom | None:
    return WhiteZoom(style, thing) if thing in {*box.WHITES, WHITE_HAND} else None


class TollMotions:
    """A wall takes its time."""

    def __init__(self, scenery: Scenery) -> None:
        self.timeline = scenery.timeline

    def laid(self, events: Sequence[Event], now: float) -> float:
        walls = any(isinstance(event, box.WallBuilt) for event in events)
        return now + MOTION["fly"].ms if walls else now

    def ended(self, events: Sequence[Event], now: float) -> float:
        return now


def draw_recruit(canvas: Canvas, rect: QRectF, thing: str) -> None:
    canvas.icon("coins", rect.center().x(), rect.center().y(), rect.height() / 2)


TABLE = TableParts(
    rows=(RecruitRow,),
    panels=RecruitPanels(),
    prompts={box.TOLL: BoxPrompt},
    at_hand=(box.RECRUIT,),
    large=white_large,
    motions=TollMotions,
    articles={box.NAME: draw_recruit},
)
