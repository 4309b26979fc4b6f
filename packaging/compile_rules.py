"""Compiles the rules with mypyc, in a copy of the program: `build/compiled`.

    python packaging/compile_rules.py           nothing, if all is as it was at the last time
    python packaging/compile_rules.py --where   only print the folder

The copy is a whole program, with machine code in the place of some modules; the checkout itself
stays as it is. Who wants the copy names its folder first in PYTHONPATH. It needs a C compiler and
the headers of this Python.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import native_source

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "compiled"
STAMP = "made-from.txt"
PACKAGE = "sevenwonders_qt"
GROUP = "sevenwonders_rules"
"""The library with all the machine code; the modules are small and find it by this name."""

MODULES = (
    *(f"{PACKAGE}.core.{name}" for name in ("chance", "decider", "event", "stored", "transaction")),
    *(
        f"{PACKAGE}.games.classic.{name}"
        for name in (
            *("catalogue", "checks", "city", "commands", "counting", "effects", "events", "evolve"),
            *("game", "legal", "powers", "prices", "random_play", "ruleset", "scoring"),
            *("trade", "turn", "view"),
        )
    ),
    *(
        f"{PACKAGE}.ai.{name}"
        for name in ("choices", "features.classic", "features.parts", "outcome")
    ),
)
"""What every turn of every game, and every position that a player reads, runs through. The rest
gains nothing and costs time to compile."""

COMPILE_OPTIONS = (
    *("-fvisibility=hidden", "-ffunction-sections", "-fdata-sections"),
    "-fno-asynchronous-unwind-tables",
)
LINK_OPTIONS = {
    "linux": ("-Wl,--gc-sections", "-Wl,-z,noseparate-code", "-s"),
    "darwin": ("-Wl,-dead_strip",),
}
"""By system; Microsoft's compiler exports and keeps no more than it must without being asked."""

SUPPORT = Path(__file__).with_name(f"{native_source.SUPPORT}.py")
LINKS = ("resources", "i18n")
"""What the program reads from beside its package while it runs."""


class CannotCompile(Exception):
    """One line that says why; the program goes without, then."""


