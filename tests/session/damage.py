"""Indexes damaged at random, over journals with every kind of name and text: nothing gets lost.

Run as a program with a number and a seed it prints what came of so many damaged indexes.
"""

from __future__ import annotations

import json
import os
import random
import sqlite3
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.journal.reading import read
from sevenwonders_qt.journal.writing import rewrite, write_beginning
from sevenwonders_qt.session.archive import Archive
from sevenwonders_qt.session.match_index import NAME
from sevenwonders_qt.session.summary import Entry
from tests.session.play import BOX
from tests.session.shelf import kept_match

TITLES = (
    "",
    "Sábado em família",
    "\x1b[31mred\x1b[0m",
    "two\nlines\tand\0none",
    "gro\u202eemorf",
    "<b>bold</b> & {braces} %n %1",
    "7 чудес 中 🏛 ‏עברית",
    "'; DROP TABLE match; --",
)
NAMES = (
    b"caf\xe9.jsonl",
    b"esc\x1b[2J.jsonl",
    b"new\nline.jsonl",
    "rtl\u202elnosj.jsonl".encode(),
    b" .jsonl",
    b".jsonl",
    "中文 🏛.jsonl".encode(),
    b"-rf.jsonl",
    b"n" * 240 + b".jsonl",
    b"matches.sqlite.jsonl",
    b"'quote\"%s{0}.jsonl",
)
"""As the system knows them; those that a file system refuses are left out."""


def strange_folder(folder: Path) -> None:
    """Matches of every kind in files of every name, the index beside them."""
    sources = [kept_match(folder, 3 * n, seed=n) for n in range(1, len(TITLES) + 1)]
    for source, title in zip(sources, TITLES, strict=True):
        rewrite(read(source), replace(read(source).header, title=title), durable=False)
    for number, name in enumerate(NAMES):
        with_name = Path(os.fsdecode(os.fsencode(folder) + b"/" + name))
        source = read(sources[number % len(sources)])
        header = replace(source.header, id=f"{number:016x}")  # no copy, but a match of its own
        with suppress(JournalError):
            write_beginning(source, with_name, header)
    (folder / "damaged.jsonl").write_bytes(sources[0].read_bytes()[:-900] + b"x\n")
    listed(folder)


def listed(folder: Path) -> list[Entry]:
    """What a new start of the program lists, by name."""
    archive = Archive(folder, BOX.find)
    archive.refresh()
    return sorted(archive.entries(), key=lambda entry: entry.path.name)


def overwritten(data: bytes, dice: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(dice.randrange(1, 31)):
        changed[dice.randrange(len(data))] = dice.randrange(256)
    return bytes(changed)


def in_the_first_page(data: bytes, dice: random.Random) -> bytes:
    return overwritten(data[:4096], dice) + data[4096:]


def in_one_place(data: bytes, dice: random.Random) -> bytes:
    start = dice.randrange(len(data))
    junk = dice.randbytes(dice.randrange(1, 31))
    return (data[:start] + junk + data[start + len(junk) :])[: len(data)]


def flipped(data: bytes, dice: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(dice.randrange(1, 31)):
        changed[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
    return bytes(changed)


def cut(data: bytes, dice: random.Random) -> bytes:
    return data[: dice.randrange(len(data))]


def pages_swapped(data: bytes, dice: random.Random) -> bytes:
    pages = [data[at : at + 4096] for at in range(0, len(data), 4096)]
    dice.shuffle(pages)
    return b"".join(pages)


DAMAGES: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    overwritten,
    overwritten,
    in_the_first_page,
    in_one_place,
    flipped,
    cut,
    pages_swapped,
)


def attack(count: int, seed: int) -> Counter[str]:
    """Damage an index so often, list the matches each time, and look whether anything stays."""
    dice, came = random.Random(seed), Counter[str]()
    with TemporaryDirectory() as name:
        folder = Path(name) / "matches"
        strange_folder(folder)
        whole, wanted = (folder / NAME).read_bytes(), listed(folder)
        for _ in range(count):
            damaged = dice.choice(DAMAGES)(whole, dice)
            (folder / NAME).write_bytes(damaged)
            archive = Archive(folder, BOX.find)
            archive.refresh()
            assert sorted(archive.entries(), key=lambda e: e.path.name) == wanted
            assert archive.trouble == ""
            assert _rows(folder) == len(wanted) - 1, "the damage lasts"
            again = Archive(folder, BOX.find)
            assert again.scan() == 1, "journals are read again"
            again.refresh()
            assert sorted(again.entries(), key=lambda e: e.path.name) == wanted
            came["no damage" if damaged == whole else "listed"] += 1
            assert not {*os.listdir(folder)} - {e.path.name for e in wanted} - {NAME}
    return came


def _rows(folder: Path) -> int:
    """How many matches a sound index holds; the one with a name that is no text is none of them."""
    with closing(sqlite3.connect(folder / NAME)) as index:
        assert index.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return int(index.execute("SELECT count(*) FROM match").fetchone()[0])


if __name__ == "__main__":
    print(json.dumps(attack(int(sys.argv[1]), int(sys.argv[2]))))
