"""Reads all explanations of the program in a language: pages, rules, encyclopaedia, lessons."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial

from PySide6.QtCore import QRectF, QUrl
from PySide6.QtGui import QColor, QImage, QTextDocument

from sevenwonders_qt.app.check_matches import ShownProgram
from sevenwonders_qt.app.check_resources import Broken
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models import boxes
from sevenwonders_qt.models.games import all_words
from sevenwonders_qt.models.lessons import all_lessons, course_of
from sevenwonders_qt.models.shown.article import Article
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.words.languages import language_names
from sevenwonders_qt.models.words.lessons import lesson_text
from sevenwonders_qt.models.words.rules.book import all_rules, chapters, words
from sevenwonders_qt.models.words.rules.rule import FOLDER, Chapter, Rule
from sevenwonders_qt.views.pages.encyclopaedia import EncyclopaediaPage
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting


def check_pages(shown: ShownProgram, code: str) -> str:
    """Check that every page can be shown in a language."""
    shown.speak(code)
    window = shown.program.window
    shows: tuple[Callable[[], object], ...] = (
        window.show_home,
        *(partial(window.show_set_up, game) for game in shown.program.games),
        lambda: window.visit(window.settings_page),
        window.show_help,
        lambda: window.visit(window.manual),
        lambda: window.visit(window.about),
        window.show_home,
    )
    for show in shows:
        show()
        page = window.page()
        if page.grab().isNull():
            raise Broken(f"{type(page).__name__} paints nothing")
        shown.until(page.isVisible, type(page).__name__)
    return f"{language_names()[code]}: {len(shows) - 1} pages"


def check_rules(shown: ShownProgram, code: str) -> str:
    """Check that every chapter of the rules can be shown in a language, and links lead to rules."""
    shown.speak(code)
    window, rules = shown.program.window, all_rules()
    for rule in rules.values():
        texts = (rule.heading, *rule.texts, *(each.text for each in rule.rulings))
        if not all(words(text).strip() for text in texts):
            raise Broken(f"a text of the rule {rule.id} is empty")
        _lead(rule.see, rules, f"the rule {rule.id}")
    links = [*(each.links for each in all_words()), *(box.links for box in boxes.all_words())]
    _lead((rule for each in links for rule in each.values()), rules, "a refusal or a question")
    effects = (box.effects.values() for box in boxes.all_words())
    _lead((effect.rule for each in effects for effect in each), rules, "an effect")
    window.show_home()
    window.show_rules()
    for chapter in chapters().values():
        for rule in chapter.rules:
            _draw_figure(shown, rule, chapter)
        window.rules.show_rule(chapter.rules[-1].id)
        text = window.rules.article.toPlainText()
        for rule in chapter.rules:
            if words(rule.heading) not in text:
                raise Broken(f"the rule {rule.id} does not stand in its chapter")
        if window.grab().isNull():
            raise Broken(f"the chapter {chapter.name} shows nothing")
    shown.complain()
    window.show_home()
    return f"{language_names()[code]}: {len(rules)} rules"


def _draw_figure(shown: ShownProgram, rule: Rule, chapter: Chapter) -> None:
    """Draw the figure of a rule, as the page does when it comes into sight."""
    if rule.figure is None:
        return
    kind = QTextDocument.ResourceType.ImageResource.value
    try:
        shown.program.window.rules.article.loadResource(kind, QUrl(f"figure:{rule.id}"))
        shown.complain()
    except (LookupError, Broken) as error:
        place = f"{FOLDER}/{chapter.name}.toml: {rule.id}: figure"
        raise Broken(f"{place}: {' '.join(rule.figure.names)} cannot be drawn: {error}") from error


def check_encyclopaedia(shown: ShownProgram, code: str) -> str:
    """Check that every card and board has an entry with words and a picture, and right chains."""
    shown.speak(code)
    window = shown.program.window
    window.show_home()
    window.show_encyclopaedia()
    page, library = window.encyclopaedia, Library(shown.program.box)
    count, kinds = 0, set()
    for edition in Edition:
        entries = page.book(edition).entries
        _lead(_things(library, edition), entries, f"the {edition} edition")
        _check_chains(library, edition, entries)
        for entry in entries.values():
            count += 1
            if not entry.name or not all(line for fact in entry.facts for line in fact.lines):
                raise Broken(f"the entry {entry.key} says nothing")
            _lead((entry.rule,), all_rules(), f"the entry {entry.key}")
            if not _has_picture(page, entry, edition):
                raise Broken(f"the entry {entry.key} has no picture")
            if entry.kind in kinds:
                continue
            kinds.add(entry.kind)  # one page of each kind: all of them take a minute
            page.show_entry(entry.key, edition)
            if page.entry() is not entry or page.grab().isNull():
                raise Broken(f"the entry {entry.key} is not shown")
    shown.complain()
    window.show_home()
    return f"{language_names()[code]}: {count} entries"


def _lead(links: Iterable[str], there: Collection[str], whose: str) -> None:
    for link in links:
        if link not in there:
            raise Broken(f"{whose} leads to {link or 'nothing'}, which is not there")


def _things(library: Library, edition: Edition) -> Iterator[str]:
    """Yield the key of every card and board of 7 Wonders."""
    catalogue = library.catalogue(edition)
    yield from (key_of(EntryKind.CARD, card) for card in catalogue.cards)
    yield from (key_of(EntryKind.BOARD, *board) for board in catalogue.boards)


def _check_chains(library: Library, edition: Edition, entries: Mapping[str, Article]) -> None:
    for card in library.catalogue(edition).cards.values():
        entry = entries[key_of(EntryKind.CARD, card.id)]
        chains = (card.chains_from, card.chains_to)
        before, behind = (tuple(key_of(EntryKind.CARD, each) for each in ends) for ends in chains)
        if (entry.opened_by, entry.opens) != (before, behind):
            raise Broken(f"the chains of the entry {entry.key} are not those of the card")
        if not all(entry.key in entries[other].opened_by for other in behind):
            raise Broken(f"a chain of the entry {entry.key} has one end only")


def _has_picture(page: EncyclopaediaPage, entry: Article, edition: Edition) -> bool:
    """Return whether there is a picture with more than one colour."""
    image = QImage(120, 90, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with Painting(image) as painter:
        canvas = Canvas(painter, page.look.art, 0.25)
        page.draw_picture(canvas, QRectF(image.rect()), entry, edition)
    return len({image.pixel(x, y) for x in range(0, 120, 6) for y in range(0, 90, 6)}) > 1


def check_lessons(shown: ShownProgram, code: str) -> str:
    """Check that every lesson can be taken by its script, and its first step is shown."""
    shown.speak(code)
    program, window = shown.program, shown.program.window
    steps = 0
    for lesson in all_lessons():
        course_of(lesson, program.box, "").rehearse()
        steps += len(lesson.steps)
        for text in lesson.texts:
            if not lesson_text(text).strip():
                raise Broken(f"the lesson {lesson.name} has nothing for {text!r}")
        window.show_page(window.learn)
        program.lessons.begin(lesson.name, again=True)
        shown.until(lambda: program.lessons.guide.panel.isVisible(), lesson.name)
        if window.grab().isNull():
            raise Broken(f"the lesson {lesson.name} shows nothing")
        program.lessons.leave()
    shown.complain()
    window.show_home()
    return f"{language_names()[code]}: {len(all_lessons())} lessons, {steps} steps"


READ: Mapping[str, Callable[[ShownProgram, str], str]] = {
    "pages": check_pages,
    "rules": check_rules,
    "encyclopaedia": check_encyclopaedia,
    "lessons": check_lessons,
}
"""The checks that only read, by name."""
