"""What goes into the frozen program, and what it tells each system about itself."""

import configparser
import plistlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from types import ModuleType

import fontpkg_fira_sans
import PySide6.QtCore
import pytest
import shiboken6
from fontTools.ttLib import TTFont
from PIL import Image
from PySide6.QtGui import QRawFont

from sevenwonders_qt.views.paint.art import ArtMissing, read_art
from sevenwonders_qt.views.paint.fonts import FONT_FILES
from tests.project.checkout import ROOT, packaging_script

LINUX = ROOT / "packaging" / "linux"
USED = [
    "PySide6/Qt/lib/libQt6Core.so.6",
    "PySide6/QtWidgets.abi3.so",
    "PySide6/Qt/plugins/platforms/libqxcb.so",
    "PySide6/Qt/plugins/platforms/libqoffscreen.so",
    "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
    "PySide6/Qt/plugins/platforminputcontexts/libcomposeplatforminputcontextplugin.so",
    "PySide6/Qt/translations/qtbase_pt_BR.qm",
    "PySide6\\Qt6Gui.dll",
    "PySide6\\QtGui.pyd",
    "PySide6\\plugins\\platforms\\qwindows.dll",
    "PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui",
    "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
    "libxcb-cursor.so.0",
    "libpython3.11.so.1.0",
    "python3.11/lib-dynload/_sqlite3.cpython-311-x86_64-linux-gnu.so",
    "PIL/_imaging.cpython-311-x86_64-linux-gnu.so",
    "pillow.libs/libjpeg-6dc8d115.so.62.4.0",
    "sevenwonders_qt/_resources/i18n/sevenwonders_es.qm",
    "sevenwonders_qt/_resources/art/scripts/x.svg",
]
UNUSED = [
    "PySide6/Qt/lib/libQt6Quick.so.6",
    "PySide6/Qt/lib/libQt6Network.so.6",
    "PySide6/QtQml.abi3.so",
    "PySide6/Qt/plugins/platforms/libqeglfs.so",
    "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
    "PySide6/Qt/plugins/imageformats/libqtiff.so",
    "PySide6/Qt/plugins/tls/libqopensslbackend.so",
    "PySide6/Qt/translations/qtbase_de.qm",
    "PySide6/Qt/translations/designer_es.qm",
    "PySide6/Qt/qml/QtQuick/qmldir",
    "PySide6\\Qt6Pdf.dll",
    "PySide6\\opengl32sw.dll",
    "PySide6\\plugins\\platforms\\qdirect2d.dll",
    "PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml",
    "PySide6/Qt/lib/QtQml.framework/Versions/A/Resources/Info.plist",
    "libfontconfig.so.1",
    "libstdc++.so.6",
    "libdbus-1.so.3",
]


@pytest.fixture(scope="module")
def contents() -> ModuleType:
    return packaging_script("bundle_contents")


@pytest.fixture(scope="module")
def identity() -> ModuleType:
    return packaging_script("bundle_identity")


@pytest.mark.parametrize("name", USED)
def test_what_the_program_needs_goes_in(contents: ModuleType, name: str) -> None:
    assert contents.is_used(name)


@pytest.mark.parametrize("name", UNUSED)
def test_what_the_program_does_not_need_stays_out(contents: ModuleType, name: str) -> None:
    assert not contents.is_used(name)


def test_a_library_goes_in_only_with_something_that_needs_it(contents: ModuleType) -> None:
    plugin, direct, indirect, unneeded = (
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/p", "BINARY"),
        ("libxcb-cursor.so.0", "/cursor", "BINARY"),
        ("libxcb-util.so.1", "/util", "BINARY"),
        ("libgcrypt.so.20", "/gcrypt", "BINARY"),
    )
    links = {"/p": ["libxcb-cursor.so.0", "libc.so.6"], "/cursor": ["libxcb-util.so.1"]}
    found = contents.without_unneeded(
        [unneeded, plugin, indirect, direct], lambda path: links.get(path, [])
    )
    assert found == [plugin, indirect, direct]


