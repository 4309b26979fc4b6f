"""Gaps in the pictures of 7 Wonders and its boxes, and in the questions on their table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from sevenwonders_qt.core.gap import Gap
from sevenwonders_qt.games.classic.effects import Effect
from sevenwonders_qt.games.classic.gaps import effects_of, kinds_of, module_owner
from sevenwonders_qt.games.classic.ruleset import RuleModule, Ruleset
from sevenwonders_qt.models.boxes import known_among, mark_of, option_words
from sevenwonders_qt.models.shown.effect_tokens import tokens
from sevenwonders_qt.models.shown.score_words import sign_of
from sevenwonders_qt.models.words.terms import way_icon
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.table.boxes import TableParts
from sevenwonders_qt.views.table.page import at_hand, prompts


def picture_gaps(rules: Ruleset, art: Art, boxes: Sequence[TableParts]) -> Iterator[Gap]:
    """Yield a gap for everything in a ruleset that no drawing or part of the table shows.

    It has words: its `word_gaps` come first.
    """
    yield from _structures(rules, art)
    examples = {type(effect): effect for _, effect in effects_of(rules)}
    for module, kind in kinds_of(rules):
        yield from _effect(module, examples[kind], art)
    asked = {*prompts(boxes), *at_hand(boxes)}
    for each in rules.modules:
        for prompt in each.answers:
            if prompt not in asked:
                thing = f"prompt {str(prompt)!r} of {module_owner(each.name)}"
                yield Gap(thing, "overlay that asks", "TableParts.prompts or at_hand")
        yield from _icons(each, art)
    drawn = {name for box in boxes for name in box.articles}
    for words in known_among([module.name for module in rules.modules]):
        for article in words.articles(rules):
            if article.box and article.box not in drawn:
                thing = f"entry {article.id} of {module_owner(words.name)}"
                yield Gap(thing, "picture", "TableParts.articles")
                break


def _structures(rules: Ruleset, art: Art) -> Iterator[Gap]:
    for card in rules.catalogue.cards.values():
        if not art.has(f"scenes/{card.name}.svg"):
            yield Gap(f"card {card.id}", f"drawing {card.name}.svg", "the folder scenes")
    for wonder in rules.catalogue.wonders:
        for sky in ("day", "night"):
            if not art.has(f"wonders/{wonder}_{sky}.svg"):
                drawing = f"drawing {wonder}_{sky}.svg"
                yield Gap(f"wonder {wonder}", drawing, "the folder wonders")
        if wonder not in art.wonder_stages:
            yield Gap(f"wonder {wonder}", "stages", "wonders/stages.json")


def _effect(module: str, effect: Effect, art: Art) -> Iterator[Gap]:
    names = (name for token in tokens([effect]) for name in (*token.icons, *token.arrows))
    thing = f"effect {type(effect).__name__} of {module_owner(module)}"
    yield from _missing(names, thing, art)


def _icons(module: RuleModule, art: Art) -> Iterator[Gap]:
    """Yield the gaps of icons of pieces, options, colours and rows of the score sheet."""
    whose = module_owner(module.name)
    for piece in module.pieces:
        mark = mark_of(piece)
        if mark is not None and mark.icon:
            yield from _missing([mark.icon], f"piece {type(piece).__name__} of {whose}", art)
    for option in module.options:
        yield from _missing([option_words(option).icon], f"option {option!r} of {whose}", art)
    for way in module.ways:
        yield from _missing([way_icon(way)], f"way to build {str(way)!r} of {whose}", art)
    for colour in module.colours:
        signs = [f"sym_{colour}", f"badge_{colour}", f"glyphdark_{colour}"]
        if art.has_icon(f"glyph_{colour}"):
            del signs[2]
        yield from _missing(signs, f"colour {colour} of {whose}", art)
    for row in module.categories:
        yield from _missing([sign_of(row)[0]], f"score row {str(row)!r} of {whose}", art)


def _missing(names: Iterable[str], thing: str, art: Art) -> Iterator[Gap]:
    for name in dict.fromkeys(names):
        if not art.has_icon(name):
            yield Gap(thing, f"drawing {name}.svg", "the folder icons")
