"""Decides what goes into the frozen program: what it uses of Qt and of the system, no more."""

from __future__ import annotations

import encodings
import re
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from pkgutil import iter_modules

from languages import languages, without_country

Entry = tuple[str, str, str]
"""Of PyInstaller's tables: path inside the bundle, path on this machine, kind."""


def _other_pictures() -> tuple[str, ...]:
    """The modules of Pillow for every kind of picture but PNG, the only one that is written."""
    pillow = find_spec("PIL")
    folders = (pillow.submodule_search_locations if pillow else None) or ()
    kinds = sorted(path.stem for name in folders for path in Path(name).glob("*ImagePlugin.py"))
    return tuple(f"PIL.{kind}" for kind in kinds if kind != "PngImagePlugin")


UNUSED_MODULES = (
    *("tkinter", "_tkinter", "turtle", "idlelib", "lib2to3", "test", "unittest", "doctest"),
    *("pip", "setuptools", "distutils", "ensurepip", "venv", "pydoc", "pydoc_data", "pdb"),
    *("ssl", "_ssl", "_hashlib", "bz2", "_bz2", "lzma", "_lzma", "_crypt", "readline"),
    *(f"multiprocessing.{name}" for name in ("dummy", "heap", "managers", "pool", "sharedctypes")),
    *("asyncio", "xmlrpc", "http.server", "ftplib", "curses", "dbm"),
    *("numpy", "matplotlib", "dask", "distributed", "ray", "sevenwonders_qt.ai.training"),
    *("PIL._avif", "PIL._webp", "PIL._imagingcms", "PIL._imagingtk"),
    *("PIL.ImageTk", "PIL.ImageQt", "PIL.ImageShow", "PIL._tkinter_finder"),
    *("PIL.ImageCms", "PIL.ImageFilter", "PIL.ImageWin", *_other_pictures()),
    *("xml", "pyexpat", "_elementtree", "urllib.request", "tarfile", "_pydecimal"),
    *(
        "PySide6.QtDBus",
        "PySide6.QtNetwork",
        "PySide6.QtQml",
        "PySide6.QtQuick",
        "PySide6.QtOpenGL",
    ),
    *("PySide6.QtMultimedia", "PySide6.QtTest", "PySide6.QtDesigner", "PySide6.QtUiTools"),
)
"""Python modules that some import names and no path of the program needs."""

_OLD_ENCODING = re.compile(r"(cp(?!125|437)|mac_|big5|euc_|gb|iso2022_|shift_jis)\w+|big5|hz|johab")
"""Of Windows, DOS and Mac systems and of East Asia; zip files have names in `cp437`."""


def _old_encodings() -> tuple[str, ...]:
    names = sorted(module.name for module in iter_modules(encodings.__path__))
    return tuple(f"encodings.{name}" for name in names if _OLD_ENCODING.fullmatch(name))


UNUSED_ON_LINUX = (
    *_old_encodings(),
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw"),
    "_multibytecodec",
)
"""Encodings before Unicode, in which a Windows system may still be set up."""

QT_MODULES = frozenset(
    (
        *("Core", "DBus", "Gui", "Svg", "Widgets"),
        *("WaylandClient", "WlShellIntegration", "XcbQpa"),
    )
)

PLUGINS = frozenset(
    (
        *("platforms/cocoa", "platforms/minimal", "platforms/offscreen", "platforms/wayland"),
        *("platforms/windows", "platforms/xcb"),
        # Dead keys and input methods: names of players have accents.
        *("platforminputcontexts/composeplatforminputcontextplugin",),
        *("platforminputcontexts/ibusplatforminputcontextplugin",),
        "platformthemes/xdgdesktopportal",
        *("wayland-shell-integration/xdg-shell", "wayland-shell-integration/qt-shell"),
        *("wayland-decoration-client/adwaita", "wayland-decoration-client/bradient"),
        *("printsupport/cupsprintersupport", "printsupport/windowsprintersupport"),
    )
)
"""Folder and name, without the `lib`, `q`, `.so` and the like that each system puts around it."""

