"""Gathers the data files of the frozen program: resources, translations, fonts, licences."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path

from hatch_build import INSIDE, resource_files

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from sevenwonders_qt.views.paint.fonts import FONT_FILES

LICENCES = "licences"
"""The folder of the bundle with the licences of what came from the system, and NOTICE.md."""

SHIPPED = ("pillow", "platformdirs", *(name.replace("_", "-") for name in FONT_FILES))
"""Distributions whose versions the program tells while it runs."""


def data_files(root: Path) -> list[tuple[str, str]]:
    """Pairs of file and folder in the bundle. The translations must be compiled already.

    Raises `FileNotFoundError` for a translation that is not.
    """
    notice = str(root / "packaging" / "NOTICE.md"), LICENCES
    return [*_resources(root), *_translations(root), *_fonts(), *_metadata(), notice]


def hidden_imports() -> list[str]:
    """Packages that are found by name while the program runs."""
    return list(FONT_FILES)


def _resources(root: Path) -> list[tuple[str, str]]:
    folder = root / "resources"
    return [
        (str(path), f"{INSIDE}/{path.relative_to(folder).parent.as_posix()}")
        for path in resource_files(folder)
    ]


def _translations(root: Path) -> list[tuple[str, str]]:
    compiled = [source.with_suffix(".qm") for source in sorted(root.glob("i18n/*.ts"))]
    for path in compiled:
        if not path.is_file():
            raise FileNotFoundError(f"{path} is not compiled")
    return [(str(path), f"{INSIDE}/i18n") for path in compiled]


def _fonts() -> list[tuple[str, str]]:
    return [
        (str(_folder(package) / "files" / name), f"{package}/files")
        for package, names in FONT_FILES.items()
        for name in names
    ]


def _folder(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise FileNotFoundError(f"the package {package} is not installed")
    return Path(spec.origin).parent


def _metadata() -> list[tuple[str, str]]:
    found = []
    for name in SHIPPED:
        for path in distribution(name).files or ():
            if path.name == "METADATA":
                found.append((str(path.locate()), path.parent.name))
    return found


def system_licences(libraries: Iterable[str]) -> list[tuple[str, str]]:
    """For each Debian package that brings one of `libraries`, paths of this machine, its licence.

    Elsewhere than on Debian and its kin none is found.
    """
    real = sorted({str(Path(path).resolve()) for path in libraries})
    if not real or shutil.which("dpkg") is None:
        return []
    # A merged /usr knows a library by either of its two paths.
    asked = [*real, *(path.removeprefix("/usr") for path in real)]
    done = subprocess.run(["dpkg", "-S", *asked], capture_output=True, text=True, check=False)
    packages = sorted({line.split(":")[0] for line in done.stdout.splitlines()})
    texts = [(Path("/usr/share/doc", name, "copyright"), name) for name in packages]
    return [(str(text), f"{LICENCES}/{name}") for text, name in texts if text.is_file()]
