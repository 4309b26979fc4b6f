"""The boxes of the program, among them Leaders, for tests in the window."""

from __future__ import annotations

from sevenwonders_qt.app.boxes import BOXES

WITH_LEADERS = BOXES
