"""Looks for gaps in every game and expansion: things that some layer of the program leaves out.

A match of each game is played at random, and whatever is met in it must be known to the words of
the game, to its rulebook, and to its encyclopaedia. The table of an entry that is asked for by type
or by name can be looked through as a whole: the game itself does so (`GameCommandLine.gaps`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from sevenwonders_qt.app.boxes import BOXES, ExpansionBox, box_of, table_parts, use_words
from sevenwonders_qt.app.check_resources import Broken
from sevenwonders_qt.app.game_box import GameBox, Games
from sevenwonders_qt.app.game_command_line import ProgramParts
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import AnyGame
from sevenwonders_qt.core.gap import Gap, Incomplete, is_known
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.words.game_words import GameWords
from sevenwonders_qt.models.words.rules.book import all_rules
from sevenwonders_qt.views.paint.art import Art

_SEED: Final = 1
_NAMED: Final = 8
"""The most gaps that are named: a new kind of effect can have seven."""


def check_doors(games: Games = GAMES, boxes: Mapping[str, ExpansionBox] = BOXES) -> str:
    """Raise Broken with a sentence for the first gaps, if there are any."""
    found = [*dict.fromkeys(map(str, gaps(games, boxes)))]
    if found:
        more = f"; and {len(found) - _NAMED} more" if len(found) > _NAMED else ""
        raise Broken("; ".join(found[:_NAMED]) + more)
    return f"no gaps in {', '.join([*games, *boxes])}"


def gaps(games: Games = GAMES, boxes: Mapping[str, ExpansionBox] = BOXES) -> Iterator[Gap]:
    """Yield every gap in these games and expansions; may yield one of them twice."""
    use_words(boxes, games)
    folders = [*(box.art for box in boxes.values()), *(game.art for game in games.values())]
    art = Art(resource_path("art"), [folder for folder in folders if folder is not None])
    parts = ProgramParts(box_of(boxes, games), art, table_parts(boxes))
    for name, game in games.items():
        try:
            found = [*game.command_line().gaps(parts)]
            yield from found
            if not found:  # a match and entries are made of what is whole
                yield from _met(name, game, parts)
                yield from _entries(name, game, parts)
        except Incomplete as refused:
            yield from refused.gaps


def _met(name: str, game: GameBox, parts: ProgramParts) -> Iterator[Gap]:
    """Yield the gaps that a match with the usual options meets, for the most players."""
    rules = parts.box.rules(name)
    count = rules.players[-1]
    played: AnyGame = rules.make({}, count)
    words, at_random = game.words(), game.players().at_random
    state, chance = played.empty(), SeededChance(_SEED)
    events = played.open(state, played.random_setup(count), chance)
    seats = [SeatInfo(str(seat), Player.RULES) for seat in range(played.seats(state))]
    while True:
        for event in events:
            thing = f"event {type(event).__name__} of {name}"
            if not is_known(played.redact, event, 0):
                yield Gap(thing, "redaction", "the rules of the game")
            elif not is_known(words.line, played.redact(event, 0), seats, 0):
                yield Gap(thing, "line of the log", "GameWords.line")
        if played.is_over(state):
            return
        seat = state.owing[0]
        view = played.view_for(state, seat)
        yield from _asked(name, words, view)
        events = played.step(state, at_random(state, seat, _SEED), chance)


def _asked(name: str, words: GameWords[Any], view: Any) -> Iterator[Gap]:
    """Yield the gaps of a question to a seat, and of its answers."""
    if words.links.get(view.prompt) not in all_rules():
        yield Gap(f"prompt {str(view.prompt)!r} of {name}", "rule", "GameWords.links")
    for command in view.legal:
        if not is_known(words.plan, command, view):
            yield Gap(f"command {type(command).__name__} of {name}", "words", "GameWords.plan")


def _entries(name: str, game: GameBox, parts: ProgramParts) -> Iterator[Gap]:
    """Yield the gaps of the encyclopaedia: every entry has words, a rule and a picture."""
    words, library = game.words(), Library(parts.box)
    drawn = game.table().pictures().articles
    for edition in Edition:
        for entry in words.articles(library, edition):
            thing = f"entry {entry.key} of {name}"
            if not (entry.name and entry.facts and all(fact.lines for fact in entry.facts)):
                yield Gap(thing, "words", "GameWords.articles")
            if entry.rule not in all_rules():
                yield Gap(thing, "rule", "GameWords.articles")
            if not entry.box and entry.kind not in drawn:
                yield Gap(thing, "picture", "Pictures.articles")
