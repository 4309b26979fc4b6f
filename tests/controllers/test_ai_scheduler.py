"""What AI players answer is handed on one by one, and forgotten when the match stands elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.ai.classic_players import find_classic
from sevenwonders_qt.ai.worker import Answer, Thinker
from sevenwonders_qt.controllers.ai_scheduler import AiScheduler
from sevenwonders_qt.core.decider import Command, Variant, View
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.header import PERSON, SeatSpec
from sevenwonders_qt.session.match import Match
from tests.computers import choose

SEATS = [SeatSpec("Ana", PERSON), SeatSpec("Bruno", "rules"), SeatSpec("Clara", "rules")]


class SlowThinker(Thinker):
    """Has every answer ready and gives it when told to, as if a process had taken so long."""

    def __init__(self) -> None:
        super().__init__(find_classic)
        self.ready: list[Callable[[], None]] = []
        self.rules = Classic.first_edition().rules

    def ask(
        self,
        variant: Variant,
        view: View,
        player: str,
        seed: int | str,
        callback: Callable[[Answer], None],
        memory: Memory | None = None,
    ) -> None:
        command = choose(player, view, self.rules, seed, memory)
        answer = Answer(view.seat, view.version, command)
        self.ready.append(lambda: callback(answer))


@pytest.fixture
def thinker() -> Iterator[SlowThinker]:
    slow = SlowThinker()
    yield slow
    slow.close()


@pytest.fixture
def match() -> Match[Classic]:
    return Match.start(Classic.first_edition(), SEATS, Setup.random(3), "slow")


@pytest.fixture
def asker(qtbot: QtBot, match: Match[Classic], thinker: SlowThinker) -> AiScheduler:
    return AiScheduler(match, thinker, "instant")


def heard(asker: AiScheduler) -> list[Command]:
    given: list[Command] = []
    asker.answered.connect(given.append)
    return given


def test_an_answer_on_its_way_is_not_taken_for_that_of_the_next_question(
    asker: AiScheduler, thinker: SlowThinker, qtbot: QtBot
) -> None:
    given = heard(asker)
    asker.ask(1, "rules")
    asker.drop()
    asker.ask(1, "rules")
    stale, fresh = thinker.ready
    stale()
    qtbot.wait(30)
    assert not given
    fresh()
    qtbot.waitUntil(lambda: len(given) == 1)
    assert given[0].seat == 1


def test_an_answer_that_waits_for_its_turn_is_dropped_too(
    asker: AiScheduler, thinker: SlowThinker, qtbot: QtBot
) -> None:
    given = heard(asker)
    asker.pace = "quick"
    asker.ask(1, "rules")
    thinker.ready[0]()
    qtbot.wait(30)
    asker.drop()
    qtbot.wait(500)
    assert not given


def test_while_a_question_is_open_no_answer_is_handed_on(
    asker: AiScheduler, thinker: SlowThinker, qtbot: QtBot
) -> None:
    given = heard(asker)
    asker.pause()
    asker.ask(1, "rules")
    thinker.ready[0]()
    asker.release()
    asker.hand_on()
    qtbot.wait(30)
    assert not given
    asker.resume()
    qtbot.waitUntil(lambda: len(given) == 1)


def test_what_is_held_stays_held_when_the_question_is_answered(
    asker: AiScheduler, thinker: SlowThinker, qtbot: QtBot
) -> None:
    given = heard(asker)
    asker.hold()
    asker.pause()
    asker.ask(1, "rules")
    thinker.ready[0]()
    asker.resume()
    qtbot.wait(30)
    assert not given
    asker.release()
    asker.hand_on()
    qtbot.waitUntil(lambda: len(given) == 1)
