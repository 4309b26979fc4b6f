"""Every program and library of the bundle has its licence, and the notices of what is inside it."""

import re
from importlib.metadata import distribution
from pathlib import Path
from types import ModuleType

import PySide6
import pytest

from tests.project.checkout import ROOT, packaging_script

TEXTS = ROOT / "resources" / "licences"
BINARIES = {
    "sevenwonders-qt": "pyinstaller.txt",
    "sevenwonders-qt-console.exe": "pyinstaller.txt",
    "_internal/PySide6/Qt/lib/libQt6Core.so.6": "qt-parts.txt",
    "_internal/PySide6/Qt/lib/libicudata.so.73": "qt-parts.txt",
    "_internal/PySide6/Qt/plugins/platforms/libqxcb.so": "lgpl-3.0.txt",
    "_internal/PySide6/Qt6Gui.dll": "qt-parts.txt",
    "_internal/PySide6/MSVCP140_1.dll": "microsoft-runtime.txt",
    "_internal/VCRUNTIME140.dll": "microsoft-runtime.txt",
    "_internal/shiboken6/Shiboken.pyd": "lgpl-3.0.txt",
    "_internal/PIL/_imaging.cp311-win_amd64.pyd": "pillow.txt",
    "_internal/pillow.libs/libjpeg-6dc8d115.so.62.4.0": "pillow.txt",
    "_internal/libpython3.11.so.1.0": "python-parts.txt",
    "_internal/python311.dll": "python.txt",
    "_internal/_decimal.pyd": "python-parts.txt",
    "_internal/libffi-8.dll": "python-parts.txt",
    "_internal/sqlite3.dll": "python-parts.txt",
    "_internal/python3.11/lib-dynload/zlib.cpython-311-x86_64-linux-gnu.so": "python-parts.txt",
    "MacOS/sevenwonders-qt": "pyinstaller.txt",
    "Frameworks/PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui": "qt-parts.txt",
    "Frameworks/Python.framework/Versions/3.11/Python": "python.txt",
    "Frameworks/libpython3.11.dylib": "python.txt",
    "Frameworks/PIL/.dylibs/libfreetype.6.dylib": "pillow.txt",
}
HEADINGS = {
    "Xau": "XAU",
    "brotlicommon": "BROTLI",
    "brotlidec": "BROTLI",
    "freetype": "FREETYPE2",
    "openjp2": "OPENJPEG",
    "png16": "LIBPNG",
    "sharpyuv": "LIBWEBP",
    "webpdemux": "LIBWEBP",
    "webpmux": "LIBWEBP",
    "xcb": "XCB",
}
"""Above the licence of a library in Pillow's text, where it is not LIB and its name or its name."""


@pytest.fixture(scope="module")
def licences() -> ModuleType:
    return packaging_script("bundle_licences")


def no_packages(_: str) -> list[str]:
    return []


@pytest.mark.parametrize("name", BINARIES)
def test_a_program_or_library_has_its_licence_on_each_system(
    licences: ModuleType, name: str
) -> None:
    table = licences.texts_of_all([name], no_packages)
    assert BINARIES[name] in table[name]


def test_every_licence_that_is_named_is_there(licences: ModuleType) -> None:
    named = {f"{text}.txt" for _, texts in licences.TEXTS for text in texts}
    assert named <= {path.name for path in TEXTS.iterdir()}


def test_every_library_of_qt_and_pillow_that_goes_in_has_its_licence(
    licences: ModuleType,
) -> None:
    used = packaging_script("bundle_contents").is_used
    names = [
        file.as_posix()
        for wheel in ("PySide6-Essentials", "shiboken6", "pillow")
        for file in distribution(wheel).files or ()
        if re.search(r"\.(so|dll|pyd|dylib)(\.|$)", file.name) and used(file.as_posix())
    ]
    assert len(names) > 20
    assert licences.texts_of_all(names, no_packages).keys() == set(names)


