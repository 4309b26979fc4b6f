"""The sentences of Cities have their numbers and names in every language; its signs are drawn."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial

import pytest
from PySide6.QtGui import QColor

from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.cities.commands import PayLoss
from sevenwonders_qt.games.classic.effects import BLACK, Side
from sevenwonders_qt.models.appearance import Appearance
from sevenwonders_qt.models.cities import box, effects, sentences
from sevenwonders_qt.models.cities.losses import plan_words
from sevenwonders_qt.models.shown.effect_row import Token
from sevenwonders_qt.views.paint.palette import COLOURS, palette_for
from sevenwonders_qt.views.paint.theme import painted
from tests.i18n.language import Speak

LANGUAGES = ("en", "pt_BR", "es")


def numbers(text: str) -> list[int]:
    return sorted(map(int, re.findall(r"\d+", text)))


NUMBERED: tuple[Callable[[int], str], ...] = (
    effects.others_lose,
    effects.others_lose_per_victory,
    effects.others_lose_per_stage,
    effects.others_gain,
    effects.neighbours_gain,
    effects.victory,
    effects.neighbours_owe,
    effects.others_lose_when_raised,
)
PLAIN: tuple[Callable[[], str], ...] = (
    effects.diplomacy,
    partial(effects.first_bought, Side.LEFT),
    partial(effects.first_bought, Side.RIGHT),
    effects.cheap_boards,
    effects.one_more,
    effects.another_one,
    effects.stages_free,
    effects.mask,
    effects.others_lose_by_age,
    effects.defeats_put_back,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_effect_has_a_sentence_of_its_own_with_its_number(speak: Speak, language: str) -> None:
    speak(language)
    for words in NUMBERED:
        for number in (1, 3, 5):
            assert words(number).endswith("."), words
            assert number in numbers(words(number)), words
    said = [words() for words in PLAIN] + [words(2) for words in NUMBERED]
    assert len({*said}) == len(said)
    assert all(each.endswith(".") and "{" not in each for each in said)


PICTURES: tuple[Sequence[Token], ...] = (
    *(effects.STAGES_FREE, effects.DIPLOMACY, effects.MASK, effects.PRODUCE_SAME),
    *(effects.PRODUCE_OTHER, effects.CHEAP_BOARDS),
    *(effects.lost(3), effects.lost(1, "stage"), effects.given(2), effects.owed(1)),
    *(effects.raid(1), effects.raid(3), effects.raid(5)),
    *(effects.wharf(Side.LEFT), effects.wharf(Side.RIGHT)),
)


def test_the_pictures_of_effects_and_of_the_legend_are_drawings_and_none_is_another() -> None:
    icons = resource_path("art", "icons")
    shown = [icon for picture in PICTURES for token in picture for icon in token.icons]
    shown += [icon for signs, _ in box.legend()[1] for icon in signs]
    shown += [f"{form}_{BLACK}" for form in ("badge", "sym", "glyph", "glyphdark")]
    assert [icon for icon in shown if not (icons / f"{icon}.svg").is_file()] == []
    assert len({*map(tuple, PICTURES)}) == len(PICTURES)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (lambda: sentences.made_lose("lair", 2), "made all others lose 2 coins with Lair"),
        (lambda: sentences.made_lose("cenotaph", 0), "made all others lose coins with Cenotaph"),
        (lambda: sentences.loss_settled(3, 0), "lost 3 coins"),
        (lambda: sentences.loss_settled(0, 1), "took 1 debt"),
        (lambda: sentences.loss_settled(1, 2), "lost 1 coin and took 2 debts"),
        (lambda: sentences.made_owe(1), "made each neighbour take 1 debt"),
        (lambda: sentences.victory_taken(5), "gained a victory token worth 5"),
        (lambda: sentences.defeats_returned(2), "put back 2 defeat tokens"),
        (lambda: plan_words(PayLoss(0, 4)), "Pay 4 coins"),
        (lambda: plan_words(PayLoss(0, 0)), "Take debts"),
        (lambda: sentences.debts_held(4), "Debts: 4"),
        (lambda: sentences.debt_line(1), "1 debt"),
        (lambda: sentences.copied_line("pigeonhole", "Gear", 2), "Pigeonhole: 2 more of Gear"),
    ],
)
def test_the_log_says_who_lost_what_and_why(
    speak: Speak, line: Callable[[], str], words: str
) -> None:
    for language in ("pt_BR", "es"):
        speak(language)
        assert numbers(line()) == numbers(words)
        assert line() != words
        assert "{" not in line()
    speak("en")
    assert line() == words


def test_black_cards_are_painted_in_their_own_shade_in_every_palette() -> None:
    assert BLACK not in COLOURS, "a token of the palette of this name would hide it"
    for appearance in (Appearance(), Appearance(dark=True), Appearance(high_contrast=True)):
        palette = palette_for(appearance)
        assert painted(BLACK, palette) == QColor(box.PAINT.shade)
        assert painted(f"{BLACK}_pattern", palette) == QColor(box.PAINT.ink)