def test_the_bundle_carries_resources_fonts_and_the_versions_of_its_parts(tmp_path: Path) -> None:
    (tmp_path / "i18n").mkdir()
    (tmp_path / "resources" / "data").mkdir(parents=True)
    (tmp_path / "resources" / "data" / "cards.toml").touch()
    for ending in ("ts", "qm"):
        (tmp_path / "i18n" / f"sevenwonders_es.{ending}").touch()
    pairs = packaging_script("bundle_data").data_files(tmp_path)
    inside = {f"{folder}/{Path(path).name}" for path, folder in pairs}
    assert "sevenwonders_qt/_resources/data/cards.toml" in inside
    assert "sevenwonders_qt/_resources/i18n/sevenwonders_es.qm" in inside
    assert {f"{p}/files/{name}" for p, names in FONT_FILES.items() for name in names} <= inside
    assert "licences/NOTICE.md" in inside
    assert any(re.fullmatch(r"pillow-[\d.]+dist-info/METADATA", name) for name in inside)


def test_a_translation_that_is_not_compiled_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "i18n").mkdir()
    (tmp_path / "i18n" / "sevenwonders_es.ts").touch()
    (tmp_path / "resources").mkdir()
    with pytest.raises(FileNotFoundError, match=r"sevenwonders_es\.qm is not compiled"):
        packaging_script("bundle_data").data_files(tmp_path)


