"""A finished match as a score sheet, and the source of each of its numbers, in words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.counting import DEFEATS, ITSELF, STAGES, Counted, Line
from sevenwonders_qt.games.classic.effects import Colour
from sevenwonders_qt.games.classic.scoring import CATEGORIES, SYMBOLS, Category, Reason, Sheet
from sevenwonders_qt.models import games
from sevenwonders_qt.models.boxes import all_words, find_kind_words
from sevenwonders_qt.models.seats import Player, You
from sevenwonders_qt.models.shown.portraits import portraits
from sevenwonders_qt.models.shown.score_form import (
    COINS,
    CityPoints,
    ExplainedLine,
    Finished,
    Found,
    ScoreWords,
    TieWords,
)
from sevenwonders_qt.models.shown.score_sheet import (
    BoardGame,
    ScoreSheet,
    SheetCity,
    SheetLine,
    SheetRow,
)
from sevenwonders_qt.models.words.lists import all_of, titled
from sevenwonders_qt.models.words.names import ROMAN, age_name, city_name
from sevenwonders_qt.models.words.numbers import whole_number
from sevenwonders_qt.models.words.paper_boxes import DEBT, pad_rows
from sevenwonders_qt.models.words.terms import (
    board_name,
    card_name,
    category_name,
    kind_name,
    symbol_name,
)

translate = QCoreApplication.translate


_SIGNS: Final[dict[str, tuple[str, str]]] = {
    Category.MILITARY: ("shield", "red"),
    Category.TREASURY: ("coins", "gold"),
    Category.WONDER: ("wonder", "terracotta"),
    Category.CIVIL: ("sym_blue", "blue"),
    Category.SCIENCE: ("sym_green", "green"),
    Category.COMMERCE: ("sym_yellow", "yellow"),
    Category.GUILD: ("sym_purple", "purple"),
    DEBT: ("ed_debt", "bad"),
}
"""The sign of each row of a sheet or a pad of 7 Wonders, and its colour."""


def sign_of(row: str) -> tuple[str, str]:
    """Return an icon, "" for a row that is unknown here, and a colour."""
    signs = (game.score.signs[row] for game in games.all_words() if row in game.score.signs)
    boxes = ((one.icon, one.shade) for one in pad_rows() if one.name == row)
    return next(chain(signs, boxes), ("", "stone"))


_TOKEN_AGE: Final = {1: 1, 3: 2, 5: 3}
SYMBOL_ICONS: Final = tuple(f"sci_{symbol}" for symbol in SYMBOLS)


def explain(
    words: ScoreWords, sheet: Any, category: str | None, names: Sequence[str]
) -> list[ExplainedLine]:
    """Return the lines of one category; of None, the categories that make the total."""
    if category is None:
        return [
            ExplainedLine((sign_of(row)[0],), heading(row), "", sheet.points(row))
            for row in words.rows(sheet)
        ]
    lines = [words.explained(line, names) for line in sheet.lines if line.category == category]
    return lines or [ExplainedLine((), translate("Score", "Nothing"), "", 0)]


def heading(category: str | None) -> str:
    """Return the name of a row; None is the total."""
    return category_name("total" if category is None else str(category))


def coins_left(sheet: Sheet) -> int:
    """Return the coins a city has at the end, which break ties."""
    return sum(line.count for line in sheet.lines if line.reason is Reason.COINS)


def _explained(line: Line, names: Sequence[str]) -> ExplainedLine:
    match line.reason:
        case Reason.TOKENS:
            return _tokens(line)
        case Reason.COINS:
            coins = line.count
            words = translate("Score", "%n coin(s)", None, coins)
            return ExplainedLine(
                ("coin",), words, translate("Score", "1 point for every 3"), line.points
            )
        case Reason.STAGE:
            words = translate("Score", "Stage {number}").format(number=ROMAN[line.count - 1])
            return ExplainedLine(("stage",), words, "", line.points)
        case Reason.SYMBOL:
            return _symbols(line)
        case Reason.SETS:
            words = translate("Score", "Sets of three different symbols")
            return ExplainedLine(SYMBOL_ICONS, words, _times(line), line.points)
    found = next((known for words in all_words() if (known := words.line(line))), None)
    shown = _card(line)
    if found is not None:
        times = _times(line) if found.multiplied else ""
        shown = ExplainedLine(found.icons, found.words, times, line.points, note=found.note)
    return replace(shown, found=tuple(_found(part, names) for part in line.counted))


def _found(part: Counted, names: Sequence[str]) -> Found:
    number, name = part.number, names[part.seat]
    if part.kind == STAGES:
        return Found(name, "stage", number, translate("Score", "%n stage(s)", None, number))
    if part.kind == DEFEATS:
        return Found(name, "mil_defeat", number, translate("Score", "%n defeat(s)", None, number))
    if part.kind == ITSELF:
        return Found(name, "copy_guild", number, translate("Score", "the copied guild itself"))
    own = find_kind_words(part.kind)
    if own is not None:
        return Found(name, own.icon, number, titled(own.thing(), number))
    words = f"{kind_name(Colour(part.kind))} {number}"
    return Found(name, f"sym_{part.kind}", number, words)


def _tokens(line: Line) -> ExplainedLine:
    number = line.count
    if line.each < 0:
        words = translate("Score", "%n defeat(s)", None, number)
        return ExplainedLine(("mil_defeat",) * number, words, _times(line), line.points)
    words = translate("Score", "%n victory(ies), {age}", None, number)
    words = words.format(age=age_name(_TOKEN_AGE[line.each]))
    return ExplainedLine((f"mil_{line.each}",) * number, words, _times(line), line.points)


def _symbols(line: Line) -> ExplainedLine:
    assert line.symbol is not None
    words, chosen = symbol_name(line.symbol), line.chosen
    if chosen:
        words += " (" + translate("Score", "%n by choice", None, chosen) + ")"
    icons = (f"sci_{line.symbol}",) * line.count
    return ExplainedLine(icons, words, _times(line), line.points)


def _card(line: Line) -> ExplainedLine:
    name = card_name(line.card) if line.card else ""
    icon, _ = sign_of(line.category)
    if line.reason is Reason.COPIED:
        name = translate("Score", "{guild}, copied").format(guild=name)
        icon = "copy_guild"
    plain = line.count == 1 and line.category == Category.CIVIL
    return ExplainedLine((icon,), name, "" if plain else _times(line), line.points)


def _times(line: Line) -> str:
    return f"{line.count} × {whole_number(line.each)}"


def verdict(
    names: Sequence[str],
    people: Sequence[bool],
    sheets: Sequence[CityPoints],
    winners: Sequence[int],
) -> str:
    """Return the headline: the winner."""
    if len(winners) > 1:
        text = translate("Score", "{names} share the victory")
        return text.format(names=all_of(names[seat] for seat in winners))
    if people[winners[0]] and sum(people) == 1:
        return translate("Score", "You have won")
    return translate("Score", "{name} has won").format(name=names[winners[0]])


def reckon(
    names: Sequence[str],
    scores: Sequence[CityPoints],
    winners: Sequence[int],
    outside: Collection[int],
    ties: Sequence[int],
    rows: Sequence[Any],
    named: Callable[[str], str] = category_name,
    tie_words: TieWords = COINS,
) -> str:
    """Return the points, the lead, and what made the difference, or the tie-break, in words.

    The seats ``outside`` could not win and are not compared with. ``ties`` is by seat the
    number that breaks ties, which ``tie_words`` describe; ``rows`` are the categories, and
    ``named`` returns their names.
    """
    first = winners[0]
    text = translate("Score", "%n point(s)", None, scores[first].total)
    if len(winners) > 1:
        shared = tie_words.shared(ties[first])
        return f"{text}, {shared}."
    others = [seat for seat in range(len(scores)) if seat != first and seat not in outside]
    second = max(others, key=lambda seat: (scores[seat].total, ties[seat]))
    lead = scores[first].total - scores[second].total
    if not lead:
        you = isinstance(names[second], You)
        decided = tie_words.decides_with_you() if you else tie_words.decides()
        decided = decided.format(name=names[second], own=ties[first], other=ties[second])
        return f"{text}, {decided}."
    ahead = translate("Score", "%n ahead of {name}", None, lead).format(name=names[second])
    if isinstance(names[second], You):
        ahead = translate("Score", "%n ahead of you", None, lead)
    best = max(rows, key=lambda row: scores[first].points(row) - scores[second].points(row))
    points = scores[first].points(best) - scores[second].points(best)
    note = translate("Score", "What made the difference: {category}, +{points}.")
    category = named(str(best))
    return f"{text}, {ahead}. {note.format(category=category, points=points)}"


def game_of(sheet: Sheet) -> str:
    """Return the name on the box, with the name of the expansion."""
    rows = {*map(str, sheet.categories)}
    boxes = [words for words in all_words() if rows & {str(row.name) for row in words.rows}]
    if len(boxes) > 1:
        return f"7 Wonders: {' + '.join(words.title() for words in boxes)}"
    return next((words.game for words in boxes if words.game), "7 Wonders")


def _categories() -> Sequence[str]:
    boxes = (str(row.name) for row in pad_rows())
    return tuple(dict.fromkeys((*map(str, CATEGORIES), *boxes, DEBT)))


CLASSIC: Final = ScoreWords(
    lambda sheet: sheet.categories,
    _explained,
    coins_left,
    game_of,
    _categories,
    signs=_SIGNS,
    elsewhere=BoardGame("7 Wonders", 68448),
)
"""The words for a match of 7 Wonders."""


def headline(end: Finished) -> str:
    """Return the headline with the winners."""
    people = [seat.player is Player.PERSON for seat in end.seats]
    return verdict(end.names, people, end.sheets, end.winners)


def end_note(end: Finished) -> str:
    """Return the winner's city, and how it was decided."""
    words, sheets, first = end.words, end.sheets, end.winners[0]
    rows, ties = words.rows(sheets[first]), [*map(words.tie, sheets)]
    account = reckon(
        end.names, sheets, end.winners, end.outside, ties, rows, tie_words=words.tie_words
    )
    wonder, _ = end.boards[first]
    return titled(city_name(wonder), account) if wonder else account


