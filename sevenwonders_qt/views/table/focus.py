"""Keyboard focus on the table: one spot of one panel, and the order from spot to spot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from sevenwonders_qt.views.table.panel import Panel


class Focus:
    """Remembers which panel has the focus and moves it along the panels in reading order."""

    def __init__(self, order: Callable[[], Sequence[Panel]]) -> None:
        """``order`` gives the panels as they are to be visited now."""
        self._order = order
        self._panel: Panel | None = None

    @property
    def panel(self) -> Panel | None:
        """The panel that has the focus."""
        return self._panel

    @property
    def key(self) -> str:
        """The key of the focused spot, empty for none."""
        return self._panel.focus_key if self._panel is not None else ""

    def or_hovered(self, drawn: Iterable[Panel]) -> tuple[Panel | None, str]:
        """The panel and the spot that have the focus, else those under the mouse, else none."""
        if self._panel is not None and self.key:
            return self._panel, self.key
        under = next((panel for panel in drawn if panel.hover_key), None)
        return under, under.hover_key if under is not None else ""

    def take(self, panel: Panel, key: str, *, shown: bool) -> None:
        """Put the focus on a spot; the ring is drawn if ``shown``."""
        if self._panel is not None and self._panel is not panel:
            self._panel.set_focus_key("")
        self._panel = panel
        panel.set_focus_key(key, shown=shown)

    def clear(self) -> None:
        """Take the focus from everything."""
        if self._panel is not None:
            self._panel.set_focus_key("")
        self._panel = None

    def step(self, step: int) -> None:
        """Move on by one spot, +1 or -1, round and round."""
        panels = list(self._order())
        at = -1 if step > 0 else len(panels)
        if self._panel in panels:
            at = panels.index(self._panel)
            if self._panel.focus_step(step):
                return
        for _ in range(len(panels)):
            at = (at + step) % len(panels)
            self._panel = panels[at]
            self._panel.set_focus_key("")
            if self._panel.focus_step(step):
                return
        self._panel = None

    def press(self) -> bool:
        """Do what a click on the focused spot does; False when there is nothing to do."""
        return self._panel is not None and self._panel.press(self.key)
