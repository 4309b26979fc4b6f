"""Capitals and small letters are those of the language, wherever a text is shown."""

import ast

from PySide6.QtCore import QLocale

from sevenwonders_qt.models.words.letters import capitals
from tests.project.checkout import ROOT


def test_capitals_are_those_of_the_language() -> None:
    assert capitals("Olímpia") == "OLÍMPIA"
    before = QLocale()
    QLocale.setDefault(QLocale("tr"))
    try:
        assert capitals("Giza") == "GİZA"
    finally:
        QLocale.setDefault(before)


def _changes_letters(node: ast.AST) -> bool:
    """Whether a translated text is put into other letters by Python, which knows no language."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("upper", "lower", "capitalize", "title")
        and isinstance(node.func.value, ast.Call)
    )


def test_no_translated_text_is_put_into_other_letters_by_python() -> None:
    """Nouns of German keep their capital, and letters of Turkish have another one."""
    found = []
    for folder in ("models", "views", "controllers"):
        for path in (ROOT / "sevenwonders_qt" / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if _changes_letters(node):
                    words = ast.unparse(node)
                    if "translate(" in words or "_name(" in words:
                        found.append(f"{path.name}: {words}")
    assert found == []
