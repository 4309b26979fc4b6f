"""What the frozen program says to each system about itself: names, version, file type."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from languages import languages

ROOT = Path(__file__).resolve().parents[1]

NAME = "sevenwonders-qt"
TITLE = "Sete Maravilhas"
SUMMARY = "The board game 7 Wonders on one computer, offline"
AUTHORS = "the Sete Maravilhas authors"
BUNDLE_ID = "org.setemaravilhas.sevenwonders-qt"

MATCH_SUFFIX = "7wmatch"
MATCH_TYPE = "application/x-sevenwonders-match"
MATCH_UTI = f"{BUNDLE_ID}.match"
MATCH_NAME = "7 Wonders match"


def version() -> str:
    """The version of the checkout, such as "1.2.0"; read as text, so that nothing is imported."""
    text = (ROOT / "sevenwonders_qt" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(\d+\.\d+\.\d+)"$', text, re.MULTILINE)
    if found is None:
        raise RuntimeError("sevenwonders_qt/__init__.py gives no version such as 1.2.0")
    return found[1]


def copyright_line() -> str:
    """The copyright of the program, as its licence gives it."""
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    return next(line for line in text.splitlines() if line.startswith("Copyright"))


def info_plist() -> dict[str, Any]:
    """The keys of the macOS Info.plist beyond those that PyInstaller writes by itself."""
    return {
        "CFBundleName": TITLE,
        "CFBundleDisplayName": TITLE,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": [code.replace("_", "-") for code in languages()],
        "CFBundleVersion": version(),
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": copyright_line(),
        "NSRequiresAquaSystemAppearance": False,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": MATCH_NAME,
                "CFBundleTypeRole": "Viewer",
                "CFBundleTypeIconFile": "sevenwonders-match.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [MATCH_UTI],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": MATCH_UTI,
                "UTTypeDescription": MATCH_NAME,
                "UTTypeConformsTo": ["public.data"],
                "UTTypeIconFile": "sevenwonders-match.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": [MATCH_SUFFIX],
                    "public.mime-type": [MATCH_TYPE],
                },
            }
        ],
    }


def windows_version_file() -> str:
    """The version resource of the Windows program, in the form that PyInstaller reads."""
    numbers = (*map(int, version().split(".")), 0)
    strings = {
        "CompanyName": AUTHORS,
        "FileDescription": TITLE,
        "FileVersion": version(),
        "InternalName": NAME,
        "LegalCopyright": copyright_line(),
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": TITLE,
        "ProductVersion": version(),
    }
    entries = ",\n      ".join(f"StringStruct({key!r}, {text!r})" for key, text in strings.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004,
                    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('040904B0', [
      {entries}
    ])]),
    VarFileInfo([VarStruct('Translation', [1033, 1200])])
  ]
)
"""
