"""A scene that a person looks at or not, with tooltips."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QGraphicsScene, QWidget

from sevenwonders_qt.views.presses import arrives
from sevenwonders_qt.views.table.tips import Tips


class AttendedScene(QGraphicsScene):
    """A scene that boxes may cover."""

    tips: Tips

    def come_up(self, rest: float = 0.0) -> None:
        """Report that a part of the table comes up, or to light; see `presses.arrives`.

        Not while the user is on another page, or in the menu.
        """
        if self.is_attended():
            arrives(rest)

    def is_attended(self) -> bool:
        """Return whether the keyboard is on the table, or should be put there."""
        page, held = self.parent(), QApplication.focusWidget()
        if held is None or not held.isVisible():
            return True
        return isinstance(page, QWidget) and (held is page or page.isAncestorOf(held))
