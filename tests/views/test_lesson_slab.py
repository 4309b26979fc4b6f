"""The slab of a lesson at the smallest window with the largest text, in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.models.lessons import all_lessons
from sevenwonders_qt.models.words.lessons import lesson_text
from sevenwonders_qt.views.kit.part import Laid
from sevenwonders_qt.views.lessons.guide import LessonPanel
from sevenwonders_qt.views.paint.art import Art
from tests.i18n.lessons_stops import said_of
from tests.views.measure_pages import LANGUAGES, speak

PAGE = QRectF(0, 0, 1280, 720)
KEYS = ("F12", "Ctrl", "⏎")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_step_of_a_lesson_is_cut_or_higher_than_the_window(
    qapp: QApplication, qtbot: QtBot, language: str
) -> None:
    translator = speak(language)
    host = QWidget()
    qtbot.addWidget(host)
    panel = LessonPanel(Art(resource_path("art")), host)
    steps = [(lesson, step) for lesson in all_lessons() for step in lesson.steps]
    assert len(steps) > 50
    for lesson, step in steps:
        said = replace(said_of(step, lesson_text(lesson.title), 9, 10), keys=KEYS)
        for each in (said, replace(said, wrong=lesson_text(step.wrong))):
            panel.say(each)
            wide, high = panel.measure(PAGE, 1.5)
            where = lesson.name, step.title
            assert high <= PAGE.height(), where
            panel.stand_on(QRectF(0, 0, wide, high))
            laid = Laid(panel.describe(), (panel.look.sizes,), panel.look.body(panel))
            bad = [part for part, place in laid.placed if not part.fits(laid.sizes, place)]
            assert bad == [], where
    if translator is not None:
        QCoreApplication.removeTranslator(translator)
