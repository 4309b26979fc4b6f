"""Packs the frozen program for Linux: an archive with an installer, and a Debian package."""

from __future__ import annotations

import gzip
import hashlib
import os
import platform
import shutil
import subprocess
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bundle_identity import NAME, ROOT, SUMMARY, version
from linux_libraries import binaries, depends, is_elf
from make_icons import DRAWINGS, ICONS, PNG_SIZES
from make_store_files import app_id, metainfo

LINUX = ROOT / "packaging" / "linux"
BUILD = ROOT / "build" / "bundle"
REVISION = "1"
"""Of the Debian package; starts again at 1 with each version."""

ZSTD = ("--ultra", "-22")
"""A tenth smaller than with -12, for a minute more."""

XZ = ("-Zxz", "-z6")
ZSTD_FAST, XZ_FAST = ("-3",), ("-Zxz", "-z0")
"""Where the packages are only made to see whether they can be."""

HOME = "SEVENWONDERS_HOME"
"""The variable with the page of the repository, for software centres; unset elsewhere."""

KIND_OF_ICON = {"sevenwonders-qt": "apps", "sevenwonders-match": "mimetypes"}


def package(program: Path, target: Path, *, fast: bool = False) -> list[Path]:
    """Write the archive and the Debian package of the folder `program` into `target`."""
    zstd, xz = (ZSTD_FAST, XZ_FAST) if fast else (ZSTD, XZ)
    with ThreadPoolExecutor() as both:
        archive = both.submit(make_archive, program, target, zstd)
        deb = both.submit(make_deb, program, target, xz)
    return [archive.result(), deb.result()]


def make_archive(program: Path, target: Path, zstd: Sequence[str]) -> Path:
    """`NAME-VERSION-linux-MACHINE.tar.zst`: the program, `install.sh` and `uninstall.sh`."""
    title = f"{NAME}-{version()}-linux-{platform.machine()}"
    top = _emptied(BUILD / "archive") / title
    shutil.copytree(program, top, symlinks=True)
    _add_share(top / "share")
    for source in (ROOT / "LICENSE", LINUX / "install.sh", LINUX / "uninstall.sh"):
        shutil.copy(source, top)
    _make_alike(top)
    archive = target / f"{title}.tar.zst"
    options = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--format=gnu"]
    tar = ["tar", *options, f"--mtime=@{_epoch()}", "--create", f"--directory={top.parent}", title]
    # The number of threads leaves the bytes of the archive as they are.
    pack = ["zstd", *zstd, "--long=27", "-T0", "--quiet", "--force", "-o", str(archive)]
    with subprocess.Popen(tar, stdout=subprocess.PIPE) as packing:
        subprocess.run(pack, stdin=packing.stdout, check=True)
    if packing.returncode:
        raise RuntimeError("tar failed")
    return archive


