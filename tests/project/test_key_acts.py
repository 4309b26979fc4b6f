"""Every act of a key is listed for the person, and something does it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from sevenwonders_qt.models import acts, keys
from sevenwonders_qt.models.acts import Act, FixedKey

PACKAGE = Path(__file__).parents[2] / "sevenwonders_qt"


def declared() -> dict[str, Act]:
    """Return the acts of `acts`, by the names of their constants."""
    return {name: each for name, each in vars(acts).items() if isinstance(each, Act)}


def names_in(path: Path) -> Iterator[str]:
    """Yield the constants of `acts` that a module names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "acts":
            yield node.attr


def test_every_act_that_is_declared_can_have_another_key() -> None:
    every = [*declared().values(), *acts.NUMBERS, *acts.CITIES]
    assert set(every) <= set(keys.all_acts())


def test_an_act_has_one_name_in_the_program_and_in_the_settings() -> None:
    assert {name: each.name.upper() for name, each in declared().items()} == {
        name: name for name in declared()
    }
    names = [act.name for act in keys.all_acts()]
    assert len(set(names)) == len(names)


def test_something_does_every_act() -> None:
    done = {
        name
        for layer in ("views", "controllers")
        for path in (PACKAGE / layer).rglob("*.py")
        for name in names_in(path)
    }
    assert declared().keys() - done == set()


def test_a_button_without_a_key_draws_none_and_a_fixed_one_as_it_is() -> None:
    assert keys.caps(None) == ()
    assert keys.caps(FixedKey.ESCAPE) == ("Esc",)
    assert keys.caps(acts.UNDO) == ("Ctrl", "Z")


def test_an_act_of_every_table_counts_at_that_of_each_game() -> None:
    tables = {keys.table_of(name) for name in ("classic", "architects")}
    assert tables <= keys.pages_of(acts.LOG)
    assert not tables & keys.pages_of(acts.SHUFFLE)
