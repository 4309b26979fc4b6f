"""The rules: complete in every language, every link leads somewhere, every ruling is in them."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ElementTree

import pytest

from sevenwonders_qt.app.boxes import box_of
from sevenwonders_qt.games.box import EXPANSIONS
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models import games
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.words.messages import refusal
from sevenwonders_qt.models.words.rules.book import all_rules, chapters
from sevenwonders_qt.models.words.rules.links import (
    rule_of_colour,
    rule_of_refusal,
    rule_of_stage,
)
from sevenwonders_qt.models.words.rules.rule import Rule
from tests.project.checkout import ROOT, packaging_script

NOT_MET: dict[str, set[int]] = {}
"""Rulings that no player can meet, by the page of `docs` that they stand on."""

FAULTS = {"not_expected", "not_asked", "no_such_seat"}
"""Refusals that a program can meet and a person at the table cannot."""


def texts_of(rule: Rule) -> list[str]:
    return [str(text) for text in (rule.heading, *rule.texts, *(r.text for r in rule.rulings))]


def test_every_rule_has_its_own_id_a_heading_and_a_text() -> None:
    assert len(all_rules()) == sum(len(chapter.rules) for chapter in chapters().values())
    for rule in all_rules().values():
        assert str(rule.heading).strip(), rule.id
        assert rule.texts, rule.id


@pytest.mark.parametrize("language", ["pt_BR", "es"])
def test_every_text_of_the_rules_is_there_in_every_language(language: str) -> None:
    check = packaging_script("check_translations")
    found: dict[tuple[str, str, str], ElementTree.Element] = check.entries_of(
        ROOT / "i18n" / f"sevenwonders_{language}.ts"
    )
    headings = [str(chapter.heading) for chapter in chapters().values()]
    for text in (*headings, *(text for rule in all_rules().values() for text in texts_of(rule))):
        entry = found["Rules", text, ""].find("translation")
        assert entry is not None
        assert entry.text, text
        assert entry.get("type") is None, text


def test_every_link_between_rules_leads_to_one() -> None:
    for rule in all_rules().values():
        assert {*rule.see} <= all_rules().keys(), rule.id
        assert rule.id not in rule.see


def test_every_expansion_of_the_box_has_its_chapter() -> None:
    assert EXPANSIONS.keys() <= chapters().keys()


def test_every_ruling_of_the_documents_stands_in_a_rule() -> None:
    said: dict[str, set[int]] = {}
    for rule in all_rules().values():
        for ruling in rule.rulings:
            said.setdefault(ruling.document, set()).add(ruling.number)
    for page in sorted((ROOT / "docs").glob("rulings*.md")):
        written = page.read_text("utf-8")
        numbers = {int(found) for found in re.findall(r"^(?:## |\*\*)(\d+)\.", written, re.M)}
        assert len(numbers) > 5
        assert said[page.stem] == numbers - NOT_MET.get(page.stem, set()), page.name


def reasons() -> set[str]:
    """The keys of all refusals that the games give."""
    found = set()
    for folder in ("classic", "architects", "edifice"):
        for path in (ROOT / "sevenwonders_qt" / "games" / folder).glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                match node:
                    case ast.Call(ast.Name("IllegalCommand"), [ast.Constant(value=reason)]):
                        found.add(str(reason))
    return found


def test_every_refusal_that_a_person_can_meet_has_its_rule() -> None:
    assert {rule_of_refusal(reason) for reason in reasons() - FAULTS} <= all_rules().keys()
    links = {rule for game in games.all_words() for rule in game.links.values()}
    assert links <= all_rules().keys()
    assert refusal("cannot_pay") != refusal("nonsense")


def test_every_card_and_stage_has_its_rule() -> None:
    library = Library(box_of())
    for edition in Edition:
        catalogue = library.catalogue(edition)
        assert {
            rule_of_colour(card.colour) for card in catalogue.cards.values()
        } <= all_rules().keys()
        stages = [stage for board in catalogue.boards.values() for stage in board.stages]
        assert {rule_of_stage(stage) for stage in stages} <= all_rules().keys()
