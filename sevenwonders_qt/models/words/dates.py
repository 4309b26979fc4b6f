"""Days and times as people of the chosen language write them, such as "Nov 22, 2026"."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, QTime

translate = QCoreApplication.translate


def day_words(day: QDate, *, year: bool = True) -> str:
    """Return a day with the short name of its month; "" if it is no day."""
    form = translate("Saves", "MMM d", "a date as QLocale writes it: day and month")
    if year:
        form = translate("Saves", "MMM d, yyyy", "a date as QLocale writes it: with its year")
    return QLocale().toString(day, form).replace(".", "")


def day_and_time_words(moment: QDateTime) -> str:
    """Return a day and the time on it, in the time zone of ``moment``; "" if it is no time."""
    if not moment.isValid():
        return ""
    return f"{day_words(moment.date())}, {time_words(moment.time())}"


def time_words(time: QTime) -> str:
    """Return the hour and the minute: "09:05" in every language, so that lists are aligned."""
    return QLocale().toString(time, "HH:mm")
