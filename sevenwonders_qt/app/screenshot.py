"""Pictures of the program's pages, made offscreen."""

from __future__ import annotations

import os
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from sevenwonders_qt.app.application import application
from sevenwonders_qt.app.game_box import Games
from sevenwonders_qt.app.game_command_line import StagedMatch
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.window import Program, user_places
from sevenwonders_qt.models.appearance import Contrast, Eyes, Scheme

translate = QCoreApplication.translate


class LookOptions(NamedTuple):
    """The options for the eyes, and the size of text (1.0 is 100 %)."""

    eyes: Eyes
    text: float


SEEN: Final = LookOptions(Eyes(Scheme.LIGHT, Contrast.USUAL), 1.0)
"""The usual options, whatever the system asks for."""


def take_screenshot(
    out: Path,
    *,
    scene: str,
    staged: StagedMatch,
    language: str,
    size: tuple[int, int],
    scale: float = 1.0,
    seen: LookOptions = SEEN,
    games: Games = GAMES,
) -> None:
    """Write a PNG of a scene of a match; raises OSError when it cannot be written.

    ``size`` is in pixels of the picture, ``scale`` the screen's scaling (1.0 is 100 %).
    """
    os.environ["QT_SCALE_FACTOR"] = str(scale)
    app = application()
    with tempfile.TemporaryDirectory() as folder:
        program = Program(app, user_places(Path(folder)), games=games)
        program.begin(language)
        _ = program.controller  # it makes the tables follow the settings
        asked = replace(program.window.settings(), text_size=seen.text, eyes=seen.eyes)
        still = replace(asked, reduced_motion=True)
        program.window.take(still)  # a card on its way up would be elsewhere in each picture
        window = program.window
        window.setMinimumSize(1, 1)
        window.resize(round(size[0] / scale), round(size[1] / scale))
        window.show()
        _show(program, scene, staged)
        picture = _grab(app, window)
        program.close()
        window.close()
    if not picture.save(str(out)):
        raise OSError(f"{out} cannot be written")


def _show(program: Program, scene: str, staged: StagedMatch) -> None:
    window, you = program.window, translate("Table", "You")
    game = staged.game
    page = program.table(game.name)
    window.use_table(page)
    if scene == "home":
        window.home.set_match(game.name, game.outline(staged.state))
        window.show_home()
    elif scene == "learn":
        window.visit(window.learn)
    elif scene == "rules":
        window.show_rules(program.games[game.name].words().first_rule)
    elif scene == "new-game":
        staged.set_up_on(window.set_up_page(game.name))
        window.show_set_up(game.name)
    elif scene == "settings":
        window.visit(window.settings_page)
    elif scene == "table":
        window.show_table()
        staged.show_on(page, you)
    else:
        window.score.show_result(staged.result(you))
        window.show_score()


def _grab(app: QApplication, window: QWidget) -> QImage:
    for _ in range(5):
        app.processEvents()
    ratio = window.devicePixelRatioF()
    picture = QImage(
        round(window.width() * ratio),
        round(window.height() * ratio),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    picture.fill(0)
    picture.setDevicePixelRatio(ratio)
    window.render(picture, QPoint())
    return picture
