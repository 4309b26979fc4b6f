"""All texts of Architects, for code that handles the words of every game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.architects.numbers import NAME
from sevenwonders_qt.games.architects.view import PlayerView
from sevenwonders_qt.models.architects.articles import articles
from sevenwonders_qt.models.architects.history import result_of
from sevenwonders_qt.models.architects.key_lines import table_keys
from sevenwonders_qt.models.architects.legend import legend
from sevenwonders_qt.models.architects.lessons import LESSONS
from sevenwonders_qt.models.architects.links import LINKS
from sevenwonders_qt.models.architects.log import sentence
from sevenwonders_qt.models.architects.pad import PAD
from sevenwonders_qt.models.architects.plans import plan_name
from sevenwonders_qt.models.architects.reasons import sentences
from sevenwonders_qt.models.architects.score_words import SCORE
from sevenwonders_qt.models.architects.story import reader
from sevenwonders_qt.models.words.advice_file import shipped_advice
from sevenwonders_qt.models.words.first_tips import shipped_tips
from sevenwonders_qt.models.words.game_words import GameWords, LevelWords
from sevenwonders_qt.models.words.rules.rule import shipped_chapter

translate = QCoreApplication.translate

WORDS = GameWords(
    NAME,
    title=lambda: translate("Rules", "Architects"),
    view=PlayerView,
    when=lambda view: (0, (view.turn - 1) // len(view.cities) + 1),
    plan=plan_name,
    line=sentence,
    reasons=sentences,
    legend=legend,
    keys=table_keys,
    chapters=lambda: (shipped_chapter(NAME),),
    links=LINKS,
    articles=articles,
    first_tips=lambda: shipped_tips(NAME),
    advice=lambda: shipped_advice(NAME),
    score=SCORE,
    result=result_of,
    pad=PAD,
    story=reader,
    lessons=LESSONS,
    levels=LevelWords(
        {
            "builder": lambda: translate("Level", "Likes to build its wonder."),
            "general": lambda: translate("Level", "Likes conflicts."),
            "scholar": lambda: translate("Level", "Likes progress tokens that score."),
        },
        lambda: translate(
            "Level", "Scores about {points} points and builds {stages} stages per game."
        ),
    ),
)
