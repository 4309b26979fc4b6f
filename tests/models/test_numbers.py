"""Numbers are written as people of the chosen language write them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from sevenwonders_qt.models.words.numbers import decimal, multiple


@pytest.fixture(params=["en", "pt_BR", "es"])
def point(request: pytest.FixtureRequest) -> Iterator[str]:
    usual = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield "." if request.param == "en" else ","
    QLocale.setDefault(usual)


def test_a_fraction_has_the_point_or_the_comma_of_the_language(point: str) -> None:
    assert decimal(-2.5) == f"\N{MINUS SIGN}2{point}5"
    assert multiple(1.5) == f"1{point}5×"
    assert [multiple(times) for times in (0.5, 1.0, 4.0)] == ["½×", "1×", "4×"]
