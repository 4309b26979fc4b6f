"""The words of the own rating: where it is among the levels, and how certain it is."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models.seats import listed_name
from sevenwonders_qt.models.shown.ratings import OwnRating
from sevenwonders_qt.models.words.levels import level_name
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.numbers import number_range

translate = QCoreApplication.translate


def rating_number(own: OwnRating) -> str:
    """Return the rating; a dash where there is none yet."""
    return "\N{EN DASH}" if own.rating is None else str(round(own.rating.points))


def certainty(own: OwnRating) -> str:
    """Return the interval of the rating, or how many matches it still takes to have one."""
    if own.rating is None:
        return translate("Rating", "appears after %n more match(es)", None, own.missing)
    interval = number_range(round(own.rating.low), round(own.rating.high))
    if own.provisional:
        return translate("Rating", "provisional, {interval}").format(interval=interval)
    return translate("Rating", "almost certainly {interval}").format(interval=interval)


def gain(own: OwnRating, now: datetime) -> str:
    """Return the gain of the last month; "" where nothing is known."""
    points = own.gained(now)
    if points is None:
        return ""
    number = f"{round(points):+}".replace("-", "\N{MINUS SIGN}")
    return translate("Rating", "{number} in the last 30 days").format(number=number)


def standing(own: OwnRating) -> str:
    """Return the levels above and below the rating in one or two sentences."""
    if own.rating is None:
        return ""
    said = []
    if own.below is not None:
        said.append(translate("Rating", "Above {level}.").format(level=level_name(own.below)))
    if own.above is not None:
        missing = max(1, round(own.levels[own.above] - own.rating.points))
        text = translate("Rating", "{points} to {level}.")
        said.append(text.format(points=missing, level=level_name(own.above)))
    return " ".join(said)


def described(own: OwnRating, name: str, now: datetime) -> str:
    """Return all of it in sentences to be read aloud."""
    matches = translate("Rating", "%n match(es) count", None, len(own.matches))
    parts = [
        titled(listed_name(name), f"{rating_number(own)}, {certainty(own)}"),
        standing(own).rstrip("."),
        gain(own, now),
        matches,
    ]
    return ". ".join(part for part in parts if part) + "."


def fair_words(level: str) -> str:
    """Return the level of fair opponents."""
    return translate("Rating", "Fair for you: {level}").format(level=level_name(level))


def fair_note() -> str:
    """Return why a level is fair."""
    return translate(
        "Rating",
        "By your results so far, against players of this level you win about as often as luck "
        "alone would let you.",
    )
