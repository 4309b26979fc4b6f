"""Names written from right to left break no line, and files keep them as they were typed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QTextLayout
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sevenwonders_qt.core.text import isolated, without_isolates
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.pad_form import PadPlayer
from sevenwonders_qt.models.shown.score_pad import ScorePad, names
from sevenwonders_qt.models.shown.table_csv import CsvForm, csv_bytes
from sevenwonders_qt.views.paint.fonts import font, load_fonts, metrics
from tests.app.person import Window, scene_texts

HEBREW, ARABIC = "שרה", "ليلى"
START, END = "\u2068", "\u2069"


@pytest.mark.parametrize("name", [HEBREW, ARABIC, f"{HEBREW} Ana"])
def test_a_name_from_right_to_left_is_isolated_in_a_sentence(name: str) -> None:
    assert isolated(name) == f"{START}{name}{END}"
    assert without_isolates(f"{isolated(name)}: 3") == f"{name}: 3"


@pytest.mark.parametrize("name", ["Ana", "Åse", "Ольга", "花子", ""])
def test_other_names_stay_as_they_are(name: str) -> None:
    assert isolated(name) == name


def places(text: str, *parts: str) -> list[float]:
    """Where parts of a line are drawn, from left to right."""
    layout = QTextLayout(text, font(20))
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return [line.cursorToX(text.index(part))[0] for part in parts]  # type: ignore[index]


@pytest.mark.parametrize("name", [HEBREW, ARABIC])
def test_what_follows_a_name_stays_in_its_order(qapp: QApplication, name: str) -> None:
    load_fonts()
    turned = places(f"{name} 3, 5", "3", "5")
    assert turned[0] > turned[1]  # as it is without: the numbers run with the name
    kept = places(f"{isolated(name)} 3, 5", "3", "5")
    assert kept[0] < kept[1]


def test_isolates_take_no_room(qapp: QApplication) -> None:
    load_fonts()
    shown = metrics(20)
    assert shown.horizontalAdvance(f"{START}Ana{END}") == shown.horizontalAdvance("Ana")


def test_tables_for_other_programs_have_the_name_as_it_was_typed() -> None:
    assert (
        csv_bytes([[isolated(HEBREW), 3]], CsvForm()).decode("utf-8-sig") == f'"{HEBREW}","3"\r\n'
    )


def test_the_score_pad_names_its_players_in_sentences() -> None:
    pad = ScorePad(players=(PadPlayer(HEBREW), PadPlayer("Ana"), PadPlayer()))
    assert names(pad, ["1", "2", "3"]) == (f"{START}{HEBREW}{END}", "Ana", "3")


def test_a_match_is_played_with_such_names_and_its_file_has_them_as_typed(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = Window(qtbot, tmp_path)
    seats = [SeatInfo("Ana", Player.PERSON), SeatInfo(HEBREW, Player.RULES)]
    seats.append(SeatInfo(ARABIC, Player.RULES))
    window.program.controller.start(NewMatch(tuple(seats), Setup.random(3), "isolates"))
    qtbot.waitUntil(window.asked)
    assert f"{START}{HEBREW}{END}" in scene_texts(window)
    window.close()
    (file,) = tmp_path.rglob("*.jsonl")
    written = file.read_text(encoding="utf-8")
    assert START not in written
    assert "\\u2068" not in written
    assert HEBREW in written or "\\u05e9" in written
