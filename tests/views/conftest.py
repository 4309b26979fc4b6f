"""What tests of single pages and tables share."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.views.paint.art import Art


@pytest.fixture(scope="session")
def art(qapp: QApplication) -> Art:
    """One for all tests: it takes a while to draw what it is asked for the first time."""
    return Art(resource_path("art"))
