"""A game that the program does not have, as far as it is seen beside its table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.outline import Outline
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models.encyclopaedia import Entry
from sevenwonders_qt.models.entry_key import Kind
from sevenwonders_qt.models.library import Library
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.views.kit.part import Part
from sevenwonders_qt.views.pages.seat_row import Terms
from sevenwonders_qt.views.pages.set_up import SetUpPage
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade
from sevenwonders_qt.views.sound.sounds import HOME, Ambience
from sevenwonders_qt.views.table.boxes import TableParts
from sevenwonders_qt.views.table.games import (
    ChoicePicture,
    Door,
    FigureKind,
    GameTable,
    Pictures,
)
from tests.models.another_game import NAME, RunesWish, Throw
from tests.views.another_table import RunesPage


class RunesSetUp(SetUpPage[RunesWish]):
    """Two to four seats, without wonders."""

    game_name = NAME
    players = range(2, 5)

    def __init__(self, art: Art, dice: Random) -> None:
        super().__init__(art, RunesWish(), (), dice)
        self._show_table()

    def follow(self, settings: Settings) -> None:
        self.set_table(settings.set_up(NAME))

    def kept(self, settings: Settings) -> Settings:
        return settings.with_set_up(NAME, self.table())

    def _match(self, seed: str) -> object:
        return self.table(), seed

    def _show_table(self) -> None:
        removable = len(self.seats()) > self.players[0]
        self.show_seats(Terms(sideless=True, removable=removable, game=NAME), {})

    def describe(self) -> Part:
        rows = self.rows[: len(self.seats())]
        ring = self.ring_part(self.seats(), self.names(), ())

        def left(scrolled: bool) -> Part:
            return self.seats_part(rows, scrolled=scrolled)

        return self.set_up("New game of Runes", left, ring, self.hints_part())


def _draw_rune(canvas: Canvas, rect: QRectF, rune: str, library: Library) -> None:
    canvas.rounded(rect, 6, "gold")


def _draw_article(
    canvas: Canvas, rect: QRectF, entry: Entry, library: Library, edition: Edition
) -> None:
    canvas.rounded(rect, 6, "gold")


def _draw_choice(canvas: Canvas, place: QRectF, ring: Shade) -> None:
    canvas.rounded(place, 6, ring)


def _choice(game: Any, view: Any, command: Command) -> ChoicePicture | None:
    return ChoicePicture(_draw_choice, named=True) if isinstance(command, Throw) else None


def _set_up(art: Art, box: Box, dice: Random) -> RunesSetUp:
    return RunesSetUp(art, dice)


def _page(art: Art, boxes: Sequence[TableParts]) -> RunesPage:
    return RunesPage(art)


def _watched(art: Art, parent: QWidget, boxes: Sequence[TableParts]) -> RunesPage:
    return RunesPage(art, parent)


def _ambiences() -> Sequence[Ambience]:
    return (HOME,)


def _about(match: Outline) -> str:
    return f"Runes, round {match.turn}"


TABLE = GameTable(
    NAME,
    Door("ui_hint", lambda: "New game of Runes", lambda: "2 to 4 players", _about),
    set_up=_set_up,
    page=_page,
    watched=_watched,
    ambiences=_ambiences,
    pictures=lambda: Pictures(
        figures={"runes": FigureKind((60, 60), _draw_rune)},
        articles={Kind("rune"): _draw_article},
        choice=_choice,
        lesson=lambda lesson: lambda canvas, rect: _draw_rune(canvas, rect, "fehu"),
    ),
)
