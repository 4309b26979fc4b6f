"""The boxes of a match that is set up, taken together: its minutes, its difficulty, its players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.numbers import PLAYERS
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.models.boxes import switches, words_of
from sevenwonders_qt.models.new_match import more_wonders
from sevenwonders_qt.models.words.box_words import SetUpWords
from sevenwonders_qt.models.words.numbers import number_range

translate = QCoreApplication.translate

MINUTES: Final = 25
"""Minutes of a match of the base game with a person and three computer players, estimated.

It is 18 turns of about a minute, the deal, two changes of Age and the score sheet.
"""

HARDEST: Final = 5
_BASE: Final = 2
"""The difficulty of the base game, of the five that there are."""


@dataclass(frozen=True, slots=True)
class Demands:
    """The demands of a match on its players: how long it takes, how hard it is, who can play."""

    minutes: int
    difficulty: int
    players: range


def demands(options: Options) -> Demands:
    """Return the demands of a match with these boxes.

    It is as difficult as the hardest of them, and a step more for each box after the second.
    """
    found = [*_set_up_words(options)]
    hardest = max([_BASE, *(each.difficulty for each in found)])
    chosen = [box for box in switches() if box.name in options.expansions]
    players = [players_of(options.edition), *(box.players for box in chosen)]
    least, most = max(each[0] for each in players), min(each[-1] for each in players)
    return Demands(
        MINUTES + sum(each.minutes for each in found),
        min(HARDEST, hardest + max(0, len(found) - 2)),
        range(least, most + 1),
    )


def players_of(edition: Edition) -> range:
    """Return the numbers of players that an edition is for."""
    return PLAYERS if edition is Edition.FIRST else PLAYERS[1:]


def set_up_words(box: str) -> SetUpWords:
    """Return the words that a box is chosen by; raises LookupError for one without any."""
    found = words_of(box).set_up
    if found is None:
        raise LookupError(f"the box {box!r} has no words to be chosen by")
    return found


def _set_up_words(options: Options) -> Iterator[SetUpWords]:
    return (set_up_words(box.name) for box in switches() if box.name in options.expansions)


def with_box(options: Options, name: str, *, on: bool) -> Options:
    """Return the options with or without a box; the boxes stay in their order."""
    wanted = {*options.expansions} - {name} | ({name} if on else set())
    boxes = tuple(box.name for box in switches() if box.name in wanted)
    return replace(options, expansions=boxes)


def comes_with(options: Options, wonder: str) -> str:
    """Return the chosen box that brings a wonder, in words; empty if none does."""
    for box in switches():
        if wonder in box.wonders and box.name in options.expansions:
            text = translate("NewGame", "comes with {box}")
            return text.format(box=words_of(box.name).title())
    return ""


def only_the_game(options: Options) -> Options:
    """Return the options without any box."""
    return replace(options, expansions=(), extra_wonders=())


def everything(options: Options, seats: int, wonders: tuple[str, ...]) -> Options:
    """Return the options with every box for so many, and ``wonders`` that no box brings then."""
    boxes = tuple(box.name for box in switches() if seats in box.players)
    whole = replace(options, expansions=boxes, extra_wonders=())
    brought = more_wonders(whole)
    return replace(whole, extra_wonders=tuple(each for each in wonders if each not in brought))


def difficulty_words(difficulty: int) -> str:
    """Return a difficulty from 1 to 5 in a word."""
    return (
        translate("Boxes", "very easy", "a match"),
        translate("Boxes", "easy", "a match"),
        translate("Boxes", "medium", "a match"),
        translate("Boxes", "demanding", "a match"),
        translate("Boxes", "very demanding", "a match"),
    )[difficulty - 1]


def difficulty_said(difficulty: int) -> str:
    """Return a difficulty as it is read aloud, where it is drawn as dots."""
    return translate("Boxes", "difficulty {number} of {most}").format(
        number=difficulty, most=HARDEST
    )


def players_words(players: range) -> str:
    """Return numbers of players as they are beside a picture of a person."""
    if len(players) == 1:
        return str(players[0])
    return number_range(players[0], players[-1])
