"""The boxes of a match that is set up, taken together: its minutes, its difficulty, its players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.models.boxes import Switch, set_up_words, switches, words_of
from sevenwonders_qt.models.new_match import (
    MOST_DRAWN,
    TableWish,
    may_be_drawn,
    more_wonders,
    playable,
    with_boxes,
)
from sevenwonders_qt.models.shown.minutes import Minutes
from sevenwonders_qt.models.words.box_words import SetUpWords
from sevenwonders_qt.models.words.numbers import number_range

translate = QCoreApplication.translate

ESTIMATED: Final = Minutes()

HARDEST: Final = 5
_BASE: Final = 2
"""The difficulty of the base game, of the five that there are."""


@dataclass(frozen=True, slots=True)
class Demands:
    """The demands of a match on its players: how long it takes, how hard it is, who can play.

    ``minutes`` are from the least to the most; they differ where chance draws boxes.
    """

    minutes: tuple[int, int]
    difficulty: int
    players: range


def demands(options: Options, minutes: Minutes = ESTIMATED) -> Demands:
    """Return the demands of a match with these boxes.

    It is as difficult as the hardest of them, and a step more for each box after the second.
    """
    found = [*_set_up_words(options)]
    hardest = max([_BASE, *(each.difficulty for each in found)])
    taken = minutes.of(options)
    return Demands(
        (taken, taken),
        min(HARDEST, hardest + max(0, len(found) - 2)),
        playable(options),
    )


def players_of(box: Switch) -> range:
    """Return the numbers of players that a box is for without another box."""
    return playable(Options(expansions=(box.name,)))


def refusal(options: Options, seats: int, box: Switch) -> str:
    """Return why a box cannot be put on the table or taken off it; empty if it can be."""
    if seats not in box.players:
        return words_of(box.name).for_whom()
    chosen = box.name in options.expansions
    if chosen and seats not in playable(with_box(options, box.name, on=False)):
        return translate("Boxes", "%n player(s) need this box.", None, seats)
    return ""


def surprise_adds(options: Options, seats: int, minutes: Minutes = ESTIMATED) -> Demands | None:
    """Return what the boxes add that a surprise may bring; None where there is none to draw."""
    names = may_be_drawn(options, seats)
    if not names:
        return None
    boxes = [box for box in switches() if box.name in names]
    times = sorted(map(minutes.of_box, names))
    players = [*map(players_of, boxes)]
    least, most = min(each[0] for each in players), max(each[-1] for each in players)
    return Demands(
        (times[0], sum(times[-MOST_DRAWN:])),
        max(set_up_words(name).difficulty for name in names),
        range(least, most + 1),
    )


def demands_of(table: TableWish, minutes: Minutes = ESTIMATED) -> Demands:
    """Return the demands of a match as it is set up, with the surprise if there is to be one."""
    found = demands(table.options, minutes)
    added = surprise_adds(table.options, len(table.seats), minutes) if table.surprise else None
    if added is None:
        return found
    (least, most), (less, more) = found.minutes, added.minutes
    hardest = max(found.difficulty, added.difficulty)
    return Demands((least + less, most + more), hardest, found.players)


def _set_up_words(options: Options) -> Iterator[SetUpWords]:
    return (set_up_words(box.name) for box in switches() if box.name in options.expansions)


def with_box(options: Options, name: str, *, on: bool) -> Options:
    """Return the options with or without a box; the boxes stay in their order."""
    return with_boxes(options, {*options.expansions} - {name} | ({name} if on else set()))


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


def surprise_texts(may_be_drawn: Sequence[str]) -> tuple[str, str, str]:
    """Return the name of the surprise, what it adds, and the same or why there can be none."""
    adds = translate("Boxes", "Chance draws one or two more boxes and names them at the start.")
    if not may_be_drawn:
        adds = translate("Boxes", "Every box for this number of players is on the table.")
    return translate("Boxes", "Surprise"), adds, adds


def minutes_words(found: Demands) -> str:
    """Return the minutes of a match."""
    least, most = found.minutes
    if least == most:
        return translate("Boxes", "about %n minute(s)", None, most)
    return translate("Boxes", "{least} to {most} minutes").format(least=least, most=most)


def minutes_note(minutes: Minutes, options: Options) -> str:
    """Return where the minutes of such a match are from."""
    if minutes.are_learned(options):
        return translate("Boxes", "minutes as in your own matches")
    return translate("Boxes", "minutes are estimated")


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
    return number_range(players[0], players[-1])
