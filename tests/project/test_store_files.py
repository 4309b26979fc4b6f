"""The notes of a release, and what software centres and package managers read."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

import sevenwonders_qt
from tests.project.checkout import ROOT, packaging_script

HOME = "https://github.com/owner/name"
MOST_NOTES = 60


def changelog() -> str:
    return (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_version_of_the_program_has_notes_of_at_most_sixty_lines() -> None:
    versions = packaging_script("release_notes").released(changelog())
    assert sevenwonders_qt.__version__ in versions
    for version, (_, notes) in versions.items():
        assert notes.count("\n") <= MOST_NOTES, version


def test_what_is_unreleased_is_no_more_than_a_version_may_say() -> None:
    """A merge by union may bring back what a version has made short."""
    unreleased = changelog().partition("## [Unreleased]")[2].partition("\n## [")[0]
    assert unreleased.count("\n") <= MOST_NOTES


def test_what_is_unreleased_is_no_part_of_the_notes_of_a_version() -> None:
    released = "## [1.1.0] - 2030-01-02\n\n- now\n\n## [1.0.0] - 2029-01-02\n"
    text = f"## [Unreleased]\n\n- later\n\n{released}"
    versions = packaging_script("release_notes").released(text)
    assert versions == {"1.1.0": ("2030-01-02", "- now\n"), "1.0.0": ("2029-01-02", "\n")}
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert 'release_notes.py "${TAG#v}" >notes.md' in workflow
    assert "--notes-file notes.md" in workflow


def test_the_metadata_have_texts_in_three_languages_and_pictures_that_there_are() -> None:
    root = ElementTree.fromstring(packaging_script("make_store_files").metainfo(HOME))
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for tag in ("name", "summary", "description/p"):
        assert [each.get(language) for each in root.findall(tag)] == [None, "pt_BR", "es"]
    pictures = [str(image.text) for image in root.iter("image")]
    assert len(pictures) == 12
    for picture in pictures:
        assert (ROOT / picture.removeprefix(f"{HOME}/raw/main/")).is_file()
    assert all(len(str(each.text)) < 90 for each in root.findall("summary"))
    assert root.findtext("id") == "io.github.owner.name"


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstreamcli is not installed")
def test_appstream_finds_the_metadata_valid(tmp_path: Path) -> None:
    target = tmp_path / "io.github.owner.name.metainfo.xml"
    target.write_text(packaging_script("make_store_files").metainfo(HOME), encoding="utf-8")
    command = ["appstreamcli", "validate", "--no-net", str(target)]
    found = subprocess.run(command, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout


def test_every_word_of_the_manifests_is_filled_in_from_the_sums_of_a_release() -> None:
    script = packaging_script("make_store_files")
    version = sevenwonders_qt.__version__
    endings = ("windows-x86_64-setup.exe", "macos-arm64.dmg", "macos-x86_64.dmg")
    names = [f"sevenwonders-qt-{version}-{end}" for end in (*endings, "linux-x86_64.tar.zst")]
    sums = "".join(f"{number:064x}  {name}\n" for number, name in enumerate(names))
    words = script.values(HOME, sums)
    texts = [
        script.filled(template.read_text(encoding="utf-8"), words)
        for template in script.TEMPLATES.iterdir()
    ]
    assert len(texts) == 3
    for name in names:
        assert any(f"{HOME}/releases/download/v{version}/{name}" in text for text in texts)
    with pytest.raises(KeyError):
        script.values(HOME, sums.replace("macos-arm64", "other"))
