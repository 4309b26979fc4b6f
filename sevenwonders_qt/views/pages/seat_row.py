"""One seat of the new-game page: name, who plays, level, wonder and side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.ai.levels import (
    CHARACTERS,
    CLASSIC,
    LEVEL_IDS,
    level_of,
    temperament_of,
)
from sevenwonders_qt.games.classic.catalogue import SideNames
from sevenwonders_qt.models.new_match import (
    LONGEST_NAME,
    USUAL,
    SeatWish,
    at_level,
    of_temperament,
)
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.models.words.levels import (
    described,
    level_figures,
    level_name,
    level_note,
    not_learned,
    temperament_name,
    temperament_note,
    temperaments_of,
)
from sevenwonders_qt.models.words.names import city_name
from sevenwonders_qt.models.words.terms import side_name
from sevenwonders_qt.views.kit.button import PaleIconButton
from sevenwonders_qt.views.kit.field import Choice, LineEdit, Option, Segments
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.part import Beside, Cell, Drawing, Ground, Part, Space, column, row
from sevenwonders_qt.views.kit.words import Held, Text, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.plain_tip import set_long_tip, set_tip

translate = QCoreApplication.translate

_NUMBER, _REMOVE = 56.0, 52.0
WEIGHTS: Final = {"name": 160, "player": 212, "level": 226, "wonder": 264, "side": 176}
"""The shares of a row's width that its fields take; without sides the others take the room."""

