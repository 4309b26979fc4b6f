"""Takes out of ICU's data, which are a quarter of Qt for Linux, what the program asks nothing of.

Qt converts text, compares it and names time zones by ICU; everything else it has of its own. The
data are one symbol in a library of their own: a package of named items, its form described in ICU's
`ucmndata.h`. How letters compare that no language orders its own way, and all that is of no
language, stays whole: names of players sort in every script.
"""

from __future__ import annotations

import re
import struct
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

from languages import languages, without_country

UNUSED = frozenset(("brkitr", "curr", "lang", "rbnf", "region", "translit", "unit"))
"""Folders: line breaks, currencies, names of languages and regions, numbers in words,
transliteration, units."""

LANGUAGES = frozenset(map(without_country, languages()))
"""The languages of the window; of others go the own order of letters and the names of time zones.
"""

LARGEST_TABLE = 10_000
"""Bytes of a table to convert text; all that are larger are of the scripts of East Asia."""

_OF_A_LANGUAGE = re.compile(r"([a-z]{2,3})(_\w*)?\.res")
_UNUSED_KIND = re.compile(r".*\.(spp|cfu)|unames\.icu|langInfo\.res|ulayout\.icu|uemoji\.icu")
"""What names of hosts may have in them, letters that look alike, names of letters and the like."""

_FORMAT = b"CmnD"
_BEFORE_FORMAT = 12
"""Bytes of the header: its size, a mark, how numbers and letters are stored."""

_ALIGNED = 16
_ASSEMBLY = """
    .section .rodata
    .balign {aligned}
    .globl {symbol}
    .type {symbol}, %object
{symbol}:
    .incbin "data"
    .size {symbol}, . - {symbol}
    .section .note.GNU-stack, "", %progbits
"""
_LINK = ("-shared", "--strip-all", "--build-id=none", "-z", "noexecstack")


def trim(libraries: Path) -> None:
    """Write ICU's data library in the folder `libraries` again; without one nothing is done.

    Raises `ValueError` where it is not of the form known here.
    """
    for library in sorted(libraries.glob("libicudata.so.*")):
        symbol, data = data_of(library)
        header, items = read(data)
        kept = [item for item in items if not is_unused(*item)]
        _assemble(library, symbol, packed(header, kept))


def is_unused(name: str, content: bytes) -> bool:
    """Whether the program never asks for an item, such as "icudt73l/unit/pool.res"."""
    _, *folders, last = name.split("/")
    language = _OF_A_LANGUAGE.fullmatch(last)
    return (
        not UNUSED.isdisjoint(folders)
        or (language is not None and language[1] not in LANGUAGES)
        or _UNUSED_KIND.fullmatch(last) is not None
        or (last.endswith(".cnv") and len(content) > LARGEST_TABLE)
    )


def data_of(library: Path) -> tuple[str, bytes]:
    """The one symbol of a data library, and what it stands for."""
    symbols = subprocess.run(["objdump", "-T", library], capture_output=True, text=True, check=True)
    found = re.search(r"\.rodata\s+([0-9a-f]+)\s+(icudt\d+_dat)$", symbols.stdout, re.MULTILINE)
    content = library.read_bytes()
    start = content.find(_FORMAT) - _BEFORE_FORMAT
    if found is None or start < 0:
        raise ValueError(f"{library.name}: there are no data of ICU in it")
    return found[2], content[start : start + int(found[1], 16)]


def read(data: bytes) -> tuple[bytes, list[tuple[str, bytes]]]:
    """The header of the data, and each item with its name."""
    (size,) = struct.unpack_from("<H", data)
    header, package = data[:size], data[size:]
    (count,) = struct.unpack_from("<I", package)
    table = list(struct.iter_unpack("<II", package[4 : 4 + 8 * count]))
    names = [package[at : package.index(b"\0", at)].decode("ascii") for at, _ in table]
    begins = [at for _, at in table]
    if names != sorted(names) or begins != sorted(begins):
        raise ValueError("the data of ICU are in another order")
    ends = [*begins[1:], len(package)]
    items = [package[at:end] for at, end in zip(begins, ends, strict=True)]
    return header, list(zip(names, items, strict=True))


def packed(header: bytes, items: Iterable[tuple[str, bytes]]) -> bytes:
    """The data with these items, which must be in the order of their names."""
    found = [(name.encode("ascii") + b"\0", _filled(content)) for name, content in items]
    name_at = 4 + 8 * len(found)
    names = b"".join(name for name, _ in found)
    names += bytes(-(name_at + len(names)) % _ALIGNED)
    at = name_at + len(names)
    table = [struct.pack("<I", len(found))]
    for name, content in found:
        table.append(struct.pack("<II", name_at, at))
        name_at += len(name)
        at += len(content)
    return b"".join((header, *table, names, *(content for _, content in found)))


def _filled(content: bytes) -> bytes:
    return content + bytes(-len(content) % _ALIGNED)


def _assemble(library: Path, symbol: str, data: bytes) -> None:
    """Put `data` into a library that has nothing else in it."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        (folder / "data").write_bytes(data)
        text = _ASSEMBLY.format(symbol=symbol, aligned=_ALIGNED)
        (folder / "data.s").write_text(text, encoding="ascii")
        named = ("-soname", library.name, "-o", "made")
        for command in (("as", "-o", "data.o", "data.s"), ("ld", *_LINK, *named, "data.o")):
            subprocess.run(command, check=True, cwd=folder)
        library.write_bytes((folder / "made").read_bytes())
