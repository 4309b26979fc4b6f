"""Checks that the files of rules, advice and tips are whole and name only what the games have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from operator import itemgetter

from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.core.event import EventCodec
from sevenwonders_qt.core.pattern import Pattern
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models import boxes, games
from sevenwonders_qt.models.shown.encyclopaedia import Encyclopaedia
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.words import advice_file, first_tips
from sevenwonders_qt.models.words.advice_file import Advice
from sevenwonders_qt.models.words.first_tips import FirstTip
from sevenwonders_qt.models.words.game_tips import tips_by_file
from sevenwonders_qt.models.words.rules import rule
from sevenwonders_qt.models.words.rules.book import chapters, chapters_of
from sevenwonders_qt.models.words.rules.rule import Chapter


def check_texts(box: Box) -> str:
    """Read every file and look up what it names; raises `DataError` with the file and the place."""
    rules = Counter(rule.id for chapter in chapters().values() for rule in chapter.rules)
    library, tips = Library(box), 0
    books = [Encyclopaedia(library, edition) for edition in Edition]
    for game in games.names():
        entries = [each for book in books for each in book.entries.values() if each.game == game]
        for chapter in chapters_of(game):
            _check_chapter(chapter, rules, {name for entry in entries for name in entry.names})
        wonders = {entry.board or entry.id for entry in entries if entry.is_wonder}
        for name, advice in _advice_of(game):
            _check_advice(name, advice, wonders)
        for name, found in filter(itemgetter(1), tips_by_file(game)):
            codecs = _codecs_of(game, box) if name == game else [_codec_with(name, game, box)]
            for tip in found:
                _check_tip(name, tip, codecs)
                tips += 1
    return f"{len(rules)} rules, {tips} tips"


def _advice_of(game: str) -> list[tuple[str, Advice]]:
    """Return the advice of a game and its expansions, by the name of each."""
    found = [(game, games.words_of(game).advice())]
    if game == Classic.name:
        found += [(words.name, words.advice()) for words in boxes.all_words()]
    return found


def _codecs_of(game: str, box: Box) -> list[EventCodec]:
    """Return the codecs of the events of a game, for its smallest and its largest table."""
    players = box.rules(game).players
    return [box.find(Variant(game, count, {})).codec for count in (players[0], players[-1])]


def _codec_with(expansion: str, game: str, box: Box) -> EventCodec:
    """Return the codec of the events of a game with an expansion, for its largest table."""
    options = {"expansions": [expansion]}
    return box.find(Variant(game, box.rules(game).players[-1], options)).codec


def _check_chapter(chapter: Chapter, rules: Mapping[str, int], things: Collection[str]) -> None:
    for each in chapter.rules:
        place = f"{rule.FOLDER}/{chapter.name}.toml: {each.id}"
        if rules[each.id] > 1:
            raise DataError(f"{place}: id: a rule of another file has it, too")
        for link in each.see:
            if link not in rules:
                raise DataError(f"{place}: see: there is no rule {link!r}")
        for ruling in each.rulings:
            for thing in ruling.about:
                if thing not in things:
                    where = f"{place}: ruling {ruling.number}: about"
                    raise DataError(f"{where}: the encyclopaedia has nothing called {thing!r}")


def _check_advice(name: str, advice: Advice, wonders: Collection[str]) -> None:
    for wonder, side in advice:
        if f"{wonder} {side}".rstrip() not in wonders:
            place = f"{advice_file.FOLDER}/{name}.toml: {wonder}"
            raise DataError(f"{place}: {side or advice_file.WHOLE}: there is no such board")


def _check_tip(name: str, tip: FirstTip, codecs: Collection[EventCodec]) -> None:
    for number, wanted in enumerate(tip.events, 1):
        if not any(_may_come(wanted, codec) for codec in codecs):
            place = f"{first_tips.FOLDER}/{name}.toml: {tip.key}: when[{number}]"
            raise DataError(f"{place}: no event of the game is like it")


def _may_come(wanted: Pattern, codec: EventCodec) -> bool:
    try:
        return wanted.wanted.keys() <= {*codec.fields_of(wanted.kind)}
    except KeyError:
        return False