QT_TRANSLATIONS = frozenset(
    f"qtbase_{name}.qm" for code in languages() for name in (code, without_country(code))
)
"""The words of Qt's own dialogs, where Qt has them for a language of the program."""

FROM_THE_SYSTEM = re.compile(
    r"lib(X11|X11-xcb|Xau|Xdmcp|fontconfig|freetype|expat|png16|brotli\w+|uuid|bsd|md"
    r"|z|zstd|bz2|cups|lzma|glib-2\.0|gthread-2\.0|pcre2-8|dbus-1|systemd|stdc\+\+|gcc_s)\.so\.[\d.]+"
)
"""Linux libraries that each desktop has and that must fit it: its fonts, its X server, its bus."""

_QT_LIBRARY = re.compile(r"(?:lib)?Qt6?([A-Z0-9]\w*?)(?:\.abi3)?(?:\.(?:so|dll|pyd|dylib)[\d.]*)?")
_OPENGL_STAND_IN = re.compile(r"(opengl32sw|d3dcompiler_\d+|libEGL|libGLESv2)\.dll", re.IGNORECASE)
_PLUGIN = re.compile(r"(?:lib)?q?(.*?)\.(?:so|dll|dylib)")
_ALSO_PLUGIN = re.compile(r"(?:lib)?(.*?)\.(?:so|dll|dylib)")


def is_used(name: str) -> bool:
    """Whether the program needs the binary or data file at `name` inside the bundle."""
    path = PurePosixPath(name.replace("\\", "/"))
    if "plugins" in path.parts:
        return bool(PLUGINS & {f"{path.parent.name}/{stem}" for stem in _plugin_names(path.name)})
    if "translations" in path.parts and "PySide6" in path.parts:
        return path.name in QT_TRANSLATIONS
    if {"qml", "metatypes", "typesystems", "glue", "scripts"} & set(path.parts):
        return "PySide6" not in path.parts
    if _OPENGL_STAND_IN.fullmatch(path.name):
        return False
    # On macOS a library is a folder, QtCore.framework, with the file QtCore deep in it.
    names = [part.removesuffix(".framework") for part in path.parts if part.startswith("Qt")]
    names.append(path.name)
    return all(_is_used_qt(part) for part in names) and not FROM_THE_SYSTEM.fullmatch(path.name)


def _is_used_qt(name: str) -> bool:
    found = _QT_LIBRARY.fullmatch(name)
    return found is None or found[1] in QT_MODULES


def _plugin_names(name: str) -> set[str]:
    return {found[1] for shape in (_PLUGIN, _ALSO_PLUGIN) if (found := shape.fullmatch(name))}


def without_unneeded(
    binaries: Iterable[Entry], needs: Callable[[str], Iterable[str]]
) -> list[Entry]:
    """The used binaries, and of the plain libraries only those that another of them needs.

    `needs` gives the file names of the libraries that the binary at a path links to.
    """
    used = [entry for entry in binaries if is_used(entry[0])]
    libraries = {PurePosixPath(name).name: source for name, source, _ in used if _is_plain(name)}
    waiting = [source for name, source, _ in used if not _is_plain(name)]
    reached: set[str] = set()
    while waiting:
        fresh = {library for library in needs(waiting.pop()) if library in libraries} - reached
        reached |= fresh
        waiting += [libraries[library] for library in fresh]
    return [e for e in used if not _is_plain(e[0]) or PurePosixPath(e[0]).name in reached]


def _is_plain(name: str) -> bool:
    """Whether a binary is a library that nothing but another binary loads."""
    path = PurePosixPath(name)
    kept = path.name.startswith("libpython") or "plugins" in path.parts
    return bool(re.fullmatch(r"lib.*\.so\.[\d.]+", path.name)) and not kept