def make_deb(program: Path, target: Path, xz: Sequence[str]) -> Path:
    """`NAME_VERSION-REVISION_ARCHITECTURE.deb`."""
    root = _emptied(BUILD / "deb")
    inside = root / "usr" / "lib" / NAME
    shutil.copytree(program, inside, symlinks=True)
    (root / "usr" / "games").mkdir()
    (root / "usr" / "games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    share = root / "usr" / "share"
    _add_share(share)
    # Not every desktop has /usr/games on its path.
    entry = share / "applications" / f"{NAME}.desktop"
    text = entry.read_text(encoding="utf-8")
    entry.write_text(text.replace("Exec=", "Exec=/usr/games/"), encoding="utf-8")
    _add_documents(share)
    _make_alike(root)
    _add_control(root, depends(binaries(inside)))
    _make_alike(root)
    architecture = _told("dpkg", "--print-architecture")
    deb = target / f"{NAME}_{version()}-{REVISION}_{architecture}.deb"
    build = ["dpkg-deb", *xz, "--root-owner-group", "--build", str(root), str(deb)]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    return deb


def _add_share(share: Path) -> None:
    """What both forms put under `share`: desktop entry, metadata, file type, icons, man page."""
    _copy(LINUX / f"{NAME}.desktop", share / "applications")
    _copy(LINUX / f"{NAME}.xml", share / "mime" / "packages")
    hicolor = share / "icons" / "hicolor"
    for icon, drawing in ICONS.items():
        kind = KIND_OF_ICON[icon]
        for size in PNG_SIZES:
            folder = hicolor / f"{size}x{size}" / kind
            _copy(BUILD / "icons" / f"{icon}-{size}.png", folder, f"{icon}.png")
        _copy(DRAWINGS / f"{drawing}.svg", hicolor / "scalable" / kind, f"{icon}.svg")
    symbolic = hicolor / "symbolic" / "apps"
    _copy(DRAWINGS / "app_icon_symbolic.svg", symbolic, f"{NAME}-symbolic.svg")
    home = os.environ.get(HOME, "").rstrip("/")
    if home:  # without an address the metadata have no screenshots, and are not valid
        target = share / "metainfo" / f"{app_id(home)}.metainfo.xml"
        target.parent.mkdir(parents=True)
        target.write_text(metainfo(home), encoding="utf-8", newline="\n")
    page = (LINUX / f"{NAME}.6").read_text(encoding="utf-8")
    date = time.strftime("%Y-%m-%d", time.gmtime(_epoch()))
    page = page.replace("@VERSION@", version()).replace("@DATE@", date)
    _write_gz(share / "man" / "man6" / f"{NAME}.6.gz", page)


def _add_documents(share: Path) -> None:
    """What Debian asks for besides: copyright, changelogs, reasons for its checker."""
    doc = share / "doc" / NAME
    _copy(LINUX / "copyright", doc)
    _write_gz(doc / "changelog.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    date = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(_epoch()))
    entry = (
        f"{NAME} ({version()}-{REVISION}) stable; urgency=medium\n\n"
        f"  * Version {version()}; changelog.gz beside this file says what changed.\n\n"
        f" -- {_maintainer()}  {date}\n"
    )
    _write_gz(doc / "changelog.Debian.gz", entry)
    _copy(LINUX / "lintian-overrides", share / "lintian" / "overrides", NAME)


def _add_control(root: Path, needed: str) -> None:
    files = [p for p in sorted(root.rglob("*")) if p.is_file() and not p.is_symlink()]
    sums = [f"{hashlib.md5(p.read_bytes()).hexdigest()}  {p.relative_to(root)}" for p in files]
    size = sum(-(-path.stat().st_size // 1024) for path in files)
    fields = {
        "Package": NAME,
        "Version": f"{version()}-{REVISION}",
        "Section": "games",
        "Priority": "optional",
        "Architecture": _told("dpkg", "--print-architecture"),
        "Depends": needed,
        "Recommends": "desktop-file-utils, libpulse0, shared-mime-info",
        "Installed-Size": str(size),
        "Maintainer": _maintainer(),
        "Description": f"{SUMMARY[0].lower()}{SUMMARY[1:]}".removeprefix("the ") + DESCRIPTION,
    }
    control = root / "DEBIAN"
    control.mkdir()
    text = "".join(f"{name}: {value}\n" for name, value in fields.items())
    (control / "control").write_text(text, encoding="utf-8")
    (control / "md5sums").write_text("\n".join(sums) + "\n", encoding="utf-8")


DESCRIPTION = """
 People around one screen and AI players, in any mixture, play 7 Wonders with
 all cards, boards and powers of the base box in either edition, the variant
 for two, the Edifice expansion, or 7 Wonders Architects. The window speaks
 English, Portuguese (Brazil) and Spanish. No network is needed."""


def _maintainer() -> str:
    return "Sete Maravilhas authors <authors@setemaravilhas.invalid>"


def _make_alike(root: Path) -> None:
    """Give everything under `root` the modes and the time that do not depend on who builds."""
    for path in [root, *root.rglob("*")]:
        if path.is_symlink():
            continue
        runs = path.is_dir() or path.suffix == ".sh" or (path.name == NAME and is_elf(path))
        path.chmod(0o755 if runs else 0o644)
    for path in [*root.rglob("*"), root]:
        os.utime(path, (_epoch(), _epoch()), follow_symlinks=False)


def _epoch() -> int:
    return int(os.environ["SOURCE_DATE_EPOCH"])


def _emptied(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def _copy(source: Path, folder: Path, name: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, folder / (name or source.name))


def _write_gz(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _told(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
