"""Two sentences of advice on each wonder: its production, its gains, and the aims."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sevenwonders_qt.games.classic.catalogue import SideNames
from sevenwonders_qt.models.boxes import all_words

_BOARDS: Final = {
    ("giza", "A"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces stone; its three stages give 15 points and no power. Build them "
        "when a hand has nothing better, and gather stone: the last one costs four.",
    ),
    ("giza", "B"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces stone; its four stages give 20 points and no power. They cost "
        "wood, stone, clay and finally a papyrus, so begin in Age I and keep four "
        "turns for them.",
    ),
    ("rhodes", "A"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces ore; the second stage has two shields, the other two give 10 "
        "points. With those shields a few red cards win many conflicts: find clay, "
        "and build it before the end of an Age.",
    ),
    ("rhodes", "B"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces ore; it has only two stages, each with a shield, points and coins. "
        "You need three stone, then four ore: built early, they count in more "
        "conflicts.",
    ),
    ("alexandria", "A"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces glass; the second stage produces one raw material of your choice "
        "every turn, the other two give 10 points. Build it early, and you need "
        "fewer brown cards.",
    ),
    ("alexandria", "B"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces glass; the first stage produces a raw material of your choice "
        "every turn, the second a manufactured good, the third gives 7 points. Build "
        "the first two early, and use your turns for cards that score.",
    ),
    ("ephesus", "A"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces papyrus; the second stage gives 9 coins at once, the other two 10 "
        "points. Buy from your neighbours with these coins what you do not produce "
        "yourself.",
    ),
    ("ephesus", "B"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces papyrus; each stage gives 4 coins at once, and the three give 10 "
        "points. Build one when your coins run low, and buy from your neighbours "
        "with them.",
    ),
    ("babylon", "A"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces clay; the second stage counts as a scientific symbol of your "
        "choice, the other two give 10 points. Build green cards: the symbol "
        "completes a set or adds to symbols you already have.",
    ),
    ("babylon", "B"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces clay; the stages give 3 points, then the use of your last card of "
        "each Age, then a scientific symbol of your choice. Build two of them early, "
        "as each Age then gives you one more card, and look for green cards.",
    ),
    ("olympia", "A"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces wood; the second stage lets you build one structure in each Age "
        "for free, the other two give 10 points. Build it early, and use it in every "
        "Age for a card that would cost you a lot.",
    ),
    ("olympia", "B"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces wood; with the first stage raw materials from both neighbours cost "
        "1 coin, the second gives 5 points, the third copies a guild of a neighbour "
        "at the end. Build the first early, buy instead of producing, and watch "
        "which guilds your neighbours build.",
    ),
    ("halicarnassus", "A"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces loom; the second stage builds a card from the discard pile for "
        "free, the other two give 10 points. Remember what was discarded, and build "
        "the stage when there is a good card.",
    ),
    ("halicarnassus", "B"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces loom; each of its three stages builds a card from the discard pile "
        "for free, and they give 3 points. Later Ages leave better cards there, so "
        "keep at least one stage for Age III.",
    ),
}
"""The advice by wonder and side of the first edition; most are played alike in the second."""

_SECOND_EDITION: Final = {
    ("babylon", "A"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces wood; the second stage counts as a scientific symbol of your "
        "choice, the other two give 10 points. Build green cards: the symbol "
        "completes a set or adds to symbols you already have.",
    ),
    ("babylon", "B"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces wood; the first stage lets you use your last card of each Age, the "
        "second a scientific symbol of your choice. Build the first in Age I, as "
        "each Age then gives you one more card, and look for green cards.",
    ),
    ("olympia", "A"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces clay; with the second stage the first structure of each colour "
        "that you do not have yet costs nothing, the other two give 10 points. Build "
        "it early, and begin new colours with cards that would cost you a lot.",
    ),
    ("olympia", "B"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces clay; with the first stage your first card of each Age costs "
        "nothing to build, with the second your last one too, and the three give 10 "
        "points. Build the first in Age I, so that Ages II and III both begin with "
        "an expensive card for free.",
    ),
}
"""The advice on boards that the second edition plays in another way."""


_SIDES: Final = {
    SideNames.LETTERS: {"A": "A", "B": "B"},
    SideNames.DAY_NIGHT: {"A": "day", "B": "night"},
}


def side_id(names: SideNames, side: str) -> str:
    """Return a side as files of rules and advice name it: "A", "B", "day" or "night"."""
    return _SIDES[names][side]


def board_advice(names: SideNames, wonder: str, side: str) -> str:
    """Return advice on a side of a board, in the edition with sides of these names.

    Raises KeyError for a board that neither the base game nor any box has.
    """
    board = (wonder, side)
    own = _SECOND_EDITION.get(board) if names is SideNames.DAY_NIGHT else None
    text = own or _BOARDS.get(board)
    if text is not None:
        return QCoreApplication.translate("WonderAdvice", str(text))
    found = (words.advice(wonder, side) for words in all_words())
    advice = next((each for each in found if each is not None), None)
    if advice is None:
        raise KeyError(board)
    return advice