def main() -> int:
    """Compile; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--where", action="store_true")
    if parser.parse_args().where:
        print(FOLDER)
        return 0
    try:
        compile_rules()
    except CannotCompile as reason:
        print(f"compile_rules.py: {reason}", file=sys.stderr)
        return 2
    return 0


def compile_rules(folder: Path = FOLDER) -> Path:
    """The folder with the compiled program, made if its sources are others than last time.

    Raises `CannotCompile` when a tool is missing or refuses; then there is no such folder.
    """
    stamp = folder / STAMP
    wanted = fingerprint(ROOT)
    if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
        return folder
    began = time.monotonic()
    shutil.rmtree(folder, ignore_errors=True)
    copy_program(ROOT, folder)
    write_out(folder)
    try:
        _run_mypyc(folder)
    except CannotCompile:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    for name in MODULES:
        source_of(folder, name).unlink()
    stamp.write_text(wanted, encoding="ascii")
    print(f"compile_rules.py: done in {time.monotonic() - began:.0f} s: {folder}")
    return folder


def fingerprint(root: Path) -> str:
    """A digest of everything that decides what the folder holds."""
    total = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    scripts = (Path(__file__).name, "native_source.py", SUPPORT.name, "requirements/dev.txt")
    for path in (*_sources(root), *(root / "packaging" / script for script in scripts)):
        total.update(path.relative_to(root).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def copy_program(root: Path, folder: Path) -> None:
    """The package as it is in the checkout, and beside it a way to what it reads."""
    for source in _sources(root):
        target = folder / source.relative_to(root)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    shutil.copyfile(SUPPORT, folder / SUPPORT.name)
    for name in LINKS:
        try:
            (folder / name).symlink_to(root / name, target_is_directory=True)
        except OSError:  # Windows lets only some people make links
            shutil.copytree(root / name, folder / name)


def write_out(folder: Path) -> None:
    """Put the sources that mypyc will read in the place of those of `MODULES`."""
    texts = {name: source_of(folder, name).read_text(encoding="utf-8") for name in MODULES}
    for name, text in native_source.written_out(texts).items():
        source_of(folder, name).write_text(text, encoding="utf-8", newline="\n")


def imports_of_compiled(root: Path) -> list[str]:
    """All that the compiled modules import, which cannot be read off machine code, and `GROUP`."""
    found = {native_source.SUPPORT, f"{GROUP}__mypyc", *MODULES}
    for name in MODULES:
        for node in ast.walk(ast.parse(source_of(root, name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
                names = (f"{node.module}.{alias.name}" for alias in node.names)
                found.update(module for module in names if source_of(root, module).is_file())
    return sorted(found)


def source_of(folder: Path, name: str) -> Path:
    """Where the source of a module is."""
    return folder.joinpath(*name.split(".")).with_suffix(".py")


def _sources(root: Path) -> Iterator[Path]:
    yield from sorted((root / PACKAGE).rglob("*.py"))


def _run_mypyc(folder: Path) -> None:
    """Compile in place; what the tools say is in a log."""
    sources = [source_of(folder, name).relative_to(folder).as_posix() for name in MODULES]
    setup = folder / "setup.py"
    setup.write_text(
        _SETUP.format(
            group=GROUP,
            sources=sources,
            compile_options=[*(COMPILE_OPTIONS if sys.platform in LINK_OPTIONS else ())],
            link_options=[*LINK_OPTIONS.get(sys.platform, ())],
        ),
        encoding="utf-8",
    )
    log = folder.parent / "compiled.log"
    with log.open("w", encoding="utf-8") as said:
        done = subprocess.run(
            [sys.executable, setup.name, "--quiet", "build_ext", "--inplace"],
            cwd=folder,
            env=environment(os.environ, folder),
            stdout=said,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode:
        raise CannotCompile(f"{why(log.read_text(encoding='utf-8'))} (all of it: {log})")
    setup.unlink()
    shutil.rmtree(folder / "build", ignore_errors=True)
    shutil.rmtree(folder / ".mypy_cache", ignore_errors=True)


def environment(environ: Mapping[str, str], folder: Path) -> dict[str, str]:
    """The variables of mypyc; its folder comes first, so that it compiles what lies there."""
    return {**environ, "PYTHONPATH": str(folder), "MYPYPATH": str(folder), "PYTHONHASHSEED": "0"}


def why(log: str) -> str:
    """One line for what the tools said."""
    lines = [line.strip() for line in log.splitlines()]
    errors = [line for line in lines if "error:" in line]
    return (errors or lines[-1:] or ["mypyc failed"])[0]


_SETUP = '''"""Compiles what lies here; written by compile_rules.py."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools._distutils.compilers.C import base


def compile_side_by_side(self, sources, output_dir=None, macros=None, include_dirs=None,
                         debug=False, extra_preargs=None, extra_postargs=None, depends=None):
    macros, objects, after, before, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    words = self._get_cc_args(before, debug, extra_preargs)
    with ThreadPoolExecutor(min(4, os.cpu_count() or 1)) as pool:
        jobs = [pool.submit(self._compile, made, *build[made], words, after, before)
                for made in objects if made in build]
        for job in jobs:
            job.result()
    return objects


if sys.platform != "win32":  # there the compiler makes many files at once by itself
    base.Compiler.compile = compile_side_by_side

modules = mypycify(
    {sources},
    opt_level="2",
    debug_level="0",
    multi_file=True,
    group_name="{group}",
)
# Much of what mypyc writes is never called, and nothing is looked up by its name in C: without that
# the library is a sixth smaller.
for module in modules:
    module.extra_compile_args += {compile_options}
    module.extra_link_args += {link_options}
setup(name="{group}", packages=[], py_modules=[], ext_modules=modules)
'''


if __name__ == "__main__":
    sys.exit(main())
