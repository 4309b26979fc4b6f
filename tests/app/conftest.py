"""Most windows of these tests colour no pixels; commands find the application of the tests."""

import pytest

from sevenwonders_qt.app.application import Application
from tests.unpainted import unpainted

__all__ = ["unpainted"]


@pytest.fixture(autouse=True)
def _an_application_is_there(qapp: Application) -> None:
    """A command that speaks a language would make one without a window, and Qt has but one."""
