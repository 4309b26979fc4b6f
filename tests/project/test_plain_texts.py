"""Texts of people and of files reach Qt through doors that take no markup: the sources are read."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOOR = "views/plain_tip.py"
TIPS = {"setToolTip", "setWhatsThis", "setStatusTip", "setToolTipDuration"}

HTML = {"setHtml", "insertHtml", "appendHtml", "setMarkdown", "insertMarkdown", "fromHtml"}
WRITERS = {"views/review/printed.py", "views/pages/rules.py", "views/pages/about.py"}
"""The modules that write HTML; they escape what is not their own."""

READER = "views/pages/manual.py"
"""The module that shows documents in Markdown, which come with the program."""

GUESSING = {
    *("QLabel", "QMessageBox", "QErrorMessage", "QGraphicsTextItem", "QStaticText"),
    *("QInputDialog", "QProgressDialog", "QWizard"),
}
"""Classes that guess whether a text is markup, or that take some."""


def sources() -> Iterator[tuple[str, ast.Module]]:
    folder = ROOT / "sevenwonders_qt"
    for path in sorted(folder.rglob("*.py")):
        yield path.relative_to(folder).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def faults(name: str, tree: ast.Module) -> Iterator[str]:
    """What in a module reaches Qt past the doors, with its line."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        made = node.func.id if isinstance(node.func, ast.Name) else ""
        owner = ast.unparse(node.func.value) if isinstance(node.func, ast.Attribute) else ""
        if name != DOOR and (called in TIPS or (owner, called) == ("QToolTip", "showText")):
            yield f"{name}:{node.lineno}: {called}: use set_tip, set_long_tip or tip_wanted"
        if called in HTML and name not in WRITERS and (name, called) != (READER, "setMarkdown"):
            yield f"{name}:{node.lineno}: {called} takes markup"
        if owner in GUESSING and called in {"information", "warning", "critical", "question"}:
            yield f"{name}:{node.lineno}: {owner}.{called} guesses whether its text is markup"
        if made in GUESSING:
            around = [f for f in functions if f.lineno <= node.lineno <= (f.end_lineno or 0)]
            if not any("PlainText" in ast.unparse(function) for function in around):
                yield f"{name}:{node.lineno}: {made} without Qt.TextFormat.PlainText"


def test_no_text_reaches_qt_as_markup() -> None:
    assert [fault for name, tree in sources() for fault in faults(name, tree)] == []


def test_what_writes_html_escapes_texts() -> None:
    for name in WRITERS:
        text = (ROOT / "sevenwonders_qt" / name).read_text(encoding="utf-8")
        assert "from html import escape" in text, name


@pytest.mark.parametrize(
    "source",
    [
        "mark.setToolTip(name)",
        "QToolTip.showText(at, name, self)",
        "QLabel(name)",
        "def f():\n    made = QMessageBox(icon, title, name)",
        "QMessageBox.warning(self, title, name)",
        "edit.setHtml(name)",
    ],
)
def test_a_way_past_the_doors_is_found(source: str) -> None:
    assert [*faults("views/page.py", ast.parse(source))]


def test_a_label_of_plain_text_is_no_fault() -> None:
    source = "def f():\n    return QLabel(name, textFormat=Qt.TextFormat.PlainText)"
    assert [*faults("views/page.py", ast.parse(source))] == []
