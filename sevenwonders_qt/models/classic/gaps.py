"""Gaps in the words of 7 Wonders and its boxes: things that have no name, sentence or rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from sevenwonders_qt.core.gap import Gap, is_known
from sevenwonders_qt.games.classic.effects import COLOURS, Effect
from sevenwonders_qt.games.classic.gaps import effects_of, is_base_module, kinds_of, module_owner
from sevenwonders_qt.games.classic.ruleset import RuleModule, Ruleset, unseen
from sevenwonders_qt.models.boxes import (
    all_words,
    kind_words,
    known_among,
    mark_of,
    option_words,
    switches,
)
from sevenwonders_qt.models.classic.articles import GIVEN
from sevenwonders_qt.models.classic.plans import has_plan
from sevenwonders_qt.models.shown.effect_tokens import tokens
from sevenwonders_qt.models.words.effects import effect_sentences
from sevenwonders_qt.models.words.log import has_line
from sevenwonders_qt.models.words.names import city_name, wonder_name
from sevenwonders_qt.models.words.rules.book import all_rules
from sevenwonders_qt.models.words.rules.links import rule_of_effect, rule_of_prompt, rule_of_way
from sevenwonders_qt.models.words.terms import (
    card_name,
    category_name,
    colour_name,
    free_way,
    kind_name,
    paint_name,
    short_free_way,
)
from sevenwonders_qt.models.words.wonder_advice import board_advice

_LINKS: Final = "models/words/rules/links.py"
_TERMS: Final = "models/words/terms.py"


def word_gaps(rules: Ruleset) -> Iterator[Gap]:
    """Yield a gap for everything in a ruleset that the words of the program leave out.

    The boxes in it are those that the program was built with.
    """
    yield from _boxes(rules)
    yield from _structures(rules)
    cards = (card for card in rules.catalogue.cards.values() if card.colour in COLOURS)
    searched = {type(effect) for card in cards for effect in card.effects}
    examples = {type(effect): effect for _, effect in effects_of(rules)}
    for module, kind in kinds_of(rules):
        yield from _effect(module, examples[kind])
        if is_base_module(module) and kind in searched and kind not in GIVEN:
            thing = f"effect {kind.__name__} of {module_owner(module)}"
            yield Gap(thing, "group for the search", "models/classic/articles.py")
    for each in rules.modules:
        yield from _module(each)
    yield from _entries(rules)


def _boxes(rules: Ruleset) -> Iterator[Gap]:
    """Yield a gap for each box that has no words at all, and for each key that two boxes want."""
    wanted: set[str] = set()
    for words in all_words():
        shown = [key for key, _ in words.shows.values()]
        for key in (*shown, *(more.key for more in words.options.values())):
            if key in wanted:
                yield Gap(f"key {key} of box {words.name!r}", "key of its own", "Words.shows")
            wanted.add(key)
    known = {words.name for words in all_words()}
    known |= {name for words in all_words() for name in words.house_rules}
    for module in rules.modules:
        if not is_base_module(module.name) and module.name not in known:
            yield Gap(module_owner(module.name), "words", "the list of boxes")
    chosen = {switch.name for switch in switches()}
    for words in known_among([module.name for module in rules.modules]):
        if words.name in chosen and words.set_up is None:
            yield Gap(module_owner(words.name), "words to be chosen by", "Words.set_up")


def _entries(rules: Ruleset) -> Iterator[Gap]:
    """Yield a gap for each box with a thing in the encyclopaedia that has no name."""
    for words in known_among([module.name for module in rules.modules]):
        try:
            list(words.articles(rules))
        except LookupError as nameless:
            yield Gap(f"entry {nameless} of box {words.name!r}", "name", "Words.articles")


def _structures(rules: Ruleset) -> Iterator[Gap]:
    catalogue = rules.catalogue
    for card in catalogue.cards.values():
        if not _has(card_name, card.id):
            yield Gap(f"card {card.id}", "name", "Words.cards or models/words/names.py")
    for (wonder, side), board in catalogue.boards.items():
        thing = f"wonder {wonder}, side {side}"
        if not (_has(city_name, wonder) and _has(wonder_name, wonder)):
            yield Gap(thing, "name", "models/words/names.py")
        if not _has(board_advice, catalogue.side_names, board.wonder, board.side):
            yield Gap(thing, "advice", "Words.advice or models/words/wonder_advice.py")


def _effect(module: str, effect: Effect) -> Iterator[Gap]:
    thing = f"effect {type(effect).__name__} of {module_owner(module)}"
    counted = getattr(effect, "per", None)
    for kind in counted.kinds if counted is not None else ():
        if not is_known(kind_words, kind.name):
            yield Gap(f"{kind.name!r}, counted by the {thing},", "words", "Words.kinds")
            return
    if counted is not None and not all(_has(paint_name, colour) for colour in counted.colours):
        return  # a gap of the module that brings the colour
    if not _has(effect_sentences, [effect]):
        yield Gap(thing, "sentence", _place(module, "effects", "models/words/effects.py"))
    if not _has(tokens, [effect]):
        yield Gap(thing, "picture", _place(module, "effects", "models/shown/effect_tokens.py"))
    if not _is_rule(rule_of_effect, effect):
        yield Gap(thing, "rule of the rulebook", _place(module, "effects", _LINKS))


def _module(module: RuleModule) -> Iterator[Gap]:
    """Yield the gaps of everything that a rule module brings by name or by type."""
    whose = module_owner(module.name)

    def gap(thing: str, lacks: str, field: str, file: str = "") -> Gap:
        return Gap(f"{thing} of {whose}", lacks, _place(module.name, field, file))

    for event in module.events:
        if not has_line(event):
            file = "models/words/log.py"
            yield gap(f"event {event.__name__}", "line of the log", "events", file)
    for prompt, answering in module.answers.items():
        if not _is_rule(rule_of_prompt, prompt):
            yield gap(f"prompt {str(prompt)!r}", "rule", "links", _LINKS)
        for command in answering.commands:
            if not has_plan(command):
                file = "models/classic/plans.py"
                yield gap(f"command {command.__name__}", "words", "plans", file)
    for piece in {type(piece): piece for piece in module.pieces}.values():
        if not is_known(mark_of, piece):
            yield gap(f"piece {type(piece).__name__}", "picture", "marks")
    for option in module.options:
        if not is_known(option_words, option):
            yield gap(f"option {option!r}", "words", "options")
    yield from _names(module, gap)
    if module.view not in (None, unseen) and not any(
        words.name == module.name and words.model is not None for words in all_words()
    ):
        yield Gap(f"the view of {whose}", "value for the table", "Words.model")


def _names(module: RuleModule, gap: Callable[..., Gap]) -> Iterator[Gap]:
    """Yield the gaps of colours, rows of the score sheet and ways to build."""
    for colour in module.colours:
        if not all(_has(name, colour) for name in (colour_name, paint_name, kind_name)):
            yield gap(f"colour {colour}", "name", "paints", _TERMS)
    for row in module.categories:
        if not _has(category_name, row):
            yield gap(f"score row {str(row)!r}", "title", "rows", _TERMS)
    for way in module.ways:
        if not (_has(free_way, way) and _has(short_free_way, way)):
            yield gap(f"way to build {str(way)!r}", "words", "ways", _TERMS)
        elif not _is_rule(rule_of_way, way):
            yield gap(f"way to build {str(way)!r}", "rule", "ways", _LINKS)


def _place(module: str, field: str, file: str) -> str:
    """Return the place of an entry: a field of the words of a box, or a file of the base game."""
    return file if is_base_module(module) else f"Words.{field}"


def _has(look: Callable[..., Sequence[object]], *of: object) -> bool:
    """Return whether a look-up finds texts or pictures, and none of them is empty."""
    try:
        found = look(*of)
    except LookupError:
        return False
    return bool(found) and all(found)


def _is_rule(look: Callable[..., str], of: object) -> bool:
    """Return whether a look-up finds the id of a rule that there is."""
    try:
        return look(of) in all_rules()
    except LookupError:
        return False
