"""Finds what the program's binaries need of a Linux system, and which Debian packages have it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

PACKAGES = {
    "ld-linux-x86-64.so.2": "libc6",
    "ld-linux-aarch64.so.1": "libc6",
    "libc.so.6": "libc6",
    "libdl.so.2": "libc6",
    "libm.so.6": "libc6",
    "libpthread.so.0": "libc6",
    "librt.so.1": "libc6",
    "libutil.so.1": "libc6",
    "libcrypt.so.1": "libcrypt1",
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
    "libexpat.so.1": "libexpat1",
    "libuuid.so.1": "libuuid1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libcups.so.2": "libcups2",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
"""Of each library that the bundle leaves to the system, the Debian package."""

DATA_PACKAGES = ("xkb-data",)
"""What the bundled libraries read at fixed places: keyboard layouts."""


def linked(path: str | Path) -> list[str]:
    """The libraries that a binary names itself, such as "libc.so.6"; none for other files."""
    done = subprocess.run(["objdump", "-p", str(path)], capture_output=True, text=True, check=False)
    return re.findall(r"^\s*NEEDED\s+(\S+)$", done.stdout, re.MULTILINE)


def binaries(folder: Path) -> list[Path]:
    """Every ELF file under `folder`, links left out, in a stable order."""
    return [path for path in sorted(folder.rglob("*")) if not path.is_symlink() and is_elf(path)]


def is_elf(path: Path) -> bool:
    """Whether the file or folder at `path` is a Linux program or library."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def forget_build_folders(files: Iterable[Path]) -> None:
    """Take out of `files` the folders of this machine in which they would look for libraries.

    Paths that begin with `$ORIGIN`, which is where the file itself lies, stay.
    """
    for path in files:
        found = patchelf("--print-rpath", path)
        kept = [folder for folder in found.split(":") if folder.startswith("$ORIGIN")]
        if kept and found != ":".join(kept):
            patchelf("--set-rpath", ":".join(kept), path)
        elif found and not kept:
            patchelf("--remove-rpath", path)


def take_from_system(folder: Path) -> None:
    """Delete the copies that wheels bring, as `libxcb-9065bb12.so.1.1.0`, of what `PACKAGES` has.

    What linked to them links to the libraries of the system; copies that only they needed go, too.
    """
    needs = {path: set(linked(path)) for path in binaries(folder)}
    copies = {path: found for path in needs if (found := _COPY.fullmatch(path.name))}
    for copy, found in copies.items():
        of_system = f"{found[1]}.so.{found[2]}"
        if of_system in PACKAGES:
            for path, names in needs.items():
                if copy.name in names:
                    patchelf("--replace-needed", copy.name, of_system, path)
                    names.remove(copy.name)
    while unneeded := {copy for copy in copies if copy in needs and _is_unneeded(copy, needs)}:
        for copy in unneeded:
            copy.unlink()
            del needs[copy]


def _is_unneeded(library: Path, needs: Mapping[Path, set[str]]) -> bool:
    return not any(library.name in names for names in needs.values())


_COPY = re.compile(r"(lib[\w-]+)-[0-9a-f]{8}\.so\.(\d+)[\d.]*")


def patchelf(*arguments: str | Path) -> str:
    """What the program of that name says."""
    command = [shutil.which("patchelf", path=BESIDE_PYTHON) or "patchelf", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


BESIDE_PYTHON = str(Path(sys.executable).parent)
"""Where the environment keeps its programs, though it may not be on the PATH."""


def from_outside(files: Iterable[Path]) -> list[str]:
    """The libraries that `files` link to and do not hold; sorted."""
    held, wanted = set(), set()
    for path in files:
        held.add(path.name)
        wanted |= set(linked(path))
    return sorted(wanted - held)


def depends(files: Iterable[Path]) -> str:
    """The `Depends` of a Debian package with these binaries.

    Raises `RuntimeError`, naming it, for a library that is neither bundled nor in `PACKAGES`.
    """
    files = list(files)
    libraries = from_outside(files)
    unknown = [name for name in libraries if name not in PACKAGES]
    if unknown:
        raise RuntimeError(f"neither bundled nor of a known package: {', '.join(unknown)}")
    packages = {PACKAGES[name] for name in libraries} | set(DATA_PACKAGES)
    least = {
        "libc6": newest_symbol(files, b"GLIBC"),
        "libstdc++6": LIBSTDCXX[newest_symbol(files, b"GLIBCXX")],
    }
    return ", ".join(f"{p} (>= {least[p]})" if p in least else p for p in sorted(packages))


LIBSTDCXX = {
    "3.4.25": "8",
    "3.4.26": "9",
    "3.4.27": "9",
    "3.4.28": "9",
    "3.4.29": "11",
    "3.4.30": "12",
    "3.4.31": "13",
    "3.4.32": "13.2",
    "3.4.33": "14",
}
"""The release of GCC that brought each set of symbols of the C++ library."""


def newest_symbol(files: Iterable[Path], family: bytes) -> str:
    """The highest version of `family` that a binary asks for, such as "2.34" of b"GLIBC"."""
    pattern = re.compile(rb"\0" + family + rb"_(\d+(?:\.\d+)+)\0")
    found = {version for path in files for version in _versions(path, pattern)}
    return ".".join(map(str, max(found)))


def _versions(path: Path, pattern: re.Pattern[bytes]) -> set[tuple[int, ...]]:
    """A string table has one zero between two names, which a match must not swallow."""
    content = path.read_bytes().replace(b"\0", b"\0\0")
    return {tuple(map(int, text.split(b"."))) for text in pattern.findall(content)}
