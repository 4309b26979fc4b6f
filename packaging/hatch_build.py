"""Build hook: compiles the translations and carries them and the resources into the wheel."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INSIDE = "sevenwonders_qt/_resources"
LEFT_OUT = ("art/draw", "sounds/draw", "__pycache__")
"""Parts of `resources/` that only make other resources."""


class ResourceHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds `_resources` to a wheel; an editable install only gets its translations compiled."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects files; `version` is "editable" or "standard"."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        compiled = compile_translations(root / "i18n")
        if version == "editable":
            return
        carried = build_data["force_include"]
        for name, path in resource_files(root).items():
            carried[str(path)] = f"{INSIDE}/{name}"
        for path in compiled:
            carried[str(path)] = f"{INSIDE}/i18n/{path.name}"


def resource_files(root: Path) -> dict[str, Path]:
    """Every file of a checkout that the running program may read, by its name in `_resources`."""
    found = {}
    for folder, base in ((root / "resources",) * 2, (root / "docs" / "manual", root / "docs")):
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(base).as_posix()
            if path.is_file() and not _is_left_out(name):
                found[name] = path
    return found


def compile_translations(folder: Path) -> list[Path]:
    """Compile each `.ts` of `folder` to a `.qm` beside it; return the `.qm` files.

    A `.qm` is replaced in one step and only when its bytes differ, so that a program that is
    running from the same checkout never meets half a file. Raises `RuntimeError` where Qt's
    compiler is missing or refuses a file.
    """
    sources = sorted(folder.glob("*.ts"))
    if not sources:
        return []
    compiler = qt_tool("lrelease")
    with tempfile.TemporaryDirectory() as scratch:
        return [_compile(compiler, source, Path(scratch)) for source in sources]


def qt_tool(name: str) -> Path:
    """The path of a command-line tool that PySide6 brings, such as `lrelease`.

    Raises `RuntimeError` where PySide6 or the tool is not installed.
    """
    found = importlib.util.find_spec("PySide6")
    folders = list(found.submodule_search_locations or []) if found else []
    ending = ".exe" if sys.platform == "win32" else ""
    for folder in folders:
        tool = Path(folder) / (name + ending)
        if tool.is_file():
            return tool
    raise RuntimeError(f"Qt's {name} was not found: install PySide6-Essentials first")


def _compile(compiler: Path, source: Path, scratch: Path) -> Path:
    fresh, target = scratch / f"{source.stem}.qm", source.with_suffix(".qm")
    command = [str(compiler), "-silent", str(source), "-qm", str(fresh)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0 or not fresh.is_file():
        said = " ".join((done.stderr or done.stdout).split())
        raise RuntimeError(f"could not compile {source.name}: {said}")
    content = fresh.read_bytes()
    if not target.is_file() or target.read_bytes() != content:
        beside = target.with_suffix(f".{os.getpid()}.part")
        beside.write_bytes(content)
        beside.replace(target)
    return target


def _is_left_out(relative: str) -> bool:
    return relative.startswith(LEFT_OUT) or "__pycache__" in relative
