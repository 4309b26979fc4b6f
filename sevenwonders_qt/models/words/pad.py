"""The words of the score pad: its rows, boxes and wonders, and likely or refused mistakes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDateTime, Qt

from sevenwonders_qt.core.text import clean
from sevenwonders_qt.games.classic.effects import Symbol
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.pad_files import PaperGame
from sevenwonders_qt.models.games import words_of
from sevenwonders_qt.models.shown.score_pad import (
    MILITARY,
    NOT_A_NUMBER,
    NOT_NEGATIVE,
    SCIENCE,
    TOO_LOW,
    TOTAL,
    TREASURY,
    UNCOUNTED,
    Refused,
    ScorePad,
)
from sevenwonders_qt.models.words.dates import day_and_time_words
from sevenwonders_qt.models.words.faults import journal_words
from sevenwonders_qt.models.words.lists import all_of, in_a_row
from sevenwonders_qt.models.words.messages import pad_not_saved
from sevenwonders_qt.models.words.names import CITIES as CITY_NAMES
from sevenwonders_qt.models.words.names import city_name
from sevenwonders_qt.models.words.numbers import whole_number
from sevenwonders_qt.models.words.paper_boxes import pad_boxes, pad_rows, pad_symbols, paper_boxes
from sevenwonders_qt.models.words.terms import category_name, symbol_name

translate = QCoreApplication.translate


def wonder_title(wonder: str) -> str:
    """Return the city of any wonder that the pad knows."""
    if drawn(wonder):
        return city_name(wonder)
    return {name: city for box in paper_boxes() for name, city in box.wonders.items()}[wonder]()


def drawn(wonder: str) -> bool:
    """Return whether there is a drawing of the wonder."""
    return wonder in CITY_NAMES


def box_name(expansion: str) -> str:
    """Return the name of an expansion, as on its box."""
    return {box.name: box.title for box in pad_boxes()}[expansion]()


def game_name(game: str) -> str:
    """Return the name of a game, in a word."""
    return words_of(game).pad.title()


def played_with(game: PaperGame) -> str:
    """Return the game and its expansions; "Base game, Cities, Armada"."""
    return in_a_row([game_name(game.game), *map(box_name, game.expansions)])


def row_name(row: str) -> str:
    """Return the name of a row."""
    if row == UNCOUNTED:
        return translate("Score", "In no row")
    boxes = {str(each.name): each.title for each in pad_rows()}
    return boxes[row]() if row in boxes else category_name(row)


def row_aliases(row: str) -> list[str]:
    """Return other names that a row has on score sheets."""
    found = {
        **{str(each.name): each.aliases() for each in pad_rows()},
        MILITARY: translate("Score", "military, war, wars, conflicts, shields, red"),
        TREASURY: translate("Score", "coins, money, gold, treasure"),
        "wonder": translate("Score", "wonders, stages, board, pyramid"),
        "civil": translate("Score", "civilian, civic, blue, culture"),
        SCIENCE: translate("Score", "science, sciences, scientific, green"),
        "commerce": translate("Score", "commerce, commercial, trade, market, yellow"),
        "guild": translate("Score", "guild, guilds, purple"),
        "debt": translate("Score", "debt, debts"),
        TOTAL: translate("Score", "sum, total, totals, points, score"),
    }.get(row, "")
    return [name.strip() for name in found.split(",")]


def row_note(pad: ScorePad, row: str) -> str:
    """Return in a few words what is typed in a row."""
    if row in pad.as_points:
        return translate("Score", "points, not counted here")
    return pad.form.note(row)


def way_text(pad: ScorePad, row: str) -> str:
    """Return the action of the switch of a row that can be counted or typed, "" for other rows."""
    if row not in pad.counted_rows:
        return ""
    if row in pad.as_points:
        return translate("Score", "Count here instead of typing points")
    return translate("Score", "Type points here instead of counting")


def entry_name(entry: str) -> str:
    """Return the name of an entry of science."""
    if entry in tuple(Symbol):
        return symbol_name(Symbol(entry))
    if entry == "free":
        return translate("Score", "of your choice")
    return pad_symbols()[entry].name()


def entry_note(entry: str) -> str:
    """Return the effect of an entry of a box on the symbols."""
    return pad_symbols()[entry].note()


def refusal(error: Refused) -> str:
    """Return the reason why a number was not taken."""
    if error.key == NOT_A_NUMBER:
        return translate("Score", "Only whole numbers can be entered here.")
    if error.key == NOT_NEGATIVE:
        return translate("Score", "This cannot be less than 0.")
    if error.key == TOO_LOW:
        text = translate("Score", "Less than {least} is not possible here.")
        return text.format(least=str(error.limits.least).replace("-", "\N{MINUS SIGN}"))
    text = translate("Score", "More than {most} is not possible here.")
    return text.format(most=error.limits.most)


def oddities(pad: ScorePad, names: tuple[str, ...]) -> dict[tuple[int, str], str]:
    """Return likely mistakes by seat and row, "" for the head of the column; they stop nothing."""
    found: dict[tuple[int, str], str] = {}
    wonders = [player.wonder for player in pad.players]
    for seat, player in enumerate(pad.players):
        if names.count(names[seat]) > 1:
            found[seat, ""] = translate("Score", "{name} is listed twice.").format(name=names[seat])
        if player.wonder and wonders.count(player.wonder) > 1:
            text = translate("Score", "{wonder} is listed twice.")
            found[seat, ""] = text.format(wonder=wonder_title(player.wonder))
        found |= pad.form.odd(pad, seat)
        found |= _odd_in_total(pad, seat)
    return found


def _odd_in_total(pad: ScorePad, seat: int) -> dict[tuple[int, str], str]:
    """Return a note on a total that the rows contradict: all are filled, or their sum is higher."""
    total, rows = pad.typed_total(seat), pad.in_rows(seat)
    whole = all(pad.filled(seat, row) for row in pad.rows)
    if total is None or total == rows or (total > rows and not whole):
        return {}
    text = translate("Score", "The rows add up to {points}, not {total}.")
    return {(seat, TOTAL): text.format(points=whole_number(rows), total=whole_number(total))}


def place_text(rank: int) -> str:
    """Return a place in the ranking, as short as can be: "1st", "2nd" ..."""
    return {
        1: translate("Score", "1st"),
        2: translate("Score", "2nd"),
        3: translate("Score", "3rd"),
        4: translate("Score", "4th"),
        5: translate("Score", "5th"),
        6: translate("Score", "6th"),
        7: translate("Score", "7th"),
        8: translate("Score", "8th"),
    }[rank]


def when(game: PaperGame) -> str:
    """Return the day and the time of a paper game, as people of the language write them."""
    moment = QDateTime.fromString(game.created, Qt.DateFormat.ISODate).toLocalTime()
    return day_and_time_words(moment)


def winners_text(game: PaperGame) -> str:
    """Return the winners, in one line."""
    won = [player.name for player in game.winners]
    if len(won) > 1:
        return translate("Score", "{names} share the victory").format(names=all_of(won))
    return translate("Score", "{name} has won").format(name=won[0])


def pad_saved_again() -> str:
    """Report that the score pad is on the disk again, after a failure to write it."""
    return translate("Message", "The score pad is saved again.")


def kept_apart() -> str:
    """Report that a kept game was changed in two windows at once."""
    return translate(
        "Message",
        "This game was changed in another window meanwhile. Both versions are in the list of "
        "saved games.",
    )


def trouble(error: JournalError) -> str:
    """Return the reason why a paper game could not be read, written or deleted."""
    file = clean(error.path.name)
    if error.fault is Fault.NEWER:
        text = translate(
            "Message", "{file} was written by a newer version of the program; it is left as it is."
        )
    elif error.fault is Fault.UNREADABLE:
        text = translate("Message", "{file} cannot be opened; it is left as it is.")
    elif error.fault in (Fault.UNWRITABLE, Fault.FULL):
        return pad_not_saved(journal_words(error))
    else:
        text = translate(
            "Message", "{file} is damaged or not a score-pad game; it is left unchanged."
        )
    return text.format(file=file)
