"""The pages of rulings name tests, code and options that exist."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from sevenwonders_qt.games.classic.options import Options

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "rulings.md"

RULINGS = re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.split(".")[0])
def test_each_ruling_names_tests_that_exist(ruling: str) -> None:
    named = re.findall(r"`(\w+/test_\w+)\.(test_\w+)`", ruling)
    assert named or "Code: `options.Options.one_by_one`" in ruling
    for file, function in named:
        text = (ROOT / "tests" / f"{file}.py").read_text(encoding="utf-8")
        assert re.search(rf"^def {function}\(", text, flags=re.MULTILINE), (file, function)


def test_the_rulings_are_numbered_in_order() -> None:
    assert [int(ruling.split(".")[0]) for ruling in RULINGS] == [*range(1, len(RULINGS) + 1)]


def test_every_rule_option_stands_in_the_table_with_its_default() -> None:
    rules = {field.name for field in fields(Options)} - {
        "edition",
        "one_by_one",
        "expansions",
        "extra_wonders",
    }
    assert set(re.findall(r"\| `(\w+)` \|", PAGE.read_text(encoding="utf-8"))) == rules
