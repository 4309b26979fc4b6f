"""Journals mutated in every way an accident or a forger could, each read and refolded.

Half of the mutations leave the checksums as they were, the other half are given checksums that
fit, so that what stands behind them is reached, too. What is refused is tried again for the sound
part of it. Run as a program it prints how many were refused or recovered, how many of the refused
had a sound part, the longest time that one took, and the memory of the process.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.architects.options import Options as ArchitectsOptions
from sevenwonders_qt.games.architects.rules import game_for
from sevenwonders_qt.games.architects.setup import Setup as ArchitectsSetup
from sevenwonders_qt.games.classic.options import DEFAULT, Options
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.journal.line import parse, write_line
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.recovering import sound_part
from sevenwonders_qt.session.shelf import recover
from sevenwonders_qt.session.summary import Summary, summarise
from tests.session.play import BOX, answer, seats

HUGE = (-1, 0, 7, 99, 2**31, 2**63, 10**30, 10**4000, True, None, 1.5, "", "x", [], {}, [[0]])


def originals(folder: Path) -> list[tuple[bytes, list[Event]]]:
    """Journals of every game, finished and not, taken back and taken up again now and then."""
    games: list[tuple[Any, Any, int, int]] = [
        (BOX.classic(DEFAULT, 4), Setup.random(4), 4, 30),
        (BOX.classic(Options(expansions=("edifice",)), 3), Setup.random(3), 3, 1000),
        (BOX.classic(DEFAULT, 2), Setup.random(2), 2, 50),
        (game_for(ArchitectsOptions(), 3), ArchitectsSetup.random(3), 3, 60),
    ]
    found = []
    for game, setup, players, choices in games:
        match: Any = Match.start(game, seats(players), setup, "F", folder, durable=False)
        path = match.journal_path
        for number in range(choices):
            if match.is_over:
                break
            match.submit(answer(match))
            if number % 11 == 10 and not match.is_over:
                match.go_back(match.steps[-3])
                match.redo()
        match.close()
        found.append((path.read_bytes(), list(match.events)))
        path.unlink()
    return found


# Without checksums that fit ----------------------------------------------------------------


def flipped(data: bytes, dice: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(dice.randrange(1, 4)):
        changed[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
    return bytes(changed)


def cut(data: bytes, dice: random.Random) -> bytes:
    return data[: dice.randrange(len(data))]


def without_part(data: bytes, dice: random.Random) -> bytes:
    start = dice.randrange(len(data))
    return data[:start] + data[start + dice.randrange(1, 300) :]


def swapped(data: bytes, dice: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def filled(data: bytes, dice: random.Random) -> bytes:
    start = dice.randrange(len(data))
    junk = dice.choice([b"\0" * 5000, b"[" * 60_000, b'{"n":' * 9000, b"9" * 200_000, b"\xff\n"])
    return data[:start] + junk + data[start:]


# With checksums that fit -------------------------------------------------------------------


def sealed(lines: list[dict[str, Any]]) -> bytes:
    text, checksum = b"", 0
    for line in lines:
        more, checksum = write_line(line, checksum)
        text += more
    return text


def opened(data: bytes) -> list[dict[str, Any]]:
    lines = [parse(line) for line in data.splitlines()]
    return [{key: value for key, value in line.items() if key != "sum"} for line in lines]


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container with every key of it, all the way down."""
    keys: Any = value if isinstance(value, dict) else range(len(value))
    found = [(value, key) for key in keys]
    for key in keys:
        if isinstance(value[key], dict | list):
            found += places(value[key])
    return found


def forged(data: bytes, dice: random.Random) -> bytes:
    """A value somewhere is another: huge, of a foreign type, or one from elsewhere."""
    lines = opened(data)
    line = lines[0] if dice.random() < 0.2 else dice.choice(lines)
    container, key = dice.choice(places(line))
    other, other_key = dice.choice(places(dice.choice(lines)))
    container[key] = json.loads(json.dumps(dice.choice([dice.choice(HUGE), other[other_key]])))
    return sealed(lines)


