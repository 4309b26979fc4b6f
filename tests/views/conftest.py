"""What tests of single pages and tables share."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from sevenwonders_qt.views.paint.art import Art
from tests.drawings import drawings
from tests.unpainted import unpainted

__all__ = ["unpainted"]


@pytest.fixture
def art(qapp: QApplication) -> Art:
    """What has been drawn for one test is there for the next one."""
    return drawings()
