"""Gathers the data files of the frozen program: resources, translations, fonts, licences."""

from __future__ import annotations

import gzip
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import distribution, version
from importlib.util import find_spec
from pathlib import Path, PurePosixPath

from bundle_licences import LICENCES
from hatch_build import INSIDE, resource_files

sys.path.append(str(Path(__file__).resolve().parents[1]))
from sevenwonders_qt.app.shipped import sources_of_qt
from sevenwonders_qt.app.versions import versions
from sevenwonders_qt.views.paint.fonts import FONT_FILES

NOTICE = Path(__file__).with_name("NOTICE.md")
PILLOW = "pillow.txt"
"""In `resources/licences`; that of Pillow for Linux, for a program that is not packed."""

SHIPPED = ("pillow", "platformdirs", "segno", *(name.replace("_", "-") for name in FONT_FILES))
"""Distributions whose versions the program shows while it runs."""


def data_files(root: Path) -> list[tuple[str, str]]:
    """Pairs of file and folder in the bundle. The translations must be compiled already.

    Raises `FileNotFoundError` for a translation that is not.
    """
    made = root / "build" / "bundle"
    made.mkdir(parents=True, exist_ok=True)
    notice = str(_notice(made)), LICENCES
    return [*_resources(root, made), *_translations(root), *_fonts(), *_metadata(), notice]


def hidden_imports() -> list[str]:
    """Packages that are found by name while the program runs."""
    return list(FONT_FILES)


def _resources(root: Path, made: Path) -> list[tuple[str, str]]:
    pillow = root / "resources" / "licences" / PILLOW
    found = []
    for name, path in resource_files(root).items():
        inside = PurePosixPath(name).parent
        source = _pillow_licence(made) if path == pillow else path
        if path.suffix == ".svg":
            source = made / inside / path.name
            source.parent.mkdir(parents=True, exist_ok=True)
            source.write_bytes(gzip.compress(path.read_bytes(), mtime=0))
        found.append((str(source), f"{INSIDE}/{inside.as_posix()}"))
    return found


def _pillow_licence(made: Path) -> Path:
    """Of the Pillow that goes in: on each system it brings other libraries, and their licences."""
    (file,) = [
        path for path in distribution("pillow").files or () if path.match("licenses/LICENSE")
    ]
    return Path(shutil.copy(str(file.locate()), made / PILLOW))


def _notice(made: Path) -> Path:
    """NOTICE.md with the versions of what goes in and the addresses of its sources."""
    text = NOTICE.read_text(encoding="utf-8")
    numbers = {**versions(), "Pillow": version("pillow")}
    sources = sources_of_qt(numbers["Qt"], numbers["PySide6"])
    for name, number in {**numbers, "sources": "\n".join(f"- {url}" for url in sources)}.items():
        text = text.replace(f"@{name.upper()}@", number)
    target = made / NOTICE.name
    target.write_text(text, encoding="utf-8", newline="\n")
    return target


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
