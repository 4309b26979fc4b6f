"""The page on writing an expansion is right: its code runs as it stands there."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from sevenwonders_qt.models.boxes import words_of

PAGE = Path(__file__).parents[2] / "docs" / "expansions.md"


def test_the_code_of_the_page_runs_from_top_to_bottom(monkeypatch: pytest.MonkeyPatch) -> None:
    text = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) == 4
    page = ModuleType("page_on_expansions")
    monkeypatch.setitem(sys.modules, page.__name__, page)
    for block in blocks:
        before = text[: text.index(block)].count("\n")
        exec(compile("\n" * before + block, PAGE, "exec"), page.__dict__)
    assert words_of("harvest").title() == "Harvest"
