"""The log of faults: each once with its count, of limited size, and with nobody's name in it."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path

import pytest

from sevenwonders_qt.app.fault_log import MOST_FAULTS, MOST_LETTERS, FaultLog, cleaned, kind_of
from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.games.box import Box


def trace_of(failing: Callable[[], object]) -> str:
    try:
        failing()
    except Exception:
        return traceback.format_exc()
    raise AssertionError("it does not fail")


def raised(error: Exception) -> str:
    def fail() -> None:
        raise error

    return trace_of(fail)


def test_a_fault_in_a_loop_stands_there_once_with_its_count(tmp_path: Path) -> None:
    log = FaultLog(tmp_path / "faults.log")
    for number in range(5000):
        log.record(cleaned(raised(ValueError(f"winner {number}")), ()))
    log.write()
    text = (tmp_path / "faults.log").read_text("utf-8")
    assert text.startswith("# 5000 times, from 2")
    assert text.count("Traceback") == 1
    assert "ValueError: winner 4999" in text


def test_a_fault_in_a_loop_writes_the_file_a_few_times_only(tmp_path: Path) -> None:
    path = tmp_path / "faults.log"
    log, seen = FaultLog(path), set()
    for _ in range(1000):
        log.record(raised(ValueError("x")))
        seen.add(path.stat().st_ino)
        seen.add(path.read_text("utf-8").splitlines()[0])
    assert len({line for line in seen if isinstance(line, str)}) == 10


def test_a_first_fault_is_on_the_disk_at_once(tmp_path: Path) -> None:
    FaultLog(tmp_path / "new" / "faults.log").record(raised(KeyError("glass")))
    assert "KeyError: 'glass'" in (tmp_path / "new" / "faults.log").read_text("utf-8")


def test_the_log_goes_on_counting_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "faults.log"
    for _ in range(2):
        log = FaultLog(path)
        log.record(raised(ValueError("x")))
        log.record("Traceback (most recent call last):\nTypeError: y")
        log.write()
    text = path.read_text("utf-8")
    assert text.count("# 2 times") == 2
    assert text.count("Traceback") == 2


def test_two_windows_count_together(tmp_path: Path) -> None:
    path = tmp_path / "faults.log"
    one, other = FaultLog(path), FaultLog(path)
    for _ in range(3):
        one.record(raised(ValueError("x")))
        other.record(raised(ValueError("x")))
    other.record(raised(KeyError("glass")))
    one.write()
    other.write()
    text = path.read_text("utf-8")
    assert "# 6 times" in text
    assert "KeyError: 'glass'" in text
    assert text.count("Traceback") == 2


def test_the_log_has_an_end_however_many_faults_there_are(tmp_path: Path) -> None:
    path = tmp_path / "faults.log"
    log = FaultLog(path)
    for number in range(2 * MOST_FAULTS):
        kind = type(f"Fault{chr(65 + number // 26)}{chr(65 + number % 26)}", (Exception,), {})
        log.record(raised(kind("x" * 100_000)))
    log.write()
    assert path.read_text("utf-8").count("Traceback") == MOST_FAULTS
    assert path.stat().st_size < (MOST_LETTERS + 200) * MOST_FAULTS


@pytest.mark.parametrize(
    "old", [b"2026-01-01T00:00:00Z 0.9\nTraceback\n", b"\xff\xfe", b"#" * 9**7]
)
def test_a_log_that_cannot_be_read_is_replaced(tmp_path: Path, old: bytes) -> None:
    path = tmp_path / "faults.log"
    path.write_bytes(old)
    FaultLog(path).record(raised(ValueError("x")))
    assert path.read_text("utf-8").startswith("# 1 time, ")
    assert path.stat().st_size < MOST_LETTERS


def test_a_disk_that_refuses_is_put_up_with(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("a file")
    log = FaultLog(tmp_path / "folder" / "faults.log")
    assert log.record(raised(ValueError("x"))).count == 1


def test_a_trace_names_modules_and_no_folders() -> None:
    text = cleaned(trace_of(lambda: Box().find(Variant("chess", 2))), ())
    assert 'File "sevenwonders_qt/games/box.py", line' in text
    assert 'File "test_fault_log.py", line' in text
    assert str(Path(__file__).parents[2]) not in text
    assert "'chess'" in text


def test_frames_of_other_computers_are_shortened_too() -> None:
    text = (
        "Traceback (most recent call last):\n"
        '  File "C:\\Users\\José Núñez\\sevenwonders_qt\\app\\window.py", line 3, in run\n'
        '    open("saves 中")\n'
        '  File "/home/ana/.venv/lib/python3.11/site-packages/PIL/Image.py", line 9, in open\n'
        "OSError: [Errno 28] No space left on device: '/home/ana/jogos da Ana/a.jsonl'"
    )
    assert cleaned(text, ()).splitlines() == [
        "Traceback (most recent call last):",
        '  File "sevenwonders_qt/app/window.py", line 3, in run',
        '    open("saves 中")',
        '  File "PIL/Image.py", line 9, in open',
        "OSError: [Errno 28] No space left on device: <text>",
    ]


@pytest.mark.parametrize(
    "error",
    [
        ValueError("Zoé de Souza wins"),
        ValueError("ZOÉ DE SOUZA wins"),
        KeyError("Zoé de Souza"),
        KeyError(ascii("Zoé de Souza")),
        ValueError(("x", 3, "Zoé de Souza")),
        FileNotFoundError(2, "No such file", "/home/zoe/Zoé de Souza.7wmatch"),
        OSError("cannot write /home/zoe/jogos de Zoé de Souza/x.jsonl now"),
        OSError(r"cannot write C:\Users\zoe\Zoé de Souza\x.jsonl now"),
        OSError(r"cannot write \\server\zoe\x.jsonl now"),
        ValueError("one\n    Zoé de Souza on a second line\n    /home/zoe/x"),
        DataError("cards.toml: 'Zoé de Souza' is no card"),
    ],
)
def test_no_typed_name_and_no_path_is_in_what_a_fault_says(error: Exception) -> None:
    text = cleaned(raised(error), ["Zoé de Souza", "", "  "])
    assert "zo" not in text.casefold().replace('"test_fault_log.py"', "")
    assert type(error).__name__ in text


def test_a_name_of_one_letter_takes_no_letters_out_of_words() -> None:
    text = cleaned(raised(ValueError("e sells the vineyard")), ["e"])
    assert "ValueError: <name> sells the vineyard" in text


def test_a_name_of_one_letter_hides_no_drive_of_a_path() -> None:
    text = cleaned(raised(OSError(r"C lost C:\Users\zoe\x.jsonl")), ["C"])
    assert "OSError: <name> lost <path>" in text


def test_words_of_the_program_are_kept() -> None:
    error = AttributeError("'NoneType' object has no attribute 'discard_pile' at 3/4")
    assert str(error) in cleaned(raised(error), ["Ana"])


def test_faults_differ_by_place_and_type_not_by_numbers() -> None:
    assert kind_of(raised(ValueError("1"))) == kind_of(raised(ValueError("2")))
    assert kind_of(raised(ValueError("1"))) != kind_of(raised(TypeError("1")))
    assert kind_of("no answer for 8 s") == kind_of("no answer for 9 s")
    assert kind_of("no answer") != kind_of("ended")
