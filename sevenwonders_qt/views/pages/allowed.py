"""A page over the set-up that allows the names of a list one by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.acts import FixedKey, KeyMark
from sevenwonders_qt.models.words.box_words import Listable, ListWords
from sevenwonders_qt.views.kit.button import BoxTile, Button
from sevenwonders_qt.views.kit.page import PageOverlay
from sevenwonders_qt.views.kit.part import Part, column, in_rows, row
from sevenwonders_qt.views.kit.scroll import Scroll, ScrollArea
from sevenwonders_qt.views.kit.steps import ENTER
from sevenwonders_qt.views.kit.words import Held, Text, framed, warned
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.scene import draw_scene
from sevenwonders_qt.views.paint.wonder import wonder_picture

translate = QCoreApplication.translate

Draw = Callable[[Canvas, QRectF], object]

_ACROSS = 6
"""The pictures beside each other."""


class AllowedPage(PageOverlay):
    """Pictures that are switched on and off; sends ``agreed`` with the list and the names on it.

    The names are sent in their order on the page. Fewer than the match needs cannot be agreed on.
    """

    agreed = Signal(object, list)

    def __init__(self, art: Art, parent: QWidget) -> None:
        """Close the page at first."""
        super().__init__(art, parent)
        look = self.look
        self._words: ListWords | None = None
        self._players = 0
        self.tiles: dict[str, BoxTile] = {}
        self._area = ScrollArea(look, self)
        self.all_button = Button(look, self, "state_ok")
        self.none_button = Button(look, self, "ui_close")
        self.done_button = Button(look, self, "state_ok", FixedKey.ENTER, primary=True)
        self.all_button.clicked.connect(lambda: self._set_all(on=True))
        self.none_button.clicked.connect(lambda: self._set_all(on=False))
        self.done_button.clicked.connect(self._agree)

    def choose(
        self,
        words: ListWords,
        entries: Sequence[Listable],
        allowed: Sequence[str],
        players: int,
    ) -> None:
        """Open over the parent; all names are allowed where none is."""
        self._words, self._players = words, players
        for tile in self.tiles.values():
            tile.deleteLater()
        self.tiles = {}
        for entry in entries:
            draw: Draw = partial(draw_scene, scene=entry.scene)
            if words.boards:
                draw = wonder_picture(entry.scene, "A")
            tile = BoxTile(self.look, self, None, draw)
            tile.leaves = ENTER  # it agrees, wherever the keyboard is
            tile.set_texts(entry.title, entry.note, entry.note)
            tile.setChecked(not allowed or entry.name in allowed)
            tile.clicked.connect(lambda _: self.rearrange())
            self.tiles[entry.name] = tile
        self.come_up(next(iter(self.tiles.values())))
        self._area.open()

    def allowed(self) -> list[str]:
        """Return the names that are on."""
        return [name for name, tile in self.tiles.items() if tile.isChecked()]

    def describe(self) -> Part:
        if self._words is None:
            return column()
        heading, count = self._words.title(), len(self.allowed())
        self.setAccessibleName(heading)
        said = translate("NewGame", "{count} of {all} allowed").format(
            count=count, all=len(self.tiles)
        )
        needs, few = self._words.note(self._players), count < self._words.least(self._players)
        note: Part = Text(needs, "note", "ink_soft", weight=1)
        if few:
            note = warned(Text(needs, "note", weight=1))
        self.done_button.setEnabled(not few)
        tiles = [Held(tile, weight=1) for tile in self.tiles.values()]
        buttons = row(
            Held(self.all_button.set_texts(translate("NewGame", "Allow all")), high=52, weight=1),
            Held(self.none_button.set_texts(translate("NewGame", "Allow none")), high=52, weight=1),
            Held(self.done_button.set_texts(translate("NewGame", "Done")), high=52, weight=1),
            gap=14,
        )
        grid = Scroll(self._area, column(*in_rows(tiles, _ACROSS, 10), gap=10), always=True)
        head = row(Text(said, bold=700), note, gap=20)
        return framed(heading, head, grid, buttons, gap=12)

    def does(self) -> dict[KeyMark, Callable[[], object]]:
        return {**super().does(), FixedKey.ESCAPE: self.dismiss}

    def _set_all(self, *, on: bool) -> None:
        for tile in self.tiles.values():
            tile.setChecked(on)
        self.rearrange()

    def _agree(self) -> None:
        self.dismiss()
        self.agreed.emit(self._words, self.allowed())
