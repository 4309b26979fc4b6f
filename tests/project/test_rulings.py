"""The pages of rulings name tests, code and options that exist, with their defaults."""

from __future__ import annotations

import importlib
import pkgutil
import re
from dataclasses import dataclass, fields
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from sevenwonders_qt import games
from sevenwonders_qt.games.architects.options import CoinPolicy
from sevenwonders_qt.games.architects.options import Options as ArchitectsOptions
from sevenwonders_qt.games.box import HOUSE_RULES
from sevenwonders_qt.games.classic.options import Options

ROOT = Path(__file__).resolve().parents[2]
NO_RULES = {
    *("edition", "one_by_one", "expansions", "extra_wonders", "house_rules", "choices", "lists"),
}
"""What is agreed before a match and is no ruling, or is one of a box with a page of its own."""


@dataclass(frozen=True)
class Page:
    """A page of rulings: its file, and the folder of its code and of its tests."""

    file: str
    folder: str
    begins: str = r"^## (?=\d+\.)"
    """What a ruling begins with."""

    @property
    def text(self) -> str:
        return (ROOT / "docs" / self.file).read_text(encoding="utf-8")

    @property
    def rulings(self) -> list[str]:
        return re.split(self.begins, self.text, flags=re.MULTILINE)[1:]


CLASSIC = Page("rulings.md", "classic")
EDIFICE = Page("rulings-edifice.md", "edifice")
LEADERS = Page("rulings-leaders.md", "leaders")
WONDER_PACK = Page("rulings-wonder-pack.md", "wonder_pack")
CITIES = Page("rulings-cities.md", "cities")
ARCHITECTS = Page("rulings-architects.md", "architects", r"^\*\*(?=\d+\.)")
PAGES = (CLASSIC, EDIFICE, LEADERS, WONDER_PACK, CITIES, ARCHITECTS)

RULINGS = [
    pytest.param(page, ruling, id=f"{page.folder} {ruling.split('.')[0]}")
    for page in PAGES
    for ruling in page.rulings
]


def quoted(text: str) -> list[str]:
    """What stands between backticks, on one line or over two."""
    return [" ".join(found.split()) for found in re.findall(r"`([^`]+)`", text)]


def functions_in(file: Path) -> set[str]:
    return set(re.findall(r"^def (test_\w+)\(", file.read_text(encoding="utf-8"), re.MULTILINE))


def has_test(page: Page, name: str) -> bool:
    """``name`` is a function of a file below tests/, or of any file of the page's folder.

    Three dots stand for the rest of the name.
    """
    file, _, function = name.removesuffix("...").rpartition(".")
    if file:
        path = ROOT / "tests" / f"{file if '/' in file else f'{page.folder}/{file}'}.py"
        found = functions_in(path) if path.is_file() else set()
    else:
        folder = ROOT / "tests" / page.folder
        found = {test for path in folder.glob("test_*.py") for test in functions_in(path)}
    if name.endswith("..."):
        return any(test.startswith(function) for test in found)
    return function in found


def modules_of(folder: str) -> dict[str, ModuleType]:
    package = importlib.import_module(f"{games.__name__}.{folder}")
    names = (info.name for info in pkgutil.iter_modules(package.__path__))
    return {name: importlib.import_module(f"{package.__name__}.{name}") for name in names}


def code_exists(page: Page, name: str) -> bool:
    """``name`` is a module of the page's folder or stands in one; another folder is named first."""
    modules = modules_of(page.folder)
    first, _, rest = name.partition(".")
    if first in {other.folder for other in PAGES}:
        modules = modules_of(first)
        first, _, rest = rest.partition(".")
    if first in modules:
        return not rest or stands_in(modules[first], rest)
    return any(stands_in(module, name) for module in modules.values())


def stands_in(thing: Any, name: str) -> bool:
    for part in name.split("."):
        if not hasattr(thing, part):
            return False
        thing = getattr(thing, part)
    return True


def holds(page: Page, name: str) -> bool:
    """Whether what a page quotes is there: a test, a path, a word of the command line or code."""
    if "/" in name and (ROOT / name).exists():
        return True
    if "test_" in name:
        return has_test(page, name)
    if name.endswith(".md"):
        return (ROOT / "docs" / name).is_file()
    if name.startswith("--"):
        words = ROOT / "sevenwonders_qt" / "app" / "cli_simulate.py"
        return f'"{name}"' in words.read_text(encoding="utf-8")
    options = {field.name for kind in (Options, ArchitectsOptions) for field in fields(kind)}
    return name in options | {*HOUSE_RULES, *CoinPolicy} or code_exists(page, name)


@pytest.mark.parametrize(("page", "ruling"), RULINGS)
def test_each_ruling_names_a_test(page: Page, ruling: str) -> None:
    assert any("test_" in name for name in quoted(ruling))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.file)
def test_every_name_that_a_page_quotes_is_there(page: Page) -> None:
    missing = [name for name in quoted(page.text) if " = " not in name and not holds(page, name)]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.file)
def test_a_name_that_is_not_there_is_found_out(page: Page) -> None:
    for name in ("scoring._no_such", "test_that_is_missing", "options.Options.no_such", "docs/no"):
        assert not holds(page, name)
    assert not holds(page, f"{page.folder}/test_corner_cases.test_that_is_missing")
    assert not holds(page, "test_999_...")


@pytest.mark.parametrize("page", [CLASSIC, EDIFICE, LEADERS, CITIES], ids=lambda page: page.file)
def test_the_rulings_are_numbered_in_order(page: Page) -> None:
    numbers = [int(ruling.split(".")[0]) for ruling in page.rulings]
    assert numbers == [*range(1, len(numbers) + 1)]


def test_those_of_architects_have_the_numbers_of_the_corner_cases_in_order() -> None:
    numbers = [int(ruling.split(".")[0]) for ruling in ARCHITECTS.rulings]
    assert numbers == sorted({*numbers})


def test_every_rule_option_stands_in_the_table_of_its_page() -> None:
    def in_table(page: Page) -> set[str]:
        return set(re.findall(r"\| `(\w+)` \|", page.text))

    assert in_table(CLASSIC) == {field.name for field in fields(Options)} - NO_RULES
    for page in (EDIFICE, LEADERS, CITIES):
        assert in_table(page) == {rule for rule, box in HOUSE_RULES.items() if box in page.file}


def test_every_house_value_of_architects_is_given_with_its_default() -> None:
    told = dict(name.split(" = ") for name in quoted(ARCHITECTS.text) if " = " in name)
    assert told == {
        f.name: str(getattr(ArchitectsOptions(), f.name)) for f in fields(ArchitectsOptions)
    }
