"""Matches that are watched again, wherever another word can be read."""

from __future__ import annotations

from collections.abc import Iterator

from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.controllers.desk import seat_infos
from sevenwonders_qt.controllers.replay import ReplayController
from sevenwonders_qt.models.shown.replay import title_of
from sevenwonders_qt.views.main_window import MainWindow
from tests.app.watched import played


def replay_stops(window: MainWindow) -> Iterator[None]:
    """Matches of every kind at some of their moments, by all eyes."""
    for kind, players, persons, choices in (
        ("classic", 4, (0,), None),
        ("classic", 2, (0,), None),
        ("architects", 3, (0,), None),
        ("classic", 3, (0, 1), 20),
        ("architects", 3, (0,), 12),
    ):
        match = played(kind, players, persons=persons, choices=choices)
        header = match.header

        def title() -> str:
            return title_of(header, practice=True)  # noqa: B023  # asked within this round alone

        showing = GAMES[kind].desk().showing
        controller = ReplayController(match, seat_infos(match), window.replay, title, showing)
        window.visit(window.replay)
        controller.begin()
        controller.go(controller.story.last // 2)
        yield
        controller.hide()
        yield
        controller.go(0)
        yield
        controller.hide()
        controller.change_eyes(-1)
        controller.go(controller.story.last)
        yield
        controller.close()
        window.go_back()
    window.visit(window.replay)
    window.show_help()
    yield
    window.show_home()
