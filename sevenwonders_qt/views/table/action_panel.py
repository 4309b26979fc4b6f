"""What can be done with the picked card, or what has been chosen and whom one waits for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, Signal

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import TakeBack, Use
from sevenwonders_qt.games.classic.events import CardChosen
from sevenwonders_qt.models.boxes import option_words
from sevenwonders_qt.models.names import ROMAN
from sevenwonders_qt.models.terms import card_name
from sevenwonders_qt.views.kit.part import Cell, Part, Space, column, rounded, row
from sevenwonders_qt.views.kit.words import Icons, Text, title
from sevenwonders_qt.views.paint.theme import colour, mix
from sevenwonders_qt.views.table.action_button import button, choice_button
from sevenwonders_qt.views.table.choices import cheapest, choices, main_action
from sevenwonders_qt.views.table.panel import Answering, T, TablePart
from sevenwonders_qt.views.table.shown import EMBLEM, Shown

translate = QCoreApplication.translate

TAKE_BACK = "take back"
REVEAL = "reveal"


class Asking(TablePart[T]):
    """Asks for the choice of a turn."""

    on_slab = True
    _revealing = False

    def show_revealing(self) -> None:
        """Ask nothing, until a table is shown: what has been chosen is being shown."""
        self._revealing = True
        self.renew("revealing")

    def show_table(self, shown: T) -> None:
        self._revealing = False
        super().show_table(shown)

    def describe(self) -> Part | None:
        if not self._revealing:
            return super().describe()
        words = translate("Table", "The turn is being shown. A click or a key leads to its end.")
        said = Text(words, shade="ink_soft", lines=0)
        return column(title(translate("Table", "Reveal")), said, gap=9)


class ActionPanel(Asking[Shown]):
    """The buttons of a turn; the gold one is what Enter does."""

    pressed = Signal(str)
    """The key of a button: one of `choices`, or TAKE_BACK or REVEAL."""
    margins = (14, 8, 14, 14)
    _card: CardId | None = None

    def show_actions(self, shown: Shown, card: CardId | None) -> None:
        """Show what can be done with ``card``, the one picked from the hand."""
        self._card = card
        self.show_table(shown)

    def depends_on(self, shown: Shown) -> object:
        view = shown.table.view
        return view.version, view.seat, self._card, shown.table.seats, shown.table.reveals

    def forget(self) -> None:
        """Show nothing."""
        self._card = None
        super().forget()

    def describe_table(self, shown: Shown) -> Part:
        choice = shown.table.view.choice
        if shown.choosing:
            card, body = self._card, self._choices(shown)
        elif choice is not None:
            card, body = choice.card, self._chosen(shown, choice)
        else:
            card, body = (
                None,
                column(Text(waiting_words(shown), shade="ink_soft", lines=0), weight=1),
            )
        return column(_title(shown, card), body, *_free_city(shown), gap=9)

    def _choices(self, shown: Shown) -> Part:
        rows = choices(shown, self._card)
        main = main_action(shown, self._card) if self._card is not None else ""
        press, meaning = self.pressed.emit, partial(cheapest, shown, self._card)
        buttons = [choice_button(c, press, meaning, primary=c.key == main) for c in rows]
        return column(*buttons, gap=12 if len(rows) < 4 else 8, weight=1)

    def _chosen(self, shown: Shown, choice: CardChosen) -> Part:
        reveals = shown.table.reveals
        waiting = reveal_words() if reveals else waiting_words(shown)
        parts: list[Part] = [
            Text(chosen_words(shown, choice), bold=700),
            Text(waiting, "note", "ink_soft", lines=0),
            Space(weight=1),
        ]
        if reveals:
            press = partial(self.pressed.emit, REVEAL)
            parts.append(Cell(reveal_button(REVEAL, press), high=74))
        if any(isinstance(command, TakeBack) for command in shown.table.view.legal):
            label = translate("Table", "Undo the choice")
            note = translate("Table", "or click the card again")
            press = partial(self.pressed.emit, TAKE_BACK)
            undo = button(TAKE_BACK, label, press, "ui_undo", note=note, primary=not reveals)
            parts.append(Cell(undo, high=74))
        return column(*parts, gap=6, weight=1)


def _title(shown: Shown, card: CardId | None) -> Part:
    if card is not None:
        return title(card_name(card), f"sym_{shown.card(card).colour}")
    choosing = shown.choosing
    return title(translate("Table", "Pick a card") if choosing else translate("Table", "Wait"))


def _free_city(shown: Shown) -> tuple[Part, ...]:
    """The player who decides for the Free City when this seat does not."""
    seat = shown.free_decider
    if seat is None:
        return ()
    words = translate("Table", "You decide for the Free City")
    if seat != shown.table.view.seat:
        text = translate("Table", "{name} decides for the Free City")
        words = text.format(name=shown.name(seat))
    inside = row(Icons((EMBLEM,), 1.7), Text(words, "note", "ink_soft", 600, weight=1), gap=8)
    paint = rounded(9, mix("parchment", "sea", 0.13), colour("ink", 0.3), 1.4)
    margins = (6.0, 3.0, 8.0, 3.0)
    return (Answering(inside, "free city", words, paint=paint, margins=margins, focusable=False),)


def chosen_words(shown: Shown, choice: CardChosen) -> str:
    """What the seat has decided for this turn."""
    number = ROMAN[min(shown.own.stages, shown.own.stage_count - 1)]
    if choice.option:
        return option_words(choice.option).chosen().format(number=number)
    match choice.use:
        case Use.BUILD:
            return translate("Table", "You build it this turn")
        case Use.STAGE:
            return translate("Table", "It goes under stage {number}").format(number=number)
        case Use.SELL:
            return translate("Table", "You discard it for 3 coins")


def reveal_words() -> str:
    """That nothing is missing any more."""
    return translate("Table", "Everybody has chosen.")


def reveal_button(key: str, press: Callable[[], None]) -> Part:
    """The gold button that turns the cards over."""
    return button(key, translate("Table", "Reveal the cards"), press, "ui_eye", "⏎", primary=True)


def waiting_words(shown: Shown) -> str:
    """Whom the table waits for."""
    view = shown.table.view
    if view.result is not None:
        return translate("Table", "The game is over.")
    players = dict.fromkeys(view.deciders[seat] for seat in view.owing)
    names = ", ".join(map(shown.name, players))
    if not names:
        return ""
    return translate("Table", "Waiting for {names}").format(names=names)
