"""The effects of leaders, and of the boards and guilds of their box, in sentences and pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sevenwonders_qt.games.classic.effects import BLACK, VICTORIES, Colour, Count, Effect
from sevenwonders_qt.games.leaders import effects as fx
from sevenwonders_qt.models.shown.effect_row import OR, PER, Token
from sevenwonders_qt.models.shown.effect_tokens import ANY_MANUFACTURED, ANY_RAW
from sevenwonders_qt.models.words.box_words import EffectWords, KindWords
from sevenwonders_qt.models.words.lists import in_a_row
from sevenwonders_qt.models.words.terms import colour_name, paint_name

translate = QCoreApplication.translate

_STAGE: Final = Token("count", ("stage",))
_DEFEAT: Final = Token("count", ("mil_defeat",))
_NO_DEFEAT: Final = Token("struck", ("mil_defeat",))
_VICTORIES: Final = (
    *(Token("icon", ("mil_1",)), OR),
    *(Token("icon", ("mil_3",)), OR),
    Token("icon", ("mil_5",)),
)
_SYMBOLS: Final = ("sci_compass", "sci_gear", "sci_tablet")
_ANY_SYMBOL: Final = (
    *(Token("icon", ("sci_compass",)), OR),
    *(Token("icon", ("sci_gear",)), OR),
    Token("icon", ("sci_tablet",)),
)
_ONE_LESS: Final = Token("struck", ("any_raw",))
_FREE: Final = Token("struck", ("coin",))


def _of(*colours: Colour) -> Token:
    """Return the picture of structures of these colours."""
    return Token("count", tuple(f"sym_{colour}" for colour in colours))


def _paint(colour: Colour) -> str:
    # Black cards belong to another box, which need not be there.
    return translate("Leaders", "black") if colour == BLACK else paint_name(colour)


# Coins ----------------------------------------------------------------------------------------


def _cheaper_leaders(effect: fx.CheaperLeaders) -> str:
    text = translate(
        "Leaders", "Your leaders cost %n coin(s) less, those of each neighbour {less} less.", None,
        effect.own,
    )  # fmt: skip
    return text.format(less=effect.beside)


def _cheaper_colour(effect: fx.CheaperColour) -> str:
    text = translate("Leaders", "Every {colour} card costs one resource less, of your choice.")
    return text.format(colour=_paint(effect.colour))


def _free_colour(effect: fx.FreeOfColour) -> str:
    text = translate("Leaders", "Every {colour} card is free.")
    return text.format(colour=_paint(effect.colour))


def _free_once(effect: fx.FreeOncePerAge) -> str:
    text = translate("Leaders", "Once per Age, a {colour} card is free.")
    return text.format(colour=_paint(effect.colour))


def _when_built(effect: fx.CoinsWhenBuilt) -> str:
    text = translate(
        "Leaders", "Gain %n coin(s) whenever you build a {colour} card.", None, effect.coins
    )
    return text.format(colour=_paint(effect.colour))


def _when_chained(effect: fx.CoinsWhenChained) -> str:
    return translate(
        "Leaders", "Gain %n coin(s) whenever you build a card by a chain.", None, effect.coins
    )


def _when_raised(effect: fx.CoinsWhenRaised) -> str:
    return translate(
        "Leaders", "Gain %n coin(s) whenever you build a stage of your wonder.", None, effect.coins
    )


def _per_victory(effect: fx.CoinsPerVictory) -> str:
    return translate(
        "Leaders", "Gain %n coin(s) for each military victory token that you take from now on.",
        None, effect.coins,
    )  # fmt: skip


def _when_bought(effect: fx.CoinsWhenBought) -> str:
    return translate(
        "Leaders", "Gain %n coin(s) after buying from a neighbour, once a turn for each neighbour.",
        None, effect.coins,
    )  # fmt: skip


def _from_bank(effect: fx.BuyFromBank) -> str:
    return translate(
        "Leaders", "Once a turn, you may buy any one resource from the bank for %n coin(s).",
        None, effect.coins,
    )  # fmt: skip


def _extra_coin(effect: fx.ExtraCoin) -> str:
    return translate(
        "Leaders", "Once a turn, gain %n coin(s) more when the bank pays you.", None, effect.coins
    )


def _coin_per(coins: int, *things: Token) -> list[Token]:
    return [Token("coin", value=coins), PER, *things]


_COINS: Final[Mapping[type[Effect], EffectWords]] = {
    fx.LeadersFree: EffectWords(
        lambda _: translate("Leaders", "Leaders that you recruit from now on cost nothing."),
        lambda _: [Token("icon", ("leaders_free",))],
        "leaders_savings",
    ),
    fx.CheaperLeaders: EffectWords(
        _cheaper_leaders, lambda _: [Token("icon", ("leader_cost",))], "roma"
    ),
    fx.CheaperStages: EffectWords(
        lambda _: translate(
            "Leaders", "Every stage of your wonder costs one resource less, of your choice."
        ),
        lambda _: [_ONE_LESS, PER, _STAGE],
        "leaders_savings",
    ),
    fx.CheaperColour: EffectWords(
        _cheaper_colour, lambda effect: [_ONE_LESS, PER, _of(effect.colour)], "leaders_savings"
    ),
    fx.FreeOfColour: EffectWords(
        _free_colour, lambda effect: [_FREE, PER, _of(effect.colour)], "leaders_savings"
    ),
    fx.FreeOncePerAge: EffectWords(
        _free_once,
        lambda effect: [Token("icon", ("free_build",)), _of(effect.colour)],
        "leaders_savings",
    ),
    fx.CoinsWhenBuilt: EffectWords(
        _when_built,
        lambda effect: _coin_per(effect.coins, _of(effect.colour)),
        "leaders_savings",
    ),
    fx.CoinsWhenChained: EffectWords(
        _when_chained,
        lambda effect: _coin_per(effect.coins, Token("count", ("chain",))),
        "leaders_savings",
    ),
    fx.CoinsWhenRaised: EffectWords(
        _when_raised, lambda effect: _coin_per(effect.coins, _STAGE), "leaders_savings"
    ),
    fx.CoinsPerVictory: EffectWords(
        _per_victory,
        lambda effect: _coin_per(effect.coins, Token("count", ("mil_1",))),
        "leaders_savings",
    ),
    fx.CoinsWhenBought: EffectWords(
        _when_bought,
        lambda effect: _coin_per(effect.coins, Token("icon", ("trade_both",))),
        "leaders_savings",
    ),
    fx.BuyFromBank: EffectWords(
        _from_bank,
        lambda effect: _coin_per(effect.coins, ANY_RAW, OR, ANY_MANUFACTURED),
        "leaders_savings",
    ),
    fx.ExtraCoin: EffectWords(
        _extra_coin,
        lambda effect: _coin_per(effect.coins, Token("count", ("coins",))),
        "leaders_savings",
    ),
}


# War ------------------------------------------------------------------------------------------


def _shields(effect: fx.ShieldsPerDefeat) -> str:
    return translate(
        "Leaders", "Each of your defeat tokens counts as %n shield(s).", None, effect.shields
    )


_WAR: Final[Mapping[type[Effect], EffectWords]] = {
    fx.TokenOfAge: EffectWords(
        lambda _: translate(
            "Leaders", "Take a military victory token of the Age that is about to begin."
        ),
        lambda _: [*_VICTORIES],
        "leaders_war",
    ),
    fx.DropDefeats: EffectWords(
        lambda _: translate("Leaders", "Put back all your defeat tokens."),
        lambda _: [_NO_DEFEAT],
        "leaders_war",
    ),
    fx.OthersLoseVictory: EffectWords(
        lambda _: translate(
            "Leaders", "Every other player puts back one military victory token, if possible."
        ),
        lambda _: [Token("icon", ("token_take",))],
        "leaders_war",
    ),
    fx.DefeatsToWinner: EffectWords(
        lambda _: translate(
            "Leaders", "If you lose a conflict from now on, the winner takes the defeat token too."
        ),
        lambda _: [Token("icon", ("defeat_away",))],
        "leaders_war",
    ),
    fx.ShieldsPerDefeat: EffectWords(
        _shields,
        lambda effect: [*[Token("icon", ("shield",))] * effect.shields, PER, _DEFEAT],
        "leaders_war",
    ),
}


# The end of the game --------------------------------------------------------------------------

_MOST_CARDS: Final = {
    Colour.BLUE: QT_TRANSLATE_NOOP(
        "Leaders",
        "At the end of the game, %n victory point(s) if you have more blue cards than each "
        "neighbour.",
    ),
    Colour.YELLOW: QT_TRANSLATE_NOOP(
        "Leaders",
        "At the end of the game, %n victory point(s) if you have more yellow cards than each "
        "neighbour.",
    ),
    Colour.RED: QT_TRANSLATE_NOOP(
        "Leaders",
        "At the end of the game, %n victory point(s) if you have more red cards than each "
        "neighbour.",
    ),
    Colour.GREEN: QT_TRANSLATE_NOOP(
        "Leaders",
        "At the end of the game, %n victory point(s) if you have more green cards than each "
        "neighbour.",
    ),
}
_MOST_COINS: Final = QT_TRANSLATE_NOOP(
    "Leaders",
    "At the end of the game, %n victory point(s) if you have more coins than each neighbour.",
)


def _if_most(effect: fx.PointsIfMost) -> str:
    text = _MOST_CARDS[effect.per.colours[0]] if effect.per.colours else _MOST_COINS
    return translate("Leaders", str(text), None, effect.points)


def _most(per: Count) -> Token:
    return _of(*per.colours) if per.colours else Token("count", ("coin",))


def _per_set(effect: fx.PointsPerSet) -> str:
    text = translate(
        "Leaders", "At the end of the game, %n victory point(s) for each set of cards: {colours}.",
        None, effect.points,
    )  # fmt: skip
    return text.format(colours=in_a_row(map(colour_name, effect.colours)))


def _undefeated(effect: fx.PointsIfUndefeated) -> str:
    return translate(
        "Leaders", "At the end of the game, %n victory point(s) if you have no defeat token.",
        None, effect.points,
    )  # fmt: skip


def _alone(effect: fx.PointsIfAlone) -> str:
    return translate(
        "Leaders",
        "At the end of the game, %n victory point(s) if no other leader of yours is face up.",
        None, effect.points,
    )  # fmt: skip


def _per_trio(effect: fx.PointsPerTrio) -> str:
    return translate(
        "Leaders",
        "At the end of the game, %n victory point(s) more for each set of three different symbols.",
        None, effect.points,
    )  # fmt: skip


def _points(points: int, *things: Token) -> list[Token]:
    return [Token("points", value=points), PER, *things]


_END: Final[Mapping[type[Effect], EffectWords]] = {
    fx.PointsPerSet: EffectWords(
        _per_set, lambda effect: _points(effect.points, _of(*effect.colours)), "leaders_effects"
    ),
    fx.PointsIfMost: EffectWords(
        _if_most,
        lambda effect: _points(effect.points, Token("icon", ("more_than",)), _most(effect.per)),
        "leaders_effects",
    ),
    fx.PointsIfUndefeated: EffectWords(
        _undefeated, lambda effect: _points(effect.points, _NO_DEFEAT), "leaders_war"
    ),
    fx.PairsOfVictories: EffectWords(
        lambda _: translate(
            "Leaders",
            "At the end of the game, each pair of equal military victory tokens gives the points "
            "of one of them again.",
        ),
        lambda _: [Token("icon", ("pair",))],
        "leaders_war",
    ),
    fx.PointsIfAlone: EffectWords(
        _alone,
        lambda effect: _points(effect.points, Token("icon", ("leader",)), Token("times", value=1)),
        "leaders_effects",
    ),
    fx.PointsPerTrio: EffectWords(
        _per_trio,
        lambda effect: _points(effect.points, Token("count", _SYMBOLS)),
        "leaders_science",
    ),
    fx.ChangeSymbol: EffectWords(
        lambda _: translate(
            "Leaders",
            "At the end of the game, one scientific symbol of your green cards or leaders may "
            "become another one.",
        ),
        lambda _: [Token("struck", ("sci_gear",)), *_ANY_SYMBOL],
        "leaders_science",
    ),
    fx.RepeatSymbol: EffectWords(
        lambda _: translate(
            "Leaders",
            "At the end of the game, you have one more of your most frequent scientific symbol.",
        ),
        lambda _: [*_ANY_SYMBOL, Token("times", value=2)],
        "leaders_science",
    ),
}


# Boards and guilds ----------------------------------------------------------------------------


def _draw(effect: fx.DrawLeaders) -> str:
    return translate(
        "Leaders", "Take %n leader(s) from the pile into your hand.", None, effect.number
    )


_BOARDS: Final[Mapping[type[Effect], EffectWords]] = {
    fx.DrawLeaders: EffectWords(
        _draw,
        lambda effect: [Token("icon", ("leaders",)), Token("times", value=effect.number)],
        "roma",
    ),
    fx.RecruitMore: EffectWords(
        lambda _: translate(
            "Leaders", "At the end of this turn, you may recruit one more leader from your hand."
        ),
        lambda _: [Token("icon", ("recruit",))],
        "roma",
    ),
    fx.BuryLeader: EffectWords(
        lambda _: translate(
            "Leaders",
            "Bury one of your recruited leaders: its effect ends, and it is worth twice its cost "
            "in points.",
        ),
        lambda _: [Token("icon", ("bury",))],
        "abu_simbel",
    ),
    fx.CopyLeader: EffectWords(
        lambda _: translate(
            "Leaders", "Choose a leader that a neighbour has recruited: you have its effect too."
        ),
        lambda _: [Token("count", ("leader",), arrows=("scope_left", "scope_right"))],
        "leaders_guilds",
    ),
}

EFFECTS: Final[Mapping[type[Effect], EffectWords]] = {**_COINS, **_WAR, **_END, **_BOARDS}
"""The words of each kind of effect of the box."""

KINDS: Final[Mapping[str, KindWords]] = {
    fx.THREE_COINS.name: KindWords(lambda: translate("Leaders", "group of 3 coins"), "coins"),
    fx.COINS.name: KindWords(lambda: translate("Leaders", "coin"), "coin"),
    VICTORIES.name: KindWords(lambda: translate("Leaders", "military victory token"), "mil_1"),
    fx.LEADERS.name: KindWords(lambda: translate("Leaders", "recruited leader"), "leader"),
}
"""The things that are counted in cities with leaders."""