def score_sheet(end: Finished) -> ScoreSheet:
    """Return the whole sheet in the current language."""
    order, sheets = end.order, end.sheets
    rows = end.words.rows(sheets[order[0]])
    return ScoreSheet(
        end.words.game(sheets[order[0]]),
        headline(end),
        " · ".join(filter(None, (end_note(end), end.hints_shown()))),
        end.played,
        end.seed,
        tuple(_city(end, seat) for seat in order),
        tuple(
            SheetRow(
                row, heading(row), *sign_of(row), tuple(sheets[seat].points(row) for seat in order)
            )
            for row in rows
        ),
        tuple(line for seat in order for row in rows for line in _lines(end, seat, row)),
        tuple(map(tuple, end.history or ())),
        tuple(end.ages),
        end.words.elsewhere,
    )


def _city(end: Finished, seat: int) -> SheetCity:
    wonder, side = end.boards[seat]
    return SheetCity(
        seat,
        end.seats[seat].name,
        board_name(end.side_names, wonder, side) if wonder else "",
        wonder,
        side,
        seat in end.winners,
        seat in end.outside,
        end.sheets[seat].total,
        portrait=portraits(tuple(end.seats))[seat],
    )


def _lines(end: Finished, seat: int, row: str) -> Iterator[SheetLine]:
    """Yield every line of a category; a line without points and icons is left out."""
    for line in explain(end.words, end.sheets[seat], row, end.names):
        if line.icons or line.points:
            name = end.seats[seat].name
            yield SheetLine(name, heading(row), line.words, line.detail(), line.sum, line.points)