def test_icons_hold_every_size_and_come_out_the_same_twice(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        script = ROOT / "packaging" / "make_icons.py"
        subprocess.run([sys.executable, script, folder], check=True)
    for name in ("sevenwonders-qt", "sevenwonders-match"):
        with Image.open(first / f"{name}.ico") as icon:
            assert {16, 32, 48, 256} <= {width for width, _ in icon.info["sizes"]}
        with Image.open(first / f"{name}.icns") as icon:
            assert (512, 512, 2) in icon.info["sizes"]
        with Image.open(first / f"{name}-48.png") as picture:
            assert picture.size == (48, 48)
            assert len(picture.getcolors(2304) or ()) > 20
    made = {path.name: path.read_bytes() for path in first.iterdir()}
    assert made == {path.name: path.read_bytes() for path in second.iterdir()}


def test_every_system_knows_the_same_type_for_match_files(identity: ModuleType) -> None:
    suffix, kind = identity.MATCH_SUFFIX, identity.MATCH_TYPE
    desktop = configparser.RawConfigParser(delimiters=("=",))
    desktop.read(LINUX / "sevenwonders-qt.desktop", encoding="utf-8")
    assert desktop["Desktop Entry"]["MimeType"] == f"{kind};"
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    mime = ElementTree.parse(LINUX / "sevenwonders-qt.xml").find("m:mime-type", space)
    assert mime is not None
    assert mime.get("type") == kind
    (glob,) = mime.findall("m:glob", space)
    assert glob.get("pattern") == f"*.{suffix}"
    script = ROOT / "packaging" / "windows" / "sevenwonders-qt.iss"
    installer = script.read_text(encoding="utf-8")
    assert f'"Software\\Classes\\.{suffix}"' in installer
    assert f'"{kind}"' in installer


def test_the_mac_program_tells_its_version_and_its_files(identity: ModuleType) -> None:
    told = plistlib.loads(plistlib.dumps(identity.info_plist()))
    assert told["CFBundleVersion"] == identity.version()
    (declared,) = told["UTExportedTypeDeclarations"]
    (opened,) = told["CFBundleDocumentTypes"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["7wmatch"]


def test_the_mac_entitlements_can_be_read() -> None:
    file = ROOT / "packaging" / "macos" / "entitlements.plist"
    entitlements = plistlib.loads(file.read_bytes())
    assert set(entitlements.values()) == {True}


def test_the_windows_version_resource_holds_the_version(identity: ModuleType) -> None:
    text = identity.windows_version_file()
    compile(text, "version", "eval")
    numbers = tuple(int(part) for part in identity.version().split("."))
    assert f"filevers={(*numbers, 0)}" in text
    assert f"StringStruct('ProductVersion', '{identity.version()}')" in text


def test_the_version_is_that_of_the_program(identity: ModuleType) -> None:
    import sevenwonders_qt

    assert identity.version() == sevenwonders_qt.__version__


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Path]:
    """The folders that the build freezes; the rules compile, and the program checks itself well."""
    build = packaging_script("build")
    found: list[Path] = []
    monkeypatch.setattr(build, "freeze", found.append)
    monkeypatch.setattr(build, "compile_rules", lambda: tmp_path)
    monkeypatch.setattr(build, "passes_self_check", lambda: True)
    return found


def test_a_package_has_compiled_rules(frozen: list[Path], tmp_path: Path) -> None:
    packaging_script("build").freeze_with_compiled_rules()
    assert frozen == [tmp_path]


def test_compiled_rules_that_fail_the_self_check_give_way_to_the_others(
    frozen: list[Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    build = packaging_script("build")
    monkeypatch.setattr(build, "passes_self_check", lambda: False)
    build.freeze_with_compiled_rules()
    assert frozen[-1] == ROOT
    assert "compiled, they do not pass the self-check" in capsys.readouterr().err


def test_a_package_is_built_without_a_compiler(
    frozen: list[Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    build = packaging_script("build")

    def refuses() -> Path:
        raise build.CannotCompile("no C compiler was found")

    monkeypatch.setattr(build, "compile_rules", refuses)
    build.freeze_with_compiled_rules()
    assert frozen == [ROOT]
    assert "the rules stay as they are: no C compiler was found" in capsys.readouterr().err


def test_the_self_check_decides_by_its_exit_status(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    build = packaging_script("build")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(build, "program_path", lambda: sys.executable)
    for status in (0, 1):  # Python runs the file that it takes its argument for
        Path("self-check").write_text(f"raise SystemExit({status})", encoding="utf-8")
        assert build.passes_self_check() == (status == 0)


def test_a_build_takes_its_time_from_outside_or_from_the_last_commit() -> None:
    build = packaging_script("build")
    assert build.environment({"SOURCE_DATE_EPOCH": "7"})["SOURCE_DATE_EPOCH"] == "7"
    assert int(build.environment({})["SOURCE_DATE_EPOCH"]) > 1_700_000_000


@pytest.fixture
def libraries() -> ModuleType:
    if sys.platform != "linux":
        pytest.skip("packages of Linux")
    return packaging_script("linux_libraries")


@pytest.fixture
def qt_core() -> Path:
    return Path(PySide6.QtCore.__file__)


def test_the_package_depends_on_what_its_binaries_link_to(libraries: ModuleType) -> None:
    needed = libraries.depends(libraries.binaries(Path(shiboken6.__file__).parent)).split(", ")
    assert {"libgcc-s1", "xkb-data"} <= set(needed)
    for package in ("libc6", r"libstdc\+\+6"):
        assert any(re.fullmatch(rf"{package} \(>= \d+(\.\d+)?\)", one) for one in needed)
    assert not any("shiboken" in package for package in needed)


def test_a_library_of_no_known_package_stops_the_build(
    libraries: ModuleType, qt_core: Path
) -> None:
    with pytest.raises(RuntimeError, match=r"neither bundled nor .*: .*libQt6Core\.so\.6"):
        libraries.depends([qt_core])


def test_no_folder_of_the_building_machine_stays_in_a_library(
    libraries: ModuleType, qt_core: Path, tmp_path: Path
) -> None:
    copy = tmp_path / qt_core.name
    copy.write_bytes(qt_core.read_bytes())
    libraries.patchelf("--set-rpath", "/home/me/python/lib:$ORIGIN/Qt/lib", copy)
    libraries.forget_build_folders([copy])
    assert libraries.patchelf("--print-rpath", copy) == "$ORIGIN/Qt/lib"
    libraries.patchelf("--set-rpath", "/home/me/python/lib", copy)
    libraries.forget_build_folders([copy])
    assert libraries.patchelf("--print-rpath", copy) == ""


def test_the_copies_of_a_wheel_give_way_to_the_libraries_of_the_system(
    libraries: ModuleType, tmp_path: Path
) -> None:
    wheel = Path(Image.__file__).parents[1]
    for folder, pattern in (("PIL", "_imaging.*.so"), ("pillow.libs", "*.so*")):
        (tmp_path / folder).mkdir()
        for path in (wheel / folder).glob(pattern):
            shutil.copy(path, tmp_path / folder)
    copies = tmp_path / "pillow.libs"
    assert list(copies.glob("libxcb-*"))
    assert list(copies.glob("libXau-*"))
    libraries.take_from_system(tmp_path)
    (imaging,) = (tmp_path / "PIL").iterdir()
    assert "libxcb.so.1" in libraries.linked(imaging)
    assert not list(copies.glob("libxcb-*"))
    assert not list(copies.glob("libXau-*"))
    assert list(copies.glob("libjpeg-*"))
    own = set(libraries.linked(imaging)) - set(libraries.PACKAGES)
    assert own <= {path.name for path in copies.iterdir()}


def test_a_bundled_typeface_keeps_every_letter_at_half_its_size(
    qapp: object, tmp_path: Path
) -> None:
    package = Path(fontpkg_fira_sans.__file__).parent
    whole = package / "files" / "FiraSans-Medium.ttf"
    lean = tmp_path / package.name / "files" / whole.name
    lean.parent.mkdir(parents=True)
    shutil.copy(whole, lean)
    packaging_script("font_data").trim(tmp_path)
    assert lean.stat().st_size < whole.stat().st_size / 2
    before, after = QRawFont(str(whole), 20), QRawFont(str(lean), 20)
    assert before.supportedWritingSystems() == after.supportedWritingSystems()
    assert TTFont(whole).getBestCmap().keys() == TTFont(lean).getBestCmap().keys()
    for letter in "Ção ñ & 7/3":
        shapes = [
            font.pathForGlyph(font.glyphIndexesForString(letter)[0]) for font in (before, after)
        ]
        assert shapes[0] == shapes[1]


def test_the_program_reads_the_compressed_drawings_of_the_bundle(tmp_path: Path) -> None:
    (tmp_path / "i18n").mkdir()
    drawn = ROOT / "resources" / "art" / "icons" / "coins.svg"
    shutil.copytree(drawn.parent, tmp_path / "resources" / "art" / "icons")
    pairs = packaging_script("bundle_data").data_files(tmp_path)
    bundled = next(Path(path) for path, _ in pairs if Path(path).name == drawn.name)
    assert bundled.stat().st_size < drawn.stat().st_size
    assert read_art(bundled) == drawn.read_bytes()
    bundled.write_bytes(bundled.read_bytes()[:-20])
    with pytest.raises(ArtMissing, match=r"coins\.svg cannot be read"):
        read_art(bundled)


def test_measurements_are_added_below_one_another(tmp_path: Path) -> None:
    measure, table = packaging_script("measure"), tmp_path / "measurements.md"
    found = {"folder_mb": 106.2, "build_s": 30, "first_paint_ms": 480}
    for _ in range(2):
        measure.record(table, measure.row(found))
    *_, head, rule, first, second = table.read_text(encoding="utf-8").splitlines()
    assert first == second
    assert {line.count("|") for line in (head, rule, first)} == {9}
    assert first.endswith("| 106.2 | - | - | 30 | 480 |")


def test_a_measure_over_its_limit_is_named() -> None:
    measure = packaging_script("measure")
    assert measure.over({"folder_mb": 85, "archive_mb": 30.1, "build_s": 181}) == [
        "archive_mb",
        "build_s",
    ]
