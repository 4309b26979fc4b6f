"""The table of Architects in a program."""

from __future__ import annotations

from sevenwonders_qt.app.window import Program
from sevenwonders_qt.views.architects.page import ArchitectsPage


def architects_page(program: Program) -> ArchitectsPage:
    page = program.table("architects")
    assert isinstance(page, ArchitectsPage)
    return page
