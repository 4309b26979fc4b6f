"""The words of the matches of a Master in the seat of a person."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models.shown.in_your_seat import TIMES, InYourSeat, SeatPlayed
from sevenwonders_qt.models.words.levels import level_name
from sevenwonders_qt.models.words.numbers import decimal
from sevenwonders_qt.models.words.saves import place_words

translate = QCoreApplication.translate


def title() -> str:
    """Return the name of the page."""
    return translate("InYourSeat", "A Master in your seat")


def about() -> str:
    """Return the meaning of the page, for buttons that lead to it."""
    return translate("InYourSeat", "The same deal, played eight times by a Master in your seat")


def end_words(end: SeatPlayed) -> str:
    """Return a place at the end: "1st place"."""
    return place_words(end.place)


def summary(found: InYourSeat) -> str:
    """Return the comparison in a sentence; "" before the first match is over."""
    count = len(found.played)
    if not count:
        return ""
    text = translate(
        "InYourSeat", "On average {points} points; {won} of %n match(es) won.", None, count
    )
    return text.format(points=decimal(found.average()), won=found.wins)


def verdict(found: InYourSeat) -> str:
    """Return whether more was possible, once all matches are over."""
    if not found.done:
        return ""
    better = sum(one.total > found.own.total for one in found.played)
    if better == len(found.played):
        text = translate("InYourSeat", "The Master had more points every time.")
    elif better:
        text = translate("InYourSeat", "The Master had more points in {times} of {all} matches.")
    else:
        text = translate("InYourSeat", "The Master never had more points than you.")
    return text.format(times=better, all=len(found.played))


def progress_words(found: InYourSeat, part: float) -> str:
    """Return the progress; ``part`` is the share of the present match that is over."""
    if found.done:
        return translate("InYourSeat", "Played %n time(s).", None, TIMES)
    done = round(100 * (len(found.played) + part) / TIMES)
    text = translate("InYourSeat", "Match {number} of {all} is being played: {percent}%")
    return text.format(number=len(found.played) + 1, all=TIMES, percent=done)


def stand_ins(found: InYourSeat, level: str) -> str:
    """Return the level of the computers in the seats of other persons; "" if there are none."""
    if not found.has_stand_ins:
        return ""
    text = translate("InYourSeat", "Other people are replaced by players of the level {level}.")
    return text.format(level=level_name(level))


def run_words(number: int, end: SeatPlayed) -> str:
    """Return one of the matches to be read aloud."""
    text = translate("InYourSeat", "Match {number}: {points} points, {place}")
    return text.format(number=number + 1, points=end.total, place=end_words(end))


def not_possible() -> str:
    """Return why the deal cannot be played again."""
    return translate(
        "Message", "Only a finished match that was dealt by its seed can be played again."
    )


def not_played() -> str:
    """Return why the matches stopped."""
    return translate("InYourSeat", "A computer player did not answer.")
