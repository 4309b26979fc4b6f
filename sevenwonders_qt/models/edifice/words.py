"""All texts of Edifice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.counting import Line
from sevenwonders_qt.games.classic.effects import Piece
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.view import PlayerView
from sevenwonders_qt.games.edifice import events as ev
from sevenwonders_qt.games.edifice.catalogue import BOTH_PAWNS, NAME
from sevenwonders_qt.games.edifice.commands import PARTICIPATE, PENALTY, PayPenalty
from sevenwonders_qt.games.edifice.effects import (
    DropDefeats,
    GuildAgain,
    PointsPerColour,
    PointsPerSet,
    TakePawn,
    VictoryToken,
)
from sevenwonders_qt.games.edifice.scoring import EdificeCategory, EdificeReason
from sevenwonders_qt.games.edifice.state import Debt, Pawn, Standing
from sevenwonders_qt.models.edifice.advice import board_advice
from sevenwonders_qt.models.edifice.names import EDIFICES
from sevenwonders_qt.models.edifice.projects import Edifices, edifices_for
from sevenwonders_qt.models.edifice.sentences import coins_paid, event_sentence, pieces_words
from sevenwonders_qt.models.shown.effect_row import PER, Token
from sevenwonders_qt.models.words.box_words import (
    LineWords,
    Note,
    OptionState,
    OptionWords,
    PieceMark,
    ScoreRow,
    Words,
)
from sevenwonders_qt.models.words.names import age_name
from sevenwonders_qt.models.words.rules.rule import shipped_chapter
from sevenwonders_qt.models.words.terms import card_name, colour_name

if TYPE_CHECKING:
    from sevenwonders_qt.models.shown.article import Entry

translate = QCoreApplication.translate


def _card(card: str) -> str | None:
    # PySide types the value of QT_TRANSLATE_NOOP as object; it is the text.
    return translate("Edifice", str(EDIFICES[card])) if card in EDIFICES else None


def _effect(effect: object) -> str:
    """Return the words of an effect of Edifices and the boards of their box; empty for others."""
    match effect:
        case TakePawn(age):
            text = translate("Edifice", "Take a Participation pawn of {age} from the box.")
            return text.format(age=age_name(age))
        case VictoryToken(worth):
            return translate("Edifice", "Gain a military victory token worth %n.", None, worth)
        case DropDefeats():
            return translate("Edifice", "Put all your defeat tokens back.")
        case PointsPerSet(points, colours):
            text = translate(
                "Edifice", "At the end of the game, %n victory point(s) for each set: {colours}.",
                None, points,
            )  # fmt: skip
            return text.format(colours=" + ".join(map(colour_name, colours)))
        case PointsPerColour(points):
            return translate(
                "Edifice",
                "At the end of the game, %n victory point(s) for each colour in your city.",
                None,
                points,
            )
        case GuildAgain():
            return translate("Edifice", "At the end of the game, one of your guilds scores twice.")
    return ""


def _icons(effect: object) -> list[Token]:
    """Return the pictures of an effect of Edifices and the boards of their box."""
    match effect:
        case TakePawn(age):
            return [Token("aged", ("ed_pawn",), age)]
        case VictoryToken(worth):
            return [Token("icon", (f"mil_{worth}",))]
        case DropDefeats():
            return [Token("struck", ("mil_defeat",))]
        case PointsPerSet(points, colours):
            things = tuple(f"sym_{fill}" for fill in colours)
            return [Token("points", value=points), PER, Token("count", things)]
        case PointsPerColour(points):
            things = tuple(f"sym_{fill}" for fill in ("blue", "green", "red"))
            return [Token("points", value=points), PER, Token("count", things)]
        case GuildAgain():
            return [Token("icon", ("guild",)), Token("icon", ("guild",))]
    return []


def _line(line: Line) -> LineWords | None:
    match line.reason:
        case EdificeReason.DEBT:
            words = translate("Score", "%n Debt token(s)", None, line.count)
            return LineWords(("ed_debt",), words)
        case EdificeReason.GUILD_AGAIN:
            guild = card_name(line.card or "")
            words = translate("Score", "{guild}, once more").format(guild=guild)
            return LineWords(("guild",), words, bool(line.per))
        case EdificeReason.REWARD:
            return LineWords(("ed_building",), card_name(line.card or ""))
    return None


def _plan(command: Command) -> str | None:
    if isinstance(command, Play) and command.option == PARTICIPATE:
        text = translate("Advice", "Wonder stage and pawn (with {card})")
        return text.format(card=card_name(command.card))
    if not isinstance(command, PayPenalty):
        return None
    if command.card is not None:
        return translate("Advice", "Give up {card}").format(card=card_name(command.card))
    tokens = len(command.tokens)
    return translate("Advice", "Give up %n military victory token(s)", None, tokens)


def _legend() -> tuple[str, Sequence[tuple[tuple[str, ...], str]]]:
    return translate("Edifice", "Edifices"), (
        (("ed_building",), translate("Edifice", "Edifice: constructed with its last pawn")),
        (("ed_pawn",), translate("Edifice", "Participation, paid with a stage")),
        (("state_no",), translate("Edifice", "Penalty for all without a pawn")),
        (("ed_debt",), translate("Edifice", "Debt token: points less")),
    )


def _both_pawns() -> Note:
    return Note(
        translate("NewGame", "Ur: both pawns are rewarded"),
        translate(
            "NewGame",
            "With Edifice: two Participation pawns of one Age give the reward twice. Default: off",
        ),
    )


def _joining(edifices: Edifices, view: PlayerView) -> OptionState | None:
    """Return the state of participating with the next stage; None while there is no project."""
    project = edifices.of_age(view.age)
    if project is None or project.standing is not Standing.PROJECT:
        return None
    text = translate("Table", "Stage and participation in {edifice}")
    words = text.format(edifice=card_name(project.id))
    if PARTICIPATE in view.option_costs:
        return OptionState(words)
    if view.seat in project.holders:
        return OptionState(words, translate("Table", "you have taken part in this Age"))
    return OptionState(words, translate("Table", "no pawn is left"))


def _mark(piece: Piece) -> PieceMark | None:
    if isinstance(piece, Pawn):
        return PieceMark("ed_pawn")
    return PieceMark(number=piece.points) if isinstance(piece, Debt) else None


def _articles(rules: Ruleset) -> Iterator[Entry]:
    from sevenwonders_qt.models.edifice.articles import articles

    return articles(rules)


WORDS = Words(
    NAME,
    title=lambda: translate("NewGame", "Edifice"),
    note=lambda: translate("NewGame", "three shared projects, plus Ur"),
    for_whom=lambda: translate("Message", "Edifice is for 3 to 7 players."),
    changes=lambda: translate(
        "NewGame",
        "Each Age has an Edifice that everyone can help to build: you take part as "
        "you build a stage of your wonder. If it is finished, those who took part "
        "are rewarded; if not, the others pay a penalty. Ur joins the wonders.",
    ),
    game="7 Wonders Edifice",
    house_rules={BOTH_PAWNS: _both_pawns},
    cards=_card,
    effect=_effect,
    icons=_icons,
    event=event_sentence,
    deeds=(ev.ProjectJoined,),
    coins=coins_paid,
    pieces=pieces_words,
    mark=_mark,
    plan=_plan,
    rows=(
        ScoreRow(
            EdificeCategory.EDIFICE,
            lambda: translate("Score", "Edifices"),
            "ed_building",
            "sea",
            lambda: translate("Score", "rewards for taking part"),
        ),
        ScoreRow(
            EdificeCategory.DEBT,
            lambda: translate("Score", "Debts"),
            "ed_debt",
            "bad",
            lambda: translate("Score", "always negative"),
            -60,
            0,
        ),
    ),
    line=_line,
    legend=_legend,
    options={
        PARTICIPATE: OptionWords(
            Use.STAGE,
            "ed_pawn",
            "P",
            does=lambda: translate("Settings", "Stage, and take part in the Edifice"),
            label=lambda: translate("Table", "take part"),
            more=lambda: translate("Prompt", "Take part too"),
            lit=lambda: translate("Prompt", "Taking part"),
            tip=lambda: translate(
                "Prompt", "Participate in the Edifice of this Age, paid with the stage"
            ),
            pay=lambda: translate("Prompt", "Stage and participation for {coins}"),
            chosen=lambda: translate("Table", "Stage {number}, and you take part"),
            state=_joining,
        )
    },
    chapter=lambda: shipped_chapter(NAME),
    links={
        PARTICIPATE: "edifice_join",
        PENALTY: "edifice_failed",
        "not_that_penalty": "edifice_failed",
    },
    powers={TakePawn: "ur"},
    articles=_articles,
    advice=board_advice,
    model=edifices_for,
)