_APART: Final = 10.0
_FEW: Final = 5
_HIGH, _LOW = 94.0, 69.0
"""The height of a row, with few rows or with more."""

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
    """Terms of the whole table, as far as a seat shows it.

    ``more_wonders`` are those of other boxes. ``kept_because`` says why no seat can be taken away
    for the moment; "" when one can. ``game`` is the name of the game. ``advice`` says how a wonder
    is played on a side, or with None on either. ``learned`` says whether computer players play
    such a match as their levels are described.
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
    advice: Callable[[str, str | None], str] = lambda wonder, side: ""
    learned: bool = True


class SeatRow(QObject):
    """The fields of one `SeatWish` on a page; sends the changed one and holds no other state."""

    changed = Signal(int, object)
    removed = Signal(int)

    def __init__(self, look: Look, parent: QWidget, place: int, wonders: Sequence[str]) -> None:
        """Set the ``place``, from 0, and the ``wonders`` to choose from, where the game has any."""
        super().__init__(parent)
        self.place = place
        self._wonders = wonders
        self._wish = SeatWish()
        self._terms = Terms()
        self.name = LineEdit(look, parent, LONGEST_NAME)
        self.player = Choice(look, parent)
        self.level = Choice(look, parent, row=92, wide=660)
        self.temperament = Choice(look, parent, row=66, wide=440)
        self.wonder = Choice(look, parent, row=70)
        self.side: Segments[str | None] = Segments(look, parent, "tiles")
        self.remove = PaleIconButton(look, parent, "line_cross")
        fields = (
            self.name,
            self.player,
            self.level,
            self.temperament,
            self.wonder,
            self.side,
            self.remove,
        )
        self._fields: tuple[QWidget, ...] = fields
        self.name.textChanged.connect(lambda text: self._change(name=text.strip()))
        self.player.chosen.connect(self._change_player)
        self.level.chosen.connect(
            lambda level: self._change(player=at_level(self._wish.player, level))
        )
        self.temperament.chosen.connect(
            lambda name: self._change(player=of_temperament(self._wish.player, name))
        )
        self.wonder.chosen.connect(lambda wonder: self._change(wonder=wonder))
        self.side.chosen.connect(lambda side: self._change(side=side))
        self.remove.clicked.connect(lambda: self.removed.emit(self.place))

    def show_wish(
        self,
        wish: SeatWish,
        usual_name: str,
        takers: Mapping[str, str],
        terms: Terms,
    ) -> None:
        """Show ``wish``; ``takers`` has a player's name for each chosen wonder."""
        self._wish = wish
        self._terms = terms
        if self.name.text().strip() != wish.name:
            self.name.setText(wish.name)
        self.name.setPlaceholderText(usual_name)
        self._set_players(wish)
        self._set_wonders(wish, takers)
        self.side.set_options(side_options(terms.side_names), self._shown_side(wish))
        self.side.setEnabled(not terms.learning)
        self._set_names()

    def seat(self, *, seated: bool) -> None:
        """Show the row at the table, or away from it."""
        player = self._wish.player
        is_player, computer = player is not Player.FREE_CITY, player is not Player.PERSON
        sided = "side" in self.columns and not self._side_is_chosen()
        for field, wanted in (
            (self.name, is_player),
            (self.player, is_player),
            (self.level, is_player and computer),
            (self.temperament, player in CHARACTERS and self.temperament in self._levels),
            (self.wonder, "wonder" in self.columns),
            (self.side, sided),
            (self.remove, is_player and self._terms.removable),
        ):
            field.setVisible(seated and wanted)

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of its columns: the keys of `WEIGHTS` that the game needs."""
        unused = {*(() if self._wonders else ("wonder",)), *(("side",) * self._terms.sideless)}
        return tuple(name for name in WEIGHTS if name not in unused)

    @property
    def _levels(self) -> Sequence[Choice]:
        """The way a computer player plays; a game may know no temperaments."""
        several = len(self.temperament.entries) > 1
        return (self.level, self.temperament) if several else (self.level,)

    def has(self, widget: QWidget) -> bool:
        """Return whether a widget belongs to the row."""
        return any(field is widget or field.isAncestorOf(widget) for field in self._fields)

    def part(self, rows: int) -> Part:
        """Return the row, one of so many, as a line of a table under `seat_heads`."""
        high = _HIGH if rows <= _FEW else _LOW
        who: list[Part]
        if self._wish.player is Player.FREE_CITY:
            weight = sum(WEIGHTS[name] for name in ("name", "player", "level"))
            who = [cell(sign("free_city", 40), 0, _NUMBER), cell(_free_city_words(), weight)]
        else:
            fields = (Held(each, high=42 if high == _HIGH else 33) for each in self._levels)
            who = [
                cell(self._number(), 0, _NUMBER),
                cell(Held(self.name), WEIGHTS["name"]),
                cell(Held(self.player), WEIGHTS["player"]),
                cell(column(*fields, gap=3, middle=True), WEIGHTS["level"]),
            ]
        board = {"wonder": Held(self.wonder, high=high), "side": self._side()}
        boards = (cell(board[name], WEIGHTS[name]) for name in self.columns if name in board)
        remove = cell(Held(self.remove, 36, 36), 0, _REMOVE)
        return self._on_ground(Beside(*who, *boards, remove, gap=0))

    def card(self) -> Part:
        """Return the row in two lines, where a table has no room for all of its columns."""
        if self._wish.player is Player.FREE_CITY:
            who = [cell(sign("free_city", 40), 0, _NUMBER), Cell(_free_city_words(), 0, 1)]
            level: list[Part] = []
        else:
            who = [
                cell(self._number(), 0, _NUMBER),
                cell(Held(self.name, high=46), 1),
                cell(Held(self.player, high=46), 1),
                cell(Held(self.remove, 36, 36), 0, _REMOVE),
            ]
            level = [Held(each, high=46, weight=1) for each in self._levels]
        board = {"wonder": Held(self.wonder, high=66, weight=1), "side": Cell(self._side(), 0, 1)}
        boards = [board[name] for name in self.columns if name in board]
        below = [row(*boards, gap=10)] if boards else []
        lines = column(Beside(*who, gap=0), row(*level, gap=10), *below, gap=6)
        return self._on_ground(Ground(lines, None, (10, 0, 10, 0)))

    def _number(self) -> Part:
        return Drawing(0, 34, partial(_paint_number, number=self.place + 1))

    def _side(self) -> Part:
        chosen = Text(translate("NewGame", "chosen by the player"), "note", "ink_soft")
        return chosen if self._side_is_chosen() else Held(self.side, high=46)

    def _on_ground(self, part: Part) -> Part:
        return Ground(part, partial(_paint_ground, player=self._wish.player), (0, 6, 0, 6))

    def _set_players(self, wish: SeatWish) -> None:
        person = wish.player is Player.PERSON
        self.player.set_options(
            [
                Option(True, translate("NewGame", "Person"), "ui_person"),
                Option(False, translate("NewGame", "Computer"), "ui_robot"),
            ],
            person,
        )
        about = translate(
            "NewGame",
            "A person plays at this screen. A computer player plays at the level shown beside it "
            "and sees only what you would see in its seat.",
        )
        self.player.setAccessibleDescription(about)
        set_long_tip(self.player, about)
        if person or wish.player is Player.FREE_CITY:
            return
        game, level, learned = self._terms.game, level_of(wish.player), self._terms.learned
        offered = LEVEL_IDS
        entries = [
            Option(
                name,
                level_name(name),
                bars=(number, len(offered)),
                note=_level_words(name, game, learned=learned),
            )
            for number, name in enumerate(offered, 1)
        ]
        if level not in offered:  # a player of an old match
            entries.append(Option(level, level_name(level), note=level_note(level)))
        self.level.set_options(entries, level)
        self.level.setAccessibleDescription(described(wish.player, game, learned=learned))
        temperament = temperament_of(wish.player)
        offered = temperaments_of(game)
        if temperament not in offered:
            offered = (*offered, temperament)
        self.temperament.set_options(
            [
                Option(
                    name,
                    temperament_name(name),
                    _TEMPERAMENTS[name],
                    note=temperament_note(name, game),
                )
                for name in offered
            ],
            temperament,
        )
        self.temperament.setAccessibleDescription(temperament_note(temperament, game))

    def _set_wonders(self, wish: SeatWish, takers: Mapping[str, str]) -> None:
        drafted = self._terms.drafted and wish.player is not Player.FREE_CITY
        self.wonder.setEnabled(not drafted)
        advice = "" if drafted else self._advice(wish)
        set_long_tip(self.wonder, advice)
        self.wonder.setAccessibleDescription(advice)
        if drafted:
            text = translate("NewGame", "picked in the draft")
            self.wonder.set_options([Option(None, text, "wonder", faint=True)], None)
            return
        random = translate("NewGame", "random")
        entries: list[Option[str | None]] = [Option(None, random, "wonder", faint=True)]
        for wonder in (*self._wonders, *self._terms.more_wonders):
            refusal = ""
            if wonder in takers and wonder != wish.wonder:
                text = translate("NewGame", "{name} has this wonder.")
                refusal = text.format(name=takers[wonder])
            picture = (wonder, self._shown_side(wish) or "A")
            entries.append(Option(wonder, city_name(wonder), picture=picture, refusal=refusal))
        self.wonder.set_options(entries, wish.wonder)

    def _advice(self, wish: SeatWish) -> str:
        """Explain the play of the chosen wonder, on both sides while neither is chosen."""
        if wish.wonder is None:
            return ""
        side = None if self._side_is_chosen() else self._shown_side(wish)
        return self._terms.advice(wish.wonder, side)

    def _shown_side(self, wish: SeatWish) -> str | None:
        return "A" if self._terms.learning else wish.side

    def _side_is_chosen(self) -> bool:
        """Return whether the player chooses the side later; the Free City cannot."""
        return self._terms.sides_chosen and self._wish.player is not Player.FREE_CITY

    def _set_names(self) -> None:
        """Set the names for assistive technology: which seat each field belongs to."""
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
            set_tip(self.remove, self._terms.kept_because)

    def _change_player(self, person: object) -> None:
        if (self._wish.player is Player.PERSON) is not person:
            self._change(player=Player.PERSON if person else USUAL)

    def _change(self, **values: object) -> None:
        wish = replace(self._wish, **values)  # type: ignore[arg-type]
        if wish != self._wish:
            self.changed.emit(self.place, wish)


def _free_city_words() -> Part:
    return column(
        Text(translate("City", "Free City"), "title", bold=700),
        Text(translate("NewGame", "the two players take turns deciding for it"), "note"),
        gap=0,
        middle=True,
    )


def seat_heads(columns: Sequence[str]) -> Part:
    """Return the names of these columns, over the rows."""
    names = {
        "name": translate("NewGame", "name"),
        "player": translate("NewGame", "who plays"),
        "level": translate("NewGame", "level"),
        "wonder": translate("NewGame", "wonder"),
        "side": translate("NewGame", "side"),
    }
    cells = [cell(Text(names[name], "note", "ink_soft"), WEIGHTS[name]) for name in columns]
    return Beside(Cell(Space(), _NUMBER), *cells, Cell(Space(), _REMOVE), gap=0)


def cell(part: Part, weight: float, wide: float = 0.0) -> Part:
    """Return a place in a row of the seats, kept while it is empty."""
    if wide:
        return Cell(part, wide, keeps=True)
    return Cell(Ground(part, None, (0, 0, _APART, 0)), 0, weight, keeps=True)


def _paint_ground(canvas: Canvas, rect: QRectF, player: Player) -> None:
    own, rim = player is Player.PERSON, canvas.s(1.5)
    ground = colour("gold_light", 0.75) if own else colour("parchment_dark", 0.55)
    if player is Player.FREE_CITY:
        ground = colour("sea_light", 0.35)
    edge, width = ("gold", 2.5) if own else (colour("ink", 0.25), 1.2)
    canvas.rounded(rect.adjusted(rim, rim, -rim, -rim), 9, ground, edge, width)


def _paint_number(canvas: Canvas, rect: QRectF, number: int) -> None:
    middle = rect.center()
    canvas.ellipse(middle.x(), middle.y(), canvas.s(16), None, "sea_deep", "gold", 1.6)
    canvas.text(rect, str(number), 17, "parchment", 700, "center", "condensed")


def _level_words(level: str, game: str, *, learned: bool) -> str:
    """Return how a level plays, and its measured strength; or that all levels play alike."""
    return f"{level_note(level)} {level_figures(level, game)}".strip() if learned else not_learned()


def side_options(names: SideNames = SideNames.LETTERS) -> list[Option[str | None]]:
    """Return the sides of a board, and chance; with letters where the game has them."""
    lettered = names is SideNames.LETTERS
    simple = translate("NewGame", "The simpler side: three stages, with points and few powers.")
    other = translate("NewGame", "More powers: two to four stages, and no two wonders alike.")
    drawn = translate("NewGame", "The seed decides which side is used.")
    return [
        Option("A", "A" if lettered else "", "line_sun", side_name(names, "A"), simple),
        Option("B", "B" if lettered else "", "line_moon", side_name(names, "B"), other),
        Option(None, "?", "", translate("NewGame", "Random side"), drawn),
    ]
