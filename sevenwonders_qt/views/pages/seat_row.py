"""One seat of the new-game page: name, who plays, level, wonder and side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.ai.levels import (
    CHARACTERS,
    CLASSIC,
    LEVEL_IDS,
    level_of,
    temperament_of,
    temperaments_of,
)
from sevenwonders_qt.games.classic.catalogue import SideNames
from sevenwonders_qt.models.level_words import (
    described,
    level_figures,
    level_name,
    level_note,
    temperament_name,
    temperament_note,
)
from sevenwonders_qt.models.new_match import (
    LONGEST_NAME,
    USUAL,
    SeatWish,
    at_level,
    of_temperament,
)
from sevenwonders_qt.models.table import Player
from sevenwonders_qt.models.terms import city_name, side_name
from sevenwonders_qt.views.pages.button import IconButton
from sevenwonders_qt.views.pages.field import Choice, Entry, LineEdit
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.pages.segments import Option, Segments
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate

COLUMNS: Final = {
    "name": (56.0, 186.0),
    "player": (254.0, 176.0),
    "level": (442.0, 190.0),
    "wonder": (644.0, 284.0),
    "side": (940.0, 158.0),
    "remove": (1112.0, 36.0),
}
"""Left edge and width of each field in a row, in design pixels."""

SIDELESS_COLUMNS: Final = COLUMNS | {
    "player": (254.0, 226.0),
    "level": (492.0, 226.0),
    "wonder": (730.0, 366.0),
}
"""The same where boards have no sides: the others take their room."""

_FIELD: Final = 46.0
_BETWEEN: Final = 3.0
"""Between the level and the temperament."""

_TEMPERAMENTS: Final = {
    "": "laurel",
    "builder": "stage",
    "general": "shield",
    "scholar": "sci_compass",
    "merchant": "coins",
}
"""Icons of the temperaments."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What is agreed for the whole table, as far as a seat shows it.

    ``more_wonders`` are those of other boxes.
    ``kept_because`` says why no seat can be taken away for the moment; "" when one can. ``game`` is
    one of `ai.levels`.
    """

    side_names: SideNames = SideNames.LETTERS
    drafted: bool = False
    sides_chosen: bool = False
    learning: bool = False
    sideless: bool = False
    removable: bool = True
    kept_because: str = ""
    more_wonders: tuple[str, ...] = ()
    game: str = CLASSIC


class SeatRow(QWidget):
    """Shows one `SeatWish` and sends the changed one; it holds no other state."""

    changed = Signal(int, object)
    removed = Signal(int)

    def __init__(self, look: Look, parent: QWidget, place: int, wonders: Sequence[str]) -> None:
        """``place`` counts from 0; ``wonders`` are those that may be chosen."""
        super().__init__(parent)
        self.look = look
        self.place = place
        self._wonders = wonders
        self._wish = SeatWish()
        self._terms = Terms()
        self.name = LineEdit(look, self, 18, LONGEST_NAME)
        self.player = Choice(look, self)
        self.level = Choice(look, self, row=92, wide=660)
        self.temperament = Choice(look, self, row=66, wide=440)
        self.wonder = Choice(look, self, row=70)
        self.side: Segments[str | None] = Segments(look, self, "tiles", 18)
        self.remove = IconButton(look, self, "cross", dark=False)
        self.name.textEdited.connect(lambda text: self._change(name=text.strip()))
        self.player.picked.connect(self._change_player)
        self.level.picked.connect(
            lambda level: self._change(player=at_level(self._wish.player, level))
        )
        self.temperament.picked.connect(
            lambda name: self._change(player=of_temperament(self._wish.player, name))
        )
        self.wonder.picked.connect(lambda wonder: self._change(wonder=wonder))
        self.side.chosen.connect(lambda side: self._change(side=side))
        self.remove.clicked.connect(lambda: self.removed.emit(self.place))

    def show_wish(
        self,
        wish: SeatWish,
        usual_name: str,
        taken: Mapping[str, str],
        terms: Terms,
    ) -> None:
        """Show ``wish``; ``taken`` says who has each wonder that others have chosen."""
        self._wish = wish
        self._terms = terms
        if self.name.text().strip() != wish.name:
            self.name.setText(wish.name)
        self.name.setPlaceholderText(usual_name)
        self._set_players(wish)
        self._set_wonders(wish, taken)
        self._set_sides(wish)
        player = wish.player is not Player.FREE_CITY
        for field in (self.name, self.player):
            field.setVisible(player)
        self.remove.setVisible(player and terms.removable)
        self._set_names()
        self.update()

    def tab_order(self) -> list[QWidget]:
        """What Tab reaches, from left to right."""
        who = [self.name, self.player, self.level, self.temperament]
        return [*who, self.wonder, *self.side.parts, self.remove]

    def arrange(self) -> None:
        """Put the fields in their places in the row."""
        high = self.height() / self.look.u
        columns = SIDELESS_COLUMNS if self._terms.sideless else COLUMNS
        top = (high - _FIELD) / 2
        fields: dict[str, QWidget] = {
            "name": self.name,
            "player": self.player,
            "side": self.side,
        }
        for column, field in fields.items():
            left, wide = columns[column]
            self.look.put(field, self.look.local(left, top, wide, _FIELD))
        left, wide = columns["level"]
        alone = self._wish.player not in CHARACTERS
        half = _FIELD if alone else min(_FIELD, (high - 8 - _BETWEEN) / 2)
        top = (high - half) / 2 if alone else (high - _BETWEEN) / 2 - half
        self.look.put(self.level, self.look.local(left, top, wide, half))
        top += half + _BETWEEN
        self.look.put(self.temperament, self.look.local(left, top, wide, half))
        left, wide = columns["wonder"]
        self.look.put(self.wonder, self.look.local(left, 7, wide, high - 14))
        left, wide = columns["remove"]
        self.look.put(self.remove, self.look.local(left, (high - wide) / 2, wide, wide))

    def _set_players(self, wish: SeatWish) -> None:
        person = wish.player is Player.PERSON
        self.player.set_entries(
            [
                Entry(True, translate("NewGame", "Person"), "ui_person"),
                Entry(False, translate("NewGame", "Computer"), "ui_robot"),
            ],
            person,
        )
        computer = not person and wish.player is not Player.FREE_CITY
        self.level.setVisible(computer)
        self.temperament.setVisible(wish.player in CHARACTERS)
        if not computer:
            return
        game, level = self._terms.game, level_of(wish.player)
        offered = LEVEL_IDS
        entries = [
            Entry(
                name, level_name(name), bars=(number, len(offered)), note=_level_words(name, game)
            )
            for number, name in enumerate(offered, 1)
        ]
        if level not in offered:  # a player of an old match
            entries.append(Entry(level, level_name(level), note=level_note(level)))
        self.level.set_entries(entries, level)
        self.level.setAccessibleDescription(described(wish.player, game))
        temperament = temperament_of(wish.player)
        offered = temperaments_of(game)
        if temperament not in offered:
            offered = (*offered, temperament)
        self.temperament.set_entries(
            [
                Entry(
                    name,
                    temperament_name(name),
                    _TEMPERAMENTS[name],
                    note=temperament_note(name, game),
                )
                for name in offered
            ],
            temperament,
        )

    def _set_wonders(self, wish: SeatWish, taken: Mapping[str, str]) -> None:
        drafted = self._terms.drafted and wish.player is not Player.FREE_CITY
        self.wonder.setEnabled(not drafted)
        if drafted:
            text = translate("NewGame", "picked in the draft")
            self.wonder.set_entries([Entry(None, text, "wonder", faint=True)], None)
            return
        entries = [Entry(None, translate("NewGame", "random"), "wonder", faint=True)]
        for wonder in (*self._wonders, *self._terms.more_wonders):
            refusal = ""
            if wonder in taken:
                text = translate("NewGame", "{name} has this wonder.")
                refusal = text.format(name=taken[wonder])
            picture = (wonder, self._shown_side(wish) or "A")
            entries.append(Entry(wonder, city_name(wonder), None, picture, refusal=refusal))
        self.wonder.set_entries(entries, wish.wonder)

    def _set_sides(self, wish: SeatWish) -> None:
        self.side.set_options(side_options(self._terms.side_names))
        self.side.set_value(self._shown_side(wish))
        self.side.setEnabled(not self._terms.learning)
        self.side.setVisible(not self._terms.sideless and not self._side_is_chosen())

    def _shown_side(self, wish: SeatWish) -> str | None:
        return "A" if self._terms.learning else wish.side

    def _side_is_chosen(self) -> bool:
        """Whether the player chooses the side later; the Free City cannot."""
        return self._terms.sides_chosen and self._wish.player is not Player.FREE_CITY

    def _set_names(self) -> None:
        """Tell assistive technology which seat each field belongs to."""
        seat = self.place + 1
        if self._wish.player is Player.FREE_CITY:
            self.wonder.setAccessibleName(translate("NewGame", "Wonder of the Free City"))
            self.side.setAccessibleName(translate("NewGame", "Side of the Free City"))
            return
        for field, text in (
            (self.name, translate("NewGame", "Name, seat {seat}")),
            (self.player, translate("NewGame", "Who plays, seat {seat}")),
            (self.level, translate("NewGame", "Level, seat {seat}")),
            (self.temperament, translate("NewGame", "Temperament, seat {seat}")),
            (self.wonder, translate("NewGame", "Wonder, seat {seat}")),
            (self.side, translate("NewGame", "Side, seat {seat}")),
        ):
            field.setAccessibleName(text.format(seat=seat))
        self.remove.set_name(translate("NewGame", "Remove seat {seat}").format(seat=seat))
        self.remove.setEnabled(not self._terms.kept_because)
        if self._terms.kept_because:
            self.remove.setToolTip(self._terms.kept_because)

    def _change_player(self, person: object) -> None:
        if (self._wish.player is Player.PERSON) is person:
            return
        player = Player.PERSON if person else USUAL
        self._change(player=player)

    def _change(self, **values: object) -> None:
        self.changed.emit(self.place, replace(self._wish, **values))  # type: ignore[arg-type]

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, s = self.look.canvas(painter), self.look.s
            rect = QRectF(self.rect()).adjusted(s(1.5), s(1.5), -s(1.5), -s(1.5))
            own = self._wish.player is Player.PERSON
            ground = colour("gold_light", 0.75) if own else colour("parchment_dark", 0.55)
            if self._wish.player is Player.FREE_CITY:
                ground = colour("sea_light", 0.35)
            canvas.rounded(
                rect, 9, ground, "gold" if own else colour("ink", 0.25), 2.5 if own else 1.2
            )
            if self._wish.player is Player.FREE_CITY:
                self._paint_free_city(canvas, rect)
            else:
                middle = rect.center().y()
                canvas.ellipse(rect.left() + s(28), middle, s(16), None, "sea_deep", "gold", 1.6)
                number = QRectF(rect.left() + s(12), rect.top(), s(32), rect.height())
                text = str(self.place + 1)
                canvas.text(number, text, 17, "parchment", 700, "center", "condensed")
            if self._side_is_chosen():
                left, wide = COLUMNS["side"]
                place = self.look.local(left, 6, wide, self.height() / self.look.u - 12)
                text = translate("NewGame", "chosen by the player")
                canvas.text_block(place, text, 16.5, "ink_soft", 500, lines=2)

    def _paint_free_city(self, canvas: Canvas, rect: QRectF) -> None:
        s, middle = canvas.s, rect.center().y()
        canvas.icon("free_city", rect.left() + s(28), middle, s(40))
        name = QRectF(rect.left() + s(60), middle - s(31), s(560), s(34))
        canvas.text(name, translate("City", "Free City"), 20, "ink", 700)
        note = QRectF(name.left(), middle, s(560), s(30))
        text = translate("NewGame", "both players decide for it, turn by turn")
        canvas.text(note, text, 16.5, "ink_soft", 400, "left", "condensed", shrink=0.7)


def _level_words(level: str, game: str) -> str:
    return f"{level_note(level)} {level_figures(level, game)}".strip()


def side_options(names: SideNames = SideNames.LETTERS) -> list[Option[str | None]]:
    """Either side of a board, and chance; letters beside sun and moon where the game has them."""
    lettered = names is SideNames.LETTERS
    return [
        Option("A", "A" if lettered else "", "sun", side_name(names, "A")),
        Option("B", "B" if lettered else "", "moon", side_name(names, "B")),
        Option(None, "?", None, translate("NewGame", "Random side")),
    ]
