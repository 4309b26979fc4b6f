"""Writes what software centres and package managers read about the program.

    python packaging/make_store_files.py FOLDER --home URL [--sums SHA256SUMS]

URL is the page of the repository, such as the release workflow knows it. AppStream metadata have
texts, screenshots and versions; with the sums of a release the manifests of Flatpak, winget and
Homebrew are filled in, too.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from urllib.parse import urlsplit
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "packaging"))

from release_notes import CHANGELOG, released  # noqa: E402 - the folder is no package

NAME = "sevenwonders-qt"
TEMPLATES = ROOT / "packaging" / "stores"
LANGUAGES = {"README.md": "", "README.pt-BR.md": "pt_BR", "README.es.md": "es"}
SCREENSHOTS = ("table", "boxes", "architects", "score")


def texts(readme: str) -> tuple[str, str, list[str]]:
    """Return the name, the first sentence and the list of contents of a README."""
    text = (ROOT / readme).read_text(encoding="utf-8")
    name, sentence = (part.strip() for part in text.removeprefix("# ").split("\n\n")[:2])
    section = text.split("\n## ")[1]
    items = re.findall(r"^- (.+(?:\n  .+)*)$", section, re.MULTILINE)
    return name, _plain(sentence), [_plain(item) for item in items]


def _plain(text: str) -> str:
    return " ".join(text.replace("*", "").split())


def app_id(home: str) -> str:
    """Return the name in reverse order of the domain; the plain one without a home."""
    place = urlsplit(home)
    parts = [part for part in place.path.split("/") if part]
    if not place.hostname or not parts:
        return NAME
    host = "github.io" if place.hostname == "github.com" else place.hostname
    turned = [*reversed(host.split(".")), *parts]
    return ".".join(re.sub(r"\W", "_", part) for part in turned)


def metainfo(home: str) -> str:
    """Return the AppStream metadata; without a home they have no links and no screenshots."""
    return "\n".join(_metainfo(home)) + "\n"


def _metainfo(home: str) -> Iterator[str]:
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield '<component type="desktop-application">'
    yield f"  <id>{app_id(home)}</id>"
    yield "  <metadata_license>MIT</metadata_license>"
    yield "  <project_license>MIT</project_license>"
    found = {language: texts(readme) for readme, language in LANGUAGES.items()}
    for language, (name, _, _) in found.items():
        yield f"  <name{_in(language)}>{escape(name)}</name>"
    for language, (_, sentence, _) in found.items():
        summary = sentence.partition(":")[0].rstrip(".")
        yield f"  <summary{_in(language)}>{escape(summary)}</summary>"
    yield '  <developer id="sevenwonders-qt"><name>the Sete Maravilhas authors</name></developer>'
    yield "  <description>"
    for language, (_, sentence, _) in found.items():
        yield f"    <p{_in(language)}>{escape(sentence)}</p>"
    yield "    <ul>"
    for language, (_, _, items) in found.items():
        for item in items:
            yield f"      <li{_in(language)}>{escape(item)}</li>"
    yield "    </ul>"
    yield "  </description>"
    yield f'  <launchable type="desktop-id">{NAME}.desktop</launchable>'
    yield f"  <provides><binary>{NAME}</binary></provides>"
    yield '  <content_rating type="oars-1.1"/>'
    yield '  <recommends><display_length compare="ge">960</display_length></recommends>'
    yield "  <supports>"
    for control in ("pointing", "keyboard", "touch"):
        yield f"    <control>{control}</control>"
    yield "  </supports>"
    if home:
        yield from _links(home)
    yield "  <releases>"
    for version, (date, _) in released(CHANGELOG.read_text(encoding="utf-8")).items():
        yield f'    <release version="{version}" date="{date}"/>'
    yield "  </releases>"
    yield "</component>"


def _in(language: str) -> str:
    return f' xml:lang="{language}"' if language else ""


def _links(home: str) -> Iterator[str]:
    yield f'  <url type="homepage">{escape(home)}</url>'
    yield f'  <url type="bugtracker">{escape(home)}/issues</url>'
    yield f'  <url type="translate">{escape(home)}/blob/main/docs/translating.md</url>'
    yield "  <screenshots>"
    for number, name in enumerate(SCREENSHOTS):
        yield '    <screenshot type="default">' if not number else "    <screenshot>"
        for language in LANGUAGES.values():
            picture = f"{home}/raw/main/docs/pictures/{language or 'en'}/{name}.webp"
            yield f"      <image{_in(language)}>{escape(picture)}</image>"
        yield "    </screenshot>"
    yield "  </screenshots>"


def filled(template: str, values: Mapping[str, str]) -> str:
    """Return a template with its @WORDS@ replaced; raises KeyError for one without a value."""
    return re.sub(r"@(\w+)@", lambda found: values[found[1]], template)


def values(home: str, sums: str) -> dict[str, str]:
    """Return the words of the templates from the address and the sums of a release."""
    version = next(iter(released(CHANGELOG.read_text(encoding="utf-8"))))
    known = {name.strip(" *"): each for each, name in re.findall(r"^(\w{64}) (.+)$", sums, re.M)}
    files = {
        "WINDOWS": f"{NAME}-{version}-windows-x86_64-setup.exe",
        "MACOS_ARM": f"{NAME}-{version}-macos-arm64.dmg",
        "MACOS_INTEL": f"{NAME}-{version}-macos-x86_64.dmg",
        "LINUX": f"{NAME}-{version}-linux-x86_64.tar.zst",
    }
    found = {"HOME": home, "VERSION": version, "ID": app_id(home)}
    for word, name in files.items():
        found[word] = f"{home}/releases/download/v{version}/{name}"
        found[f"{word}_SHA256"] = known[name]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="writes what software centres read")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--home", default="", help="the page of the repository")
    parser.add_argument("--sums", type=Path, help="SHA256SUMS of a release")
    asked = parser.parse_args()
    home = asked.home.rstrip("/")
    asked.folder.mkdir(parents=True, exist_ok=True)
    target = asked.folder / f"{app_id(home)}.metainfo.xml"
    target.write_text(metainfo(home), encoding="utf-8", newline="\n")
    if asked.sums is not None:
        words = values(home, asked.sums.read_text(encoding="utf-8"))
        for template in sorted(TEMPLATES.iterdir()):
            text = filled(template.read_text(encoding="utf-8"), words)
            (asked.folder / template.name).write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
