"""Whole matches with each box in the real window: what a seat may not know is nowhere in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import BOXES
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.table.curtain import Curtain
from sevenwonders_qt.views.table.panel import Panel
from tests.app.person import Keyboard, Window
from tests.app.reader import Reader

SEATS = (
    SeatInfo("Ana", Player.PERSON),
    SeatInfo("Bruno", Player.RULES),
    SeatInfo("Clara", Player.PERSON),
)
EVERY = 5
"""Of the turns of the Ages so many are passed over after one that is looked at."""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return Window(qtbot, tmp_path)


def texts_in(value: Any) -> Iterator[str]:
    """Every text in a value, however deep; the ids of cards are among them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from texts_in([*value.items()])
    elif isinstance(value, list | tuple | set | frozenset):
        for each in value:
            yield from texts_in(each)
    elif is_dataclass(value):
        for field in fields(value):
            yield from texts_in(getattr(value, field.name))


class Secrets:
    """The cards that a seat has seen; those of any hand, pile and choice are secret before."""

    def __init__(self, match: Match[Any]) -> None:
        rules = match.game.rules
        self.match = match
        self.catalogue = rules.catalogue.cards
        self.ids = {*self.catalogue, *rules.sources}
        self.seen: dict[int, set[str]] = {seat: set() for seat in range(len(match.seats))}

    def cards(self, value: Any) -> set[str]:
        return {*texts_in(value)} & self.ids

    def look(self, seat: int) -> None:
        """See what this seat may see now."""
        self.seen[seat] |= self.cards([self.match.view(seat), self.match.events_for(seat)])

    def names(self, *seats: int) -> set[str]:
        """The names of all cards that none of these seats has seen, nor read on one it has."""
        seen = {card for seat in seats for card in self.seen[seat]}
        for card in [*seen & self.catalogue.keys()]:
            seen |= {*self.catalogue[card].chains_to, *self.catalogue[card].chains_from}
        known = {card_name(card) for card in seen}
        return {card_name(card) for card in self.cards([*self.match.events]) - seen} - known


def shown(window: Window, reader: Reader) -> str:
    """Every text of the scene, its tooltips, and all that a screen reader is given."""
    panels = [item for item in window.program.page.scene.items() if isinstance(item, Panel)]
    texts = [text for panel in panels for text in panel.texts]
    texts += [f"{s.tooltip}\n{s.accessible_name}" for panel in panels for s in panel.spots]
    texts += [item.toolTip() for item in window.program.page.scene.items()]
    return "\n".join([*texts, *(each.words for each in reader.all())])


def named(names: set[str], text: str) -> set[str]:
    return {name for name in names if name in text}


@pytest.mark.parametrize("box", BOXES)
def test_nothing_that_a_seat_may_not_know_is_in_the_window(window: Window, box: str) -> None:
    """Two people share the screen: what one of them has seen is gone before the other looks."""
    wanted = NewMatch(SEATS, Setup.random(3), f"secrets of {box}", Options(expansions=(box,)))
    window.program.controller.start(wanted)
    controller = window.program.controller.match
    assert controller is not None
    match: Match[Any] = controller.match
    secrets, reader, keyboard = (
        Secrets(match),
        Reader(window.window, window.qtbot),
        Keyboard(window),
    )
    looked, hidden = dict.fromkeys([None, 0, 2], 0), 0

    def look_and_answer() -> None:
        nonlocal hidden
        if match.state.age == 0 or keyboard.dice.randrange(EVERY) == 0:
            table = None if isinstance(window.overlay, Curtain) else window.table
            text = shown(window, reader)
            if table is None:
                names = secrets.names()
            else:
                secrets.look(table.view.seat)
                names = secrets.names(table.view.seat)
            looked[None if table is None else table.view.seat] += 1
            hidden += len(names)
            assert named(names, text) == set()
        elif window.table is not None:
            secrets.look(window.table.view.seat)
        keyboard.answer()

    window.play_on(look_and_answer, lambda: window.at_the_end)
    assert min(looked.values()) > 2
    assert hidden > 100
    window.close()
