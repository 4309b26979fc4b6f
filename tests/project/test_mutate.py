"""The small changes that show what no test of the rules would notice."""

import ast
import os
from pathlib import Path
from textwrap import dedent
from types import ModuleType

import pytest

from tests.project.checkout import ROOT, packaging_script

SOURCE = dedent(
    '''
    """A docstring with 1 < 2 in it."""
    from typing import TYPE_CHECKING

    if TYPE_CHECKING:
        LIMIT = 3


    def within(é: int, most: "1 < 2" = 7) -> bool:
        return not é > most and é + 1 in (2, True)
    '''
)


@pytest.fixture(scope="module")
def mutate() -> ModuleType:
    return packaging_script("mutate")


def test_each_change_is_of_one_expression_that_the_program_works_out(mutate: ModuleType) -> None:
    source = SOURCE.encode()
    found = {change.before: change.after for change in mutate.changes("a.py", source)}
    assert found == {
        "7": "(8)",
        "not é > most and é + 1 in (2, True)": "(not é > most or é + 1 in (2, True))",
        "not é > most": "(é > most)",
        "é > most": "(é >= most)",
        "é + 1 in (2, True)": "(é + 1 not in (2, True))",
        "é + 1": "(é - 1)",
        "1": "(2)",
        "2": "(3)",
        "True": "(False)",
    }
    for change in mutate.changes("a.py", source):
        changed = change.made(source)
        assert changed != source
        ast.parse(changed)


def test_the_same_seed_draws_the_same_sample_from_the_rules(mutate: ModuleType) -> None:
    drawn = mutate.sample(["core", "journal"], 20, seed=3)
    assert drawn == mutate.sample(["core", "journal"], 20, seed=3)
    assert drawn != mutate.sample(["core", "journal"], 20, seed=4)
    for part, change in drawn:
        assert (ROOT / change.path).is_relative_to(ROOT / "sevenwonders_qt" / part)


def test_a_change_is_noticed_where_a_test_fails_and_is_gone_afterwards(
    mutate: ModuleType, tmp_path: Path
) -> None:
    copy = mutate.Copy(tmp_path)
    (tmp_path / "rule.py").write_text("def wins(a, b):\n    return a > b and a != 13\n")
    test = "from rule import wins\n\ndef test_more_wins():\n    assert wins(2, 1)\n"
    (tmp_path / "test_rule.py").write_text(test)
    source = (tmp_path / "rule.py").read_bytes()
    tests = ("-c", os.devnull, "--rootdir", str(tmp_path), "test_rule.py")
    assert not copy.notices(None, tests, 60)
    noticed = {
        change.before: copy.notices(change, tests, 60)
        for change in mutate.changes("rule.py", source)
    }
    assert noticed["a != 13"]
    assert not noticed["a > b"]  # nobody asks what happens when both have the same
    assert not noticed["13"]
    assert (tmp_path / "rule.py").read_bytes() == source
