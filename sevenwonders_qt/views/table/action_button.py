"""The button of an action: icon, label and note, price, and the key that presses it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import KeyMark
from sevenwonders_qt.models.keys import caps
from sevenwonders_qt.models.shown.choices import TurnChoice
from sevenwonders_qt.views.kit.button_words import AROUND, ON_TABLE, button_words
from sevenwonders_qt.views.kit.part import Ground, Part, Space, column, row
from sevenwonders_qt.views.kit.words import Icons, Keys, Text, drawn
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import button_face
from sevenwonders_qt.views.table.panel import Action, Answering

translate = QCoreApplication.translate


Meaning = Callable[[str], Command | None]
"""The command of the key of a choice, paid in the cheapest way."""


def choice_button(
    choice: TurnChoice, pressed: Callable[[str], None], meaning: Meaning, *, primary: bool
) -> Part:
    """Return a button, gold when ``primary``; ``pressed`` gets the key of the pressed button."""
    more, able = choice.beside, choice.enabled
    price = None if choice.price is None else coin(choice.price, enabled=able)
    beside = None if more is None else _beside(more, pressed, meaning)
    words = button_words(
        ON_TABLE, choice.label, choice.note, choice.icon, choice.act, price, beside, enabled=able
    )
    press = partial(pressed, choice.key) if able else None
    meant = meaning(choice.key)
    tip, rule = choice.tooltip, choice.rule
    return slab(words, choice.key, tip, press, command=meant, primary=primary, rule=rule)


def button(
    key: str,
    label: str,
    press: Action | None,
    icon: str = "",
    act: KeyMark | None = None,
    note: str = "",
    tooltip: str = "",
    *,
    command: Command | None = None,
    primary: bool = False,
    rule: str = "",
) -> Part:
    """Return a slab with words; without ``press`` it is disabled; its tooltip has the reason."""
    words = button_words(ON_TABLE, label, note, icon, act, enabled=press is not None)
    return slab(words, key, tooltip, press, label, command=command, primary=primary, rule=rule)


def peek_button() -> Part:
    """Return the button that shows the table behind an overlay while it is pressed."""
    tip = translate("Prompt", "Hold to see the table behind")
    words = button_words(ON_TABLE, translate("Prompt", "The table"), "", "ui_eye", acts.PEEK)
    return slab(words, "peek", tip, lambda: None)


def slab(
    words: Part,
    key: str,
    tooltip: str,
    press: Action | None,
    name: str = "",
    *,
    command: Command | None = None,
    primary: bool = False,
    narrow: bool = False,
    rule: str = "",
) -> Part:
    """Return a slab that is pressed, with any content; a ``narrow`` one has little room around it.

    All slabs in a row are equally wide.
    """
    paint = partial(button_face, primary=primary, enabled=press is not None)
    margins = (5.0, 2.0, 5.0, 2.0) if narrow else AROUND
    return Answering(
        words,
        key,
        tooltip,
        press,
        name,
        paint=paint,
        margins=margins,
        weight=1,
        command=command,
        focusable=True,
        rule=rule,
    )


def coin(price: int | str, side: float = 38, *, enabled: bool = True) -> Part:
    """Return a coin with a number on it."""

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        with canvas.faded(1.0 if enabled else 0.45):
            canvas.coin(x, y, size, price)

    return drawn(side, draw)


def _beside(choice: TurnChoice, pressed: Callable[[str], None], meaning: Meaning) -> Part:
    """Return the smaller button on another one: icon, label, price and key."""
    able = choice.enabled
    sign = Icons((choice.icon,), 1.6, opacity=1.0 if able else 0.5)
    signs = (sign,) if choice.price is None else (sign, coin(choice.price, 30, enabled=able))
    words = column(
        Text(choice.label, "note", bold=700, align="center"),
        row(Space(weight=1), *signs, Space(weight=1), gap=2),
        gap=0,
        middle=True,
    )
    press = partial(pressed, choice.key) if able else None
    inside, meant = row(words, Keys(caps(choice.act)), gap=5), meaning(choice.key)
    tip, rule = choice.tooltip, choice.rule
    made = slab(inside, choice.key, tip, press, command=meant, narrow=True, rule=rule)
    return Ground(made, None, (0, 0, 0, 0))  # as wide as its words, and not half of the other
