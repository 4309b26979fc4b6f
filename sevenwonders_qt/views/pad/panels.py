"""The panels beside the table of the score pad: science, a player, and the games that are kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.classic.scoring import SYMBOLS
from sevenwonders_qt.journal.pad_files import PaperGame, PaperGames
from sevenwonders_qt.models.key_places import in_digits
from sevenwonders_qt.models.shown.pad_form import PadPlayer
from sevenwonders_qt.models.shown.pad_science import PadScience, best_science
from sevenwonders_qt.models.shown.score_pad import FEWEST, LONGEST_NAME, ScorePad
from sevenwonders_qt.models.shown.score_words import SYMBOL_ICONS
from sevenwonders_qt.models.words.lists import all_of, titled
from sevenwonders_qt.models.words.numbers import whole_number
from sevenwonders_qt.models.words.pad import (
    drawn,
    entry_name,
    entry_note,
    played_with,
    trouble,
    when,
    winners_text,
    wonder_title,
)
from sevenwonders_qt.models.words.terms import symbol_name
from sevenwonders_qt.views.kit.button import Button, Toggle
from sevenwonders_qt.views.kit.field import Choice, LineEdit, Option, Segments
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.part import (
    Cell,
    Crowd,
    Drawing,
    Ground,
    Part,
    Space,
    column,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.piece import Piece
from sevenwonders_qt.views.kit.steps import ENTER
from sevenwonders_qt.views.kit.walk_list import Line, LineList
from sevenwonders_qt.views.kit.words import Held, Number, Text, panel, sign, slab, title
from sevenwonders_qt.views.pad.grid import StepButton
from sevenwonders_qt.views.pad.typing_button import TypingButton, after_key, commands, pasted_number
from sevenwonders_qt.views.pages.seat_row import side_options
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.sheet.marks import draw_board

translate = QCoreApplication.translate


TOTAL_SHADE: Final = "good"

_COUNTED: Final = ("compass", "gear", "tablet", "free", "most")
_SWITCHED: Final = ("swap", "bonus")


class CountRow(TypingButton):
    """One number with a minus and a plus; digits set it, + - and left and right step it.

    It asks for a text and changes nothing. ``entry`` is its name on the pad.
    """

    hints = Qt.InputMethodHint.ImhFormattedNumbersOnly

    typed = Signal(str)
    """The whole text that a person wants in it."""

    def __init__(self, look: Look, parent: QWidget, entry: str) -> None:
        super().__init__(look, parent, 0, 0)
        self.entry = entry
        self.value = 0
        self._text: str | None = None
        """The text typed since the keyboard came to it."""
        self._panel = parent
        self.science = PadScience((0, 0, 0))
        self.step_buttons = (
            StepButton(look, self, "line_minus"),
            StepButton(look, self, "line_plus"),
        )
        for by, button in zip((-1, 1), self.step_buttons, strict=True):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, by=by: self._click(by))
        self.clicked.connect(self.offer_keyboard)
        self.clicked.connect(self.setFocus)

    def accept(self, text: str) -> None:
        """Show the text that was taken: further digits go on from it."""
        self._text = text
        self.update()

    def type_in(self, text: str) -> None:
        self.typed.emit((self._text or "") + in_digits(text))

    def show_value(self, seat: int, value: int, science: PadScience) -> None:
        """Show the number of a seat, and the sets made of all symbols."""
        self.place, self.value, self.science = seat, value, science
        fewer, more = self.step_buttons
        fewer.setEnabled(value > 0)
        name = entry_name(self.entry)
        self.setAccessibleName(titled(name, value))
        fewer.set_name(translate("Accessible", "{thing}: one less").format(thing=name))
        more.set_name(translate("Accessible", "{thing}: one more").format(thing=name))
        self.update()

    def rescale(self) -> None:
        """Put the buttons in their places."""
        self.look.lay(self.describe(), self.body()).put()

    # Showing ------------------------------------------------------------------------------

    def describe(self) -> Part:
        fewer, more = (Held(button, 40, 40) for button in self.step_buttons)
        number = Text(
            self.composed or str(self.value), "head", bold=700, align="center", lines=1, narrow=True
        )
        symbol = self.entry in _COUNTED[:3]
        what = self._symbols() if symbol else self._choice()
        inside = row(fewer, Cell(number, 50), more, Space(8), *what, gap=6)
        chosen = rounded(9, colour("gold_light", 0.7), "gold", 1.6)
        ground = rounded(9, colour("ink", 0.05)) if symbol else chosen
        return Ground(inside, ground, (12, 4, 12, 4))

    def _symbols(self) -> tuple[Part, ...]:
        symbol = _COUNTED.index(self.entry)
        count, given = self.science.counts[symbol], self.science.given(symbol)
        return (
            _symbols_of([symbol] * max(1, count), ringed=given, faint=not count),
            Text(f"{count} × {count}", "text", "ink_soft", lines=1, narrow=True),
            Cell(_points(count * count), 60),
        )

    def _choice(self) -> tuple[Part, ...]:
        """Return the name of the symbol, and its use."""
        given = self.science.free if self.entry == "free" else self.science.most
        used = [place for place, count in enumerate(given) for _ in range(count)]
        words = column(
            Text(entry_name(self.entry), bold=700),
            Text(self._use(used), "note", "ink_soft"),
            gap=0,
            weight=1,
            middle=True,
        )
        return words, *((Cell(_symbols_of(used), min(120, 44 * len(used))),) if used else ())

    def _use(self, used: list[int]) -> str:
        if not used:
            if self.entry != "free":
                return entry_note(self.entry)
            return translate("Score", "the pad finds the best use")
        names = dict.fromkeys(symbol_name(SYMBOLS[place]) for place in used)
        return translate("Score", "worth most as {symbols}").format(symbols=all_of(names))

    # Input --------------------------------------------------------------------------------

    def _click(self, by: int) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._step(by)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._text = None
        super().focusInEvent(event)
        self._panel.update()  # its rim shows that the keyboard is within

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._text = None
        self._panel.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text()
        if commands(event):
            event.ignore()
        elif text in ("+", "=") or key == Qt.Key.Key_Right:
            self._step(1)
        elif text in ("-", "\N{MINUS SIGN}") or key == Qt.Key.Key_Left:
            self._step(-1)
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.typed.emit(pasted_number())
        else:
            wanted = after_key(event, self.entry, self.value, self._text)
            if wanted is None:
                event.ignore()  # its panel moves, the page does the rest
            else:
                self.typed.emit(wanted)

    def _step(self, by: int) -> None:
        if self.value + by >= 0:
            self.typed.emit(str(self.value + by))


class SciencePanel(Piece):
    """The symbols of one player; ``left`` is sent when Enter, Esc or Down goes beyond it."""

    switched = Signal(str, str)
    """An entry that is on or off, and "1" where it is on."""

    left = Signal(bool)
    """True when the keyboard should go on to the next row, False when back to the cell."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.title = ""
        self.science = PadScience((0, 0, 0))
        self.entries: tuple[str, ...] = ()
        self.lit = False
        self.rows = {entry: CountRow(look, self, entry) for entry in _COUNTED}
        self.switches = {entry: Toggle(look, self) for entry in _SWITCHED}
        for entry, switch in self.switches.items():
            switch.clicked.connect(
                lambda on, entry=entry: self.switched.emit(entry, "1" if on else "0")
            )

    def show_symbols(self, pad: ScorePad, seat: int, name: str, *, lit: bool) -> None:
        """Show the symbols of this seat; ``lit`` marks that its cell has the keyboard."""
        self.title = translate("Score", "Science of {name}").format(name=name)
        self.lit = lit
        self.entries = pad.symbol_entries
        entries = pad.players[seat].entries
        self.science = best_science(pad.symbols(seat))
        for entry, one in self.rows.items():
            one.setVisible(entry in self.entries)
            one.show_value(seat, entries.get(entry, 0), self.science)
        for entry, switch in self.switches.items():
            switch.setVisible(entry in self.entries)
            switch.setChecked(bool(entries.get(entry, 0)))
            switch.set_texts(entry_name(entry), entry_note(entry))
        self.setAccessibleName(titled(self.title, self.science.points))
        self.arrange()

    def begin(self, digit: str) -> None:
        """Put the keyboard on the first symbol, with the digit that was typed on the cell."""
        first = self.rows[_COUNTED[0]]
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        if digit:
            first.type_in(digit)

    def _shown(self) -> list[QWidget]:
        everything: dict[str, QWidget] = {**self.rows, **self.switches}
        return [widget for entry, widget in everything.items() if entry in self.entries]

    def describe(self) -> Part:
        total = Number(str(self.science.points), 2.5, TOTAL_SHADE)
        rows = [
            *(Held(one, weight=1) for one in self.rows.values()),
            *map(Held, self.switches.values()),
        ]
        head = title(self.title, "sym_green", after=(total,))
        body = column(head, column(*rows, self._sets(), gap=8, weight=1), gap=8)
        return Ground(body, self._paint_slab, (16, 12, 16, 12))

    def _sets(self) -> Part:
        sets, worth = self.science.sets, self.science.set_worth
        icons = list(range(len(SYMBOL_ICONS))) * max(1, sets)
        words = translate("Score", "%n set(s) × {worth}", None, sets).format(worth=worth)
        inside = row(
            _symbols_of(icons, faint=not sets),
            Text(words, "text", "ink_soft", lines=1, narrow=True),
            Cell(_points(sets * worth), 60),
        )
        return Ground(inside, None, (14, 0, 14, 0))

    def _paint_slab(self, canvas: Canvas, rect: QRectF) -> None:
        slab(canvas, rect)
        if self.lit or any(widget.hasFocus() for widget in self._shown()):
            canvas.rounded(rect, 13, None, "terracotta", 4)

    # Keys ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shown, here, key = self._shown(), self.focusWidget(), event.key()
        if commands(event) or here not in shown:
            super().keyPressEvent(event)
            return
        place = shown.index(here)
        if key == Qt.Key.Key_Escape:
            self.left.emit(False)
        elif key == Qt.Key.Key_Up:
            shown[max(0, place - 1)].setFocus(Qt.FocusReason.OtherFocusReason)
        elif key in (Qt.Key.Key_Down, *ENTER):
            if place + 1 < len(shown):
                shown[place + 1].setFocus(Qt.FocusReason.OtherFocusReason)
            else:
                self.left.emit(True)
        else:
            super().keyPressEvent(event)


