"""All texts of Edifice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.games.classic.counting import Line
from sevenwonders_qt.games.classic.effects import Effect
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
from sevenwonders_qt.games.edifice.state import Debt, Pawn, Reward, Standing
from sevenwonders_qt.models.edifice.names import EDIFICES
from sevenwonders_qt.models.edifice.projects import Projects, edifices_for
from sevenwonders_qt.models.edifice.sentences import coins_paid, event_sentence, pieces_words
from sevenwonders_qt.models.shown.effect_row import PER, Token
from sevenwonders_qt.models.words.advice_file import shipped_advice
from sevenwonders_qt.models.words.box_words import (
    EffectWords,
    LineWords,
    Note,
    OptionState,
    OptionWords,
    PieceMark,
    ScoreRow,
    SetUpWords,
    Words,
    no_line,
    no_mark,
)
from sevenwonders_qt.models.words.names import age_name
from sevenwonders_qt.models.words.rules.links import ALTERNATIVES
from sevenwonders_qt.models.words.rules.rule import shipped_chapter
from sevenwonders_qt.models.words.terms import card_name, colour_name

if TYPE_CHECKING:
    from sevenwonders_qt.models.shown.article import Article

translate = QCoreApplication.translate


def _card(card: str) -> str | None:
    # PySide types the value of QT_TRANSLATE_NOOP as object; it is the text.
    return translate("Edifice", str(EDIFICES[card])) if card in EDIFICES else None


def _pawn(effect: TakePawn) -> str:
    text = translate("Edifice", "Take a Participation pawn of {age} from the box.")
    return text.format(age=age_name(effect.age))


def _victory(effect: VictoryToken) -> str:
    return translate("Edifice", "Gain a military victory token worth %n.", None, effect.worth)


def _per_set(effect: PointsPerSet) -> str:
    text = translate(
        "Edifice", "At the end of the game, %n victory point(s) for each set: {colours}.",
        None, effect.points,
    )  # fmt: skip
    return text.format(colours=" + ".join(map(colour_name, effect.colours)))


def _per_colour(effect: PointsPerColour) -> str:
    return translate(
        "Edifice",
        "At the end of the game, %n victory point(s) for each colour in your city.",
        None,
        effect.points,
    )


def _points_for(points: int, colours: Iterable[str]) -> list[Token]:
    """Return the pictures of points for structures of these colours."""
    things = tuple(f"sym_{fill}" for fill in colours)
    return [Token("points", value=points), PER, Token("count", things)]


_EFFECTS: Final[Mapping[type[Effect], EffectWords]] = {
    TakePawn: EffectWords(_pawn, lambda pawn: [Token("aged", ("ed_pawn",), pawn.age)], "ur"),
    VictoryToken: EffectWords(
        _victory, lambda token: [Token("icon", (f"mil_{token.worth}",))], "edifice_built"
    ),
    DropDefeats: EffectWords(
        lambda _: translate("Edifice", "Put all your defeat tokens back."),
        lambda _: [Token("struck", ("mil_defeat",))],
        "edifice_built",
    ),
    PointsPerSet: EffectWords(
        _per_set, lambda each: _points_for(each.points, each.colours), "edifice_built"
    ),
    PointsPerColour: EffectWords(
        _per_colour,
        lambda each: _points_for(each.points, ("blue", "green", "red")),
        "edifice_built",
    ),
    GuildAgain: EffectWords(
        lambda _: translate("Edifice", "At the end of the game, one of your guilds scores twice."),
        lambda _: [Token("icon", ("guild",)), Token("icon", ("guild",))],
        "edifice_built",
    ),
}


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


def _paying(command: PayPenalty) -> str:
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


def _joining(edifices: Projects, view: PlayerView) -> OptionState | None:
    """Return the state of participating with the next stage; None while there is no project."""
    project = edifices.of_age(view.current_age)
    if project is None or project.standing is not Standing.PROJECT:
        return None
    text = translate("Table", "Stage and participation in {edifice}")
    words = text.format(edifice=card_name(project.id))
    if PARTICIPATE in view.option_costs:
        return OptionState(words)
    if view.seat in project.holders:
        return OptionState(words, translate("Table", "you have taken part in this Age"))
    return OptionState(words, translate("Table", "no pawn is left"))


def _articles(rules: Ruleset) -> Iterator[Article]:
    from sevenwonders_qt.models.edifice.articles import articles

    return articles(rules)


WORDS = Words(
    NAME,
    title=lambda: translate("NewGame", "Edifice"),
    note=lambda: translate("NewGame", "three shared projects, plus Ur"),
    for_whom=lambda: translate("Message", "Edifice is for 3 to 7 players."),
    set_up=SetUpWords(
        adds=lambda: translate(
            "Boxes", "A common project in each Age: who takes part is rewarded, others may pay."
        ),
        things=lambda: translate("Boxes", "%n Edifice(s)", None, len(EDIFICES)),
        # One more question with each stage, and the projects of three Ages to be read.
        minutes=5,
        difficulty=3,
    ),
    changes=lambda: translate(
        "NewGame",
        "Each Age has an Edifice that everyone can help to build: you take part as "
        "you build a stage of your wonder. If it is finished, those who took part "
        "are rewarded; if not, the others pay a penalty. Ur joins the wonders.",
    ),
    game="7 Wonders Edifice",
    house_rules={BOTH_PAWNS: _both_pawns},
    cards=_card,
    effects=_EFFECTS,
    events={
        ev.ProjectsRevealed: no_line,
        **dict.fromkeys(
            (
                *(ev.ProjectJoined, ev.PawnGiven, ev.EdificeBuilt, ev.RewardGained),
                *(ev.ProjectFailed, ev.PenaltyPaid, ev.DebtTaken),
            ),
            event_sentence,
        ),
        ev.PenaltyAsked: no_line,
    },
    deeds=(ev.ProjectJoined,),
    coins=coins_paid,
    pieces=pieces_words,
    marks={
        Pawn: lambda _: PieceMark("ed_pawn"),
        Debt: lambda debt: PieceMark(number=debt.points),
        Reward: no_mark,
    },
    plans={PayPenalty: _paying},
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
            plan=lambda: translate("Advice", "Wonder stage and pawn (with {card})"),
            state=_joining,
        )
    },
    chapter=lambda: shipped_chapter(NAME),
    links={
        PARTICIPATE: "edifice_join",
        PENALTY: "edifice_failed",
        ALTERNATIVES: "carthage",
        "not_that_penalty": "edifice_failed",
    },
    articles=_articles,
    advice=lambda: shipped_advice(NAME),
    model=edifices_for,
)
