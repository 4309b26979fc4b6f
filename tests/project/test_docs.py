"""What the documents name is there: files, decisions, tests, links, commands and their options."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterator
from functools import cache

import pytest

from sevenwonders_qt.app.cli import COMMANDS
from sevenwonders_qt.app.commands import FILL
from sevenwonders_qt.app.games import GAMES
from tests.project.checkout import ROOT, packaging_script

DOCUMENTS = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("packaging/*.md"))
    if path.name not in ("CHANGELOG.md", "NOTICE.md")
)
"""Every document but the one about what was, and the one about what is in a package."""

MADE = (".git", ".venv", "build", "dist", "reviews", "_internal")
"""Folders that git, the program or a build makes; what is in them is not of the project."""

ELSEWHERE = ("drills.json", "matches.sqlite", "_resources", ".png")
"""What the program makes beside its matches and settings, or a wheel; an ending alone."""

EXAMPLES = ("mine.net", "mine.net.png", "classic-boxes.net", "league.png", "sevenwonders_fr.ts")
"""Files that somebody makes who follows a document."""

BLOCK = re.compile(r"^```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINE = re.compile(r"^ {4,}(?![-*|\d])(\S.*)$", re.MULTILINE)
SPAN = re.compile(r"`([^`\n]+)`")
WORD = re.compile(r"(?<![\w.<{*/~$%=@-])(?:\./)?([\w.-]+(?:/[\w.-]+)*)/?(?![\w*<{$/])")
ENDING = re.compile(r"\.(?:py|md|toml|json|ts|sh|spec|yml|txt|png|webp|svg|net|iss|xml|desktop)$")
PLACEHOLDER = re.compile(r"(?:^|[/_.-])(?!README|CHANGELOG|CONTRIBUTING|LICENSE)[A-Z]+(?=[/_.-]|$)")
"""A word that the reader replaces, such as NAME in NAME.toml."""

RELEASES = "../../releases/latest"
"""The page of downloads of the place where the README is read."""

LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)\s]*)?\)")
DECISION = re.compile(r"\bdecisions?[ /](\d{4})\b")
COMMAND = re.compile(r"sevenwonders-qt ([a-z][a-z-]+)([^\n`]*)")
START = re.compile(r"packaging/start\.py (\w+)\b")


@cache
def text_of(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8").replace(" \\\n", " ")


@cache
def places() -> frozenset[str]:
    """Return every file and folder of the project, and every part of its path from the end."""
    found = set()
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in (*MADE, "__pycache__")]
        for name in (*folders, *files):
            path = os.path.relpath(os.path.join(folder, name), ROOT).split(os.sep)
            found |= {"/".join(path[begin:]) for begin in range(len(path))}
    return frozenset(found)


def code_of(document: str) -> Iterator[str]:
    """Yield what is code: fenced blocks, indented lines, words between backticks."""
    text = text_of(document)
    yield from BLOCK.findall(text)
    text = BLOCK.sub("", text)
    yield from LINE.findall(text)
    yield from SPAN.findall(text)


def paths_in(code: str) -> Iterator[str]:
    for path in WORD.findall(code):
        if path.split("/")[0] not in MADE and ("/" in path or ENDING.search(path)):
            yield path.removeprefix("../")


def is_there(path: str) -> bool:
    """Tell whether the project has this file, this folder, or this name in a module."""
    name = path.split("/")[-1]
    if path in places() or f"{path}.py" in places():
        return True
    if PLACEHOLDER.search(path) or name in (*EXAMPLES, *ELSEWHERE):
        return True
    module, _, member = path.rpartition(".")
    defined = re.compile(rf"^\s*(?:def|class) {member}\b|^{member}\b.*=", re.MULTILINE)
    return any(
        defined.search(file.read_text(encoding="utf-8"))
        for file in ROOT.glob(f"*/**/{module.split('/')[-1]}.py")
        if file.as_posix().endswith(f"/{module}.py")
    )


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_path_of_a_document_is_there(document: str) -> None:
    named = {path for code in code_of(document) for path in paths_in(code)}
    assert sorted(path for path in named if not is_there(path)) == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_of_a_document_leads_to_a_file(document: str) -> None:
    folder = (ROOT / document).parent
    links = [link for link in LINK.findall(text_of(document)) if "://" not in link]
    links = [link for link in links if link != RELEASES]
    assert [link for link in links if not (folder / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_decision_that_a_document_names_is_there(document: str) -> None:
    numbers = {path.name[:4] for path in (ROOT / "docs" / "decisions").iterdir()}
    assert {*DECISION.findall(text_of(document))} <= numbers


def options_of(command: str) -> set[str]:
    """Return the options of a command of the program, with those of its parts."""
    parser = argparse.ArgumentParser()
    FILL[command](parser, GAMES)
    parsers, found = [parser], set()
    for each in parsers:
        for action in each._actions:
            found |= {*action.option_strings}
            if isinstance(action, argparse._SubParsersAction):
                parsers += action.choices.values()
    return found


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_command_of_a_document_is_one_of_the_program_and_has_its_options(
    document: str,
) -> None:
    for code in code_of(document):
        for command, words in COMMAND.findall(code):
            assert command in COMMANDS, code
            assert {*re.findall(r"(?<!\S)--[a-z-]+", words)} <= options_of(command), code


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_word_after_start_py_is_one_that_it_knows(document: str) -> None:
    known = str(packaging_script("start").__doc__)
    for code in code_of(document):
        for word in START.findall(code):
            assert f"start.py {word}" in known, code


def test_a_document_with_what_is_gone_is_found_out() -> None:
    code = "`ai/features/expansions.py`, `ai/belief.open_state`, `ai/belief.no_state`, `tests/`"
    assert [is_there(path) for path in paths_in(code)] == [False, True, False]
    assert not is_there("classic/test_turn.test_that_nobody_wrote")
    assert is_there("resources/lessons/NAME.toml")
