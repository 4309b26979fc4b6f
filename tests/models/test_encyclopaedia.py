"""The encyclopaedia: an entry for everything in the box, with the chains of the data."""

from __future__ import annotations

import re

import pytest

from sevenwonders_qt.app.boxes import box_of
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.games.architects.rules import game_for
from sevenwonders_qt.games.classic.numbers import CITIES
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.games.leaders.catalogue import leaders_of
from sevenwonders_qt.models import games
from sevenwonders_qt.models.architects.articles import A_CARD, A_TOKEN, A_WONDER
from sevenwonders_qt.models.boxes import box_card
from sevenwonders_qt.models.shown.article import Shelf
from sevenwonders_qt.models.shown.encyclopaedia import Encyclopaedia, EntryFilter
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.words import names
from sevenwonders_qt.models.words.rules.book import all_rules, rulings_of


@pytest.fixture(scope="module")
def library() -> Library:
    return Library(box_of(games=GAMES))


@pytest.mark.parametrize("edition", Edition)
def test_everything_in_the_box_has_an_entry_with_a_sentence(
    library: Library, edition: Edition
) -> None:
    book, catalogue, other = (
        Encyclopaedia(library, edition),
        library.catalogue(edition),
        game_for(Options(), 7).rules.catalogue,
    )
    wanted = {key_of(EntryKind.CARD, card) for card in catalogue.cards}
    wanted |= {key_of(EntryKind.BOARD, *board) for board in catalogue.boards}
    wanted |= {key_of(A_CARD, card) for card in other.cards}
    wanted |= {key_of(A_WONDER, wonder) for wonder in other.wonders}
    wanted |= {key_of(A_TOKEN, token) for token in other.tokens}
    assert wanted <= book.entries.keys()
    projects = {key for key in book.entries if key.startswith(EntryKind.BOX)}
    assert book.entries.keys() == wanted | projects
    assert len(projects) == 15 + 55  # Edifices, and the usual pile of leaders with Cities
    for entry in book.entries.values():
        assert entry.name
        assert entry.rule in all_rules()
        assert entry.facts[0].lines
        assert all(line.strip() for fact in entry.facts for line in fact.lines), entry.key


@pytest.mark.parametrize("edition", Edition)
def test_a_card_apart_from_the_decks_is_shown_with_all_that_it_does_by_the_rules(
    library: Library, edition: Edition
) -> None:
    rules = library.rules(edition)
    leaders = leaders_of(rules)
    for leader in leaders.pile:
        shown = box_card(leader)
        assert shown is not None
        assert shown.effects == leaders.all[leader].effects, leader


@pytest.mark.parametrize("edition", Edition)
def test_chains_are_those_of_the_data_at_both_ends(library: Library, edition: Edition) -> None:
    book, cards = Encyclopaedia(library, edition), library.catalogue(edition).cards
    for card in cards.values():
        entry = book.entries[key_of(EntryKind.CARD, card.id)]
        assert entry.opens == tuple(key_of(EntryKind.CARD, each) for each in card.chains_to)
        assert entry.opened_by == tuple(key_of(EntryKind.CARD, each) for each in card.chains_from)
        for other in entry.opens:
            assert entry.key in book.entries[other].opened_by


@pytest.mark.parametrize("edition", Edition)
def test_copies_make_up_the_deck_of_every_age(library: Library, edition: Edition) -> None:
    book, catalogue = Encyclopaedia(library, edition), library.catalogue(edition)
    for age in (1, 2, 3):
        of_age = [e for e in book.find(EntryFilter(Shelf.CARDS, age)) if e.copies is not None]
        for players in CITIES:
            count = sum(entry.copies[players] for entry in of_age if entry.copies)
            assert count == len(catalogue.deck(age, players))


def test_filters_narrow_by_age_colour_and_players(library: Library) -> None:
    book = Encyclopaedia(library, Edition.FIRST)
    red = book.find(EntryFilter(colour="red", age=1))
    assert {entry.id for entry in red} == {"stockade", "barracks", "guard_tower"}
    tavern = key_of(EntryKind.CARD, "tavern")
    assert tavern not in {entry.key for entry in book.find(EntryFilter(players=3))}
    assert tavern in {entry.key for entry in book.find(EntryFilter(players=4))}