def test_the_licence_of_pillow_covers_each_library_that_it_brings() -> None:
    text = (TEXTS / "pillow.txt").read_text(encoding="utf-8")
    headings = set(re.findall(r"^----\n\n([A-Z0-9]+)$", text, re.MULTILINE))
    assert "LIBTIFF" in headings
    for file in distribution("pillow").files or ():
        found = re.fullmatch(r"lib(\w+)-[0-9a-f]{8}\.so[.\d]*", file.name)
        if found is not None:
            name = found[1]
            assert {HEADINGS.get(name), name.upper(), f"LIB{name.upper()}"} & headings, name


@pytest.mark.parametrize(
    ("text", "part"),
    [
        *(
            ("qt-parts", part)
            for part in (
                *("PCRE2", "HarfBuzz", "FreeType", "libpng", "zlib", "double-conversion"),
                *("MD4C", "TinyCBOR", "Wayland Protocol", "XCB-XInput", "IAccessible2"),
                "International Components for Unicode (ICU)",
            )
        ),
        *(
            ("python-parts", part)
            for part in ("Mersenne Twister", "Modules/expat", "libmpdec", "libffi", "SQLite")
        ),
    ],
)
def test_the_notices_name_the_parts_of_other_authors(text: str, part: str) -> None:
    lines = (TEXTS / f"{text}.txt").read_text(encoding="utf-8").splitlines()
    assert any(part in line for line in lines)


def test_a_library_of_the_system_has_the_licence_of_its_package(licences: ModuleType) -> None:
    name = "_internal/libxcb-cursor.so.0"
    table = licences.texts_of_all([name], {"libxcb-cursor.so.0": ["libxcb-cursor0"]}.__getitem__)
    assert table == {name: ("libxcb-cursor0/copyright",)}


def test_a_library_without_a_licence_stops_the_build_and_is_named(licences: ModuleType) -> None:
    with pytest.raises(licences.NoLicence, match=r"no licence is known for: _internal/libnew\.so"):
        licences.texts_of_all(["_internal/libnew.so.1", *BINARIES], no_packages)


def test_the_list_in_the_bundle_names_each_binary_and_no_other_file(
    licences: ModuleType, tmp_path: Path
) -> None:
    inside = tmp_path / "_internal"
    (inside / "licences").mkdir(parents=True)
    (inside / "PIL").mkdir()
    (tmp_path / "sevenwonders-qt").write_bytes(b"\x7fELF and more")
    (inside / "PIL" / "_imaging.pyd").write_bytes(b"MZ and more")
    (inside / "readme.txt").write_text("no program")
    licences.list_licences(tmp_path, inside)
    listed = (inside / "licences" / "files.txt").read_text(encoding="utf-8").splitlines()
    assert [line.split()[0] for line in listed] == ["_internal/PIL/_imaging.pyd", "sevenwonders-qt"]
    (inside / "libnew.so").write_bytes(b"\x7fELF")
    with pytest.raises(licences.NoLicence, match=r"libnew\.so"):
        licences.list_licences(tmp_path, inside)


def test_the_notice_tells_the_versions_inside_and_where_their_source_is(tmp_path: Path) -> None:
    for folder in ("i18n", "resources"):
        (tmp_path / folder).mkdir()
    files = packaging_script("bundle_data").data_files(tmp_path)
    (notice,) = [Path(path) for path, _ in files if Path(path).name == "NOTICE.md"]
    text, qt = notice.read_text(encoding="utf-8"), PySide6.__version__
    assert f"qt-everywhere-src-{qt}.tar.xz" in text
    assert f"pyside-setup-everywhere-src-{qt}.tar.xz" in text
    assert f"| {distribution('pillow').version} |" in text
    assert not re.search(r"@\w+@", text)
    for name in re.findall(r"`([\w.-]+\.txt)`", text):
        assert name == "files.txt" or (TEXTS / name).is_file()


def test_the_bundle_takes_the_licence_of_the_pillow_that_goes_in(tmp_path: Path) -> None:
    (tmp_path / "i18n").mkdir()
    folder = tmp_path / "resources" / "licences"
    folder.mkdir(parents=True)
    (folder / "pillow.txt").write_text("of another system")
    files = packaging_script("bundle_data").data_files(tmp_path)
    (own,) = [Path(path) for path, _ in files if Path(path).name == "pillow.txt"]
    assert "Secret Labs" in own.read_text(encoding="utf-8")
