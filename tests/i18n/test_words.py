"""Words that depend on a count, a game or a date read as a native speaker writes them."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QTime

from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.journal.pad_files import PaperGame, PaperPlayer
from sevenwonders_qt.models.architects import story as architects_story
from sevenwonders_qt.models.classic import story as classic_story
from sevenwonders_qt.models.settings import load_settings
from sevenwonders_qt.models.shown.saves_strip import ChoiceCell, cell_words
from sevenwonders_qt.models.shown.score_pad import ScorePad
from sevenwonders_qt.models.words.dates import day_and_time_words, day_words
from sevenwonders_qt.models.words.messages import settings_damaged
from sevenwonders_qt.models.words.pad import row_note, when
from sevenwonders_qt.models.words.statistics import board
from tests.i18n.language import Speak

translate = QCoreApplication.translate
NOVEMBER = QDate(2026, 11, 22)


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "1 match, 1 won", "2 matches, 1 won"),
        ("pt_BR", "1 partida, vitórias: 1", "2 partidas, vitórias: 1"),
        ("es", "1 partida, victorias: 1", "2 partidas, victorias: 1"),
    ],
)
def test_a_single_match_and_victory_agree(speak: Speak, language: str, one: str, more: str) -> None:
    speak(language)
    shown = [
        translate("Statistics", "%n match(es), {won} won", None, count).format(won=1)
        for count in (1, 2)
    ]
    assert shown == [one, more]


@pytest.mark.parametrize(
    ("language", "long", "short"),
    [
        ("en", "Nov 22, 2026", "Nov 22"),
        ("pt_BR", "22 de nov de 2026", "22 de nov"),
        ("es", "22 nov 2026", "22 nov"),
    ],
)
def test_a_day_is_written_as_in_the_language(
    speak: Speak, language: str, long: str, short: str
) -> None:
    speak(language)
    assert (day_words(NOVEMBER), day_words(NOVEMBER, year=False)) == (long, short)
    assert day_and_time_words(QDateTime(NOVEMBER, QTime(9, 5))) == f"{long}, 09:05"


def test_what_is_no_time_has_no_words(speak: Speak) -> None:
    speak("en")
    ana = PaperPlayer("Ana", "", "", {}, {"civil": 60}, 60, 1)
    assert when(PaperGame("yesterday", "classic", (), (ana, ana, ana))) == ""


@pytest.mark.parametrize(
    ("language", "classic", "architects"),
    [("pt_BR", "etapa", "estágio"), ("es", "etapa", "etapa")],
)
def test_architects_has_its_own_word_for_a_stage(
    speak: Speak, language: str, classic: str, architects: str
) -> None:
    speak(language)
    assert f"{classic} 2" in cell_words(ChoiceCell(1, 1, classic_story.stage_deed(0, 2)))
    assert f"{architects} 2" in cell_words(ChoiceCell(0, 1, architects_story.stage_deed(0, 2)))
    assert classic in row_note(ScorePad(game=Classic.name), "wonder")
    assert architects in row_note(ScorePad(game=Architects.name), "wonder")


def test_boards_in_english_bear_the_names_of_the_second_edition(speak: Speak) -> None:
    speak("en")
    assert board("ephesus", "A") == "Ephesus A"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Some settings could not be read and have their default values"),
        ("pt_BR", "Não foi possível ler algumas opções, que ficam com o valor padrão"),
        ("es", "No se pudieron leer algunas opciones, que quedan con su valor predeterminado"),
    ],
)
def test_a_damaged_setting_is_named_by_its_place_and_nothing_is_said_in_english(
    speak: Speak, tmp_path: Path, language: str, said: str
) -> None:
    speak(language)
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"seen_tips": ["sale", 7], "pace": "fast", "sound": "loud"}))
    text = settings_damaged(load_settings(path).errors)
    assert text == f"{said} (settings.json: pace, sound, seen_tips[1])."
