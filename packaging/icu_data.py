"""Takes out of ICU's data, which are a quarter of Qt for Linux, what Qt calls nothing of.

Qt converts text, compares it and names time zones by ICU; everything else it has of its own. The
data are one symbol in a library of their own: a package of named items, its form described in ICU's
`ucmndata.h`. What stays is the same for every language.
"""

from __future__ import annotations

import re
import struct
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

UNUSED = frozenset(("brkitr", "curr", "lang", "rbnf", "region", "translit", "unit"))
"""Folders: line breaks, currencies, names of languages and regions, numbers in words,
transliteration, units."""

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
        kept = [(name, content) for name, content in items if not is_unused(name)]
        _assemble(library, symbol, packed(header, kept))


def is_unused(name: str) -> bool:
    """Whether Qt never asks for the item `name`, such as "icudt73l/unit/pool.res"."""
    return len(parts := name.split("/")) > 2 and parts[1] in UNUSED


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
