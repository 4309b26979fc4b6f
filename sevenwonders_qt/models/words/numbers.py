"""Numbers as people of the chosen language write them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate


def percent(share: float) -> str:
    """Return a share from 0 to 1 in per cent, as the language writes it."""
    return translate("Statistics", "{number}%").format(number=round(share * 100))


def whole_number(value: int) -> str:
    """Return a number with a real minus sign."""
    return str(value).replace("-", "\N{MINUS SIGN}")


def number_range(first: int, last: int) -> str:
    """Return whole numbers from the first to the last one; one alone where both are it."""
    return str(first) if first == last else f"{first}\N{EN DASH}{last}"


def decimal(value: float) -> str:
    """Return a number with one decimal place, as the language writes it."""
    return QLocale().toString(value, "f", 1).replace("-", "\N{MINUS SIGN}")


def multiple(times: float) -> str:
    """Return a multiple of the usual speed or size in signs, as the language writes it: "1.5×"."""
    return "½×" if times == 0.5 else f"{QLocale().toString(times, 'g', 3)}×"
