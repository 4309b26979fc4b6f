"""The words of the deal of the day: what is dealt, how it ended, and a line to pass on."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QCoreApplication, QDate

from sevenwonders_qt.models.day_deal import DayDeal, DayTry
from sevenwonders_qt.models.games import words_of
from sevenwonders_qt.models.shown.records import GameKind
from sevenwonders_qt.models.words.dates import day_words
from sevenwonders_qt.models.words.levels import level_name
from sevenwonders_qt.models.words.lists import in_a_row
from sevenwonders_qt.models.words.pad import wonder_title
from sevenwonders_qt.models.words.saves import place_words
from sevenwonders_qt.models.words.statistics import kind_name

translate = QCoreApplication.translate


def date_words(day: date, *, year: bool = False) -> str:
    """Return a day as the language writes it."""
    return day_words(QDate(day.year, day.month, day.day), year=year)


def weekday_words(day: date) -> str:
    """Return the short name of the day of the week."""
    names = (
        translate("Day", "Mon"),
        translate("Day", "Tue"),
        translate("Day", "Wed"),
        translate("Day", "Thu"),
        translate("Day", "Fri"),
        translate("Day", "Sat"),
        translate("Day", "Sun"),
    )
    return names[day.weekday()]


def table_words(deal: DayDeal) -> str:
    """Return the game, its boxes, and the opponents."""
    plan = deal.plan
    game = words_of(plan.game).title()
    boxes = [kind_name(GameKind(box)) for box in plan.boxes]
    others = translate("Day", "%n opponent(s) of the level {level}", None, plan.players - 1)
    return in_a_row([game, *boxes, others.format(level=level_name(plan.level))])


def terms() -> str:
    """Return the terms of a try."""
    return translate(
        "Day",
        "The same cards on every computer. The first try counts, without hints; later ones are "
        "practice. Days that you have missed can still be played.",
    )


def standing(one: DayTry | None) -> str:
    """Return the end of a try, or what is missing."""
    if one is None:
        return translate("Day", "not played yet")
    if not one.over:
        return translate("Day", "begun, not finished")
    text = translate("Day", "%n point(s), {place}", None, one.total)
    ended = text.format(place=place_words(one.place))
    return ended if one.counts else translate("Day", "{result} (practice)").format(result=ended)


def day_line(day: date, one: DayTry | None) -> str:
    """Return a day in a list: its date and its end."""
    text = translate("Day", "{weekday}, {date}: {result}")
    return text.format(weekday=weekday_words(day), date=date_words(day), result=standing(one))


def row_words(days: int) -> str:
    """Return the days in a row; "" for none."""
    return translate("Day", "%n day(s) in a row", None, days) if days else ""


def master_words(points: int | None) -> str:
    """Return the Master's points, or that they come."""
    if points is None:
        return translate("Day", "The Master is still playing in your seat.")
    return translate("Day", "The Master had %n point(s) in your seat.", None, points)


def shared_line(one: DayTry, players: int, master: int | None) -> str:
    """Return the line of text that friends can compare."""
    board = f"{wonder_title(one.wonder)} {one.side}".strip()
    text = translate("Day", "7 Wonders, {date}: {points} with {board}, {place} of {players}")
    line = text.format(
        date=date_words(one.day, year=True),
        points=one.total,
        board=board,
        place=place_words(one.place),
        players=players,
    )
    if master is None:
        return line
    return translate("Day", "{line}; the Master: {points}").format(line=line, points=master)


def copied() -> str:
    """Return that the line was copied."""
    return translate("Day", "The line is on the clipboard.")


def title() -> str:
    """Return the name of the page."""
    return translate("Day", "Journey")
