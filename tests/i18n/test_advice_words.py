"""The words of advice name who is meant, and what a choice leads to."""

from __future__ import annotations

import pytest

from sevenwonders_qt.ai.advice import Forecast, Reason
from sevenwonders_qt.ai.mechanisms import Turns
from sevenwonders_qt.ai.outlook import Outlook
from sevenwonders_qt.games.architects.commands import EndTurn
from sevenwonders_qt.games.classic.effects import Side
from sevenwonders_qt.models.words.advice import forecast_words
from sevenwonders_qt.models.words.outlook import difference_words
from sevenwonders_qt.models.words.reasons import reason_words
from tests.app.watched import played
from tests.i18n.language import Speak
from tests.i18n.review_stops import MECHANISMS


def test_two_players_of_architects_share_one_border(speak: Speak) -> None:
    speak("en")
    reason = Reason("military", (Turns(None, 0, 2, 1, 3),))
    assert reason_words(reason) == (
        "You win against your opponent instead of losing: 2 to 1 shields, not 0 to 1."
    )
    alone = played("architects", 2, choices=1).view(0)
    both = forecast_words(Forecast(EndTurn(0), Outlook(40.0, 0.5), (7, 7)), alone)
    assert len(both) == 2
    assert "7 shields" in both[1]


@pytest.mark.parametrize("language", ["en", "pt_BR", "es"])
def test_every_reason_is_whole_sentences(speak: Speak, language: str) -> None:
    speak(language)
    for mechanism in MECHANISMS:
        said = reason_words(Reason("", (mechanism,)))
        assert said.endswith(".")
        assert said[0].isupper() or said[0].isdigit()
        assert not {"{", "}", "%n", "(s)"} & {*said.split()}
        assert ".." not in said


def test_two_conflicts_that_turn_are_named_each_with_its_neighbour(speak: Speak) -> None:
    speak("pt_BR")
    how = Turns(Side.LEFT, 0, 1, 1, 1), Turns(Side.RIGHT, 0, 1, 0, 1)
    assert reason_words(Reason("military", how)) == (
        "Você empata com o vizinho da esquerda em vez de perder: 1 a 1 em escudos, e não 0 a 1. "
        "Você vence o vizinho da direita em vez de empatar: 1 a 0 em escudos, e não 0 a 0."
    )


def test_a_difference_names_what_is_large_enough_with_its_sign(speak: Speak) -> None:
    speak("en")
    minus = "\N{MINUS SIGN}"
    assert difference_words(Outlook(1.8, 0.004)) == "+1.8 points"
    assert difference_words(Outlook(0.2, 0.004)) == ""
    assert difference_words(-Outlook(1.8, 0.05)).startswith(f"{minus}1.8 points and {minus}5")
