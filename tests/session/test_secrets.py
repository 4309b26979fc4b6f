"""Matches with each box dealt otherwise where a seat cannot see it: it sees and does the same."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.app.boxes import BOXES
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.session.match import Match
from tests.app.test_secrets import Secrets
from tests.computers import choose
from tests.session.forgeries import answered
from tests.session.fuzz import opened, places, sealed
from tests.session.play import BOX, seats

MOMENTS = 8
"""The choices of a match after which every seat is compared."""


def dealt_otherwise(match: Match[Any], seat: int, dice: random.Random, path: Path) -> Match[Any]:
    """The match with other cards wherever this seat has seen none; each for one of its kind."""
    secrets = Secrets(match)
    secrets.seen[seat] |= secrets.cards(match.events_for(seat))
    for step in match.steps:
        secrets.seen[seat] |= secrets.cards(match.game.view_for(step.state, seat))
    kinds: dict[object, list[str]] = {}
    for card in sorted(secrets.cards([*match.events]) - secrets.seen[seat]):
        structure = secrets.catalogue.get(card)
        kind = structure and (structure.age, structure.colour, structure.copies)
        kinds.setdefault(kind, []).append(card)
    other = {
        card: instead
        for cards in kinds.values()
        for card, instead in zip(cards, dice.sample(cards, len(cards)), strict=True)
    }
    assert match.journal_path is not None
    lines = opened(match.journal_path.read_bytes())
    for box, key in places(lines[1:]):
        if isinstance(box[key], str) and key != "event":
            box[key] = other.get(box[key], box[key])
    path.write_bytes(sealed(lines))
    return Match.replay(BOX.find, path)


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("boxes", [*((box,) for box in BOXES), tuple(BOXES)], ids=" ".join)
def test_a_seat_sees_hears_and_does_the_same_whatever_the_cards_are_that_it_has_not_seen(
    tmp_path: Path, boxes: tuple[str, ...], edition: Edition
) -> None:
    game, dice = BOX.classic(Options(edition, expansions=boxes), 4), random.Random(" ".join(boxes))
    started = Match.start(game, seats(4), Setup.random(4), "secrets", tmp_path, durable=False)
    moments = {*range(1, 18, 4), *dice.sample(range(18, 80), MOMENTS - 5)}
    others = 0
    for number in range(max(moments) + 1):
        started.submit(answered(started, "rules" if number % 3 else "random"))
        for seat in range(4) if number in moments else ():
            other = dealt_otherwise(started, seat, dice, tmp_path / "other.7wmatch")
            others += other.events != started.events
            assert other.view(seat) == started.view(seat)
            assert other.events_for(seat) == started.events_for(seat)
            assert game.outline(other.state) == game.outline(started.state)
            assert not told_of_others(started, seat)
            if seat in started.owing:
                assert answer(other, seat) == answer(started, seat)
    started.close()
    assert others >= 4  # late in an Age every card has been seen by all


def told_of_others(match: Match[Any], seat: int) -> set[str]:
    """The cards in hands that were dealt to others, and in choices that they laid face down."""
    secrets, quiet = Secrets(match), match.game.rules.quiet
    others = [
        event for event in match.events_for(seat) if type(event) in quiet and event.seat != seat
    ]
    hands = [each.hands for each in match.events_for(seat) if hasattr(each, "hands")]
    return secrets.cards([others, *(hand[:seat] + hand[seat + 1 :] for hand in hands)])


def answer(match: Match[Any], seat: int) -> Command:
    return choose("rules", match.view(seat), match.game.rules, "the same", match.memory(seat))
