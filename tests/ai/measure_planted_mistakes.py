"""Plants mistakes in matches of the computer players and asks the review what is wrong with them.

`python -m tests.ai.measure_planted_mistakes [POSITIONS]` takes some minutes; it is no test. Of each
kind a third is planted: a needed card sold, a purchase from a neighbour not made, and a border left
to the other side. It prints how many the review finds, and how many it explains by
the category that was planted.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from sevenwonders_qt.ai.advice import Reason
from sevenwonders_qt.ai.adviser import Advice, Adviser, OpenPlan
from sevenwonders_qt.ai.mechanisms import Turns
from sevenwonders_qt.ai.review import verdict_on
from sevenwonders_qt.app.boxes import BOXES, use_words
from sevenwonders_qt.app.games import GAMES, find
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.position import DealtPosition, dealt
from tests.computers import adviser_for, choose

COLOURS = {"green": "science", "blue": "civil", "red": "military", "purple": "guild"}
CLEAR = 2.0
"""Points that the mistake costs at least, by the advice with its full budget."""


@dataclass(frozen=True)
class Planted:
    """A mistake, and what its explanation has to name."""

    kind: str
    command: Command
    categories: frozenset[str]
    border: bool = False

    def explained_by(self, reason: Reason) -> bool:
        if self.border and any(isinstance(how, Turns) for how in reason.how):
            return True
        named = {row for how in reason.how for row in how.categories}
        return bool(self.categories & {reason.category, *named})


def planted(match: Match[Any], advice: Advice, view: Any) -> Iterator[Planted]:
    """The mistakes that can be made here."""
    best = advice.best
    command = best.command
    if not isinstance(command, Play) or command.use is not Use.BUILD:
        return
    cards = match.game.rules.catalogue.cards
    category = COLOURS.get(str(cards[command.card].colour))
    sale = Play(command.seat, command.card, Use.SELL)
    if category is not None and sale in view.legal:
        yield Planted("sale", sale, frozenset({category}))
    if category is not None and _price(command):
        for line in advice.plans[2:]:
            if not _price(line.command):
                yield Planted("purchase", line.command, frozenset({category}))
                break
    if category == "military":
        for line in advice.plans[2:]:
            if _gives_up(best, line):
                yield Planted("border", line.command, frozenset({"military"}), border=True)
                break


def _price(command: Command) -> int:
    """Coins for the neighbours."""
    return command.to_left + command.to_right if isinstance(command, Play) else 0


def _gives_up(best: OpenPlan, other: OpenPlan) -> bool:
    """Whether a border that the best line turns stays as it is with the other."""
    leads = zip(best.plan.leads, other.plan.leads, strict=True)
    return any((ours > 0) > (theirs > 0) or (ours < 0) < (theirs < 0) for ours, theirs in leads)


def moments(adviser_of: Any, seed: int) -> Iterator[tuple[Match[Any], Any, Any, Adviser]]:
    """The choices of a match, some of them left out."""
    match = dealt(find, DealtPosition("classic", 4, {}, seed, 0, (), 0))
    adviser = adviser_of(match.game.rules)
    dice = Random(seed)
    while not match.is_over:
        seat = match.owing[0]
        player = match.player_of(seat)
        view, memory = match.view(seat), match.memory(player)
        if len(view.legal) > 3 and dice.random() < 0.25:
            yield match, view, memory, adviser
        draws = match.player_seed(player)
        match.submit(choose("skilled", view, match.game.rules, draws, memory))


def main(wanted: int) -> None:
    use_words(BOXES, GAMES)
    each = wanted // 3
    count: Counter[str] = Counter()
    found: Counter[str] = Counter()
    explained: Counter[str] = Counter()
    seed = 1000
    while any(count[kind] < each for kind in ("sale", "purchase", "border")) and seed < 1400:
        for match, view, memory, adviser in moments(adviser_for, seed):
            advice = adviser.advise(view, memory)
            for one in planted(match, advice, view):
                if count[one.kind] >= each:
                    continue
                line = adviser.advise(view, memory, (one.command,)).plan_of(one.command)
                if line is None or line.behind < max(CLEAR, 3 * line.error):
                    continue
                count[one.kind] += 1
                verdict = verdict_on(adviser, view, memory, one.command)
                found[one.kind] += verdict.cost
                right = verdict.reason is not None and one.explained_by(verdict.reason)
                explained[one.kind] += right
                if not right:
                    print(f"  {one.kind} {one.command}: {verdict.grade} {verdict.reason}")
        seed += 1
        print(f"seed {seed}: {dict(count)}", file=sys.stderr, flush=True)
    for kind in sorted(count):
        print(f"{kind}: {count[kind]} planted, {found[kind]} found, {explained[kind]} explained")
    total = sum(count.values())
    if total:
        print(f"all: {sum(found.values()) / total:.0%} found,", end=" ")
        print(f"{sum(explained.values()) / total:.0%} explained by the right category")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
