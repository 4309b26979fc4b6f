"""Where the checkout is, and its scripts as modules."""

import importlib
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]


def packaging_script(name: str) -> ModuleType:
    """The module `packaging/<name>.py`; the folder is no package, so it is imported by place."""
    folder = str(ROOT / "packaging")
    if folder not in sys.path:
        sys.path.append(folder)
    before = [*sys.path]
    module = importlib.import_module(name)
    # AI processes look for the program where this one does: all would have other rules from now on.
    assert sys.path[: len(before)] == before, f"{name} puts a folder before those of the program"
    return module