def _points(points: int) -> Part:
    return Text(str(points), "title", bold=700, align="right", lines=1, narrow=True)


def _symbols_of(icons: Sequence[int], ringed: int = 0, *, faint: bool = False) -> Part:
    """Return symbols side by side, closer if they are many; the last ones with a golden ring."""
    parts: list[Part] = []
    for number, place in enumerate(icons):
        symbol = sign(SYMBOL_ICONS[place], 36, 0.25 if faint else 1.0)
        ring = _ring if number >= len(icons) - ringed and not faint else None
        parts.append(Ground(symbol, ring, (0, 22, 0, 22)))
    return Crowd(*parts, gap=7, weight=1)


def _ring(canvas: Canvas, rect: QRectF) -> None:
    x, y = rect.center().toTuple()
    canvas.ellipse(x, y, canvas.s(22), None, "gold_light", "gold", 2.5)


class PlayerPanel(Piece):
    """A panel that shows one player and sends the changed one; it holds no other state."""

    changed = Signal(int, object)
    """Seat and `PadPlayer`."""

    removed = Signal(int)
    done = Signal(bool)
    """Enter (True: on to the next player) or Esc (False) on a field."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.seat = 0
        self.player = PadPlayer()
        self.title = ""
        self.name = LineEdit(look, self, LONGEST_NAME)
        self.wonder = Choice(look, self, row=64)
        self.side: Segments[str] = Segments(look, self, "tiles")
        self.remove_button = Button(look, self)
        self.name.textChanged.connect(lambda text: self._change(name=text.strip()))
        self.wonder.chosen.connect(lambda wonder: self._change(wonder=wonder))
        self.side.chosen.connect(lambda side: self._change(side=side))
        self.remove_button.clicked.connect(lambda: self.removed.emit(self.seat))
        self.side.set_options(_sides(), "")

    def show_player(self, pad: ScorePad, seat: int, usual: str) -> None:
        """Show this seat; ``usual`` replaces an empty name."""
        self.seat, self.player = seat, pad.players[seat]
        self.title = self.player.name or usual
        if self.name.text().strip() != self.player.name:
            self.name.setText(self.player.name)
        name = translate("NewGame", "Name, seat {seat}").format(seat=seat + 1)
        self.name.set_texts(name, usual)
        entries = [Option("", translate("Score", "not noted"), "wonder", faint=True)]
        for wonder in pad.wonders:
            picture = (wonder, self.player.side or "A") if drawn(wonder) else None
            icon = "" if picture else "wonder"
            entries.append(Option(wonder, wonder_title(wonder), icon, picture=picture))
        name = translate("NewGame", "Wonder, seat {seat}").format(seat=seat + 1)
        self.wonder.set_options(entries, self.player.wonder, name)
        self.wonder.setVisible(bool(pad.wonders))
        name = translate("NewGame", "Side, seat {seat}").format(seat=seat + 1)
        self.side.set_options(_sides(), self.player.side, name)
        self.side.setVisible(pad.form.sides)
        self.remove_button.setEnabled(len(pad.players) > FEWEST)
        self.arrange()

    def begin(self, letter: str) -> None:
        """Put the keyboard on the name; letters that were typed replace it."""
        self.name.begin()
        if letter:
            self.name.insert(letter)

    def _change(self, **values: object) -> None:
        player = replace(self.player, **values)  # type: ignore[arg-type]
        if player != self.player:
            self.changed.emit(self.seat, player)

    def describe(self) -> Part:
        fields = (
            (translate("NewGame", "name"), Held(self.name, high=52)),
            (translate("NewGame", "wonder"), Held(self.wonder, high=74)),
            (translate("NewGame", "side"), Held(self.side, high=56)),
        )
        rows = [
            row(Cell(Text(words, "text", "ink_soft", 600), 150), Cell(held, 0, 1), gap=10)
            for words, held in fields
            if held.shown()
        ]
        player = self.player
        board = partial(draw_board, wonder=player.wonder, side=player.side)
        wonders = not self.wonder.isHidden()
        picture = Drawing(0, 90, board, weight=1) if wonders else Space(weight=1)
        button = self.remove_button.set_texts(translate("Score", "Remove this player"))
        remove = row(Space(weight=1), Held(button, 254, 52))
        return panel(self.title, *rows, picture, remove)

    # Qt overrides -------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.done.emit(True)
        elif event.key() == Qt.Key.Key_Escape:
            self.done.emit(False)
        else:
            super().keyPressEvent(event)


def _sides() -> list[Option[str]]:
    sides = [
        Option(option.value, option.text, option.icon, option.name)
        for option in side_options()
        if option.value is not None
    ]
    return [*sides, Option("", "?", "", translate("Score", "not noted"))]


_FAULT: Final = "fault"
"""The key of a line about a file that cannot be read; that of a game is its number."""


class KeptPanel(Piece):
    """A list of the kept games, and unreadable files; sends a person's wishes for a game.

    A double click or Enter opens one.
    """

    opened = Signal(object)
    deleted = Signal(object)
    restored = Signal(object)
    left_out = Signal(object, bool)
    """A game, and True where the statistics leave it out from now on."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.kept = PaperGames()
        self._gone: PaperGame | None = None
        self.list = LineList(look, self)
        self.open_button = Button(look, self, "ui_play")
        self.delete_button = Button(look, self, "line_trash")
        self.restore_button = Button(look, self, "ui_undo")
        self.left_out_switch = Toggle(look, self)
        self.list.doubleClicked.connect(self._open)
        self.list.walked.connect(self.arrange)
        self.open_button.clicked.connect(self._open)
        self.delete_button.clicked.connect(self._delete)
        self.restore_button.clicked.connect(self._restore)
        self.left_out_switch.chosen.connect(self._leave_out)

    def show_games(self, kept: PaperGames, is_open: PaperGame | None) -> None:
        """Show these, the newest first; ``is_open`` is on the pad and is the chosen one."""
        self.kept = kept
        lines = [_line(str(number), game) for number, game in enumerate(kept.games)]
        lines += [Line(_FAULT, trouble(fault), icon="state_no") for fault in kept.refused]
        paths = [game.path for game in kept.games]
        open_now = is_open.path if is_open is not None else None
        self.list.show_lines(lines, str(paths.index(open_now)) if open_now in paths else None)
        self.arrange()

    def chosen(self) -> PaperGame | None:
        """Return the game that is chosen; None for a file that cannot be read."""
        line = self.list.current()
        return None if line is None or line.key == _FAULT else self.kept.games[int(line.key)]

    def _open(self) -> None:
        if self.chosen() is not None:
            self.opened.emit(self.chosen())

    def _delete(self) -> None:
        if self.chosen() is not None:
            self._gone = self.chosen()
            self.deleted.emit(self._gone)

    def _leave_out(self, on: bool) -> None:
        line, game = self.list.current(), self.chosen()
        if line is not None and game is not None:
            self.left_out.emit(game, on)
            self.list.choose(line.key)  # listed again, the game on the pad would be the chosen one
            self.arrange()

    def _restore(self) -> None:
        game, self._gone = self._gone, None
        self.restored.emit(game)

    def describe(self) -> Part:
        named, some = translate("Score", "Saved games"), bool(self.list.lines())
        self.list.setAccessibleName(named)
        nothing = "" if some else translate("Score", "Nothing has been saved yet.")
        back = translate("Score", "Bring the deleted game back")
        self.restore_button.setVisible(self._gone is not None)
        self.restore_button.set_texts(back, when(self._gone) if self._gone is not None else "")
        buttons = (
            self.open_button.set_texts(translate("Score", "Open")),
            self.delete_button.set_texts(translate("Score", "Delete this game")),
        )
        chosen = self.chosen()
        leave = translate("Score", "Leave it out of the statistics")
        switch = self.left_out_switch.set_texts(leave)
        switch.set_value(chosen is not None and not chosen.counts)
        for button in (*buttons, switch):
            button.setVisible(some)
            button.setEnabled(chosen is not None)
        return panel(
            named,
            Text(nothing, "text", "ink_soft", align="center"),
            Held(self.list, weight=1, given=True),
            Held(switch),
            row(*(Held(button, high=52, weight=1) for button in buttons)),
            Held(self.restore_button, high=56),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._open()
        elif event.key() == Qt.Key.Key_Delete:
            self._delete()
        else:
            super().keyPressEvent(event)


def _line(key: str, game: PaperGame) -> Line:
    ranked = sorted(game.players, key=lambda player: player.rank)
    names = (f"{player.name} {whole_number(player.total)}" for player in ranked)
    apart = () if game.counts else (translate("Score", "not in the statistics"),)
    about = " · ".join((when(game), *apart, played_with(game), *names))
    return Line(key, winners_text(game), about, "ui_trophy")