def test_a_search_reads_names_and_effects_of_every_shelf(library: Library) -> None:
    book = Encyclopaedia(library, Edition.FIRST)
    assert book.find(EntryFilter(words="LIBRARY"))[0].id == "library"
    kinds = {entry.kind for entry in book.find(EntryFilter(words="shield"))}
    assert {EntryKind.CARD, EntryKind.BOARD, A_CARD} <= kinds
    assert book.find(EntryFilter(words="xyzzy")) == ()


def rulings(book: Encyclopaedia, key: str) -> str:
    facts = book.entries[key].facts
    return " ".join(line for fact in facts if fact.label == "Rulings" for line in fact.lines)


def test_a_ruling_is_in_the_entry_that_it_is_about(library: Library) -> None:
    book = Encyclopaedia(library, Edition.FIRST)
    assert "Lighthouse counts itself" in rulings(book, "card/lighthouse")
    for side in "AB":
        assert "Halicarnassus goes first" in rulings(book, f"board/halicarnassus/{side}")
        assert "You need not take a card" in rulings(book, f"board/halicarnassus/{side}")
        assert "half is chosen" in rulings(book, f"board/carthage/{side}")
    assert not rulings(book, "card/altar")


def test_a_ruling_about_one_side_is_not_in_the_entry_of_another(library: Library) -> None:
    first, second = (Encyclopaedia(library, edition) for edition in Edition)
    assert "copied" in rulings(first, "board/olympia/B")
    assert "copied" not in rulings(first, "board/olympia/A")
    assert "copied" not in rulings(second, "board/olympia/B")
    assert "sixth turn" in rulings(second, "board/olympia/B")
    assert "sixth turn" not in rulings(second, "board/olympia/A")


def test_a_ruling_of_one_game_is_in_no_entry_of_another(library: Library) -> None:
    book = Encyclopaedia(library, Edition.FIRST)
    assert rulings(book, "board/babylon/A")
    assert not rulings(book, "a_wonder/babylon")
    assert "search the pile" not in rulings(book, "a_wonder/halicarnassus")


def test_every_ruling_that_names_a_wonder_or_a_card_is_in_its_entry(library: Library) -> None:
    books = [Encyclopaedia(library, edition) for edition in Edition]
    for game in games.names():
        by_name: dict[str, set[str]] = {}
        for entry in (each for book in books for each in book.entries.values()):
            if entry.game == game:
                name = names.CITIES.get(entry.id) or entry.name
                by_name.setdefault(str(name), set()).update(entry.names)
        for ruling in rulings_of(game):
            said = {name for name in by_name if re.search(rf"\b{re.escape(name)}\b", ruling.text)}
            for name in said:
                part = any(name in other for other in said - {name})
                assert part or by_name[name] & {*ruling.about}, f"{ruling.text} names {name}"


def test_a_board_that_both_editions_have_alike_has_the_same_facts_in_both(
    library: Library,
) -> None:
    """Its side may have another name, by which a ruling may forget it."""
    first, second = (Encyclopaedia(library, edition) for edition in Edition)
    boards = [library.catalogue(edition).boards for edition in Edition]
    alike = 0
    for (wonder, side), board in boards[0].items():
        other = boards[1].get((wonder, side))
        if other is not None and (board.stages, board.effects) == (other.stages, other.effects):
            key = key_of(EntryKind.BOARD, wonder, side)
            alike += 1
            assert first.entries[key].facts == second.entries[key].facts, key
    assert alike > 5


def test_a_board_says_what_its_city_has_from_the_start(library: Library) -> None:
    book = Encyclopaedia(library, Edition.FIRST)
    facts = book.entries[key_of(EntryKind.BOARD, "manneken_pis", "B")].facts
    said = {fact.label: fact.lines for fact in facts}
    assert said["From the start"][0].startswith("The city begins with 4 ")
