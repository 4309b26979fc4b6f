"""The events, commands and points of leaders in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.games.classic.counting import Line
from sevenwonders_qt.games.classic.effects import Piece, Scope
from sevenwonders_qt.games.leaders import commands as cmd
from sevenwonders_qt.games.leaders import events as ev
from sevenwonders_qt.games.leaders.pieces import Buried, Copied, Recruited
from sevenwonders_qt.games.leaders.scoring import LeaderReason
from sevenwonders_qt.models.leaders.cards import all_leaders
from sevenwonders_qt.models.leaders.names import WOMEN
from sevenwonders_qt.models.words.box_words import LineWords, no_line
from sevenwonders_qt.models.words.effects import effect_sentences
from sevenwonders_qt.models.words.lists import in_a_row
from sevenwonders_qt.models.words.names import age_name
from sevenwonders_qt.models.words.sentence import HEADING, Sentence
from sevenwonders_qt.models.words.terms import card_name, symbol_name

translate = QCoreApplication.translate


# The log --------------------------------------------------------------------------------------


def _returned(event: ev.CoinsReturned) -> Sentence:
    return event.seat, "coins", translate("Leaders", "returned %n coin(s)", None, event.coins)


def _row_laid(event: ev.RowLaid) -> Sentence:
    text = translate("Leaders", "Leaders are face up: {names}")
    return None, "leaders", text.format(names=in_a_row(map(card_name, event.leaders)))


def _taken(event: ev.LeaderTaken) -> Sentence:
    text = translate("Leaders", "took {leader}").format(leader=card_name(event.leader))
    return event.seat, "leader", text


def _asked(event: ev.LeadersAsked) -> Sentence:
    return None, HEADING, translate("Leaders", "Before {age}").format(age=age_name(event.age))


def _recruited(event: ev.LeaderRecruited) -> Sentence:
    if event.coins:
        text = translate("Leaders", "recruited {leader} for %n coin(s)", None, event.coins)
    else:
        text = translate("Leaders", "recruited {leader} for free")
    return event.seat, "recruit", text.format(leader=card_name(event.leader))


def _token(event: ev.TokenGained) -> Sentence:
    text = translate("Leaders", "gained a victory token worth {worth} with {leader}")
    words = text.format(worth=event.worth, leader=card_name(event.leader))
    return event.seat, f"mil_{event.worth}", words


def _dropped(event: ev.DefeatsDropped) -> Sentence | None:
    if not event.defeats:
        return None
    text = translate("Leaders", "put back %n defeat token(s) with {leader}", None, event.defeats)
    return event.seat, "mil_defeat", text.format(leader=card_name(event.leader))


def _demanded(event: ev.VictoriesDemanded) -> Sentence:
    text = translate("Leaders", "made all others put back a victory token with {leader}")
    return event.seat, "token_take", text.format(leader=card_name(event.leader))


def _lost(event: ev.VictoryLost) -> Sentence:
    text = translate("Leaders", "put back a victory token worth {worth}")
    return event.seat, "token_take", text.format(worth=event.worth)


def _drawn(event: ev.LeadersDrawn) -> Sentence:
    number = len(event.leaders)
    text = translate("Leaders", "took %n leader(s) from the pile", None, number)
    return event.seat, "leaders", text


def _buried(event: ev.LeaderBuried) -> Sentence:
    if event.leader is None:
        return event.seat, "bury", translate("Leaders", "buried no leader")
    text = translate("Leaders", "buried {leader} for %n point(s)", None, event.points)
    return event.seat, "bury", text.format(leader=card_name(event.leader))


def _copied(event: ev.LeaderCopied) -> Sentence:
    if event.leader is None:
        return event.seat, "leader", translate("Leaders", "found no leader to copy")
    text = translate("Leaders", "copied {leader} of a neighbour")
    return event.seat, "leader", text.format(leader=card_name(event.leader))


def _left(event: ev.LeadersLeft) -> Sentence | None:
    number = len(event.leaders)
    if not number:
        return None
    return event.seat, "leader", translate("Leaders", "did not use %n leader(s)", None, number)


EVENTS: Final[Mapping[type[Event], Callable[[Any], Sentence | None]]] = {
    **dict.fromkeys(ev.EVENTS, no_line),
    ev.LeadersDealt: lambda _: (None, "leaders", translate("Leaders", "Leaders were dealt")),
    ev.CoinsReturned: _returned,
    ev.LeadersPassed: lambda _: (None, "leaders", translate("Leaders", "Leaders were passed on")),
    ev.RowLaid: _row_laid,
    ev.LeaderTaken: _taken,
    ev.DraftEnded: lambda _: (None, "leaders", translate("Leaders", "All leaders are chosen")),
    ev.LeadersAsked: _asked,
    ev.LeaderRecruited: _recruited,
    ev.TokenGained: _token,
    ev.DefeatsDropped: _dropped,
    ev.VictoriesDemanded: _demanded,
    ev.VictoryLost: _lost,
    ev.LeadersDrawn: _drawn,
    ev.LeaderBuried: _buried,
    ev.LeaderCopied: _copied,
    ev.RecruitAsked: lambda event: (
        event.seat,
        "recruit",
        translate("Leaders", "may recruit one more leader"),
    ),
    ev.RecruitPassed: lambda event: (
        event.seat,
        "recruit",
        translate("Leaders", "recruited no other leader"),
    ),
    ev.LeadersLeft: _left,
}
"""The lines of the log; choices that are still face down, and questions, have none."""


def kept_words() -> str:
    """Return a choice in the draft, for a timeline: it is secret which leader was kept."""
    return translate("Leaders", "keeps a leader")


def taken_words(leader: str) -> str:
    """Return a leader that all see taken, for a timeline."""
    return translate("Leaders", "takes {leader}").format(leader=card_name(leader))


def recruited_words(leader: str) -> str:
    """Return a leader as recruited, for a timeline."""
    name = card_name(leader)
    if leader in WOMEN:
        return translate("Leaders", "{leader}, recruited", "a woman").format(leader=name)
    return translate("Leaders", "{leader}, recruited", "a man").format(leader=name)


def coins_of(event: Event) -> Sequence[tuple[Seat, int]]:
    """Return the coins that a city has more or fewer of after an event of leaders."""
    if isinstance(event, ev.LeaderRecruited | ev.CoinsReturned) and event.coins:
        return ((event.seat, -event.coins),)
    return ()


# Commands -------------------------------------------------------------------------------------


def _use(command: cmd.UseLeader) -> str:
    leader, use = card_name(command.play.card), command.play.use
    if use is Use.BUILD:
        return translate("Advice", "Recruit {leader}").format(leader=leader)
    if use is Use.STAGE:
        return translate("Advice", "Wonder stage (with {card})").format(card=leader)
    return translate("Advice", "Discard {leader}").format(leader=leader)


def _recruit_more(command: cmd.RecruitMore) -> str:
    if command.leader is None:
        return translate("Advice", "Recruit no other leader")
    return translate("Advice", "Recruit {leader}").format(leader=card_name(command.leader))


def _bury(command: cmd.Bury) -> str:
    if command.leader is None:
        return translate("Advice", "Bury no leader")
    return translate("Advice", "Bury {leader}").format(leader=card_name(command.leader))


def _copy(command: cmd.Copy) -> str:
    return translate("Advice", "Copy {leader}").format(leader=card_name(command.leader))


def _keep(command: cmd.KeepLeader) -> str:
    return translate("Advice", "Keep {leader}").format(leader=card_name(command.leader))


def _lose(command: cmd.LoseVictory) -> str:
    text = translate("Advice", "Put back the victory token worth {worth}")
    return text.format(worth=command.worth)


PLANS: Final[Mapping[type[Command], Callable[[Any], str]]] = {
    cmd.KeepLeader: _keep,
    cmd.UseLeader: _use,
    cmd.RecruitMore: _recruit_more,
    cmd.Bury: _bury,
    cmd.Copy: _copy,
    cmd.LoseVictory: _lose,
}
"""The commands about leaders in a few words."""


# Pieces and points ----------------------------------------------------------------------------


def pieces_words(pieces: Sequence[Piece]) -> str:
    """Return the leaders beside a board in words; empty without any."""
    known = (
        (Recruited, translate("Leaders", "Leaders: {names}")),
        (Copied, translate("Leaders", "Copied leaders: {names}")),
        (Buried, translate("Leaders", "Buried leaders: {names}")),
    )
    parts = []
    for kind, text in known:
        names = [card_name(piece.leader) for piece in pieces if isinstance(piece, kind)]
        if names:
            parts.append(text.format(names=in_a_row(names)))
    return " · ".join(parts)


def line_words(line: Line) -> LineWords | None:
    """Return the words of a line of the score sheet about a leader; None for any other line."""
    leader = card_name(line.card) if line.card else ""
    match line.reason:
        case LeaderReason.LEADER:
            counted = line.per is not None and line.per.scope is not Scope.ALL
            return LineWords((f"head_{line.card}",), leader, counted)
        case LeaderReason.PAIRS:
            text = translate("Score", "{leader}: %n pair(s) of victory tokens", None, line.count)
            return LineWords((f"head_{line.card}",), text.format(leader=leader))
        case LeaderReason.TRIOS:
            text = translate("Score", "{leader}: %n set(s) of symbols", None, line.count)
            return LineWords((f"head_{line.card}",), text.format(leader=leader))
        case LeaderReason.SYMBOL_ADDED if line.symbol is not None:
            text = translate("Score", "{leader}: %n more of {symbol}", None, line.count)
            words = text.format(leader=leader, symbol=symbol_name(line.symbol))
            return LineWords((f"sci_{line.symbol}",), words, multiplied=False)
        case LeaderReason.SYMBOL_REMOVED if line.symbol is not None:
            text = translate("Score", "{leader}: %n fewer of {symbol}", None, line.count)
            words = text.format(leader=leader, symbol=symbol_name(line.symbol))
            return LineWords((f"sci_{line.symbol}",), words, multiplied=False)
        case LeaderReason.HELPED:
            effects = all_leaders()[CardId(line.card or "")].effects
            does = " ".join(effect_sentences(effects))
            return LineWords((f"head_{line.card}",), leader, multiplied=False, note=does)
        case LeaderReason.BURIED:
            words = _grave(line.card or "", leader)
            return LineWords((f"grey_head_{line.card}",), words, multiplied=False)
    return None


def _grave(leader: str, name: str) -> str:
    if leader in WOMEN:
        return translate("Score", "{leader}, buried", "a woman").format(leader=name)
    return translate("Score", "{leader}, buried", "a man").format(leader=name)
