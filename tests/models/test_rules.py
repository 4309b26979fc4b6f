"""The rules: complete in every language, every link leads somewhere, every ruling is in them."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ElementTree
from functools import partial
from pathlib import Path

import pytest

from sevenwonders_qt.app.boxes import BOXES, ExpansionBox, box_of, use_words
from sevenwonders_qt.app.check_texts import check_texts
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.box import EXPANSIONS
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.games.classic.ruleset import Expansion
from sevenwonders_qt.models import games
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.words.advice_file import read_advice
from sevenwonders_qt.models.words.box_words import Words
from sevenwonders_qt.models.words.first_tips import read_tips
from sevenwonders_qt.models.words.messages import refusal
from sevenwonders_qt.models.words.rules.book import all_rules, chapters
from sevenwonders_qt.models.words.rules.links import (
    rule_of_colour,
    rule_of_refusal,
    rule_of_stage,
)
from sevenwonders_qt.models.words.rules.rule import Chapter, Figure, Rule, Ruling, read_chapter
from tests.project.checkout import ROOT, packaging_script

NOT_MET: dict[str, set[int]] = {}
"""Rulings that no player can meet, by the page of `docs` that they stand on."""

FAULTS = {"not_expected", "not_asked", "no_such_seat"}
"""Refusals that a program can meet and a person at the table cannot."""


def rules_of_files() -> list[Rule]:
    """The rules of every file, also those of the box that is to come."""
    paths = sorted(resource_path("rules").glob("*"))
    return [rule for path in paths for rule in read_chapter(path).rules]


def texts_of(rule: Rule) -> list[str]:
    return [rule.heading, *rule.texts, *(ruling.text for ruling in rule.rulings)]


def test_every_rule_has_its_own_id_a_heading_and_a_text() -> None:
    assert len(all_rules()) == sum(len(chapter.rules) for chapter in chapters().values())
    for rule in all_rules().values():
        assert rule.heading.strip(), rule.id
        assert rule.texts, rule.id


def test_the_page_on_files_of_rules_shows_files_that_can_be_read(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "rules.md").read_text("utf-8")
    rules, advice, tips = re.findall(r"^```toml\n(.*?)^```", page, re.M | re.S)
    assert read_chapter(written(tmp_path / "rules", rules)).rules
    assert read_advice(written(tmp_path / "advice", advice))
    assert read_tips(written(tmp_path / "tips", tips))


def test_every_file_of_rules_is_the_chapter_of_a_game_or_of_a_box() -> None:
    files = {path.stem for path in resource_path("rules").glob("*")}
    assert files == chapters().keys()


SMALL = """
heading = "Harvest"
document = "rulings-harvest"

[[rule]]
id = "harvest"
heading = "The harvest"
figure = { icons = ["coin"] }
texts = ["Every city gathers a coin.", "It does so before each Age."]
see = ["turn"]

