"""The words of the statistics: games, sources, times, shares, people and levels."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDateTime

from sevenwonders_qt.models import games
from sevenwonders_qt.models.boxes import box_card_name, words_of
from sevenwonders_qt.models.seats import listed_name
from sevenwonders_qt.models.shown.records import GameKind, Played, Records
from sevenwonders_qt.models.shown.selection import Period, Selection, Source, Who
from sevenwonders_qt.models.shown.statistics import FEW, LeftOut, Report, Tally
from sevenwonders_qt.models.words.dates import day_and_time_words, day_words
from sevenwonders_qt.models.words.levels import level_name
from sevenwonders_qt.models.words.numbers import decimal, percent, whole_number
from sevenwonders_qt.models.words.pad import row_name, wonder_title
from sevenwonders_qt.models.words.question import QuestionWords

translate = QCoreApplication.translate


def kind_name(kind: GameKind) -> str:
    """Return a game in a word or two."""
    own = {
        GameKind.CLASSIC: translate("Statistics", "Base game"),
        GameKind.TWO: translate("Statistics", "For two"),
    }
    if kind in own:
        return own[kind]
    return games.words_of(kind).title() if kind in games.names() else words_of(kind).title()


def source_name(source: Source) -> str:
    """Return the source of the results that count, in a few words."""
    return {
        Source.PLAYED: translate("Statistics", "Matches played here"),
        Source.PAPER: translate("Statistics", "Games on a real table"),
        Source.BOTH: translate("Statistics", "Played here or on a real table"),
        Source.PRACTICE: translate("Statistics", "Only practice matches"),
        Source.HINTED: translate("Statistics", "Only matches with hints"),
    }[source]


def elsewhere_words(shown: Selection, found: Report) -> str:
    """Return the results elsewhere, when the shown selection has none."""
    other, count = found.selection, found.matches
    if other.source is not shown.source:
        text = {
            Source.PLAYED: translate("Statistics", "%n match(es) played here", None, count),
            Source.PAPER: translate("Statistics", "%n game(s) on a real table", None, count),
            Source.PRACTICE: translate("Statistics", "%n practice match(es)", None, count),
            Source.HINTED: translate("Statistics", "%n match(es) with hints", None, count),
        }[other.source]
        if other.kind == shown.kind:
            return translate("Statistics", "Not counted here: {matches}.").format(matches=text)
    else:
        text = translate("Statistics", "%n match(es)", None, count)
        if other.kind == shown.kind:
            return translate("Statistics", "Without these filters: {matches}.").format(matches=text)
    game = translate("Statistics", "In another game ({game}): {matches}.")
    return game.format(game=kind_name(other.kind), matches=text)


def period_name(period: Period) -> str:
    """Return a period in a few words."""
    return {
        Period.ALL: translate("Statistics", "From the beginning"),
        Period.YEAR: translate("Statistics", "The last 365 days"),
        Period.MONTH: translate("Statistics", "The last 30 days"),
        Period.WEEK: translate("Statistics", "The last 7 days"),
    }[period]


def players_name(players: int | None) -> str:
    """Return the number of players in words."""
    if players is None:
        return translate("Statistics", "Any number of players")
    return translate("Statistics", "%n player(s)", None, players)


def who_name(who: Who, records: Records) -> str:
    """Return the person or the level that the results are of."""
    if who.level:
        return translate("Statistics", "Computer: {level}").format(level=opponent(who.level))
    if who.name:
        return listed_name(records.names.get(who.name, who.name))
    return translate("Statistics", "All people")


def opponent(level: str) -> str:
    """Return a level of AI players; "" is a table of people only."""
    return level_name(level) or level if level else translate("Statistics", "People")


def city(wonder: str) -> str:
    """Return the city of a wonder; an unknown one is called by its id."""
    try:
        return wonder_title(wonder) if wonder else ""
    except KeyError:
        return wonder


def person(name: str) -> str:
    """Return the name of a person that a city has recruited, or the id where no box knows it."""
    return box_card_name(name) or name


def category(row: str) -> str:
    """Return a row of a score sheet; an unknown one is called by its id."""
    try:
        return row_name(row)
    except KeyError:
        return row


def board(wonder: str, side: str) -> str:
    """Return a city and its side; "Giza A"."""
    return f"{city(wonder)} {side}".strip()


def day(one: Played) -> str:
    """Return the local date of the end of a match."""
    moment = QDateTime.fromSecsSinceEpoch(int(one.result.ended.timestamp()))
    return day_words(moment.date())


def played_words(one: Played) -> str:
    """Return one result in one line."""
    result = one.result
    parts = [
        day(one),
        listed_name(result.name),
        board(result.wonder, result.side),
        players_name(result.players),
        translate("Statistics", "%n point(s)", None, result.total),
        translate("Statistics", "won") if result.won else place_name(result.place),
    ]
    if result.paper:
        parts.append(translate("Statistics", "on a real table"))
    return " · ".join(part for part in parts if part)


def place_name(place: int) -> str:
    """Return a place that has not won."""
    return translate("Statistics", "place {number}").format(number=place)


def tally_words(found: Tally) -> str:
    """Return results in one sentence to be read aloud."""
    text = translate(
        "Statistics",
        "{played} played, {won} won, {share}; luck alone would win {luck}; {average} points on"
        " average, {best} at best",
    )
    return text.format(
        played=found.played,
        won=found.won,
        share=percent(found.share),
        luck=percent(found.luck),
        average=decimal(found.average),
        best=whole_number(found.best),
    )


def times(played: int) -> str:
    """Return a number of times, such as "5×"."""
    return f"{played}×"


def few_words() -> str:
    """Return the meaning of a hollow mark."""
    return translate("Statistics", "hollow: fewer than {number}").format(number=FEW)


def left_out_words(report: Report, records: Records) -> str:
    """Return the results that are not counted, and why; empty when all are."""
    return " · ".join(_left_out(report.left_out, records))


def restart_count() -> QuestionWords:
    """Return the question before only matches that end from now on count."""
    return QuestionWords(
        translate("Statistics", "Restart the count?"),
        translate(
            "Statistics",
            "Results so far will no longer be counted. No match and no game on a "
            "real table is deleted, and “Count everything” brings them back.",
        ),
        yes=translate("Statistics", "Restart the count"),
        no=translate("Statistics", "Cancel"),
        grave=True,
    )


def _left_out(left: LeftOut, records: Records) -> list[str]:
    parts = []
    if left.practice:
        text = translate("Statistics", "%n practice match(es) left out", None, left.practice)
        parts.append(text)
    if left.hinted:
        text = translate("Statistics", "%n match(es) with hints left out", None, left.hinted)
        parts.append(text)
    if left.unverified:
        text = translate("Statistics", "%n match(es) not verified", None, left.unverified)
        parts.append(text)
    if left.paper:
        text = translate("Statistics", "%n game(s) on a real table kept apart", None, left.paper)
        parts.append(text)
    if records.since is not None:
        moment = QDateTime.fromSecsSinceEpoch(int(records.since.timestamp()))
        since = day_and_time_words(moment)
        text = translate(
            "Statistics", "counted from {when}; %n match(es) before", None, left.before
        )
        parts.append(text.format(when=since))
    return parts
