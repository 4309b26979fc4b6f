"""The words of advice name who is meant, and where points come from."""

from __future__ import annotations

import pytest

from sevenwonders_qt.ai.advice import DENIED, Forecast, Reason
from sevenwonders_qt.ai.outlook import Outlook
from sevenwonders_qt.games.architects.commands import EndTurn
from sevenwonders_qt.models.advice_words import forecast_words, reason_words
from tests.app.watched import played
from tests.i18n.language import Speak


@pytest.mark.parametrize(
    ("kind", "players", "said"),
    [
        ("classic", 2, "about 3 points less for your opponent"),
        ("classic", 3, "about 3 points less for the strongest opponent"),
        ("architects", 2, "about 3 points less for your opponent"),
        ("architects", 3, "about 3 points less for the strongest opponent"),
    ],
)
def test_with_two_players_the_opponent_is_not_the_strongest_of_them(
    speak: Speak, kind: str, players: int, said: str
) -> None:
    speak("en")
    view = played(kind, players, choices=1).view(0)
    assert reason_words(Reason(DENIED, 3.0), view) == said


def test_two_players_of_architects_share_one_border(speak: Speak) -> None:
    speak("en")
    reason = Reason("military", 3.0, left=1, right=1)
    alone, others = (played("architects", n, choices=1).view(0) for n in (2, 3))
    assert reason_words(reason, alone).endswith("; turns the conflict with your neighbour your way")
    assert reason_words(reason, others).endswith(
        "; turns the conflicts with both neighbours your way"
    )
    both = forecast_words(Forecast(EndTurn(0), Outlook(40.0, 0.5), (7, 7)), alone)
    assert both[1:] == ("Border: 7 shields ahead",)


def test_points_of_edifice_have_their_source(speak: Speak) -> None:
    speak("en")
    view = played("edifice", 3, choices=1).view(0)
    assert reason_words(Reason("debt", 4.0), view) == "about 4 points more by having fewer debts"
    assert reason_words(Reason("edifice", 1.0), view) == "about 1 point more from Edifices"


def test_points_that_only_become_possible_come_later(speak: Speak) -> None:
    speak("en")
    view = played("classic", 3, choices=1).view(0)
    said = reason_words(Reason("military", 2.0, later=True), view)
    assert said == "about 2 points more in conflicts, later on"
