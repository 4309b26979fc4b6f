"""Words about saved matches: times, places, and reports."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

from sevenwonders_qt.core.text import clean
from sevenwonders_qt.models.words.dates import day_words, time_words
from sevenwonders_qt.models.words.question import QuestionWords

translate = QCoreApplication.translate

_MOST_LINES = 6
"""The most matches that a question names."""


def place_words(place: int) -> str:
    """Return a place such as "second place"."""
    return {
        1: translate("Saves", "first place"),
        2: translate("Saves", "second place"),
        3: translate("Saves", "third place"),
        4: translate("Saves", "fourth place"),
        5: translate("Saves", "fifth place"),
        6: translate("Saves", "sixth place"),
    }.get(place, translate("Saves", "seventh place"))


def moment_words(moment: datetime, now: datetime) -> str:
    """Return a time as people say it: today, yesterday, or the date; local time, like ``now``."""
    there, here = moment.astimezone(now.tzinfo), now
    time = time_words(QTime(there.hour, there.minute))
    days = (here.date() - there.date()).days
    if days == 0:
        return translate("Saves", "today, {time}").format(time=time)
    if days == 1:
        return translate("Saves", "yesterday, {time}").format(time=time)
    day = QDate(there.year, there.month, there.day)
    return f"{day_words(day, year=there.year != here.year)}, {time}"


def size_words(size: int) -> str:
    """Return a number of bytes in the unit that fits."""
    return QLocale().formattedDataSize(size, 1, QLocale.DataSizeFormat.DataSizeSIFormat)


def delete_for_good(title: str) -> QuestionWords:
    """Return the question before a match is deleted without a recycle bin."""
    return QuestionWords(
        translate("Saves", "Delete for good?"),
        translate(
            "Saves", "There is no recycle bin for this folder: “{title}” cannot come back."
        ).format(title=title),
        yes=translate("Saves", "Delete for good"),
        no=translate("Saves", "Keep it"),
        grave=True,
    )


def copy_counts(title: str) -> QuestionWords:
    """Return the question before a match that goes on is copied, as both are practice then."""
    text = translate(
        "Saves",
        "A copy of “{title}” would show what comes next. From now on both count as "
        "practice and are kept apart in the statistics.",
    )
    return _practice_question(text.format(title=title), (), translate("Saves", "Make the copy"))


def deal_counts(matches: Sequence[str]) -> QuestionWords:
    """Return the question before matches that go on are dealt again, as all are practice then.

    ``matches`` has a line for each of them; not more than some are shown.
    """
    text = translate(
        "Saves",
        "This seed deals the same cards as in a match that is not over. From now on "
        "both count as practice, and are kept apart in the statistics:",
    )
    return _practice_question(text, tuple(matches[:_MOST_LINES]), translate("Saves", "Deal"))


def import_counts(matches: Sequence[str]) -> QuestionWords:
    """Return the question before an import of files that reveal the future of current matches.

    ``matches`` has a line for each of them; not more than some are shown.
    """
    text = translate(
        "Saves",
        "The import would show what comes next in a match that is not over. From now "
        "on that match counts as practice, and is kept apart in the statistics:",
    )
    return _practice_question(text, tuple(matches[:_MOST_LINES]), translate("Saves", "Import"))


def _practice_question(text: str, lines: tuple[str, ...], yes: str) -> QuestionWords:
    return QuestionWords(
        translate("Saves", "The match is not over"),
        text,
        lines,
        yes=yes,
        no=translate("Prompt", "Leave it as it is"),
        icon="ui_hint",
        grave=True,
    )


def deleted(title: str) -> str:
    """Report that a match has gone to the recycle bin."""
    return translate("Saves", "“{title}” is in the recycle bin.").format(title=title)


def exported(file: str) -> str:
    """Report that a match has been exported to a file of its own."""
    return translate("Saves", "Exported as {file}").format(file=clean(file))


def imported(file: str, *, verified: bool = True, known: bool = False) -> str:
    """Report that a match was imported from a file; ``known`` when another one shows its deal."""
    if known:
        return translate("Saves", "Imported from {file} as practice: you know the deal").format(
            file=clean(file)
        )
    if not verified:
        return translate("Saves", "Imported from {file}: not verified").format(file=clean(file))
    return translate("Saves", "Imported from {file}").format(file=clean(file))


def several_imported(count: int) -> str:
    """Report that several matches were imported."""
    return translate("Saves", "%n match(es) imported", None, count)


def here_already(file: str) -> str:
    """Report that the match of a file was there before."""
    return translate("Saves", "{file} is already here").format(file=clean(file))
