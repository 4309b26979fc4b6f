"""Pictures of the program's pages, made offscreen."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.app.staging_architects import StagedArchitects
from sevenwonders_qt.app.window import Program, application, user_places
from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.models import architects_history
from sevenwonders_qt.models.appearance import Contrast, Eyes, Scheme
from sevenwonders_qt.models.history import result_of

translate = QCoreApplication.translate


class Seen(NamedTuple):
    """What was chosen for the eyes, and the size of text (1.0 is 100 %)."""

    eyes: Eyes
    text: float


SEEN: Final = Seen(Eyes(Scheme.LIGHT, Contrast.USUAL), 1.0)
"""Whatever the system asks for."""


def take_screenshot(
    out: Path,
    *,
    scene: str,
    game: Classic,
    players: int,
    age: int,
    turn: int,
    language: str,
    size: tuple[int, int],
    seed: str,
    scale: float = 1.0,
    seen: Seen = SEEN,
) -> None:
    """Write a PNG of a scene of a match of ``game``; raises OSError when it cannot be written.

    ``size`` is in pixels of the picture, ``scale`` the screen's scaling (1.0 is 100 %).
    """

    def stage(program: Program) -> None:
        _show(program, scene, Staged(game, players, seed, _moment(scene, age, turn)))

    _take(out, stage, language, size, scale, seen)


def take_architects_screenshot(
    out: Path,
    *,
    scene: str,
    players: int,
    turn: int,
    language: str,
    size: tuple[int, int],
    seed: str,
    scale: float = 1.0,
    seen: Seen = SEEN,
) -> None:
    """The same of a match of Architects, at this turn of the first seat."""

    def stage(program: Program) -> None:
        game = program.box.architects(Options(), players)
        until = None if scene == "score" else turn
        _show_architects(program, scene, StagedArchitects(game, players, seed, until))

    _take(out, stage, language, size, scale, seen)


def _take(
    out: Path,
    stage: Callable[[Program], None],
    language: str,
    size: tuple[int, int],
    scale: float,
    seen: Seen,
) -> None:
    os.environ["QT_SCALE_FACTOR"] = str(scale)
    app = application()
    with tempfile.TemporaryDirectory() as folder:
        program = Program(app, user_places(Path(folder)))
        program.begin(language)
        _ = program.controller  # by which the tables follow the settings
        asked = replace(program.window.settings(), text_size=seen.text, eyes=seen.eyes)
        still = replace(asked, reduced_motion=True)
        program.window.take(still)  # a card on its way up would be elsewhere in each picture
        window = program.window
        window.setMinimumSize(1, 1)
        window.resize(round(size[0] / scale), round(size[1] / scale))
        window.show()
        stage(program)
        picture = _grab(app, window)
        program.close()
        window.close()
    if not picture.save(str(out)):
        raise OSError(f"{out} cannot be written")


def _moment(scene: str, age: int, turn: int) -> tuple[int, int] | None:
    return None if scene == "score" else (age, turn)


def _show(program: Program, scene: str, staged: Staged) -> None:
    window = program.window
    if scene == "home":
        window.home.set_match(staged.game.outline(staged.state))
        window.show_home()
    elif scene == "new-game":
        window.show_new_game()
    elif scene == "settings":
        window.visit(window.settings_page)
    elif scene == "table":
        window.use_table(program.page)
        window.show_table()
        program.page.view.fit()
        program.page.show_table(staged.table(translate("Table", "You")))
        program.page.scene.select(min(3, len(staged.state.cities[0].hand) - 1), by_mouse=True)
    else:
        seats = staged.seats(translate("Table", "You"))
        result = result_of(staged.game, seats, staged.state, staged.events)
        window.score.show_result(result)
        window.show_score()


def _show_architects(program: Program, scene: str, staged: StagedArchitects) -> None:
    window, you = program.window, translate("Table", "You")
    window.use_table(program.architects, architects=True)
    if scene == "home":
        window.home.set_match(staged.game.outline(staged.state))
        window.show_home()
    elif scene == "new-game":
        window.show_new_architects()
    elif scene == "settings":
        window.visit(window.settings_page)
    elif scene == "table":
        window.show_table()
        program.architects.view.fit()
        program.architects.show_table(staged.table(you))
    else:
        result = architects_history.result_of(
            staged.game, staged.seats(you), staged.state, staged.events
        )
        window.score.show_result(result)
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
    picture.setDevicePixelRatio(ratio)
    window.render(picture, QPoint())
    return picture
