"""What tests of single pages and tables share."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from sevenwonders_qt.views.paint.art import Art
from tests.drawings import drawings


@pytest.fixture(scope="session")
def art(qapp: QApplication) -> Art:
    """One for all tests."""
    return drawings()
