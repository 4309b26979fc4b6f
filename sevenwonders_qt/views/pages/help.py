"""The page of help: every key, and every symbol of the game in words."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.classic.effects import RESOURCES, Colour, Symbol
from sevenwonders_qt.models.terms import (
    age_name,
    colour_name,
    kind_name,
    resource_name,
    symbol_name,
)
from sevenwonders_qt.views.pages.button import IconButton
from sevenwonders_qt.views.pages.look import Page, dark_keycap, page_header
from sevenwonders_qt.views.pages.panel import (
    KeyLine,
    draw_keys,
    draw_panel,
    draw_section,
    table_keys,
    window_keys,
)
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas

translate = QCoreApplication.translate

_TOP, _HIGH = 98.0, 946.0
_COLUMNS = ((40.0, 440.0), (500.0, 440.0), (960.0, 440.0), (1420.0, 460.0))


class Sign(NamedTuple):
    """One or two icons, and what they mean."""

    icons: tuple[str, ...]
    words: str


class Section(NamedTuple):
    """Signs that belong together."""

    title: str
    signs: tuple[Sign, ...]


class HelpPage(Page):
    """Explains; Esc, F1 or the arrow goes back."""

    closed = Signal()

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        self.back_button = IconButton(self.look, self, "back")
        self.back_button.clicked.connect(self.closed)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self.back_button.set_name(translate("Settings", "Back"))
        signs = [sign for column in legend() for section in column for sign in section.signs]
        self.setAccessibleDescription(" ".join(sign.words for sign in signs))

    def arrange(self) -> None:
        self.look.put(self.back_button, self.look.box(24, 15, 46, 46))

    def paint_ground(self, canvas: Canvas) -> None:
        look, s = self.look, canvas.s
        end = page_header(canvas, look, self.width(), translate("Settings", "Help"), 92)
        dark_keycap(canvas, look, end + s(20), look.box(0, 37, 0, 0).top(), "Esc")
        titles = (
            (translate("Settings", "Goods and structures"), "build"),
            (translate("Settings", "Coins, war and points"), "vp"),
            (translate("Settings", "Cards and wonders"), "wonder"),
        )
        for (x, wide), sections, (title, icon) in zip(_COLUMNS, legend(), titles, strict=False):
            place = look.box(x, _TOP, wide, _HIGH)
            draw_panel(canvas, place, title, icon)
            _draw_sections(canvas, place.adjusted(s(20), s(72), -s(16), -s(10)), sections)
        self._paint_keys(canvas)

    def _paint_keys(self, canvas: Canvas) -> None:
        s, (x, wide) = canvas.s, _COLUMNS[-1]
        place = self.look.box(x, _TOP, wide, _HIGH)
        draw_panel(canvas, place, translate("Settings", "Keys"), glyph="keyboard")
        rows = place.adjusted(s(16), s(112), -s(16), 0)
        for title, lines in (
            (translate("Settings", "Your turn"), table_keys()),
            (translate("Settings", "Looking around"), [*window_keys(), _keeping()]),
        ):
            head = QRectF(place.left() + s(24), rows.top() - s(34), rows.width(), s(30))
            draw_section(canvas, head, title)
            rows.setTop(draw_keys(canvas, rows, lines, 40) + s(56))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F1):
            self.closed.emit()
        else:
            super().keyPressEvent(event)


def _keeping() -> KeyLine:
    return KeyLine(translate("Settings", "Score pad: keep the game"), ("Ctrl", "S"))


def _draw_sections(canvas: Canvas, rect: QRectF, sections: tuple[Section, ...]) -> None:
    """All signs of a column, spread over its height."""
    s, y = canvas.s, rect.top()
    signs = sum(len(section.signs) for section in sections)
    pitch = min(s(58), (rect.height() - s(38) * len(sections)) / signs)
    for section in sections:
        draw_section(canvas, QRectF(rect.left(), y, rect.width(), s(36)), section.title)
        y += s(38)
        for sign in section.signs:
            _draw_sign(canvas, QRectF(rect.left(), y, rect.width(), pitch), sign)
            y += pitch


def _draw_sign(canvas: Canvas, rect: QRectF, sign: Sign) -> None:
    s = canvas.s
    side = min(s(42), rect.height() * 0.9)
    for number, icon in enumerate(sign.icons):
        left = rect.left() + number * side * 1.1
        canvas.icon(icon, left + side / 2, rect.center().y(), side)
    indent = side * 1.1 * len(sign.icons) + s(12)
    words = rect.adjusted(indent, 0, 0, 0)
    canvas.text_block(words, sign.words, 17, "ink", 500, shrink=0.55, lines=2, leading=0.92)


def legend() -> tuple[tuple[Section, ...], ...]:
    """Three columns of sections: goods and structures, coins war and points, cards and wonders."""
    return (
        (_goods(), _colours(), _edifices()),
        (_values(), _war(), _science(), _trade()),
        (_marks(), _actions(), _powers()),
    )


def _goods() -> Section:
    signs = [Sign((f"res_{resource}",), resource_name(resource)) for resource in RESOURCES]
    either = translate("Table", "One raw material of your choice")
    signs.append(Sign(("any_raw",), either))
    signs.append(
        Sign(("any_manufactured",), translate("Table", "One manufactured good of your choice"))
    )
    return Section(translate("Table", "Goods"), tuple(signs))


def _colours() -> Section:
    return Section(
        translate("Table", "Structures"),
        tuple(Sign((f"sym_{c}",), f"{colour_name(c)}: {kind_name(c)}") for c in Colour),
    )


def _edifices() -> Section:
    return Section(
        translate("Edifice", "Edifices"),
        (
            Sign(
                ("ed_building",),
                translate("Edifice", "Edifice: constructed with its last pawn"),
            ),
            Sign(
                ("ed_pawn",),
                translate("Edifice", "Participation, paid with a stage"),
            ),
            Sign(
                ("state_no",),
                translate("Edifice", "Penalty for all without a pawn"),
            ),
            Sign(
                ("ed_debt",),
                translate("Edifice", "Debt token: points less"),
            ),
        ),
    )


def _values() -> Section:
    return Section(
        translate("Table", "Values"),
        (
            Sign(("coin",), translate("Table", "Coin; three are worth a point at the end")),
            Sign(("laurel",), translate("Table", "Victory points")),
            Sign(("guild",), translate("Table", "Guild: points for what neighbours have")),
        ),
    )


def _war() -> Section:
    won = translate("Table", "Victory in {age}: +{points}")
    tokens = [
        Sign((f"mil_{points}",), won.format(age=age_name(age), points=points))
        for age, points in ((1, 1), (2, 3), (3, 5))
    ]
    return Section(
        translate("Table", "War"),
        (
            Sign(("shield",), translate("Table", "Shield: strength against both neighbours")),
            *tokens,
            Sign(("mil_defeat",), translate("Table", "Defeat: one point less")),
        ),
    )


def _science() -> Section:
    each = translate("Table", "{symbol}: equal ones score their number squared")
    icons = ("sci_compass", "sci_gear", "sci_tablet")
    signs = [
        Sign((icon,), each.format(symbol=symbol_name(symbol)))
        for icon, symbol in zip(icons, Symbol, strict=True)
    ]
    whole = Sign(icons, translate("Table", "Each set of three: 7 points more"))
    return Section(translate("Table", "Science"), (*signs, whole))


def _trade() -> Section:
    return Section(
        translate("Table", "Trade"),
        (
            Sign(("trade_left",), translate("Table", "Buy from the left neighbour for 1 coin")),
            Sign(("trade_right",), translate("Table", "Buy from the right neighbour for 1 coin")),
            Sign(("trade_both",), translate("Table", "Buy from both neighbours for 1 coin")),
            Sign(
                ("scope_left", "scope_right"),
                translate("Table", "Counted in the cities the arrows point at"),
            ),
        ),
    )


def _marks() -> Section:
    return Section(
        translate("Table", "Marks on your cards"),
        (
            Sign(("state_ok",), translate("Table", "You can build it yourself")),
            Sign(("state_chain",), translate("Table", "Free, thanks to a structure you have")),
            Sign(("state_buy",), translate("Table", "Possible if you buy from neighbours")),
            Sign(("state_no",), translate("Table", "Not possible now; point at it to see why")),
            Sign(("free_city",), translate("Table", "Two players: the same for the Free City")),
        ),
    )


def _actions() -> Section:
    return Section(
        translate("Table", "What to do with a card"),
        (
            Sign(("build",), translate("Table", "Build it in your city")),
            Sign(("chain",), translate("Table", "Opens another structure, which is then free")),
            Sign(("stage",), translate("Table", "Lay it face down under the next wonder stage")),
            Sign(("discard",), translate("Table", "Discard it and take 3 coins")),
            Sign(("pass_left", "pass_right"), translate("Table", "Hands go on to this side")),
        ),
    )


def _powers() -> Section:
    return Section(
        translate("Table", "Powers of wonders"),
        (
            Sign(("wonder",), translate("Table", "A wonder, built stage by stage")),
            Sign(("free_build",), translate("Table", "Once an Age, a structure for nothing")),
            Sign(("free_colour",), translate("Table", "First structure of a colour for nothing")),
            Sign(("free_first",), translate("Table", "First card of each Age for nothing")),
            Sign(("free_last",), translate("Table", "Last card of each Age for nothing")),
            Sign(("build_from_discard",), translate("Table", "A discarded card for nothing")),
            Sign(("copy_guild",), translate("Table", "Score a neighbour's guild at the end")),
            Sign(("play_last",), translate("Table", "Play the seventh card of each Age, too")),
        ),
    )
