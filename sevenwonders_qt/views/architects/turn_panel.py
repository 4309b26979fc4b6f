"""The corner that shows the log, and asks the current player for an action."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, Signal

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.architects.commands import (
    BuildStage,
    EndTurn,
    KeepCard,
    LookAtDeck,
    TakeBothCards,
    TakeCard,
    TakeToken,
)
from sevenwonders_qt.games.architects.numbers import CENTRAL, FACE_UP
from sevenwonders_qt.models.architects.choices import Group, groups, only
from sevenwonders_qt.models.architects.log import sentence
from sevenwonders_qt.models.architects.settings import END_TURN
from sevenwonders_qt.models.architects.table import ArchitectsTable
from sevenwonders_qt.models.architects.terms import command_words, group_words
from sevenwonders_qt.views.architects.marks import ArchitectsPart
from sevenwonders_qt.views.kit.button_words import ON_TABLE, button_words
from sevenwonders_qt.views.kit.part import Cell, Part, Space, column
from sevenwonders_qt.views.kit.words import Keys, Text, title
from sevenwonders_qt.views.table.action_button import slab
from sevenwonders_qt.views.table.log_lines import Log, log_lines
from sevenwonders_qt.views.table.panel import Answering, Scrolled

translate = QCoreApplication.translate

ROW = 50.0


class LogList(Log[ArchitectsTable]):
    """The log, in the place of the actions."""

    rule = "a_turn"

    def show_table(self, table: ArchitectsTable) -> None:
        seats, you = table.seats, table.you
        sentences = (sentence(event, seats, you) for event in table.log)
        self._shown = table
        self.show_lines(log_lines(sentences, seats, you), table.undo.lines)


class ChoiceList(ArchitectsPart, Scrolled):
    """Every command of the seat by name: first the action, then the way, in a list that scrolls."""

    on_slab, edge = True, "gold"
    rule = "a_turn"
    margins = (12, 8, 12, 8)
    share = 0.94

    back_wanted = Signal()
    rows: Sequence[Group] = ()
    inner = False
    closable = False

    def show_rows(
        self, table: ArchitectsTable, rows: Sequence[Group], *, inner: bool, closable: bool
    ) -> None:
        """Show these rows; ``inner`` rows are ways to do one thing, left where ``closable``."""
        if rows != self.rows:
            self.first = 0
        self.rows, self.inner, self.closable = rows, inner, closable
        self.show_table(table)

    def depends_on(self, shown: ArchitectsTable) -> object:
        return self.closable, [
            (row, self._words(shown, row), _icon(shown, row)) for row in self.rows
        ]

    def forget(self) -> None:
        """Offer nothing."""
        self.rows = ()
        super().forget()

    def count(self) -> int:
        return len(self.rows)

    def room_for(self, lines: Sequence[int]) -> int:
        s = self.style.s
        return min(len(lines), max(1, int((self.rect.height() - s(8 + 42 + 8)) // s(ROW))))

    def step(self, step: int) -> None:
        """Move the focus by a row, round and round, and bring it to view."""
        names = [f"row {number}" for number in range(len(self.rows))]
        if self.closable:
            names.append("back")
        if not names:
            return
        here = names.index(self.focus_key) if self.focus_key in names else (-1 if step > 0 else 0)
        wanted = (here + step) % len(names)
        if wanted < len(self.rows):
            self.bring_to_view(wanted)
        self.set_focus_key(names[wanted])

    def describe_table(self, table: ArchitectsTable) -> Part:
        after: tuple[Part, ...] = ()
        if self.closable:
            words = translate("Table", "Back to the actions (Esc)")
            cap = Keys((translate("Prompt", "Esc"),))
            after = (Answering(cap, "back", words, self.back_wanted.emit, margins=(12, 4, 2, 4)),)
        hidden = len(self.rows) - self.seen.stop
        more = translate("Table", "%n more below", None, hidden) if hidden else ""
        return column(
            title(self._heading(table), after=after),
            *(self._row(table, number) for number in self.seen),
            Space(weight=1),
            Text(more, "note", "ink_soft", align="center"),
            gap=6,
        )

    def _heading(self, table: ArchitectsTable) -> str:
        if not self.inner:
            return translate("Table", "Your actions")
        ways = tuple(command for row in self.rows for command in row)
        alike = len(groups(ways)) == 1
        return group_words(table, ways)[0] if alike and ways else translate("Table", "How?")

    def _row(self, table: ArchitectsTable, number: int) -> Part:
        group = self.rows[number]
        words = self._words(table, group)
        ends = isinstance(group[0], EndTurn)
        press, tip = partial(self.chosen.emit, group), "\n".join(filter(None, words))
        on = button_words(ON_TABLE, *words, _icon(table, group), END_TURN if ends else None)
        key, rule = f"row {number}", _rule_of_command(group[0])
        row = slab(on, key, tip, press, command=only(group), primary=not ends, rule=rule)
        return Cell(row)

    def _words(self, table: ArchitectsTable, row: Group) -> tuple[str, str]:
        return command_words(table, row[0]) if self.inner else group_words(table, row)


def _icon(table: ArchitectsTable, group: Group) -> str:
    first: Command = group[0]
    match first:
        case BuildStage():
            return "stage"
        case TakeToken(place=place) if len(group) == 1 and 0 <= place < FACE_UP:
            return table.view.open_tokens[place]
        case TakeToken():
            return "ar_progress"
        case LookAtDeck():
            return "ui_eye"
        case TakeCard(deck=deck):
            if deck == CENTRAL or len(group) > 1:
                return "deck_centre"
            return "deck_left" if deck == table.view.seat else "deck_right"
        case EndTurn():
            return "state_ok"
    return "deck_left"


def _rule_of_command(command: Command) -> str:
    """Return the rule of an action that is offered."""
    match command:
        case BuildStage():
            return "a_build"
        case TakeToken(cards=cards):
            return "a_green" if cards else "a_effects"
        case TakeCard(source=source) if source:
            return "a_effects" if source.isdecimal() else "a_tokens"
        case LookAtDeck() | TakeBothCards() | KeepCard():
            return "a_effects"
    return "a_turn"
