"""The rules that mypyc compiles: their sources with records written out, and what plays by them."""

import json
import os
import pickle
import subprocess
import sys
import typing
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, fields, replace
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from sevenwonders_qt.app.versions import rules_are_compiled, versions_line
from tests.project import compiled_games
from tests.project.checkout import ROOT, packaging_script

RECORDS = '''
"""A module with records."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import ClassVar

from sevenwonders_qt.core.record import record


class Event:
    """Anything."""

    __slots__ = ()


@record
class Paid(Event):
    """A record with a default."""

    seat: int
    coins: int = 3
    way: str | None = None

    def doubled(self) -> Paid:
        return replace(self, coins=self.coins * 2)


@record
class PaidTwice(Paid):
    """A record that extends another."""

    again: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Cost:
    """What is worked out when it is made."""

    units: tuple[int, ...]
    any: bool = field(init=False)
    kind: ClassVar[str] = "cost"

    def __post_init__(self) -> None:
        object.__setattr__(self, "any", any(self.units))


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """Equal to itself alone."""

    id: str


@dataclass(slots=True)
class City:
    """What changes."""

    coins: int
    hand: list[str] = field(default_factory=list)
    seen: int = field(default=0, compare=False, repr=False)
'''


@pytest.fixture(scope="module")
def compile_rules() -> ModuleType:
    return packaging_script("compile_rules")


def made(source: str, name: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The source as a module."""
    module = ModuleType(name)
    monkeypatch.setitem(sys.modules, name, module)
    exec(compile(source, name, "exec", dont_inherit=True), module.__dict__)
    return module


@pytest.fixture
def both(monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Any]:
    """The module as Python reads it, and written out."""
    written_out = packaging_script("native_source").written_out({"records": RECORDS})["records"]
    packaging_script("native_records")
    return made(RECORDS, "as_it_is", monkeypatch), made(written_out, "written_out", monkeypatch)


def extended(module: Any) -> object:
    """What Python makes of a record that extends one of these."""

    @dataclass(slots=True, unsafe_hash=True)
    class Later(module.Paid):
        more: int = 0

    later = Later(1, more=2)
    return Later.__slots__, later.seat, Later(1) == Later(1), copy(later).more


ASKED: tuple[Callable[[Any], object], ...] = (
    lambda m: repr([m.Paid(1), m.Paid(1, 2, "x"), m.PaidTwice(1, again=(2,)), m.Cost((0, 1))]),
    lambda m: repr(m.City(3, ["a"], 7)),
    lambda m: [hash(m.Paid(1, 2, "x")), hash(m.Cost((0, 1)))],
    lambda m: [m.Paid(1) == m.Paid(1), m.Paid(1) == m.Paid(2), m.Paid(1) == m.PaidTwice(1)],
    lambda m: [m.City(1) == m.City(1, seen=2), m.City(1) == m.City(1, ["a"]), m.Paid(1) == 1],
    lambda m: m.Card("a") == m.Card("a"),
    lambda m: m.City.__hash__,
    lambda m: m.City(1).hand is m.City(1).hand,
    lambda m: [m.Cost((0, 0)).any, m.Cost((0, 1)).any, m.Cost.kind],
    lambda m: repr(m.Paid(1).doubled()) + repr(replace(m.PaidTwice(1), again=(1,))),
    lambda m: [[(f.name, f.type, f.init) for f in fields(kind)] for kind in (m.PaidTwice, m.City)],
    lambda m: [typing.get_type_hints(m.PaidTwice), m.PaidTwice.__match_args__],
    lambda m: repr(pickle.loads(pickle.dumps([m.Paid(1, way="x"), m.Cost((1,)), m.City(2)]))),
    extended,
)


@pytest.mark.parametrize("asked", ASKED)
def test_a_record_written_out_answers_as_the_decorated_one(
    both: tuple[Any, Any], asked: Callable[[Any], object]
) -> None:
    as_it_is, written_out = both
    assert asked(written_out) == asked(as_it_is)


def test_a_decorator_that_nobody_knows_stops_the_build() -> None:
    written_out = packaging_script("native_source").written_out
    with pytest.raises(ValueError, match=r"records\.Ordered: a decorator"):
        written_out({"records": "@dataclass(order=True)\nclass Ordered:\n    a: int\n"})


def test_what_is_asked_of_a_class_itself_stays_with_python() -> None:
    written_out = packaging_script("native_source").written_out
    text = written_out({"games": 'class Game:\n    name = "classic"\n'})["games"]
    assert "@mypyc_attr(native_class=False)\nclass Game:" in text


def test_a_package_takes_along_what_compiled_rules_import(compile_rules: ModuleType) -> None:
    needed = {"native_records", "sevenwonders_rules__mypyc", "sevenwonders_qt.core.name", "random"}
    assert {*compile_rules.MODULES, *needed} <= {*compile_rules.imports_of_compiled(ROOT)}


def test_compiled_rules_stand_under_the_licence_of_the_program_and_of_mypyc() -> None:
    rules = "_internal/sevenwonders_rules__mypyc.cpython-311-x86_64-linux-gnu.so"
    module = "_internal/sevenwonders_qt/core/event.cp311-win_amd64.pyd"
    texts = packaging_script("bundle_licences").texts_of_all([rules, module], lambda library: [])
    assert set(texts.values()) == {("sevenwonders.txt", "mypyc.txt")}


def test_where_nothing_can_be_compiled_nothing_is_left_behind(
    compile_rules: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(compile_rules, "_SETUP", "import sys; sys.exit('error: no compiler')")
    with pytest.raises(compile_rules.CannotCompile, match="no compiler"):
        compile_rules.compile_rules(tmp_path / "compiled")
    assert not (tmp_path / "compiled").exists()


def test_the_rules_written_out_play_the_same_games(
    compile_rules: ModuleType, tmp_path: Path
) -> None:
    """They are read as Python here: what mypyc makes of them is tested by `test --compiled`."""
    compile_rules.copy_program(ROOT, tmp_path)
    compile_rules.write_out(tmp_path)
    said = subprocess.run(
        [sys.executable, "-P", "-c", "from tests.project.compiled_games import main; main()"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT)))},
        capture_output=True,
        text=True,
        check=True,
    )
    place, digest = json.loads(said.stdout)
    assert Path(place).is_relative_to(tmp_path)
    assert digest == compiled_games.digest()


def test_no_machine_code_lies_in_the_checkout() -> None:
    found = [
        path
        for suffix in EXTENSION_SUFFIXES
        for path in (ROOT / "sevenwonders_qt").rglob(f"*{suffix}")
    ]
    assert not found


def test_changed_rules_are_compiled_again(compile_rules: ModuleType, tmp_path: Path) -> None:
    """A copy made of other sources is not taken for one of these."""
    compile_rules.copy_program(ROOT, tmp_path)
    for script in ("compile_rules.py", "native_source.py", "native_records.py"):
        (tmp_path / "packaging" / "requirements").mkdir(parents=True, exist_ok=True)
        (tmp_path / "packaging" / script).write_text("")
    (tmp_path / "packaging" / "requirements" / "dev.txt").write_text("")
    before = compile_rules.fingerprint(tmp_path)
    assert compile_rules.fingerprint(tmp_path) == before
    source = compile_rules.source_of(tmp_path, compile_rules.MODULES[0])
    source.write_text(source.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert compile_rules.fingerprint(tmp_path) != before


def test_the_version_says_whether_the_rules_are_compiled() -> None:
    assert versions_line().endswith("compiled rules)") is rules_are_compiled()
