"""The words for the outlook of a choice: points at the end and the chance of winning."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from sevenwonders_qt.ai.outlook import Outlook
from sevenwonders_qt.models.words.numbers import decimal, percent

translate = QCoreApplication.translate


def outlook_words(outlook: Outlook) -> str:
    """Return the points to expect at the end, and the chance of winning.

    Both suppose that all players go on as well as a strong computer player, whatever their levels
    are.
    """
    text = translate(
        "Outlook", "About {points} points at the end, {chance} to win if everyone plays well"
    )
    return text.format(points=decimal(outlook.points), chance=percent(outlook.win))


def difference_words(difference: Outlook) -> str:
    """Return a difference with its signs, without parts that are too small; maybe empty."""
    parts = [points_words(difference)] if difference.names_points else []
    if difference.names_chance:
        text = translate("Outlook", "{chance} to win")
        parts.append(text.format(chance=_signed_chance(difference.win)))
    return QLocale().createSeparatedList(parts)


def points_words(difference: Outlook) -> str:
    """Return how many points more or fewer, with the sign."""
    sign = "+" if difference.points > 0 else ""
    text = translate("Outlook", "{points} points")
    return text.format(points=sign + decimal(difference.points))


def _signed_chance(win: float) -> str:
    return ("+" if win > 0 else "\N{MINUS SIGN}") + percent(abs(win))