def nested(data: bytes, dice: random.Random) -> bytes:
    lines = opened(data)
    container, key = dice.choice(places(dice.choice(lines)))
    deep: Any = 0
    for _ in range(dice.choice([10, 400])):
        deep = [deep]
    container[key] = deep
    return sealed(lines)


def shuffled(data: bytes, dice: random.Random) -> bytes:
    lines = opened(data)
    one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return sealed(lines)


def repeated(data: bytes, dice: random.Random) -> bytes:
    """A line once more, with the count that fits there; or one left out."""
    lines = opened(data)
    at = dice.randrange(1, len(lines))
    if dice.random() < 0.5:
        lines.insert(at, lines[dice.randrange(1, len(lines))])
    else:
        del lines[at]
    first = 0
    for line in lines[1:]:
        if "events" in line:
            line["n"], first = first, first + len(line["events"])
    return sealed(lines)


def bent_back(data: bytes, dice: random.Random) -> bytes:
    lines = opened(data)
    at = dice.randrange(2, len(lines))
    lines.insert(at, {"n": dice.choice([0, 1, lines[at].get("n", 0)]), "back": dice.randrange(at)})
    return sealed(lines)


MUTATIONS: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    flipped,
    cut,
    without_part,
    swapped,
    filled,
    forged,
    nested,
    shuffled,
    repeated,
    bent_back,
)
HONEST = (flipped, cut, without_part, swapped, filled)
"""What leaves the checksums alone: of these only a part of the true match may come back."""


def outcome(path: Path, true: list[Event], part_only: bool) -> str:
    try:
        match: Any = Match.replay(BOX.find, path)
    except JournalError as error:
        return str(error.fault) if "\n" not in str(error) else "told in several lines"
    if part_only:
        assert list(match.events) == true[: len(match.events)], "another match came back"
    for seat in range(len(match.seats)):
        match.view(seat)
    for step in match.steps[::5]:
        match.game.view_for(step.state, 0)
        match.game.outline(step.state)
    return "recovered"


def sound_outcome(path: Path, true: list[Event], part_only: bool) -> str:
    """What comes of the sound part of a match that was refused: a match that can be played on."""
    data = path.read_bytes()
    folder = path.parent / "recovered"
    try:
        part = sound_part(BOX.find, path)
    except JournalError as error:
        return str(error.fault) if "\n" not in str(error) else "told in several lines"
    made = recover(part, "Recovered", folder, [])
    assert path.read_bytes() == data, "the damaged file was touched"
    match: Any = Match.resume(BOX.find, made)
    assert (len(match.steps) - 1, match.practice) == (part.choices, part.beginning.practice)
    assert isinstance(summarise(BOX.find, made), Summary), "the list would not show it"
    if part_only:
        assert list(match.events) == true[: len(match.events)], "another match came back"
        if not match.is_over:
            match.submit(answer(match))
    match.close()
    made.unlink()
    return "sound part"


def fuzz(mutations: int, seed: int) -> tuple[Counter[str], Counter[str], float]:
    """What came of each, of the sound part of those refused, and the seconds of the slowest."""
    dice = random.Random(seed)
    counted: Counter[str] = Counter()
    sound: Counter[str] = Counter()
    slowest = 0.0
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.jsonl"
        games = originals(Path(folder))
        for _ in range(mutations):
            data, events = dice.choice(games)
            mutate = dice.choice(MUTATIONS)
            path.write_bytes(mutate(data, dice))
            began = time.perf_counter()
            found = outcome(path, events, mutate in HONEST)
            counted[found] += 1
            if found != "recovered":
                sound[sound_outcome(path, events, mutate in HONEST)] += 1
            slowest = max(slowest, time.perf_counter() - began)
    return counted, sound, slowest


def most_memory() -> int:
    """The most that this process ever had, in MB; `getrusage` would count its parent's, too."""
    status = Path("/proc/self/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) // 1024


def main(mutations: int, seed: int) -> None:
    counted, sound, slowest = fuzz(mutations, seed)
    report = {"outcomes": counted, "sound_parts": sound, "slowest_s": round(slowest, 3)}
    print(json.dumps({**report, "memory_mb": most_memory()}))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