[[rule.ruling]]
number = 3
about = ["altar", "olympia night"]
text = "Nothing else is gathered."
"""


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "harvest.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_a_chapter_is_read_as_it_is_written(tmp_path: Path) -> None:
    ruling = Ruling("rulings-harvest", 3, "Nothing else is gathered.", ("altar", "olympia night"))
    texts = ("Every city gathers a coin.", "It does so before each Age.")
    figure = Figure("icons", ("coin",))
    rule = Rule("harvest", "The harvest", texts, (ruling,), figure, ("turn",))
    assert read_chapter(written(tmp_path, SMALL)) == Chapter("harvest", "Harvest", (rule,))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('heading = "Harvest"', "", "heading: missing"),
        ('heading = "Harvest"', "heading = 7", "heading: 7 is not a text"),
        ('document = "rulings-harvest"', "", "harvest: ruling: the file names no document"),
        ('id = "harvest"', "", "rule 1: id: missing"),
        (
            "[[rule]]",
            '[[rule]]\nid = "harvest"\nheading = "A"\ntexts = ["a"]\n[[rule]]',
            "used twice",
        ),
        ('heading = "The harvest"', 'heading = ""', "harvest: heading: '' is not a text"),
        ("texts = [", "texts = []\ntext = [", "harvest: texts: there is none"),
        ("texts = [", "texts = [7, ", "harvest: texts: 7 is not a text"),
        ('see = ["turn"]', 'see = "turn"', "harvest: see: 'turn' is not a list"),
        ('see = ["turn"]', 'seen = ["turn"]', "harvest: seen: unknown field"),
        ('{ icons = ["coin"] }', "{}", "harvest: figure.kind: names nothing"),
        ('["coin"] }', '["coin"], cards = ["altar"] }', "harvest: figure.cards: unknown field"),
        ("number = 3", 'number = "3"', "harvest: ruling[1].number: '3' is not a whole number"),
        ("number = 3", "number = 3\ndate = 1979-05-27", "harvest: ruling[1].date: unknown field"),
        (
            'about = ["altar"',
            'about = [["altar"]',
            "harvest: ruling[1].about: a list is not a text",
        ),
        ('text = "Nothing', 'words = "Nothing', "harvest: ruling[1].text: missing"),
        ("[[rule]]", "[[rule]", "is not TOML"),
    ],
)
def test_a_fault_in_a_file_of_rules_is_named_with_its_place(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    assert old in SMALL
    with pytest.raises(DataError) as error:
        read_chapter(written(tmp_path, SMALL.replace(old, new, 1)))
    assert str(error.value).startswith("rules/harvest.toml: ")
    assert fault in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('["turn"]', '["tern"]', "harvest: see: there is no rule 'tern'"),
        ('id = "harvest"', 'id = "turn"', "turn: id: a rule of another file has it, too"),
        (
            '"altar"',
            '"atlar"',
            "harvest: ruling 3: about: the encyclopaedia has nothing called 'atlar'",
        ),
        (
            "olympia night",
            "olympia C",
            "harvest: ruling 3: about: the encyclopaedia has nothing called 'olympia C'",
        ),
    ],
)
def test_a_name_in_a_file_of_rules_that_nothing_has_is_a_fault(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    found: list[str] = []
    for text in (SMALL, SMALL.replace(old, new, 1)):
        chapter = read_chapter(written(tmp_path / str(len(found)), text))
        use_words({**BOXES, "harvest": ExpansionBox(no_rules, partial(words_with, chapter))}, GAMES)
        try:
            found.append(check_texts(box_of(games=GAMES)))
        except DataError as error:
            found.append(str(error))
    assert " rules, " in found[0]
    assert fault in found[1]


def no_rules() -> Expansion:
    raise AssertionError("the rules are not asked for")


def words_with(chapter: Chapter) -> Words:
    return Words(
        "harvest",
        title=lambda: "Harvest",
        note=lambda: "",
        for_whom=lambda: "",
        chapter=lambda: chapter,
    )


@pytest.mark.parametrize("language", ["pt_BR", "es"])
def test_every_text_of_the_rules_is_there_in_every_language(language: str) -> None:
    check = packaging_script("check_translations")
    found: dict[tuple[str, str, str], ElementTree.Element] = check.entries_of(
        ROOT / "i18n" / f"sevenwonders_{language}.ts"
    )
    headings = [chapter.heading for chapter in chapters().values()]
    for text in (*headings, *(text for rule in all_rules().values() for text in texts_of(rule))):
        entry = found["Rules", text, ""].find("translation")
        assert entry is not None
        assert entry.text, text
        assert entry.get("type") is None, text


def test_every_link_between_rules_leads_to_one() -> None:
    ids = [rule.id for rule in rules_of_files()]
    assert len(ids) == len({*ids})
    for rule in rules_of_files():
        assert {*rule.see} <= {*ids}, rule.id
        assert rule.id not in rule.see


def test_every_expansion_of_the_box_has_its_chapter() -> None:
    assert EXPANSIONS.keys() <= chapters().keys()


def test_every_ruling_of_the_documents_stands_in_a_rule() -> None:
    said: dict[str, set[int]] = {}
    for rule in rules_of_files():
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
    library = Library(box_of(games=GAMES))
    for edition in Edition:
        catalogue = library.catalogue(edition)
        assert {
            rule_of_colour(card.colour) for card in catalogue.cards.values()
        } <= all_rules().keys()
        stages = [stage for board in catalogue.boards.values() for stage in board.stages]
        assert {rule_of_stage(stage) for stage in stages} <= all_rules().keys()


def test_a_stage_with_alternatives_has_the_rule_of_the_power_that_they_share() -> None:
    boards = Library(box_of(games=GAMES)).catalogue(Edition.FIRST).boards
    rules = {
        board: [rule_of_stage(stage) for stage in boards[board].stages]
        for board in (("ur", "A"), ("carthage", "A"), ("carthage", "B"))
    }
    assert rules == {
        ("ur", "A"): ["wonder", "ur", "wonder"],
        ("carthage", "A"): ["wonder", "carthage", "wonder"],
        ("carthage", "B"): ["carthage", "carthage"],
    }
