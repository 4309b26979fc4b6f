"""The code on the pages for developers is right: it runs from top to bottom."""

import re
import sys
from types import ModuleType

import pytest

from sevenwonders_qt.models.boxes import words_of
from tests.project.checkout import ROOT


def run_page(name: str, blocks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run all the code of a page as one module."""
    path = ROOT / "docs" / name
    text = path.read_text(encoding="utf-8")
    found = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(found) == blocks
    page = ModuleType(f"page_{path.stem}")
    monkeypatch.setitem(sys.modules, page.__name__, page)
    for block in found:
        before = text[: text.index(block)].count("\n")
        exec(compile("\n" * before + block, path, "exec"), page.__dict__)


def test_the_code_of_the_page_on_expansions_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    run_page("expansions.md", 4, monkeypatch)
    assert words_of("harvest").title() == "Harvest"


def test_the_code_of_the_page_on_ideas_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    run_page("ideas.md", 7, monkeypatch)
