"""All texts of 7 Wonders, for code that handles the words of every game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.view import PlayerView
from sevenwonders_qt.models.classic import refusals
from sevenwonders_qt.models.classic.articles import articles
from sevenwonders_qt.models.classic.key_lines import table_keys
from sevenwonders_qt.models.classic.lessons import LESSONS
from sevenwonders_qt.models.classic.pad import PAD
from sevenwonders_qt.models.classic.plans import plan_beside, plan_name
from sevenwonders_qt.models.classic.reasons import sentences
from sevenwonders_qt.models.classic.story import reader
from sevenwonders_qt.models.classic.titles import called, called_briefly
from sevenwonders_qt.models.shown.history import result_of
from sevenwonders_qt.models.shown.score_words import CLASSIC
from sevenwonders_qt.models.words.advice_file import shipped_advice
from sevenwonders_qt.models.words.first_tips import shipped_tips
from sevenwonders_qt.models.words.game_words import GameWords, LevelWords
from sevenwonders_qt.models.words.legend import legend
from sevenwonders_qt.models.words.log import sentence
from sevenwonders_qt.models.words.rules.links import PROMPTS, REFUSALS
from sevenwonders_qt.models.words.rules.rule import shipped_chapter

translate = QCoreApplication.translate

WORDS = GameWords(
    Classic.name,
    title=lambda: translate("Rules", "Seven Wonders"),
    view=PlayerView,
    when=lambda view: (view.age, view.turn),
    plan=plan_name,
    plan_beside=plan_beside,
    line=sentence,
    reasons=sentences,
    legend=legend,
    keys=table_keys,
    chapters=lambda: (shipped_chapter(Classic.name), shipped_chapter("two_players")),
    links={**REFUSALS, **PROMPTS},
    articles=articles,
    first_tips=lambda: shipped_tips(Classic.name),
    advice=lambda: shipped_advice(Classic.name),
    score=CLASSIC,
    result=result_of,
    pad=PAD,
    story=reader,
    lessons=LESSONS,
    refusals=refusals.REFUSALS,
    levels=LevelWords(
        {
            "builder": lambda: translate("Level", "Likes its wonder and civilian structures."),
            "general": lambda: translate("Level", "Likes conflicts."),
            "scholar": lambda: translate("Level", "Likes science."),
            "merchant": lambda: translate("Level", "Likes trade and coins."),
        },
        lambda: translate(
            "Level", "Scores about {points} points and builds {stages} wonder stages per game."
        ),
    ),
    called=called,
    called_briefly=called_briefly,
)
