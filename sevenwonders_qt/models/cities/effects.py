"""The effects of black cards, and of the boards and guilds of their box, in words and pictures.

Each function takes the numbers of an effect.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.cities import effects as fx
from sevenwonders_qt.games.classic.effects import VICTORIES, Effect, Side
from sevenwonders_qt.models.shown.effect_row import OR, PER, Token
from sevenwonders_qt.models.words.box_words import EffectWords, KindWords

translate = QCoreApplication.translate

STAGES_FREE: Final = (Token("icon", ("stage_free",)),)
DIPLOMACY: Final = (Token("icon", ("diplomacy",)),)
MASK: Final = (Token("icon", ("mask",)),)
PRODUCE_SAME: Final = (Token("icon", ("produce_same",)),)
PRODUCE_OTHER: Final = (Token("icon", ("produce_other",)),)
CHEAP_BOARDS: Final = (Token("icon", ("smuggle",)),)
_LEFT: Final = Token("icon", ("scope_left",))
_RIGHT: Final = Token("icon", ("scope_right",))


# Coins ----------------------------------------------------------------------------------------


def others_lose(coins: int) -> str:
    """Return the sentence on coins that all others lose."""
    return translate(
        "Cities", "Every other player loses %n coin(s), or takes a debt for each.", None, coins
    )


def others_lose_per_victory(coins: int) -> str:
    """Return the sentence on coins that all others lose for their victory tokens."""
    return translate(
        "Cities", "Every other player loses %n coin(s) for each own victory token.", None, coins
    )


def others_lose_per_stage(coins: int) -> str:
    """Return the sentence on coins that all others lose for their stages."""
    return translate(
        "Cities", "Every other player loses %n coin(s) for each own wonder stage.", None, coins
    )


def others_gain(coins: int) -> str:
    """Return the sentence on coins that all others gain."""
    return translate("Cities", "Every other player gains %n coin(s).", None, coins)


def neighbours_gain(coins: int) -> str:
    """Return the sentence on coins that both neighbours gain."""
    return translate("Cities", "Each neighbour gains %n coin(s).", None, coins)


def lost(coins: int, per: str = "") -> Sequence[Token]:
    """Return the picture of coins that others lose, for each thing with the icon ``per``."""
    picture = Token("numbered", ("coin_loss",), coins)
    return (picture, PER, Token("count", (per,))) if per else (picture,)


def given(coins: int) -> Sequence[Token]:
    """Return the picture of coins that others gain."""
    return (Token("numbered", ("coin_gift",), coins),)


# War ------------------------------------------------------------------------------------------


def diplomacy() -> str:
    """Return the sentence on a diplomacy token."""
    return translate("Cities", "Take a diplomacy token: your city stays out of the next conflict.")


def victory(worth: int) -> str:
    """Return the sentence on a victory token that is taken."""
    return translate("Cities", "Take a military victory token worth %n.", None, worth)


def neighbours_owe(debts: int) -> str:
    """Return the sentence on debts that both neighbours take."""
    return translate(
        "Cities", "Each neighbour takes %n debt(s), which coins cannot replace.", None, debts
    )


def raid(worth: int) -> Sequence[Token]:
    """Return the picture of a victory token that is taken."""
    return (Token("numbered", (f"mil_{worth}",), worth),)


def owed(debts: int) -> Sequence[Token]:
    """Return the pictures of debts that neighbours take."""
    return (Token("icon", ("debt",)),) * debts


# Resources and stages -------------------------------------------------------------------------


def first_bought(side: Side) -> str:
    """Return the sentence on the first resource that is bought on a side."""
    if side is Side.LEFT:
        return translate(
            "Cities",
            "Once a turn, the first resource that you buy from your left neighbour costs 1 coin "
            "less.",
        )
    return translate(
        "Cities",
        "Once a turn, the first resource that you buy from your right neighbour costs 1 coin less.",
    )


def wharf(side: Side) -> Sequence[Token]:
    """Return the picture of a wharf."""
    return (Token("icon", ("wharf_left" if side is Side.LEFT else "wharf_right",)),)


def cheap_boards() -> str:
    """Return the sentence on what the boards of neighbours produce."""
    return translate(
        "Cities", "The resource that a neighbour's board produces costs you 1 coin less."
    )


def one_more() -> str:
    """Return the sentence on one more of a resource that the city produces."""
    return translate(
        "Cities",
        "Once a turn, one more of a resource that your board or your brown and grey cards produce.",
    )


def another_one() -> str:
    """Return the sentence on a resource that the city does not produce."""
    return translate(
        "Cities",
        "Once a turn, a resource that your board and your brown and grey cards do not produce.",
    )


def stages_free() -> str:
    """Return the sentence on stages without resources."""
    return translate(
        "Cities",
        "The stages of your wonder cost no resources from the next turn on; coins are still paid.",
    )


# Science --------------------------------------------------------------------------------------


def mask() -> str:
    """Return the sentence on a symbol that is copied."""
    return translate(
        "Cities",
        "At the end of the game, copy a scientific symbol from a green card of a neighbour.",
    )


# The kinds ------------------------------------------------------------------------------------


def _losing(effect: fx.OthersLose) -> str:
    if effect.per is None:
        return others_lose(effect.coins)
    if effect.per.stages:
        return others_lose_per_stage(effect.coins)
    return others_lose_per_victory(effect.coins)


def _lost(effect: fx.OthersLose) -> Sequence[Token]:
    if effect.per is None:
        return lost(effect.coins)
    return lost(effect.coins, "stage" if effect.per.stages else KINDS[VICTORIES.name].icon)


def others_lose_by_age() -> str:
    """Return the sentence on as many coins as the number of the Age."""
    return translate(
        "Cities",
        "Every other player loses as many coins as the number of the Age, or takes a debt for "
        "each.",
    )


def others_lose_when_raised(coins: int) -> str:
    """Return the sentence on coins that all others lose for each later stage."""
    return translate(
        "Cities",
        "Whenever you build a stage of your wonder from now on, every other player loses "
        "%n coin(s), or takes a debt for each.",
        None,
        coins,
    )


def defeats_put_back() -> str:
    """Return the sentence on defeats that are put back."""
    return translate("Cities", "Put all your defeat tokens back.")


EFFECTS: Final[Mapping[type[Effect], EffectWords]] = {
    fx.OthersLose: EffectWords(_losing, _lost, "cities_losses"),
    fx.OthersLosePerAge: EffectWords(
        lambda _: others_lose_by_age(),
        lambda _: [*lost(1), OR, *lost(2), OR, *lost(3)],
        "cities_losses",
    ),
    fx.OthersLoseWhenRaised: EffectWords(
        lambda effect: others_lose_when_raised(effect.coins),
        lambda effect: lost(effect.coins, "stage"),
        "cities_losses",
    ),
    fx.OthersGain: EffectWords(
        lambda effect: others_gain(effect.coins), lambda effect: given(effect.coins), "cities_gifts"
    ),
    fx.NeighboursGain: EffectWords(
        lambda effect: neighbours_gain(effect.coins),
        lambda effect: [_LEFT, *given(effect.coins), _RIGHT],
        "cities_gifts",
    ),
    fx.NeighboursOwe: EffectWords(
        lambda effect: neighbours_owe(effect.debts),
        lambda effect: owed(effect.debts),
        "cities_losses",
    ),
    fx.TakeDiplomacy: EffectWords(lambda _: diplomacy(), lambda _: DIPLOMACY, "cities_diplomacy"),
    fx.TakeVictory: EffectWords(
        lambda effect: victory(effect.worth), lambda effect: raid(effect.worth), "cities_war"
    ),
    fx.ReturnDefeats: EffectWords(
        lambda _: defeats_put_back(), lambda _: [Token("struck", ("mil_defeat",))], "cities_war"
    ),
    fx.CheaperFirst: EffectWords(
        lambda effect: first_bought(effect.side),
        lambda effect: wharf(effect.side),
        "cities_smuggling",
    ),
    fx.CheaperBoards: EffectWords(
        lambda _: cheap_boards(), lambda _: CHEAP_BOARDS, "cities_smuggling"
    ),
    fx.ProduceSame: EffectWords(lambda _: one_more(), lambda _: PRODUCE_SAME, "cities_resources"),
    fx.ProduceOther: EffectWords(
        lambda _: another_one(), lambda _: PRODUCE_OTHER, "cities_resources"
    ),
    fx.StagesFree: EffectWords(lambda _: stages_free(), lambda _: STAGES_FREE, "cities_resources"),
    fx.CopySymbol: EffectWords(lambda _: mask(), lambda _: MASK, "cities_masks"),
}
"""The words of each kind of effect."""

KINDS: Final[Mapping[str, KindWords]] = {
    VICTORIES.name: KindWords(lambda: translate("Cities", "military victory token"), "mil_1"),
    fx.ONES.name: KindWords(lambda: translate("Cities", "victory token worth 1"), "mil_1"),
    fx.THREES.name: KindWords(lambda: translate("Cities", "victory token worth 3"), "mil_3"),
    fx.FIVES.name: KindWords(lambda: translate("Cities", "victory token worth 5"), "mil_5"),
}
"""The things that are counted in a match with black cards."""
