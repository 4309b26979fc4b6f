"""The log of unexpected faults: each fault once with its count, and without names of players."""

from __future__ import annotations

import re
import threading
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sevenwonders_qt import __version__
from sevenwonders_qt.core.shared_file import locked
from sevenwonders_qt.core.stored import bytes_of
from sevenwonders_qt.core.whole_file import make_folders, write_whole

MOST_FAULTS: Final = 30
"""The number of different faults that are kept; the one last seen longest ago is dropped."""

MOST_LETTERS: Final = 8000
"""Of one fault; the middle of a longer text is left out."""

_MOST_BYTES: Final = 4 * MOST_FAULTS * MOST_LETTERS
_HEAD = re.compile(r"^# (\d+) times?, from (\S+) to (\S+), version (\S+)$", re.MULTILINE)
_FRAME = re.compile(r'^(\s*File )"(.*)"(, line \d+.*)$')
_QUOTED = re.compile(r"'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"")
_KEY = re.compile(r"[a-z_][a-z0-9_]*|[A-Z][a-z0-9]*[A-Z]\w*")
"""A name of the program's own, such as ``discard_pile`` or ``NoneType``; no name of a person."""

_PATH = re.compile(r"(?:\b[A-Za-z]:[\\/]|\\\\|(?<![\w<)])~?/(?=\w)).*")


@dataclass(slots=True)
class LoggedFault:
    """A fault and its count; ``first`` and ``last`` are UTC as ISO 8601 writes it."""

    text: str
    count: int
    first: str
    last: str
    version: str

    @property
    def has_trace(self) -> bool:
        """Whether it names a place in the program."""
        return any(_FRAME.match(line) for line in self.text.splitlines())

    def __str__(self) -> str:
        times = "1 time" if self.count == 1 else f"{self.count} times"
        head = f"# {times}, from {self.first} to {self.last}, version {self.version}"
        return f"{head}\n{self.text.rstrip()}\n"


class FaultLog:
    """Keeps the faults in one file of limited size; may be used from any thread."""

    def __init__(self, path: Path) -> None:
        """Continue the file at ``path``; a file that cannot be read is replaced in time."""
        self._path = path
        self._lock = threading.Lock()
        self._faults = self._kept()
        self._new: Counter[str] = Counter()
        """The count of each kind since the file was written."""

    def record(self, text: str) -> LoggedFault:
        """Count a fault; ``text`` has been through `cleaned`.

        The file is written at the first time and at every doubling, so that a fault in a loop
        does not write without end; `write` writes the rest.
        """
        now = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"
        text = _shortened(text)
        with self._lock:
            kind = kind_of(text)
            fault = self._faults.pop(kind, None) or LoggedFault(text, 0, now, now, __version__)
            fault.text, fault.last, fault.version = text, now, __version__
            fault.count += 1
            self._faults[kind] = fault
            while len(self._faults) > MOST_FAULTS:
                del self._faults[next(iter(self._faults))]
            self._new[kind] += 1
            if fault.count & (fault.count - 1) == 0:
                self._write()
            return fault

    def write(self) -> None:
        """Bring the file up to date; errors of the disk are ignored."""
        with self._lock:
            self._write()

    def _write(self) -> None:
        if not self._new:
            return
        with suppress(OSError):
            make_folders(self._path.parent)
            with locked(self._path):
                self._add_kept()
                text = "\n".join(str(fault) for fault in self._faults.values())
                write_whole(self._path, text.encode("utf-8", "backslashreplace"))
            self._new.clear()

    def _kept(self) -> dict[str, LoggedFault]:
        """Return the faults in the file, by kind, in the order that they were seen last."""
        try:
            faults = _read(bytes_of(self._path, _MOST_BYTES).decode())
            return {kind_of(fault.text): fault for fault in faults}
        except (OSError, ValueError):
            return {}

    def _add_kept(self) -> None:
        """Add the faults that another window has written meanwhile."""
        kept = self._kept()
        for kind, fault in self._faults.items():
            before = kept.pop(kind, None)
            if before is not None:
                fault.count = before.count + self._new[kind]
        self._faults = dict([*kept.items(), *self._faults.items()][-MOST_FAULTS:])


def kind_of(text: str) -> str:
    """Return the common part of two equal faults: the places, and the kind of error."""
    lines = text.splitlines()
    frames = [line for line in lines if _FRAME.match(line)]
    said = [line for line in lines if line and not line.startswith(" ")]
    raised = [line.partition(":")[0] for line in said] if frames else said
    return "\n".join([*frames, *(re.sub(r"\d+", "0", line) for line in raised)])


def cleaned(text: str, names: Collection[str]) -> str:
    """Return a traceback without the names of persons and of their folders.

    Places in the program are shortened to their module. Source lines are ours and stay; from the
    message of a fault, ``names``, paths and every quoted text that is no plain word are removed.
    """
    found = sorted({name.strip() for name in names} - {""}, key=len, reverse=True)
    person = None
    if found:
        spelt = {way for name in found for way in (name, ascii(name)[1:-1])}
        ways = "|".join(re.escape(way) for way in sorted(spelt, key=len, reverse=True))
        # A person called C is not the drive of a path, which has to be known as one.
        person = re.compile(rf"(?<!\w)(?:{ways})(?!\w|:[\\/])", re.IGNORECASE)
    return "\n".join(_cleaned_lines(text.splitlines(), person))


def _cleaned_lines(lines: list[str], person: re.Pattern[str] | None) -> Iterator[str]:
    in_frame = False
    for line in lines:
        frame = _FRAME.match(line)
        if frame:
            yield f'{frame[1]}"{_module_path(frame[2])}"{frame[3]}'
        elif (in_frame and line.startswith("    ")) or line == _OPENING:
            yield line
        else:
            yield _said(line, person)
        in_frame = frame is not None or (in_frame and line.startswith("    "))


_OPENING = "Traceback (most recent call last):"


def _said(line: str, person: re.Pattern[str] | None) -> str:
    """Return a line of the message of a fault, without private parts."""
    if person is not None:
        line = person.sub("<name>", line)
    line = _QUOTED.sub(lambda found: _quoted(found[0]), line)
    return _PATH.sub("<path>", line)


def _quoted(text: str) -> str:
    inner = text[1:-1]
    return text if _KEY.fullmatch(inner) or inner == "<name>" else "<text>"


def _module_path(path: str) -> str:
    """Return the path of a module below the folders that differ between computers."""
    path = path.replace("\\", "/")
    for root, kept in (("sevenwonders_qt/", True), ("site-packages/", False)):
        at = path.rfind(root)
        if at >= 0:
            return path[at if kept else at + len(root) :]
    return path.rpartition("/")[2]


def _shortened(text: str) -> str:
    if len(text) <= MOST_LETTERS:
        return text
    start, end = MOST_LETTERS // 4, MOST_LETTERS * 3 // 4 - 20
    return f"{text[:start]}\n[...]\n{text[-end:]}"


def _read(text: str) -> Iterator[LoggedFault]:
    heads = list(_HEAD.finditer(text))
    for head, following in zip(heads, [*heads[1:], None], strict=True):
        trace = text[head.end() : following.start() if following else len(text)].strip("\n")
        yield LoggedFault(_shortened(trace), int(head[1]), head[2], head[3], head[4])
