"""Makes every sound of the program in resources/sounds.

    python resources/sounds/draw/build.py            writes the files
    python resources/sounds/draw/build.py --check    writes nothing, says which would change

A sample may be off by two steps of 65,536, or one of 256: other C libraries round sines
differently.
"""

import argparse
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import ambience
import effects
from synthesis import wav

FOLDER = Path(__file__).resolve().parents[1]
HEAD = 44
"""Bytes before the first sample."""

BITS_AT = 34
"""Where the head says of how many bits a sample is."""

ROUNDED = 2


def sounds() -> Iterator[tuple[str, bytes]]:
    """The path of each file in the folder, and what it holds."""
    for name in effects.EFFECTS:
        yield f"{name}.wav", wav(effects.effect(name), effects.RATE)
    for name in ambience.LOOPS:
        yield f"ambience/{name}.wav", filed(ambience.ambience(name))


def filed(loop: ambience.Samples) -> bytes:
    """The file of an ambience."""
    return wav(ambience.louder(loop, ambience.FILED), ambience.RATE, bits=8)


def same(made: bytes, found: bytes) -> bool:
    """Whether two files sound the same."""
    if len(made) != len(found) or made[:HEAD] != found[:HEAD]:
        return False
    eight = made[BITS_AT] == 8
    kind, rounded = ("B", 1) if eight else ("h", ROUNDED)
    pairs = zip(array(kind, made[HEAD:]), array(kind, found[HEAD:]), strict=True)
    return all(abs(one - other) <= rounded for one, other in pairs)


def main() -> int:
    """0 when the files are as they should be, 1 when ``--check`` found others."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--check", action="store_true", help="write nothing")
    check = reader.parse_args().check
    made = dict(sounds())
    held = {path.relative_to(FOLDER).as_posix(): path for path in FOLDER.rglob("*.wav")}
    wrong = [
        name
        for name, content in made.items()
        if name not in held or not same(content, held[name].read_bytes())
    ]
    left = sorted(held.keys() - made.keys())
    if check:
        for name in (*wrong, *left):
            print(f"{name} would change")
        print(f"{len(made)} sounds, {len(wrong) + len(left)} would change")
        return 1 if wrong or left else 0
    for name in left:
        held[name].unlink()
    for name in wrong:
        path = FOLDER / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(made[name])
    print(f"{len(made)} sounds, {sum(map(len, made.values()))} bytes, {len(wrong)} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
